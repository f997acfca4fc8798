"""The slate in Z form."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.games.slate import Slate, Strokes, correct_last, strokes, write


@pytest.mark.parametrize(
    ("points", "split"),
    [
        (344, Strokes(3, 0, 2, 4)),
        (190, Strokes(1, 1, 2, 0)),
        (0, Strokes()),
        (19, Strokes(rest=19)),
        (1256, Strokes(12, 1, 0, 6)),
    ],
)
def test_points_are_split_the_largest_first(points: int, split: Strokes) -> None:
    assert strokes(points) == split


def test_negative_points_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 0"):
        strokes(-1)


def test_old_number_is_crossed_out_when_a_new_one_is_written() -> None:
    slate = write(write(Slate(), 344), 58)
    assert slate == Slate((344, 58), Strokes(3, 1, 2, 12), (4,))
    assert slate.points == 402


def test_number_that_stays_is_not_crossed_out() -> None:
    assert write(write(Slate(), 344), 100).crossed_out == ()


def test_correction_replaces_the_last_result() -> None:
    slate = correct_last(write(write(Slate(), 344), 58), 85)
    assert (slate.entries, slate.points, slate.crossed_out) == ((344, 85), 429, (4, 12))


def test_empty_slate_has_nothing_to_correct() -> None:
    with pytest.raises(ValueError, match="nothing"):
        correct_last(Slate(), 10)


@settings(max_examples=25)
@given(st.lists(st.integers(0, 600), max_size=8))
def test_slate_holds_the_sum_of_what_was_written(points: list[int]) -> None:
    slate = Slate()
    for each in points:
        slate = write(slate, each)
    assert slate.points == sum(points)
    assert slate.strokes.rest < 20
    assert strokes(sum(points)).points == sum(points)
