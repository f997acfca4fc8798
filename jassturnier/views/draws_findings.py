"""What a draw says about itself, in plain German sentences; the codes and numbers come from `draws`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from draws import Code, Finding, Mode, Quality, Reason

SHOWN = 12
"""So many sentences of one kind are written out; the rest is counted."""

Label = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence: severity (error, warning, hint, done) and the way on."""

    severity: str
    text: str
    way: str = ""


def summary(mode: Mode, quality: Quality) -> list[Said]:
    """Say the three things people ask: met twice, letters, tables; the good news too."""
    return [_met(mode, quality), *_partners(mode, quality), _letters(quality), _tables(quality)]


def sentences(mode: Mode, findings: Sequence[Finding], label: Label) -> list[Said]:
    """Word all findings in their order; `label` writes a start number with its name."""
    said: list[Said] = []
    for code in Code:
        of_code = [f for f in findings if f.code is code]
        if code is Code.PAUSE:
            said += _pauses(of_code, label)
            continue
        said += [Said(_SEVERITY[code], _sentence(mode, f, label), _way(f)) for f in of_code[:SHOWN]]
        if len(of_code) > SHOWN:
            said.append(Said(_SEVERITY[code], _("… und noch %(n)s solche.") % {"n": len(of_code) - SHOWN}))
    return said


def _met(mode: Mode, quality: Quality) -> Said:
    if quality.encounter_repeats == 0:
        fresh = (
            _("Niemand sitzt zweimal mit derselben Person am Tisch.")
            if mode is Mode.EINZEL
            else _("Kein Paar spielt zweimal gegen dasselbe Paar.")
        )
        return Said("done", fresh)
    text = ngettext(
        "%(n)s Mal treffen sich zwei am Tisch wieder.", "%(n)s Mal treffen sich zwei am Tisch wieder.",
        quality.encounter_repeats,
    )  # fmt: skip
    if quality.encounter_max > 2:
        text += " " + _("Am häufigsten sitzen zwei %(most)s Mal zusammen.")
    return Said("hint", text % {"n": quality.encounter_repeats, "most": quality.encounter_max})


def _partners(mode: Mode, quality: Quality) -> list[Said]:
    if mode is Mode.PARTNER:
        return []
    if quality.partner_repeats == 0:
        return [Said("done", _("Alle haben in jeder Passe eine andere Person als Partner."))]
    text = _("%(n)s Mal spielen zwei ein weiteres Mal zusammen als Partner.") % {"n": quality.partner_repeats}
    return [Said("warning", text)]


def _letters(quality: Quality) -> Said:
    if quality.letter_excess == 0:
        return Said("done", _("Alle spielen gleich oft in Team A und in Team B, soweit die Zahl der Passen aufgeht."))
    return Said("hint", _("Team A und B sind nicht für alle gleich häufig."))


def _tables(quality: Quality) -> Said:
    if quality.table_repeats == 0:
        return Said("done", _("Niemand kehrt an einen Tisch zurück."))
    text = ngettext(
        "%(n)s Mal kehrt jemand an einen Tisch zurück.", "%(n)s Mal kehrt jemand an einen Tisch zurück.",
        quality.table_repeats,
    )  # fmt: skip
    return Said("hint", text % {"n": quality.table_repeats})


_SEVERITY = {
    Code.PARTNER_REPEAT: "warning",
    Code.ENCOUNTER_REPEAT: "hint",
    Code.TABLE_AGAIN: "hint",
    Code.LETTERS_UNEVEN: "hint",
    Code.PAUSE: "hint",
    Code.TOGETHER_WISH: "warning",
    Code.PARTNER_WISH: "warning",
    Code.FIXED_TABLE: "warning",
    Code.ERSATZ_TOGETHER: "hint",
    Code.NO_SEAT: "warning",
    Code.EMPTY_SEAT: "warning",
}


