"""The end of the free game."""

import pytest

from scoring.games.match_end import EndRule, FirstTrick, Thanks, bergpreis, first_out, is_schneider, thank


def out(before: tuple[int, int], first: FirstTrick) -> list[int | None]:
    return [first_out(before, first, 1000, rule) for rule in EndRule]


def test_weis_counts_before_the_trick_but_in_the_variant() -> None:
    first = FirstTrick(weis=(1, 50), stich=(0, 44))
    assert out((960, 955), first) == [1, 0, 1]


def test_stoeck_together_with_its_trick_wins_by_the_second_reading_only() -> None:
    first = FirstTrick(stoeck=(0, 20), weis=(1, 50), stich=(0, 30))
    assert out((955, 960), first) == [1, 0, 0]
    assert out((955, 955), first) == [1, 0, 0]


def test_second_reading_counts_plainly_where_the_stoeck_side_falls_short() -> None:
    assert out((900, 960), FirstTrick(stoeck=(0, 20), weis=(1, 50), stich=(0, 30))) == [1, 1, 1]


def test_nobody_is_out_below_the_target() -> None:
    assert out((900, 900), FirstTrick(stich=(0, 99))) == [None] * 3
    assert out((900, 900), FirstTrick(stich=(0, 100))) == [0] * 3


def test_side_that_had_the_target_before_is_out() -> None:
    assert out((1000, 990), FirstTrick(weis=(1, 50))) == [0] * 3


@pytest.mark.parametrize(("loser", "schneider"), [(499, True), (500, False)])
def test_schneider_is_less_than_half(loser: int, schneider: bool) -> None:
    assert is_schneider(loser, 1000) is schneider


def test_thanks_win_with_enough_and_lose_with_too_little() -> None:
    assert [thank(score, 1000) for score in (1000, 999)] == [Thanks.WON, Thanks.LOST]


def test_bergpreis_goes_to_the_others_when_thanked_wrongly() -> None:
    assert [bergpreis(score, 1000, thanked_by=0) for score in (500, 499)] == [0, 1]
    assert [bergpreis(score, 1000, thanked_by=1) for score in (500, 499)] == [1, 0]
