"""Typing slips on simulated Punkteblätter: no single slip gets through, and every explanation really explains."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.differences import Explanation, Slip
from scoring.findings import Side
from scoring.punkteblatt import Punkteblatt, Row, check_sheet
from scoring.spiel import is_possible

SPIELE = 12
Pairs = list[tuple[int, int]]


def paper(chance: random.Random) -> Pairs:
    """A sound sheet of twelve Spiele."""
    points = [chance.choice([each for each in range(158) if is_possible(each)]) for _ in range(SPIELE)]
    return [(each, 157 - each) for each in points]


def mistyped(points: int, chance: random.Random) -> int:
    """The same number with one digit wrong, one too many or one left out; always another number."""
    digits = str(points)
    place = chance.randrange(len(digits))
    other = chance.choice([each for each in "0123456789" if each != digits[place]])
    variants = [digits[:place] + other + digits[place + 1 :], digits + other, digits[:place] + digits[place + 1 :]]
    return chance.choice([int(each) for each in variants if each and int(each) != points] or [points + 1])


def accepted(rows: Pairs, control_a: int | None = None) -> bool:
    return check_sheet(Punkteblatt(SPIELE, tuple(Row(a, b) for a, b in rows), written=(control_a, None))).accepted


def with_slip_on_both_sides_typed(rows: Pairs, chance: random.Random) -> Pairs:
    row, side = chance.randrange(SPIELE), chance.randrange(2)
    a, b = rows[row]
    wrong = (mistyped(a, chance), b) if side == 0 else (a, mistyped(b, chance))
    return [*rows[:row], wrong, *rows[row + 1 :]]


def with_slip_on_one_side_typed(rows: Pairs, chance: random.Random) -> Pairs:
    """A is typed wrongly and B filled in, as on a phone."""
    row = chance.randrange(SPIELE)
    typed = mistyped(rows[row][0], chance)
    return [*rows[:row], (typed, 157 - typed), *rows[row + 1 :]]


def no_slip_survives(chance: random.Random) -> bool:
    rows = paper(chance)
    control = sum(a for a, _ in rows)
    assert accepted(rows, control)
    both = accepted(with_slip_on_both_sides_typed(rows, chance))
    one = accepted(with_slip_on_one_side_typed(rows, chance), control)
    total = accepted(rows, mistyped(control, chance))
    return not (both or one or total)


@pytest.mark.parametrize("seed", range(20))
def test_single_slip_is_refused(seed: int) -> None:
    assert no_slip_survives(random.Random(seed))


@pytest.mark.slow
def test_no_slip_survives_on_ten_thousand_sheets() -> None:
    chance = random.Random(2026)
    assert [sheet for sheet in range(10_000) if not no_slip_survives(chance)] == []


def test_swapped_sides_are_found_by_the_control_total_alone() -> None:
    rows = [(100, 57), *[(80, 77)] * 11]
    swapped = [(57, 100), *rows[1:]]
    assert accepted(swapped)
    assert not accepted(swapped, sum(a for a, _ in rows))


def put_right(rows: Pairs, each: Explanation) -> Pairs:
    """The rows if the explanation is true; one that blames the paper's sum changes nothing."""
    if each.row is None or each.instead is None:
        return rows
    a, b = rows[each.row - 1]
    fixed = (each.instead, b) if each.side is Side.A else (a, each.instead)
    return [*rows[: each.row - 1], fixed, *rows[each.row :]]


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_explanation_of_a_row_that_is_not_157_puts_the_sheet_right(seed: int) -> None:
    chance = random.Random(seed)
    rows = with_slip_on_both_sides_typed(paper(chance), chance)
    check = check_sheet(Punkteblatt(SPIELE, tuple(Row(a, b) for a, b in rows)))
    for each in check.explanations:
        if each.row is not None:
            assert sum(put_right(rows, each)[each.row - 1]) == 157


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_true_slip_is_among_the_explanations(seed: int) -> None:
    chance = random.Random(seed)
    rows = paper(chance)
    row = chance.randrange(SPIELE)
    a, b = rows[row]
    other = (a + chance.randrange(1, 10)) % 10 + a // 10 * 10
    wrong = [*rows[:row], (other, b), *rows[row + 1 :]]
    check = check_sheet(Punkteblatt(SPIELE, tuple(Row(*each) for each in wrong)))
    assert Explanation(Slip.ONE_DIGIT, row + 1, Side.A, other, a) in check.explanations


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_explanation_against_the_paper_accounts_for_the_whole_difference(seed: int) -> None:
    chance = random.Random(seed)
    rows = paper(chance)
    control = sum(a for a, _ in rows)
    typed = with_slip_on_one_side_typed(rows, chance)
    check = check_sheet(Punkteblatt(SPIELE, tuple(Row(a, b) for a, b in typed), written=(control, None)))
    for each in check.explanations:
        if each.instead is not None and each.row is not None:
            assert sum(a for a, _ in put_right(typed, each)) == control
        if each.slip is Slip.ROW_TWICE and each.row is not None:
            assert sum(a for a, _ in typed) + typed[each.row - 1][0] == control
        if each.slip is Slip.ROW_MISSING and each.row is not None:
            assert sum(a for a, _ in typed) - typed[each.row - 1][0] == control
