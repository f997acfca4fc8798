"""Invented people: the same seed, the same names, none twice."""

from __future__ import annotations

import pytest

from jassturnier.services.rehearsal_names import MOST_NAMES, invented_people, invented_standblaetter


def test_invented_people_depend_on_the_seed_alone() -> None:
    assert invented_people("1", 60) == invented_people("1", 60)
    assert invented_people("1", 60) != invented_people("2", 60)


def test_invented_people_of_seed_one_never_change() -> None:
    assert [(p.name, p.place) for p in invented_people("1", 2)] == [
        ("Durrer Niklaus", "Emmen"),
        ("Stöckli Elsbeth", "Weggis"),
    ]


@pytest.mark.parametrize("count", [1, 400, MOST_NAMES])
def test_invented_people_are_all_different(count: int) -> None:
    assert len({p.name for p in invented_people("7", count)}) == count


@pytest.mark.parametrize(("kind", "size"), [("einzel", 1), ("partner", 2)])
def test_invented_standblaetter_are_numbered_from_one(kind: str, size: int) -> None:
    rows = invented_standblaetter("1", 17, kind)
    assert [row.number for row in rows] == list(range(1, 18))
    assert {len(row.people) for row in rows} == {size}
