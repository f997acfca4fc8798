"""What a pause is worth (DESIGN 6 "not divisible by four")."""

from __future__ import annotations

from scoring.spiel import GAME_TOTAL


def pause_credit(chosen: int | None, spiele: int) -> int:
    """Return the credit in card points: the tournament's own figure, else half of Spiele × 157, rounded up."""
    return chosen if chosen is not None else (spiele * GAME_TOTAL + 1) // 2
