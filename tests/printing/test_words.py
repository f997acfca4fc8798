"""How figures and times are written."""

from datetime import datetime

import pytest

from jassturnier.printing.words import clock, count_word, points, signed, stamp


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0"), (942, "942"), (4408, "4'408"), (226080, "226'080"), (-1200, "−1'200")]
)
def test_points(value: int, written: str) -> None:
    assert points(value) == written


def test_clock_and_stamp() -> None:
    moment = datetime(2026, 11, 4, 9, 5)
    assert (clock(moment), stamp(moment)) == ("9.05 Uhr", "4.11.2026, 9.05 Uhr")


def test_count_word() -> None:
    assert [count_word(number) for number in (4, 12, 13)] == ["vier", "zwölf", "13"]


@pytest.mark.parametrize(("value", "text"), [(50, "+50"), (-157, "−157"), (0, "0"), (1200, "+1'200")])
def test_signed(value: int, text: str) -> None:
    assert signed(value) == text
