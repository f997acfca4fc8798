"""A Punkteblatt by rows or by totals: what is accepted, what is found, what could explain a difference."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.differences import Explanation, Slip, digit_slip
from scoring.findings import Code, Finding, Severity, Side
from scoring.punkteblatt import Punkteblatt, Remark, Row, SheetCheck, check_sheet
from scoring.spiel import is_possible

GOOD = [(77, 80), (138, 19), (60, 97), (57, 100)]


def by_rows(
    rows: list[tuple[int | None, int | None]],
    written: tuple[int | None, int | None] = (None, None),
    spiele: int = 4,
) -> SheetCheck:
    return check_sheet(Punkteblatt(spiele, tuple(Row(a, b) for a, b in rows), written=written))


def by_totals(a: int | None, b: int | None, spiele: int = 12, matches: tuple[int, int] = (0, 0)) -> SheetCheck:
    return check_sheet(Punkteblatt(spiele, totals=(a, b), matches=matches), match_bonus=100)


def test_right_sheet_is_accepted_without_a_finding() -> None:
    assert by_rows(GOOD, (332, 296)) == SheetCheck((332, 296), (0, 0), 628, 0, True, (), ())
    assert by_rows(GOOD).accepted


def test_control_total_of_a_alone_suffices() -> None:
    assert by_rows(GOOD, (332, None)).accepted
    assert by_rows(GOOD, (323, None)).findings == (Finding(Code.WRITTEN_TOTAL, Severity.OVERRIDABLE, None, Side.A, -9),)


def test_missing_row_may_be_overridden_and_leaves_the_sum_unchecked() -> None:
    check = by_rows([(77, 80), (None, None), (60, 97), (57, 100)])
    assert check.findings == (Finding(Code.MISSING, Severity.OVERRIDABLE, 2),)
    assert (check.accepted, check.overridable, check.complete) == (False, True, False)


def test_rows_not_written_at_the_end_are_missing() -> None:
    assert [(f.code, f.row) for f in by_rows(GOOD[:2]).findings] == [(Code.MISSING, 3), (Code.MISSING, 4)]


def test_half_written_row_is_an_error_at_the_empty_side() -> None:
    check = by_rows([(77, 80), (138, None), (60, 97), (57, 100)])
    assert check.findings == (Finding(Code.MISSING, Severity.ERROR, 2, Side.B),)
    assert not check.overridable


def test_row_too_many_is_an_error() -> None:
    assert Finding(Code.TOO_MANY_ROWS, Severity.ERROR, None, None, 1) in by_rows([*GOOD, (70, 87)]).findings


def test_same_row_twice_running_is_a_soft_hint() -> None:
    check = by_rows([(77, 80), (77, 80), (60, 97), (57, 100)])
    assert check.findings == (Finding(Code.SAME_ROW, Severity.HINT, 2, None, 1),)
    assert check.accepted


def test_hints_to_confirm_are_gathered() -> None:
    check = by_rows([(157, 0), (3, 154), (60, 97), (57, 100)])
    assert [(f.code, f.row) for f in check.to_confirm] == [(Code.MATCH_ASK, 1), (Code.LOSER_VERY_LOW, 2)]


def test_match_with_bonus_counts_apart_from_card_points() -> None:
    rows = (Row(257, 0), Row(0, 157, Side.B), Row(60, 97, remark=Remark.GESCHAETZT), Row(57, 100))
    check = check_sheet(Punkteblatt(4, rows), match_bonus=100)
    assert (check.totals, check.bonus, check.points) == ((274, 354), (100, 100), (374, 454))
    assert check.accepted


def test_totals_that_fit_are_accepted() -> None:
    assert by_totals(942, 942).findings == ()


def test_totals_with_a_wrong_sum_name_the_difference() -> None:
    check = by_totals(984, 1000)
    assert check.findings == (Finding(Code.PASSE_TOTAL, Severity.OVERRIDABLE, None, None, 100),)
    assert check.difference == 100


def test_all_points_on_one_side_can_be() -> None:
    assert [f.code for f in by_totals(0, 1884).findings] == [Code.FAR_FROM_MIDDLE]
    assert by_totals(-1, 1885).findings[0] == Finding(Code.OUT_OF_RANGE, Severity.ERROR, None, Side.A, -1)


def test_missing_total_is_an_error() -> None:
    assert by_totals(None, 942).findings == (Finding(Code.MISSING, Severity.ERROR, None, Side.A),)


@pytest.mark.parametrize(("a", "code"), [(1, Code.IMPOSSIBLE), (1883, Code.IMPOSSIBLE), (1885, Code.OUT_OF_RANGE)])
def test_totals_that_cannot_be_are_refused(a: int, code: Code) -> None:
    assert by_totals(a, 1884 - a).findings[0] == Finding(code, Severity.OVERRIDABLE, None, Side.A, a)


def test_total_beyond_115_root_games_is_to_be_confirmed() -> None:
    assert by_totals(544, 1340).findings == ()
    assert by_totals(543, 1341).findings == (Finding(Code.FAR_FROM_MIDDLE, Severity.CONFIRM, None, Side.B, 399),)


def test_matches_of_a_totals_sheet_add_their_bonus() -> None:
    assert by_totals(1000, 884, matches=(2, 1)).points == (1200, 984)


@pytest.mark.parametrize("matches", [(7, 0), (0, 6), (-1, 0)])
def test_matches_that_cannot_be_are_an_error(matches: tuple[int, int]) -> None:
    assert by_totals(1000, 884, matches=matches).findings[0].code == Code.TOO_MANY_MATCHES


@pytest.mark.parametrize(
    ("typed", "meant", "slip"),
    [
        (91, 19, Slip.SWAPPED_DIGITS),
        (138, 128, Slip.ONE_DIGIT),
        (19, 119, Slip.ONE_DIGIT),
        (9, 90, Slip.SWAPPED_DIGITS),
        (50, 61, None),
        (301, 103, None),
        (7, 7, None),
        (-1, 1, None),
    ],
)
def test_digit_slip_names_the_slip(typed: int, meant: int, slip: Slip | None) -> None:
    assert digit_slip(typed, meant) == slip


def test_row_with_swapped_digits_is_explained() -> None:
    assert by_rows([(77, 80), (138, 91), (60, 97), (57, 100)]).explanations == (
        Explanation(Slip.SWAPPED_DIGITS, 2, Side.B, 91, 19),
    )


def test_sides_swapped_in_a_row_are_explained_by_the_paper() -> None:
    check = by_rows([(80, 77), *GOOD[1:]], (332, None))
    assert Explanation(Slip.SIDES_SWAPPED, 1, Side.A, 80, 77) in check.explanations


def test_row_left_out_or_counted_twice_on_the_paper_is_explained() -> None:
    assert Explanation(Slip.ROW_MISSING, 2, Side.A, 138) in by_rows(GOOD, (332 - 138, None)).explanations
    assert Explanation(Slip.ROW_TWICE, 3, Side.A, 60) in by_rows(GOOD, (392, None)).explanations


def test_slip_in_the_written_total_is_explained() -> None:
    assert by_rows(GOOD, (323, None)).explanations[-1] == Explanation(Slip.SWAPPED_DIGITS, None, Side.A, 323, 332)


def test_missing_row_is_told_by_the_written_totals() -> None:
    check = by_rows([(77, 80), (None, None), (60, 97), (57, 100)], (332, 296))
    assert check.explanations == (
        Explanation(Slip.ROW_MISSING, 2, Side.A, None, 138),
        Explanation(Slip.ROW_MISSING, 2, Side.B, None, 19),
    )


def test_row_written_twice_is_explained() -> None:
    assert by_rows([GOOD[0], *GOOD]).explanations == (Explanation(Slip.ROW_TWICE, 2),)


def test_totals_a_game_short_or_over_are_explained() -> None:
    assert Explanation(Slip.ROW_MISSING) in by_totals(900, 1884 - 157 - 900).explanations
    assert Explanation(Slip.ROW_TWICE) in by_totals(900, 1884 + 157 - 900).explanations


def test_total_with_swapped_digits_is_explained() -> None:
    assert by_totals(1056, 882).explanations == (Explanation(Slip.SWAPPED_DIGITS, None, Side.B, 882, 828),)


PAIRS = st.lists(st.tuples(st.integers(0, 157), st.integers(-1, 1)), min_size=1, max_size=6)


@settings(max_examples=25)
@given(PAIRS)
def test_sheet_is_accepted_exactly_when_every_row_sums_right(pairs: list[tuple[int, int]]) -> None:
    rows = [(a, 157 - a + error) for a, error in pairs]
    check = check_sheet(Punkteblatt(len(rows), tuple(Row(a, b) for a, b in rows)))
    assert check.accepted == all(a + b == 157 and is_possible(a) for a, b in rows)
    assert check.totals == (sum(a for a, _ in rows), sum(b for _, b in rows))


@settings(max_examples=25)
@given(st.lists(st.integers(2, 155), min_size=4, max_size=4), st.integers(0, 3))
def test_one_row_typed_wrong_against_the_paper_is_always_found(points: list[int], row: int) -> None:
    typed = [each if number != row else 157 - each for number, each in enumerate(points)]
    check = by_rows([(each, 157 - each) for each in typed], (sum(points), None))
    assert not check.accepted
    assert any(each.slip is Slip.SIDES_SWAPPED and each.row == row + 1 for each in check.explanations)
