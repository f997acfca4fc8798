"""Weise of a hand under the three sets, and the Stöck."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards.deck import DECK, Rank, Suit
from scoring.cards.modes import Mode
from scoring.games.weis import (
    WeisSet,
    find_weise,
    four_points,
    name_giver,
    run_points,
    stoeck,
    stoeck_suits,
    weis_total,
)
from tests.scoring.deals import cards

ALL_SETS = (WeisSet.NEU, WeisSet.OHNE_678, WeisSet.KLEIN)


def totals(hand: str) -> list[int]:
    return [weis_total(cards(hand), weis_set) for weis_set in ALL_SETS]


def test_runs_count_as_in_the_table() -> None:
    assert [run_points(length) for length in range(1, 10)] == [0, 0, 20, 50, 100, 150, 200, 250, 300]
    assert [run_points(length, WeisSet.KLEIN) for length in range(3, 10)] == [20, 50, 100, 100, 100, 100, 100]


def test_run_longer_than_a_suit_is_refused() -> None:
    with pytest.raises(ValueError, match="nine cards"):
        run_points(10)


def test_fours_count_as_in_the_table() -> None:
    assert [four_points(rank) for rank in Rank] == [100, 100, 100, 150, 100, 200, 100, 100, 100]
    assert [four_points(rank, WeisSet.OHNE_678) for rank in (Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE)] == [
        0, 0, 0, 150,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "expected", "why"),
    [
        ("H6 H7 H8 H9 H10 HJ HQ HK HA", [300, 300, 150], "nine in a row may be split into 100 and 50"),
        ("H6 H7 H8 H9 H10 HJ HQ HK D6", [250, 250, 120], "eight: five and three"),
        ("H6 H7 H8 H9 H10 HJ HQ D6 D8", [200, 200, 100], "seven: 100, not 50 and 20"),
        ("HJ DJ SJ CJ H10 H9 H8 HQ HK", [350, 350, 220], "four Under, and the run cut in two"),
        ("H8 H9 H10 HJ HQ D9 S9 C9 D6", [250, 250, 170], "four nines, and what is left of the run"),
        ("H6 D6 S6 C6 H7 H8 D7 D8 SA", [140, 40, 40], "four sixes only in the newer rules"),
        ("H6 H8 HQ D7 D9 S10 SQ C6 C8", [0, 0, 0], "nothing"),
    ],
)
def test_total_follows_the_set(hand: str, expected: list[int], why: str) -> None:
    assert totals(hand) == expected, why


def test_two_runs_in_one_suit_are_two_weise() -> None:
    assert [weis.cards for weis in find_weise(cards("H8 H6 H7 HA HQ HK"))] == [cards("H6 H7 H8"), cards("HQ HK HA")]


def test_run_is_named_after_its_top_and_at_undenufe_after_its_lowest() -> None:
    (run,) = find_weise(cards("H8 H9 H10 HJ"))
    assert [str(name_giver(run, mode)) for mode in (Mode.HERZ, Mode.UNDENUFE, Mode.UNDENUFE_ALT)] == ["HJ", "H8", "H8"]


def test_stoeck_are_king_and_queen_of_trump() -> None:
    hand = cards("HK HQ SK SQ CK DQ")
    assert stoeck_suits(hand) == (Suit.HERZ, Suit.SCHAUFEL)
    assert [stoeck(hand, mode) for mode in (Mode.HERZ, Mode.KREUZ, Mode.OBENABE)] == [20, 0, 0]


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_newer_rules_never_give_less_than_the_older_and_those_than_the_small(seed: int) -> None:
    hand = random.Random(seed).sample(DECK, 9)
    newer, older, small = (weis_total(hand, weis_set) for weis_set in ALL_SETS)
    assert newer >= older >= small >= 0
