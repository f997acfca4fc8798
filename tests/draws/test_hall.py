"""What is said at the door: tables, who is missing, Ersatz or pauses (DESIGN 6)."""

from __future__ import annotations

import pytest

from draws import HallAdvice, Mode, advise_hall


@pytest.mark.parametrize(
    ("count", "advice"),
    [
        (40, HallAdvice(40, 10, 0, 0, 0, 0, 0, 0)),
        (41, HallAdvice(41, 10, 1, 3, 0, 1, 3, 0)),
        (42, HallAdvice(42, 10, 2, 2, 2, 0, 0, 2)),
        (43, HallAdvice(43, 10, 3, 1, 1, 0, 0, 3)),
        (0, HallAdvice(0, 0, 0, 4, 4, 0, 4, 0)),
        (1, HallAdvice(1, 0, 1, 3, 3, 0, 0, 0)),
        (3, HallAdvice(3, 0, 3, 1, 1, 0, 0, 0)),
    ],
)
def test_people_at_the_door(count: int, advice: HallAdvice) -> None:
    assert advise_hall(count) == advice


def test_pairs_at_the_door() -> None:
    assert advise_hall(8, Mode.PARTNER) == HallAdvice(8, 4, 0, 0, 0, 0, 0, 0)
    assert advise_hall(9, Mode.PARTNER) == HallAdvice(9, 4, 1, 1, 0, 1, 1, 0)
