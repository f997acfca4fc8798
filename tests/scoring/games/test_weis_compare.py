"""The six criteria by which Weise are compared."""

import pytest

from scoring.cards.deck import Card
from scoring.cards.modes import Mode
from scoring.games.weis import WeisSet
from scoring.games.weis_compare import Comparison, compare_weise
from tests.scoring.deals import cards


def compared(mode: Mode, hands: dict[int, str], vorhand: int = 0, weis_set: WeisSet = WeisSet.NEU) -> Comparison:
    dealt: list[tuple[Card, ...]] = [cards(hands.get(seat, "")) for seat in range(4)]
    return compare_weise(dealt, mode, vorhand, weis_set)


@pytest.mark.parametrize(
    ("mode", "first", "second", "seat", "why"),
    [
        (Mode.HERZ, "D6 D7 D8", "S6 S7 S8 S9", 1, "more points"),
        (Mode.HERZ, "DA HA SA CA", "S6 S7 S8 S9 S10", 1, "a run before four of a kind"),
        (Mode.HERZ, "D6 D7 D8", "S7 S8 S9", 1, "higher top"),
        (Mode.UNDENUFE, "D7 D8 D9", "S6 S7 S8", 1, "lower at Undenufe"),
        (Mode.HERZ, "DA HA SA CA", "DK HK SK CK", 0, "rank of four of a kind"),
        (Mode.UNDENUFE, "DA HA SA CA", "D6 H6 S6 C6", 1, "four sixes beat four aces at Undenufe"),
        (Mode.HERZ, "D6 D7 D8", "H6 H7 H8", 1, "run in trump"),
        (Mode.HERZ, "D6 D7 D8", "S6 S7 S8", 0, "first announced"),
    ],
)
def test_criteria_come_in_their_order(mode: Mode, first: str, second: str, seat: int, why: str) -> None:
    assert compared(mode, {0: first, 1: second}).seat == seat, why


def test_longer_run_wins_where_points_are_equal() -> None:
    hands = {0: "DQ DJ D10 D9 DK", 1: "S6 S7 S8 S9 S10 SJ"}
    assert compared(Mode.HERZ, hands, weis_set=WeisSet.KLEIN).seat == 1


def test_equal_weise_go_by_the_order_of_play_from_vorhand() -> None:
    assert compared(Mode.HERZ, {0: "D6 D7 D8", 3: "S6 S7 S8"}, vorhand=2).seat == 3


def test_winning_side_writes_all_weise_of_both_partners_and_the_other_none() -> None:
    result = compared(Mode.HERZ, {0: "D6 D7 D8 D9", 1: "S6 S7 S8", 2: "C6 C7 C8"})
    assert (result.winner_team, result.points) == (0, (70, 0))


def test_nobody_writes_without_a_weis() -> None:
    assert compared(Mode.HERZ, {0: "D6 D8"}) == Comparison(None, (0, 0), None, None)
