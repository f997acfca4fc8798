"""What both sides write after one Spiel of the free game, and the game of a fixed number of Spiele (RULES.md 7)."""

from collections.abc import Iterable
from dataclasses import dataclass

from scoring.cards.modes import Mode
from scoring.spiel import GAME_TOTAL, is_possible

FREE_MATCH_BONUS = 100
"""A Match counts 257 in the free game; a Kontermatch the same (S3)."""
NOTHING = (0, 0)


class SettlementError(ValueError):
    """Figures that cannot be: `reason` is sum, impossible, range, match or stoeck."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Spielresultat:
    """One Spiel of the free game: card points, Weis and Stöck of both teams, and the team (0, 1) with all nine tricks.

    Weis and Stöck before the factor. `mode` None: not known, so Stöck cannot be checked against it.
    """

    card_points: tuple[int, int]
    weis: tuple[int, int] = NOTHING
    stoeck: tuple[int, int] = NOTHING
    match_team: int | None = None
    mode: Mode | None = None


def settle(spiel: Spielresultat, *, factor: int = 1, match_bonus: int = FREE_MATCH_BONUS) -> tuple[int, int]:
    """Written points of both sides: (card points + bonus for a Match + Weis + Stöck) × factor (S1, RULES.md 7).

    Raises SettlementError for figures that cannot be, ValueError for a factor below 1.
    """
    if factor < 1:
        raise ValueError("factor must be at least 1")
    _check(spiel)
    if any(spiel.stoeck) and spiel.mode is not None and spiel.mode.trump is None:
        raise SettlementError("stoeck")
    first, second = (
        (spiel.card_points[team] + spiel.weis[team] + spiel.stoeck[team] + _bonus(spiel, team, match_bonus)) * factor
        for team in (0, 1)
    )
    return first, second


def settle_tournament(spiel: Spielresultat, *, match_bonus: int = 0) -> tuple[int, int]:
    """The same in a tournament: card points alone, no Weis, no Stöck, no factor (Reglement 2.3.1)."""
    _check(spiel)
    first, second = (spiel.card_points[team] + _bonus(spiel, team, match_bonus) for team in (0, 1))
    return first, second


def sum_of_rounds(spiele: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """«12 Runden»: the card points of a fixed number of Spiele, without Weis, Stöck and Match (S1)."""
    played = [settle_tournament(Spielresultat(card_points)) for card_points in spiele]
    return sum(first for first, _ in played), sum(second for _, second in played)


def written_points(points: int, factor: int) -> int:
    """Points times the factor. Raises ValueError below 0 points or factor 1 (S1, RULES.md 7)."""
    if points < 0 or factor < 1:
        raise ValueError("points must be at least 0 and the factor at least 1")
    return points * factor


def _bonus(spiel: Spielresultat, team: int, match_bonus: int) -> int:
    return match_bonus if spiel.match_team == team else 0


def _check(spiel: Spielresultat) -> None:
    if min((*spiel.card_points, *spiel.weis, *spiel.stoeck)) < 0:
        raise SettlementError("range")
    if sum(spiel.card_points) != GAME_TOTAL:
        raise SettlementError("sum")
    if not is_possible(spiel.card_points[0]):
        raise SettlementError("impossible")
    if spiel.match_team is not None and spiel.card_points[spiel.match_team] != GAME_TOTAL:
        raise SettlementError("match")
