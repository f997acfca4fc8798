"""The page of rules for the hall wall, written in plain words from the tournament's settings."""

from jassturnier.printing.content import PARTNER, Event, ReglementContent
from jassturnier.printing.paper import A4, Document
from jassturnier.printing.pen import GREY, LINE, Pen
from jassturnier.printing.punkteblatt_grid import GAME
from jassturnier.printing.words import count_word, points, stamp
from jassturnier.printing.words import gettext as _

_MARGIN = 18.0
Chapter = tuple[str, tuple[str, ...]]
"""A heading and its sentences."""


def reglement(event: Event, content: ReglementContent) -> bytes:
    """Draw the rules; the type gets smaller until they fit on one page."""
    document = Document(event, _("Reglement"), A4)
    page = document.page()
    pen = page.area(_MARGIN, _MARGIN, page.width - 2 * _MARGIN, page.height - 2 * _MARGIN)
    pen.text(0, 4, " · ".join(part for part in (event.tournament, event.date, event.place) if part), 11, room=pen.width)
    pen.text(0, 16, _("So spielen wir"), 28, bold=True)
    pen.line(0, 20, pen.width, 20, LINE)
    told = chapters(event, content)
    size = next((size for size in (14.0, 13.0, 12.0, 11.0, 10.0) if _height(told, size) < pen.height - 34), 9.0)
    _draw(pen, told, size)
    pen.text(0, pen.height, _("gedruckt {when}").format(when=stamp(event.printed_at)), 8, grey=GREY)
    if event.reglement:
        pen.text(pen.width, pen.height, event.reglement, 9, align="right", room=pen.width * 0.65)
    return document.finish()


def _height(told: list[Chapter], size: float) -> float:
    """An estimate in mm: 0.19 mm of line for each character and point of size."""
    lines = sum(1.9 + sum(len(text) * size * 0.19 // 160 + 1 for text in texts) for _heading, texts in told)
    return lines * size * 0.47


def _draw(pen: Pen, told: list[Chapter], size: float) -> None:
    y = 31.0
    for heading, sentences in told:
        pen.text(0, y, heading, size + 2, bold=True)
        y += (size + 2) * 0.47
        for sentence in sentences:
            pen.text(0, y, "–", size)
            y = pen.block(5, y, sentence, size, pen.width - 5) + 0.6
        y += size * 0.28


def chapters(event: Event, content: ReglementContent) -> list[Chapter]:
    """The rules in words: how it is played, written, changed and ranked."""
    told = [
        (_("Spielart"), _kind(event, content)),
        (_("Zählen"), _counting(event)),
        (_("Am Tisch"), _table()),
        (_("Rangliste"), _ranking(event, content)),
    ]
    if content.extra:
        told.append((_("Ausserdem"), content.extra))
    return told


def _kind(event: Event, content: ReglementContent) -> tuple[str, ...]:
    passen = len(event.spiele)
    if event.kind == PARTNER:
        kind = _("Partnerschieber: Zwei spielen den ganzen Anlass zusammen, in jeder Passe gegen ein anderes Team.")
    else:
        kind = _("Einzelschieber: Für jede Passe werden Tisch, Partnerin oder Partner zugelost; getauscht wird nicht.")
    if len(set(event.spiele)) == 1:
        length = _("Gespielt werden {passen} Passen zu {spiele} Spielen.")
        if passen == 1:
            length = _("Gespielt wird {passen} Passe zu {spiele} Spielen.")
        length = length.format(passen=count_word(passen), spiele=event.spiele[0])
    else:
        each = ", ".join(str(spiele) for spiele in event.spiele)
        length = _("Gespielt werden {passen} Passen mit {each} Spielen.").format(passen=count_word(passen), each=each)
    fee = (_("Startgeld: {fee}").format(fee=content.entry_fee),) if content.entry_fee else ()
    return (kind, length, *fee)


def _counting(event: Event) -> tuple[str, ...]:
    match = _("Ein Match zählt {points} Punkte wie jedes Spiel.").format(points=GAME)
    if event.match_bonus:
        match = _("Ein Match zählt {points} Punkte und {bonus} dazu; er wird mit einem Strich vermerkt.").format(
            points=GAME, bonus=event.match_bonus
        )
    sums = sorted({spiele * GAME for spiele in event.spiele})
    total = _("Beide Teams haben in jedem Spiel zusammen {points} Punkte, in der ganzen Passe {sums}.").format(
        points=GAME, sums=" / ".join(points(value) for value in sums)
    )
    return (total, match, _("Weis und Stöck zählen nicht. Alle Trümpfe, Obenabe und Undenufe zählen einfach."))


def _table() -> tuple[str, ...]:
    return (
        _("Jemand von Team A führt das Punkteblatt und gibt das 1. Spiel; danach wird reihum nach rechts gegeben."),
        _("Nach jedem Spiel wird gezählt; erst wenn beide zusammen stimmen, kommen die Karten zusammen."),
        _("Beide Teams unterschreiben. Alle vier bleiben sitzen, bis das Blatt abgegeben ist."),
        _("Der Tisch wird erst auf Kommando der Jassleitung gewechselt."),
        _("Massgebend ist das Punkteblatt. Im Zweifel entscheidet die Jassleitung endgültig."),
    )


def _ranking(event: Event, content: ReglementContent) -> tuple[str, ...]:
    told = [_("Wer über alle Passen am meisten Punkte hat, gewinnt.")]
    if event.streich == 1:
        told.append(_("Die schlechteste Passe wird gestrichen (Streichresultat)."))
    elif event.streich > 1:
        dropped = count_word(event.streich)
        told.append(_("Die {count} schlechtesten Passen werden gestrichen.").format(count=dropped))
    told.append(
        {
            "total": _("Bei gleichem Total teilen sich die Betroffenen den Rang."),
            "best": _("Bei gleichem Total entscheidet die beste Passe; ist auch sie gleich, wird der Rang geteilt."),
            "all": _("Bei gleichem Total entscheidet die beste Passe, dann die zweitbeste und so weiter."),
        }[content.tie_rule]
    )
    if content.pause_credit is not None:
        told.append(_("Wer pausiert, erhält {points} Punkte.").format(points=points(content.pause_credit)))
    return tuple(told)
