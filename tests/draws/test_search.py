"""The steps of the search: exchanges, labels and table numbers, each on its own."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from draws import Mode, Place, generator
from draws.grouping import FORBIDDEN, Meetings, Search
from draws.labels import HARD, Labels
from draws.numbers import Numbering
from draws.quality import encounters
from draws.templates import template


def test_exchanges_remove_all_repeats() -> None:
    same = list(range(24))
    groups, cost = Search([list(same), list(same), list(same)], 4, Meetings(24), generator(1)).run(60_000)
    assert cost == 0
    tables = [sorted(passe[at : at + 4]) for passe in groups for at in range(0, 24, 4)]
    pairs = Counter(pair for table in tables for pair in combinations(table, 2))
    assert max(pairs.values()) == 1
    assert all(sorted(passe) == same for passe in groups)


def test_search_reports_the_cost_it_reached() -> None:
    groups, cost = Search([list(range(4)), list(range(4))], 4, Meetings(4), generator(1)).run(1_000)
    assert groups == [[0, 1, 2, 3], [0, 1, 2, 3]]
    assert cost == 60


def test_third_meeting_is_dearer_than_two_second_ones() -> None:
    meetings = Meetings(3)
    costs = []
    for _ in range(3):
        costs.append(meetings.plus[0][1])
        meetings.change(0, 1, 1)
    assert costs[0] == 0
    assert costs[2] > costs[1] > 0
    assert costs[1] + costs[2] > 2 * costs[1]


def test_forbidden_pair_is_parted_first() -> None:
    meetings = Meetings(8, {(0, 1): FORBIDDEN})
    groups, cost = Search([[0, 1, 2, 3, 4, 5, 6, 7]], 4, meetings, generator(1)).run(1_000)
    assert cost == 0
    assert (groups[0].index(0) < 4) != (groups[0].index(1) < 4)


def test_labels_part_couples_without_touching_the_plan() -> None:
    plan = template(Mode.EINZEL, 16, 4, generator(1))
    wishes = {0: [(1, HARD, 0)], 1: [(0, HARD, 0)], 2: [(3, 0, HARD)], 3: [(2, 0, HARD)]}
    slots = list(range(16))
    assert Labels(plan, wishes, []).settle(slots, generator(1)) == 0
    assert sorted(slots) == list(range(16))
    together = [t for passe in plan.groups for t in passe if slots[0] in t and slots[1] in t]
    assert together == []


def test_labels_tell_what_cannot_be_met() -> None:
    plan = template(Mode.EINZEL, 8, 7, generator(1))
    wishes = {0: [(1, HARD, 0)], 1: [(0, HARD, 0)]}
    assert Labels(plan, wishes, []).settle(list(range(8)), generator(1)) >= HARD


def test_numbers_are_fresh_and_bound_ones_kept() -> None:
    history = [Place(1, name, number, "A", 1) for number, name in enumerate("abcd", 1)]
    tables = [[["a"], ["b"], ["c"], ["d"]], [["d"], ["c"], ["b"], ["a"]]]
    numbers = Numbering(encounters(history), {"b": 2}, generator(1)).assign(tables, [[1, 2, 3, 4]] * 2)
    assert [sorted(own) for own in numbers] == [[1, 2, 3, 4]] * 2
    assert [numbers[0][1], numbers[1][2]] == [2, 2]
    assert 1 not in (numbers[0][0], numbers[1][3])
    assert 3 not in (numbers[0][2], numbers[1][1])
