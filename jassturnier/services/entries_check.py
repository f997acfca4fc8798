"""What a sheet must fulfil on the server before it counts (RULES.md 11 "Proposed reactions", DESIGN 6 "odd values")."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from jassturnier.models.entries import OverrideKind
from jassturnier.models.tournaments import SheetMode, Tournament
from jassturnier.services.actors import Actor, Role
from jassturnier.services.entries_figures import Figures, Rows, Totals, meant, sheet_meant
from jassturnier.services.entries_outcomes import SheetRefused
from jassturnier.services.entries_texts import refusal_text
from jassturnier.services.outcomes import Refused
from scoring.findings import Side
from scoring.punkteblatt import SheetCheck, check_sheet


@dataclass(frozen=True, slots=True)
class Checked:
    """Figures in card points with what the rules say about them."""

    figures: Figures
    check: SheetCheck
    matches: tuple[int, int]

    @property
    def by_spiel(self) -> bool:
        """Say whether they are typed Spiel by Spiel."""
        return isinstance(self.figures, Rows)


def checked(figures: Figures, *, spiele: int, match_bonus: int) -> Checked:
    """Read the figures in card points and let the rules check them. Raises nothing."""
    sheet = sheet_meant(figures, spiele=spiele, match_bonus=match_bonus)
    stored = meant(figures, spiele=spiele, match_bonus=match_bonus)
    return Checked(stored, check_sheet(sheet, match_bonus=match_bonus), _matches(stored))


def must_hold(
    seen: Checked, *, tournament: Tournament, spiele: int, by: Actor, override: str, reason: str, hints_confirmed: bool
) -> None:
    """Let the figures through, or raise SheetRefused ("figures", "hints") or Refused ("control_missing", "right" …).

    An override (a value of OverrideKind) is for the Jassleitung alone and needs a reason; it lets through what the
    rules refuse, except what nobody can save (negative points, a missing total).
    """
    _override_allowed(by, override, reason)
    if not seen.check.accepted and not (override and seen.check.overridable):
        text = refusal_text(seen.check, spiele=spiele, by_spiel=seen.by_spiel)
        raise SheetRefused("figures", text, seen.check)
    if _control_total_lacks(seen.figures, tournament) and not override:
        raise Refused(
            "control_missing",
            _("Bitte noch das Total von Team A eintippen, wie es auf dem Punkteblatt steht."),
            field="paper_total_a",
        )
    if seen.check.to_confirm and not hints_confirmed and not override:
        text = _("Bitte die Hinweise ansehen. Stimmt alles, dann nochmals speichern.")
        raise SheetRefused("hints", text, seen.check)


def stands_deviating(seen: Checked, override: str) -> str:
    """Return the override that is stored: none where the rules refuse nothing."""
    return "" if seen.check.accepted else override


def _override_allowed(by: Actor, override: str, reason: str) -> None:
    if not override:
        return
    if override not in OverrideKind.values:
        raise Refused("override", _("Bitte wählen, weshalb das Blatt so gelten soll."), field="override")
    if by.role != Role.JASSLEITUNG:
        raise Refused("right", _("So speichern darf nur die Jassleitung. Bitte holen Sie sie an den Laptop."))
    if not reason.strip():
        raise Refused("reason", _("Bitte einen Grund angeben; er steht nachher beim Blatt."), field="reason")


def _control_total_lacks(figures: Figures, tournament: Tournament) -> bool:
    """With paper at the table, one control total of A is typed from it (DESIGN 6 "entry")."""
    on_paper = tournament.sheet_mode == SheetMode.PAPER
    return on_paper and isinstance(figures, Rows) and figures.paper_total_a is None


def _matches(figures: Figures) -> tuple[int, int]:
    if isinstance(figures, Totals):
        return figures.matches_a, figures.matches_b
    a, b = (sum(row.match is side for row in figures.rows) for side in Side)
    return a, b