def _sentence(mode: Mode, finding: Finding, label: Label) -> str:
    names = [label(player) for player in finding.players]
    values = {
        "one": names[0] if names else "",
        "two": names[1] if len(names) > 1 else "",
        "passen": listed(finding.passen),
        "n": finding.number,
        "a_or_b": "A" if finding.number > 0 else "B",
        "off": abs(finding.number),
    }
    return _text_of(mode, finding.code) % values


def _text_of(mode: Mode, code: Code) -> str:
    met = (
        _("%(one)s und %(two)s sitzen in Passe %(passen)s am gleichen Tisch.")
        if mode is Mode.EINZEL
        else _("%(one)s und %(two)s spielen in Passe %(passen)s gegeneinander.")
    )
    return {
        Code.PARTNER_REPEAT: _("%(one)s und %(two)s sind in Passe %(passen)s Partner."),
        Code.ENCOUNTER_REPEAT: met,
        Code.TABLE_AGAIN: _("%(one)s sitzt in Passe %(passen)s an Tisch %(n)s."),
        Code.LETTERS_UNEVEN: _("%(one)s spielt %(off)s Mal häufiger in Team %(a_or_b)s."),
        Code.TOGETHER_WISH: _(
            "%(one)s und %(two)s sollten nicht am gleichen Tisch sitzen, sind es aber in Passe %(passen)s."
        ),
        Code.PARTNER_WISH: _("%(one)s und %(two)s sollten nicht Partner sein, sind es aber in Passe %(passen)s."),
        Code.FIXED_TABLE: _("%(one)s sollte immer an Tisch %(n)s sitzen, tut es aber in Passe %(passen)s nicht."),
        Code.ERSATZ_TOGETHER: _("Zwei Ersatz (%(one)s und %(two)s) sitzen in Passe %(passen)s am gleichen Tisch."),
        Code.NO_SEAT: _("Für %(one)s ist in Passe %(passen)s kein Platz frei."),
        Code.EMPTY_SEAT: _("An Tisch %(n)s bleibt in Passe %(passen)s ein Platz leer."),
    }[code]


def _way(finding: Finding) -> str:
    """Say why a wish was not met, or what to do about a seat."""
    if finding.code is Code.NO_SEAT:
        return _("Den Rest neu auslosen, oder mit noch mehr Leuten oder Ersatz einen Tisch füllen.")
    if finding.code is Code.EMPTY_SEAT:
        return _("Jemand kann den Platz nehmen, oder ein Ersatz springt ein.")
    return {
        Reason.NONE: "",
        Reason.SAME_FIXED_TABLE: _("Beide haben denselben festen Tisch."),
        Reason.FIXED_TABLE_FULL: _("Für diesen Tisch sind mehr Leute gewünscht, als er Plätze hat."),
        Reason.TABLE_NOT_AVAILABLE: _("Diesen Tisch gibt es im Saal nicht."),
        Reason.TOO_FEW_PEOPLE: _("Mit so wenig Leuten geht es nicht auf."),
        Reason.NOT_FOUND: _("Es liess sich keine bessere Verteilung finden."),
    }[finding.reason]


def _pauses(findings: Sequence[Finding], label: Label) -> list[Said]:
    """Say per Passe who pauses."""
    by_passe: dict[int, list[str]] = {}
    for finding in findings:
        for passe in finding.passen:
            by_passe.setdefault(passe, []).append(label(finding.players[0]))
    return [
        Said("hint", _("Pause in Passe %(passe)s: %(names)s.") % {"passe": passe, "names": ", ".join(names)})
        for passe, names in sorted(by_passe.items())
    ]


def listed(passen: Iterable[int]) -> str:
    """Write Passen as people say them: "1, 3 und 4"."""
    words = [str(passe) for passe in passen]
    if len(words) < 2:
        return "".join(words)
    return _("%(first)s und %(last)s") % {"first": ", ".join(words[:-1]), "last": words[-1]}
