"""Start numbers as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jassturnier.queries.number_ranges import BadRange, list_of_numbers, parse_numbers, same_or_each, written


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1–58", list(range(1, 59))),
        ("12, 59–64", [12, 59, 60, 61, 62, 63, 64]),
        ("12,59-64", [12, 59, 60, 61, 62, 63, 64]),
        ("  12 ;59 —  60\n61 ", [12, 59, 60, 61]),
        ("3 bis 5 und 9", [3, 4, 5, 9]),
        ("7 7 7", [7]),
        ("5–5", [5]),
        ("", []),
        (" , ", []),
    ],
)
def test_parse_numbers_reads_what_people_write(text: str, numbers: list[int]) -> None:
    assert parse_numbers(text) == numbers


@pytest.mark.parametrize(
    ("text", "part", "backwards"),
    [
        ("64–59", "64-59", True),
        ("zwölf", "zwölf", False),
        ("0", "0", False),
        ("0-3", "0-3", False),
        ("12345", "12345", False),
        ("١٢", "١٢", False),
        ("1_2", "1_2", False),
        ("-5", "-5", False),
        ("1-2-3", "1-2-3", False),
        ("1.5", "1.5", False),
        ("<script>", "<script>", False),
    ],
)
def test_parse_numbers_names_the_piece_it_cannot_read(text: str, part: str, backwards: bool) -> None:
    with pytest.raises(BadRange) as caught:
        parse_numbers(f"1, {text}")
    assert (caught.value.part, caught.value.backwards) == (part, backwards)


@pytest.mark.parametrize(
    ("numbers", "text"), [([], ""), ([5], "5"), ([1, 2], "1, 2"), ([1, 2, 3, 12, 9], "1–3, 9, 12"), ([4, 4], "4")]
)
def test_written_joins_runs(numbers: list[int], text: str) -> None:
    assert written(numbers) == text


@given(st.sets(st.integers(min_value=1, max_value=9999), max_size=40))
def test_written_numbers_are_read_back(numbers: set[int]) -> None:
    assert parse_numbers(written(numbers)) == sorted(numbers)


@pytest.mark.parametrize(
    ("text", "count", "spiele"),
    [("12", 3, (12, 12, 12)), ("12, 12, 8", 3, (12, 12, 8)), ("8 12", 2, (8, 12)), ("9", 1, (9,))],
)
def test_same_or_each_gives_one_number_for_each_passe(text: str, count: int, spiele: tuple[int, ...]) -> None:
    assert same_or_each(list_of_numbers(text), count) == spiele


@pytest.mark.parametrize("text", ["", "12, 8", "zwölf", "12.5", "-1"])
def test_same_or_each_refuses_what_does_not_fit(text: str) -> None:
    with pytest.raises(BadRange):
        same_or_each(list_of_numbers(text), 3)
