"""The sentences about a Punkteblatt: what the rules found, by how much, and what may explain it (RULES.md 11)."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.differences import Explanation, Slip
from scoring.findings import Code, Finding
from scoring.punkteblatt import SheetCheck

Words = Mapping[str, object]

_SENTENCES = {
    Code.NOT_WHOLE: gettext_lazy("Hier gehört eine ganze Zahl hin."),
    Code.MATCH_COUNTS: gettext_lazy("Ein Match zählt hier %(n)s."),
    Code.MATCH_READ: gettext_lazy("Als Match gelesen: 157 und %(n)s Bonus."),
    Code.MATCH_NOT_157: gettext_lazy("Match angekreuzt, aber Team %(side)s hat %(n)s statt 157."),
    Code.MATCH_ASK: gettext_lazy("157 : 0 für Team %(side)s. War das ein Match?"),
    Code.LOSER_VERY_LOW: gettext_lazy("Nur %(n)s Punkte für Team %(side)s. Stimmt das?"),
    Code.LOSER_LOW: gettext_lazy("Wenig Punkte für Team %(side)s: %(n)s."),
    Code.SAME_ROW: gettext_lazy("Gleich wie Spiel %(n)s. Doppelt getippt?"),
    Code.TOO_MANY_MATCHES: gettext_lazy("So viele Matches kann Team %(side)s nicht haben: %(n)s."),
    Code.FAR_FROM_MIDDLE: gettext_lazy("Viel für Team %(side)s. A und B vertauscht, oder stimmt eine Zahl nicht?"),
}


def finding_text(finding: Finding, *, spiele: int, by_spiel: bool) -> str:
    """Return the sentence for one finding of a sheet of `spiele` Spiele, typed by Spiel or as totals."""
    words = {"n": finding.number, "side": finding.side or ""}
    if finding.code in _SENTENCES:
        return str(_SENTENCES[finding.code]) % words
    return _special(finding, words, spiele, by_spiel)


def _special(finding: Finding, words: Words, spiele: int, by_spiel: bool) -> str:
    whole = 157 if by_spiel else spiele * 157
    number = finding.number or 0
    match finding.code:
        case Code.MISSING:
            return _missing(finding)
        case Code.OUT_OF_RANGE:
            return _("%(n)s geht nicht: möglich sind 0 bis %(whole)s.") % ({**words, "whole": whole})
        case Code.IMPOSSIBLE:
            return _("Nicht möglich: keine Karte zählt 1, also gibt es weder 1 noch %(last)s.") % {"last": whole - 1}
        case Code.ROW_SUM:
            return _("Zusammen %(sum)s statt 157: %(off)s.") % {"sum": 157 + number, "off": off_by(number)}
        case Code.PASSE_TOTAL:
            return _("A und B zusammen %(sum)s statt %(whole)s: %(off)s.") % {
                "sum": spiele * 157 + number, "whole": spiele * 157, "off": off_by(number),
            }  # fmt: skip
        case Code.WRITTEN_TOTAL:
            text = _("Das Total %(side)s auf dem Papier passt nicht zu den Spielen: das Papier hat %(off)s.")
            return text % ({**words, "off": off_by(number)})
        case Code.WRITTEN_SUM:
            return _("Die Totale auf dem Papier geben zusammen %(off)s.") % {"off": off_by(number)}
        case Code.TOO_MANY_ROWS:
            return ngettext("%(n)s Zeile zu viel.", "%(n)s Zeilen zu viel.", number) % words
    return str(finding.code)


def _missing(finding: Finding) -> str:
    if finding.side:
        return _("Punkte von Team %(side)s fehlen.") % {"side": finding.side}
    return _("Dieses Spiel fehlt noch.")


def off_by(difference: int) -> str:
    """Return a difference in points as people say it: "10 zu viel", "27 zu wenig"."""
    if difference > 0:
        return _("%(n)s zu viel") % {"n": difference}
    return _("%(n)s zu wenig") % {"n": -difference}


def explanation_text(explanation: Explanation) -> str:
    """Return the sentence for one slip that would explain a difference."""
    where = _("Spiel %(n)s") % {"n": explanation.row} if explanation.row else _("Total")
    words = {"where": where, "side": explanation.side or "", "typed": explanation.typed, "instead": explanation.instead}
    match explanation.slip:
        case Slip.SWAPPED_DIGITS:
            return _("%(where)s: Ziffern vertauscht? %(side)s %(instead)s statt %(typed)s.") % words
        case Slip.ONE_DIGIT:
            return _("%(where)s: eine Ziffer falsch? %(side)s %(instead)s statt %(typed)s.") % words
        case Slip.SIDES_SWAPPED:
            return _("%(where)s: Seiten vertauscht? %(side)s %(instead)s statt %(typed)s.") % words
        case Slip.ROW_MISSING:
            return _missing_row(explanation, words)
        case Slip.ROW_TWICE:
            if explanation.row:
                return _("%(where)s auf dem Papier doppelt gezählt?") % words
            return _("Genau ein Spiel zu viel: doppelt gezählt?")
    return ""


def _missing_row(explanation: Explanation, words: Words) -> str:
    if not explanation.row:
        return _("Genau ein Spiel zu wenig: fehlt eines?")
    if explanation.instead is not None:
        return _("%(where)s: nach dem Papier %(side)s %(instead)s.") % words
    return _("%(where)s auf dem Papier nicht mitgezählt?") % words


def refusal_text(check: SheetCheck, *, spiele: int, by_spiel: bool) -> str:
    """Return the one sentence on top of a refused sheet: the first thing that blocks it, with its place."""
    blocking = [finding for finding in check.findings if finding.blocks]
    # A sum says more than the lone sides that make it wrong.
    blocking.sort(key=lambda finding: finding.code is not Code.PASSE_TOTAL or by_spiel)
    first = blocking[0]
    text = finding_text(first, spiele=spiele, by_spiel=by_spiel)
    return _("Spiel %(row)s: %(text)s") % {"row": first.row, "text": text} if first.row else text
