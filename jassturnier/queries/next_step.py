"""The big next step of the evening, derived from the facts alone; pure, so that every state can be tested."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from jassturnier.models.tournaments import Begin
from jassturnier.queries.evening import Facts, PasseFacts
from jassturnier.queries.people import Headcount


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its code for tests, what it says, its button and where it leads (route name and Passe).

    `post` says that the button does the deed at once.
    """

    code: str
    headline: str
    text: str
    button: str
    route: str
    passe: int | None = None
    post: bool = False


def next_step(facts: Facts) -> Step:
    """Return the one step that is due now. The order of the evening depends on how it begins (DESIGN 6)."""
    if facts.archived:
        return Step("archived", _("Das Turnier ist abgelegt"), _("Alle Listen bleiben da."), _("Rangliste"), "ranking")
    return _before_start(facts) or _during(facts) or _end(facts)


def _before_start(facts: Facts) -> Step | None:
    """Return the step before Passe 1 was started, or None."""
    if any(p.started for p in facts.passen):
        return None
    if facts.draft:
        return _draft()
    if facts.begin != Begin.DOOR_CLOSED and not facts.door_closed:
        return _before_preprinted_door(facts)
    if facts.count.people == 0:
        text = _("Liste einfügen, einzeln aufnehmen oder leere Standblätter mit Nummern bereitstellen.")
        return Step("people", _("Wer spielt mit?"), text, _("Teilnehmende aufnehmen"), "people_import")
    if not facts.door_closed and not facts.anything_drawn:
        return _door(facts)
    return _draw_and_start(facts)


def _before_preprinted_door(facts: Facts) -> Step:
    """Return draw, print and door of the ways b and c, where the Standblätter carry places before anybody comes."""
    if facts.anything_drawn:
        return _print(facts) if facts.unprinted else _door(facts)
    if facts.begin == Begin.AT_THE_DOOR:
        text = _("Damit die Standblätter Nummer und Platz der 1. Passe tragen, bevor die Türe aufgeht.")
        return Step("predraw", _("Passe 1 im Voraus auslosen"), text, _("Passe 1 auslosen"), "draw")
    text = _("Alle Passen auf einmal, für so viele Standblätter, wie Sie Leute erwarten.")
    return Step("predraw", _("Alles im Voraus auslosen"), text, _("Auslosen"), "draw")


def _draft() -> Step:
    text = _("Er gilt erst, wenn Sie ihn bestätigen.")
    return Step("draft", _("Ein Entwurf der Auslosung liegt bereit"), text, _("Entwurf ansehen"), "draw")


def _door(facts: Facts) -> Step:
    """Return the step while people arrive; with nobody there yet, the door is where to go."""
    count = facts.count
    if count.present == 0:
        text = _("%(n)d sind angemeldet. Wer kommt, wird an der Türe als anwesend gemeldet.") % {"n": count.people}
        return Step("arrivals", _("Die Türe ist offen"), text, _("Anwesende melden"), "door")
    text = present_line(facts)
    return Step("close_door", _("Alle da?"), text, _("Türe schliessen"), "door_close", post=True)


def present_line(facts: Facts) -> str:
    """Return "58 anwesend · Es fehlen 2 Personen", in the words of the kind of tournament."""
    there = _("%(n)d anwesend") % {"n": facts.count.present}
    return f"{there} · {missing_text(facts.count)}"


def missing_text(count: Headcount) -> str:
    """Return whether the number comes out, and by how many it does not; 4 people or 2 pairs to a table."""
    missing = count.missing
    if missing == 0:
        return _("Es geht auf") if count.seated else _("noch niemand am Tisch")
    if count.per_table == 2:
        return _("Es fehlt 1 Paar")
    return _("Es fehlt 1 Person") if missing == 1 else _("Es fehlen %(n)d Personen") % {"n": missing}


def _draw_and_start(facts: Facts) -> Step:
    """Return draw, repair, print or start, once it is known who plays."""
    first = facts.passen[0]
    if not first.drawn:
        return Step("draw", _("Auslosen"), present_line(facts), _("Auslosen"), "draw")
    if facts.gaps.any:
        return _repair(facts)
    return _print(facts) if facts.unprinted else _start(first)


