"""Ready plans: every stored one is what it says, every construction is without a repeat."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import draws
from draws import Mode, generator
from draws.constructions import OFFSETS, einzel_groups, round_robin, transversal
from draws.templates import NAMES, stored, template

LINES = (Path(draws.__file__).parent / "plans.txt").read_text(encoding="ascii").splitlines()[1:]


def meetings(groups: list[list[list[int]]]) -> Counter[tuple[int, int]]:
    return Counter(pair for passe in groups for table in passe for pair in combinations(sorted(table), 2))


def figures_of(line: str) -> tuple[str, list[int], str]:
    """Cell, figures and plan of a line, counted again from the plan."""
    cell, *said, plan = line.split()
    met: Counter[frozenset[str]] = Counter()
    team: Counter[frozenset[str]] = Counter()
    letters: Counter[str] = Counter()
    played: Counter[str] = Counter()
    visits: Counter[tuple[str, int]] = Counter()
    for passe in plan.split("."):
        for at in range(0, len(passe), 4):
            four = passe[at : at + 4]
            met.update(map(frozenset, combinations(four, 2)))
            team.update([frozenset(four[:2]), frozenset(four[2:])])
            letters.update({four[0]: 1, four[1]: 1})
            letters.subtract({four[2]: 1, four[3]: 1})
            played.update(four)
            visits.update((name, at) for name in four)
    again = [sum(times - 1 for times in counted.values()) for counted in (met, team)]
    uneven = sum(max(0, abs(off) - played[name] % 2) for name, off in letters.items())
    assert list(map(int, said)) == [*again, uneven, sum(times - 1 for times in visits.values())], cell
    return cell, again, plan


def test_every_stored_plan_is_what_its_line_says() -> None:
    for line in LINES:
        cell, _, plan = figures_of(line)
        people, passen = map(int, cell.split("x"))
        assert len(plan.split(".")) == passen
        for passe in plan.split("."):
            assert len(passe) == len(set(passe)) == people // 4 * 4
            assert set(passe) <= set(NAMES[:people])


def test_all_sizes_up_to_31_are_stored_for_eight_passen() -> None:
    assert {(n, r) for n in range(8, 32) for r in range(2, 9)} <= set(stored())


@pytest.mark.parametrize("tables", [8, 9, *OFFSETS, 11, 13, 17, 45, 50])
def test_transversal_meets_nobody_twice_at_fresh_tables(tables: int) -> None:
    groups = transversal(tables, 8)
    assert groups is not None
    assert max(meetings(groups).values()) == 1
    visits = Counter((slot, number) for passe in groups for number, table in enumerate(passe) for slot in table)
    assert max(visits.values()) == 1
    assert all(sorted(slot for table in passe for slot in table) == list(range(4 * tables)) for passe in groups)


@pytest.mark.parametrize("people", [33, 34, 35, 41, 42, 43, 63, 102])
def test_extra_people_take_turns_without_repeats(people: int) -> None:
    groups = einzel_groups(people, 8)
    assert groups is not None
    assert max(meetings(groups).values()) == 1
    sitting = Counter(slot for passe in groups for table in passe for slot in table)
    assert {len(passe) for passe in groups} == {people // 4}
    assert set(sitting.values()) <= {7, 8}


def test_too_many_passen_for_a_construction() -> None:
    assert transversal(8, 9) is None
    assert transversal(10, 12) is None


@pytest.mark.parametrize("pairs", [2, 3, 8, 11])
def test_round_robin_is_every_against_every(pairs: int) -> None:
    games = Counter(tuple(sorted(game)) for round_ in round_robin(pairs) for game in round_)
    assert set(games) == set(combinations(range(pairs), 2))
    assert set(games.values()) == {1}


def test_unknown_size_is_only_a_beginning() -> None:
    guess = template(Mode.EINZEL, 40, 12, generator(1))
    assert not guess.complete
    assert [len(passe) for passe in guess.groups] == [10] * 12


def test_every_ready_plan_lets_pauses_go_round() -> None:
    for people in range(4, 65):
        for passen in range(1, 13):
            plan = template(Mode.EINZEL, people, passen, generator(1))
            if not plan.complete:
                continue
            paused, before = Counter(range(people)), set[int]()
            for passe in plan.groups:
                pausing = set(range(people)) - {slot for table in passe for slot in table}
                paused.update(pausing)
                assert len(pausing) == people % 4, (people, passen)
                assert max(paused.values()) - min(paused.values()) <= 1, (people, passen)
                assert not pausing & before, (people, passen)
                before = pausing
