"""What a table may ask before it hands in: is the sheet sound. Nothing is written."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.queries.tournaments import TournamentInfo
from jassturnier.services.entries_check import checked
from jassturnier.services.entries_figures import Figures, Rows
from jassturnier.services.entries_outcomes import SheetRefused
from jassturnier.services.entries_texts import refusal_text
from jassturnier.services.outcomes import Refused
from scoring.punkteblatt import SheetCheck


def check_table(tournament: TournamentInfo, figures: Figures, *, spiele: int) -> SheetCheck:
    """Return what the rules say about figures that may be handed in, hints to confirm included (RULES.md 11).

    Raises SheetRefused ("figures") where they cannot, Refused ("control_missing") where the paper's total lacks.
    """
    seen = checked(figures, spiele=spiele, match_bonus=tournament.match_bonus)
    if not seen.check.accepted:
        text = refusal_text(seen.check, spiele=spiele, by_spiel=seen.by_spiel)
        raise SheetRefused("figures", text, seen.check)
    if tournament.sheet_mode == "papier" and isinstance(figures, Rows) and figures.paper_total_a is None:
        text = _("Bitte noch das Total von Team A eintippen, wie es auf dem Punkteblatt steht.")
        raise Refused("control_missing", text, field="paper_total_a")
    return seen.check