def _print(facts: Facts) -> Step:
    text = _("%(n)d Standblätter sind noch nicht gedruckt.") % {"n": len(facts.unprinted)}
    if facts.door_closed:
        text += " " + _("Passe 1 darf auch ab Aushang beginnen.")
    return Step("print", _("Standblätter drucken"), text, _("Zum Drucken"), "printing")


def _repair(facts: Facts) -> Step:
    """Return the step that brings seats and people together again."""
    parts = []
    if facts.gaps.numbers:
        parts.append(_("Hat einen Platz, spielt aber nicht: %(n)s.") % {"n": _some(facts.gaps.numbers)})
    if facts.gaps.unseated:
        numbers = tuple(one.number for one in facts.gaps.unseated)
        parts.append(_("Ist da, hat aber keinen Platz: %(n)s.") % {"n": _some(numbers)})
    tables = sorted({gap.table for gap in facts.gaps.empty if not gap.number})
    if tables:
        parts.append(_("Leerer Platz an Tisch %(n)s.") % {"n": _some(tuple(tables))})
    return Step("repair", _("Plätze und Leute stimmen nicht überein"), " ".join(parts), _("Plätze richten"), "draw")


def _some(numbers: tuple[int, ...]) -> str:
    """Return up to eight numbers in words."""
    return ", ".join(map(str, numbers[:8])) + (" …" if len(numbers) > 8 else "")


def _start(passe: PasseFacts) -> Step:
    headline = _("Passe %(n)d kann beginnen") % {"n": passe.number}
    text = _("%(tables)d Tische, %(spiele)d Spiele.") % {"tables": passe.tables, "spiele": passe.spiele}
    return Step("start", headline, text, _("Zu Passe %(n)d") % {"n": passe.number}, "board", passe.number)


def _during(facts: Facts) -> Step | None:
    """Return the step while Passen are played, or None when all are closed."""
    running, upcoming = facts.running, facts.upcoming
    if running is not None and upcoming is not None and facts.begin == Begin.AT_THE_DOOR and not upcoming.drawn:
        return _next_passe(facts, upcoming)
    if running is not None and (not running.all_received or running.tables == 0):
        return _sheets_missing(running)
    if upcoming is not None:
        return _next_passe(facts, upcoming)
    open_passe = next((p for p in facts.passen if p.running), None)
    return _finish(open_passe) if open_passe else None


def _sheets_missing(passe: PasseFacts) -> Step:
    headline = _("Passe %(n)d läuft") % {"n": passe.number}
    text = _("%(in)d von %(all)d Punkteblättern sind da, %(entered)d erfasst.")
    words = text % {"in": passe.received, "all": passe.tables, "entered": passe.entered}
    return Step("playing", headline, words, _("Zu den Tischen"), "board", passe.number)


def _next_passe(facts: Facts, upcoming: PasseFacts) -> Step:
    """Return the start of the next Passe: people wait, so it goes before typing the rest of the last one."""
    if facts.draft:
        return _draft()
    if not upcoming.drawn:
        headline = _("Passe %(n)d auslosen") % {"n": upcoming.number}
        return Step("draw", headline, present_line(facts), _("Auslosen"), "draw")
    if facts.gaps.any:
        return _repair(facts)
    return _start(upcoming)


def _finish(passe: PasseFacts) -> Step:
    """Return typing or closing of the first Passe that is still open, when no other is to start."""
    if not passe.all_entered:
        headline = _("Passe %(n)d fertig erfassen") % {"n": passe.number}
        text = _("Es fehlen die Zahlen von %(left)d Punkteblättern.") % {"left": passe.tables - passe.entered}
        return Step("enter", headline, text, _("Blätter erfassen"), "pile", passe.number)
    headline = _("Passe %(n)d abschliessen") % {"n": passe.number}
    text = _("Alle %(all)d Punkteblätter sind erfasst.") % {"all": passe.tables}
    return Step("close", headline, text, _("Prüfen und abschliessen"), "board", passe.number)


def _end(facts: Facts) -> Step:
    text = _("Alle Passen sind abgeschlossen. Bitte die Kontrollsummen ansehen und dann die Rangliste freigeben.")
    return Step("ranking", _("Die Schlussrangliste ist bereit"), text, _("Zur Schlussrangliste"), "ranking")
