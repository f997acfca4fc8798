"""The states and severities people see: each has one word, one sign and one tone, on every page and list."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True, slots=True)
class State:
    """What a mark shows. `tone` is a class of parts.css without its prefix; the sign also prints in black."""

    word: str | Promise
    sign: str
    tone: str


STATES: dict[str, State] = {
    # a Punkteblatt, in order (DESIGN 6)
    "offen": State(_("offen"), "○", "quiet"),
    "angefangen": State(_("angefangen"), "◔", "begun"),
    "abgegeben": State(_("abgegeben"), "◑", "wait"),
    "erfasst": State(_("erfasst"), "●", "done"),
    "kontrolliert": State(_("kontrolliert"), "✓", "sure"),
    "zwei_versionen": State(_("zwei Versionen"), "!", "alarm"),
    "fehler_gemeldet": State(_("Fehler gemeldet"), "!", "alarm"),
    # a Passe
    "geplant": State(_("geplant"), "○", "quiet"),
    "laeuft": State(_("läuft"), "▶", "begun"),
    "geschlossen": State(_("abgeschlossen"), "✓", "sure"),
    "abgesagt": State(_("abgesagt"), "✕", "quiet"),
    # a draw
    "entwurf": State(_("Entwurf"), "○", "wait"),
    "bestaetigt": State(_("bestätigt"), "✓", "sure"),
    "verworfen": State(_("verworfen"), "✕", "quiet"),
    # a Standblatt and who holds it
    "gedruckt": State(_("gedruckt"), "○", "quiet"),
    "ausgegeben": State(_("ausgegeben"), "●", "done"),
    "anwesend": State(_("anwesend"), "✓", "done"),
    "bezahlt": State(_("bezahlt"), "✓", "done"),
    "ersatz": State(_("Ersatz"), "◇", "begun"),
    "pause": State(_("Pause"), "◇", "wait"),
    "ausser_wertung": State(_("ausser Wertung"), "✕", "quiet"),
    # a tournament
    "probe": State(_("Probeturnier"), "◇", "wait"),
    "archiviert": State(_("abgelegt"), "✓", "quiet"),
    # a setting
    "eingeschaltet": State(_("eingeschaltet"), "●", "done"),
    "ausgeschaltet": State(_("ausgeschaltet"), "○", "quiet"),
    # control sums and exceptions
    "stimmt": State(_("stimmt"), "✓", "sure"),
    "ausnahme": State(_("Ausnahme"), "!", "wait"),
    "stimmt_nicht": State(_("stimmt nicht"), "✕", "alarm"),
}

SEVERITIES: dict[str, State] = {
    "error": State(_("Fehler"), "✕", "alarm"),
    "refused": State(_("Noch nicht gespeichert."), "✕", "alarm"),
    "warning": State(_("Achtung"), "!", "wait"),
    "hint": State(_("Hinweis"), "i", "begun"),
    "done": State("", "✓", "done"),
}

ALIASES = {
    "fehler": "error", "danger": "error", "warnung": "warning", "info": "hint", "debug": "hint", "hinweis": "hint",
    "success": "done", "gut": "done", "ok": "done",
}  # fmt: skip


def state(code: str) -> State:
    """Give the state of `code`; an unknown one shows its own word quietly instead of breaking the page."""
    return STATES.get(code) or State(code, "○", "quiet")


def severity(code: str) -> State:
    """Give the severity of `code` (error, refused, warning, hint, done, or a level of Django's messages)."""
    return SEVERITIES.get(ALIASES.get(code, code)) or SEVERITIES["hint"]
