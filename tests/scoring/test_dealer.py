"""The dealing order of RULES.md 8."""

import pytest

from scoring.dealer import Deal, Seat, deal, deal_order, deals_evenly

S, R, O, L = Seat  # noqa: E741 - the letters of the table in RULES.md 8


def test_first_round_is_the_table_of_the_rules() -> None:
    assert deal_order(4) == (Deal(1, S, R, L), Deal(2, R, O, S), Deal(3, O, L, R), Deal(4, L, S, O))


def test_thirteenth_game_begins_again_at_the_schreiber() -> None:
    assert deal(13).dealer == S


def test_shift_moves_the_order_on() -> None:
    assert deal(2, shift=1) == Deal(2, O, L, R)


@pytest.mark.parametrize("spiele", [8, 12])
def test_everybody_deals_equally_often_in_multiples_of_four(spiele: int) -> None:
    assert [sum(each.dealer is seat for each in deal_order(spiele)) for seat in Seat] == [spiele // 4] * 4


def test_warning_unless_a_multiple_of_four() -> None:
    assert [spiele for spiele in range(1, 13) if deals_evenly(spiele)] == [4, 8, 12]


def test_spiel_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="counts from 1"):
        deal(0)
