"""One Spiel: possible points and every reaction of RULES.md 11."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.findings import Code, Finding, Severity, Side
from scoring.spiel import Game, check_game, expected_sum, is_possible, read_game


def codes(a: int | None, b: int | None, bonus: int = 0, match: Side | None = None) -> list[Code]:
    return [finding.code for finding in check_game(a, b, match_bonus=bonus, match=match)]


@pytest.mark.parametrize(("spiele", "total"), [(1, 157), (8, 1256), (12, 1884)])
def test_expected_sum_is_games_times_157(spiele: int, total: int) -> None:
    assert expected_sum(spiele) == total


def test_expected_sum_of_no_game_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        expected_sum(0)


def test_all_scores_but_1_and_156_are_possible() -> None:
    assert [points for points in range(-5, 165) if not is_possible(points)] == [
        *range(-5, 0), 1, 156, *range(158, 165),
    ]  # fmt: skip


def test_totals_of_a_passe_but_1_and_last_but_one_are_possible() -> None:
    assert [points for points in range(1885) if not is_possible(points, 12)] == [1, 1883]


@pytest.mark.parametrize(("a", "b"), [(102, 55), (55, 102), (147, 10), (157 - 10, 10)])
def test_ordinary_game_has_no_finding(a: int, b: int) -> None:
    assert check_game(a, b) == ()


def test_missing_side_is_an_error_at_that_side() -> None:
    assert check_game(None, 55) == (Finding(Code.MISSING, Severity.ERROR, None, Side.A),)
    assert check_game(102, None) == (Finding(Code.MISSING, Severity.ERROR, None, Side.B),)


def test_both_sides_missing_are_two_errors() -> None:
    assert codes(None, None) == [Code.MISSING, Code.MISSING]


def test_points_that_are_not_whole_are_refused() -> None:
    assert check_game(78.5, 78.5)[0] == Finding(Code.NOT_WHOLE, Severity.ERROR, None, Side.A)  # type: ignore[arg-type]
    assert codes(True, 156) == [Code.NOT_WHOLE]


def test_negative_points_cannot_be_overridden() -> None:
    assert check_game(160, -3) == (
        Finding(Code.OUT_OF_RANGE, Severity.OVERRIDABLE, None, Side.A, 160),
        Finding(Code.OUT_OF_RANGE, Severity.ERROR, None, Side.B, -3),
    )


def test_wrong_sum_names_the_difference() -> None:
    assert check_game(102, 65) == (Finding(Code.ROW_SUM, Severity.OVERRIDABLE, None, None, 10),)
    assert check_game(92, 55)[0].number == -10


def test_match_with_bonus_typed_without_bonus_says_what_a_match_counts() -> None:
    assert check_game(257, 0)[-1] == Finding(Code.MATCH_COUNTS, Severity.HINT, None, Side.A, 157)
    assert check_game(0, 207)[-1] == Finding(Code.MATCH_COUNTS, Severity.HINT, None, Side.B, 157)
    assert codes(257, 0) == [Code.OUT_OF_RANGE, Code.ROW_SUM, Code.MATCH_COUNTS]


def test_other_bonus_than_the_setting_says_what_a_match_counts() -> None:
    assert check_game(257, 0, match_bonus=50)[-1].number == 207


@pytest.mark.parametrize(("bonus", "typed"), [(50, 207), (100, 257)])
def test_match_with_bonus_is_read_as_157_and_the_tick(bonus: int, typed: int) -> None:
    assert read_game(typed, 0, match_bonus=bonus) == Game(157, 0, Side.A)
    assert read_game(0, typed, match_bonus=bonus) == Game(0, 157, Side.B)
    assert check_game(typed, 0, match_bonus=bonus) == (Finding(Code.MATCH_READ, Severity.HINT, None, Side.A, bonus),)


def test_unknown_bonus_is_refused() -> None:
    with pytest.raises(ValueError, match="0, 50 or 100"):
        check_game(157, 0, match_bonus=70)


@pytest.mark.parametrize(("a", "b", "side"), [(156, 1, Side.B), (1, 156, Side.A)])
def test_1_and_156_may_be_overridden_by_the_jassleitung(a: int, b: int, side: Side) -> None:
    assert check_game(a, b) == (Finding(Code.IMPOSSIBLE, Severity.OVERRIDABLE, None, side, 1),)


def test_157_to_0_asks_for_a_match_once() -> None:
    assert check_game(157, 0) == (Finding(Code.MATCH_ASK, Severity.CONFIRM, None, Side.A, 157),)
    assert check_game(0, 157, match_bonus=100) == (Finding(Code.MATCH_ASK, Severity.CONFIRM, None, Side.B, 157),)


def test_ticked_match_is_not_asked_about() -> None:
    assert check_game(157, 0, match=Side.A) == ()


def test_tick_with_less_than_157_is_an_error() -> None:
    assert check_game(150, 7, match=Side.A)[0] == Finding(Code.MATCH_NOT_157, Severity.ERROR, None, Side.A, 150)
    assert codes(157, 0, match=Side.B) == [Code.MATCH_NOT_157]


@pytest.mark.parametrize("low", [2, 3, 4])
def test_loser_with_2_to_4_is_to_be_confirmed(low: int) -> None:
    assert check_game(low, 157 - low) == (Finding(Code.LOSER_VERY_LOW, Severity.CONFIRM, None, Side.A, low),)


@pytest.mark.parametrize("low", [5, 9])
def test_loser_with_5_to_9_is_a_soft_hint(low: int) -> None:
    assert check_game(157 - low, low) == (Finding(Code.LOSER_LOW, Severity.HINT, None, Side.B, low),)


@settings(max_examples=25)
@given(st.integers(-20, 300), st.integers(-20, 300))
def test_game_is_accepted_exactly_when_possible_and_157(a: int, b: int) -> None:
    accepted = not any(finding.blocks for finding in check_game(a, b))
    assert accepted == (a + b == 157 and is_possible(a) and is_possible(b))
