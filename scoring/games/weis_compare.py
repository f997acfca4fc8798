"""Which side's Weise count: the comparison of four hands, and what each side writes (RULES.md 6, order of S1)."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.cards.deck import Card
from scoring.cards.modes import Mode
from scoring.games.weis import Weis, WeisSet, find_weise, name_giver, weis_total

SEATS = 4
WeisKey = tuple[int, bool, int, int, bool]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Team 0 (seats 0 and 2) or 1 that writes, None when nobody has a Weis; points of both; who decided by what."""

    winner_team: int | None
    points: tuple[int, int]
    seat: int | None
    best: Weis | None


def weis_key(weis: Weis, mode: Mode) -> WeisKey:
    """What is compared, higher is better: points; a run before four; length; top card (Undenufe: lowest); trump.

    Source: RULES.md 6.
    """
    height = name_giver(weis, mode).rank.height
    if mode in (Mode.UNDENUFE, Mode.UNDENUFE_ALT):
        height = -height
    in_trump = weis.is_run and weis.cards[0].suit == mode.trump
    return weis.points, weis.is_run, len(weis.cards) if weis.is_run else 0, height, in_trump


def compare_weise(
    hands: Sequence[Sequence[Card]], mode: Mode, vorhand: int, weis_set: WeisSet = WeisSet.NEU
) -> Comparison:
    """Compare the Weise of four hands (seats in order of play); of wholly equal ones the first announced counts.

    Only the side with the best Weis writes, then all Weise of both partners. Points before any factor, without Stöck.
    Source: RULES.md 6.
    """
    best: tuple[WeisKey, int, Weis] | None = None
    for seat in ((vorhand + turn) % SEATS for turn in range(SEATS)):
        for weis in find_weise(hands[seat], weis_set):
            key = weis_key(weis, mode)
            if best is None or key > best[0]:
                best = (key, seat, weis)
    if best is None:
        return Comparison(None, (0, 0), None, None)
    _, seat, weis = best
    total = sum(weis_total(hands[each], weis_set) for each in (seat, (seat + 2) % SEATS))
    return Comparison(seat % 2, (total, 0) if seat % 2 == 0 else (0, total), seat, weis)
