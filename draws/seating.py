"""Seating by search: who sits with whom under a history, then the team letters."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from draws.evening import Evening
from draws.grouping import Meetings, Search
from draws.letters import Balance, euler_sides
from draws.lot import shuffled
from draws.model import Mode, Place
from draws.presence import Attendance
from draws.task import Task
from draws.templates import team_a_first, template


@dataclass
class Seating:
    """Per Passe the tables (first half team A) and who pauses.

    `numbered`: a table's place in the list is a number of the plan, which are as fresh as they get; `numbers`: which
    they are, if a history says so.
    """

    groups: list[list[list[str]]]
    pausing: list[list[str]]
    numbered: bool = False
    numbers: list[int] | None = None


def places_of(
    mode: Mode, passe: int, groups: Sequence[Sequence[str]], numbers: Sequence[int], pausing: Sequence[str]
) -> list[Place]:
    """The tables of one Passe (team A first) and its pauses as plain places."""
    places = []
    for members, number in zip(groups, numbers, strict=True):
        if mode is Mode.PARTNER:
            places += [Place(passe, members[0], number, "A"), Place(passe, members[1], number, "B")]
        else:
            places += [Place(passe, members[0], number, "A", 1), Place(passe, members[1], number, "A", 2)]
            places += [Place(passe, members[2], number, "B", 1), Place(passe, members[3], number, "B", 2)]
    return places + [Place(passe, name) for name in pausing]


def search_seating(task: Task, crowd: Sequence[Attendance], begin: Seating | None, rng: random.Random) -> Seating:
    """The best seating found within the budget: from `begin` or a plan for everybody there, else from the old plan."""
    names = [player.id for player in task.players]
    strangers = sorted({place.player for place in task.history} - set(names))
    index = {name: number for number, name in enumerate([*names, *strangers])}
    size = task.mode.per_table
    groups, best = [], 1 << 60
    for outline in (begin or _outline(task, crowd, rng), _planned(task, crowd)):
        if outline is None or best == 0:
            continue
        start = [_fill(task, one, passe, rng) for one, passe in zip(crowd, outline.groups, strict=True)]
        numbered = [[index[name] for name in passe] for passe in start]
        found, cost = Search(numbered, size, _meetings(task, index), rng).run(task.options.budget)
        if cost < best:
            groups, best = found, cost
    tables = [[passe[at : at + size] for at in range(0, len(passe), size)] for passe in groups]
    lettered = _letters(task, index, tables, rng)
    people = {number: name for name, number in index.items()}
    seated = [[[people[number] for number in table] for table in passe] for passe in lettered]
    return Seating(seated, [list(one.pausing) for one in crowd])


def _meetings(task: Task, index: dict[str, int]) -> Meetings:
    """The encounters of the history and the costs of company."""
    meetings = Meetings(len(index), _numbered(task, index), frozenset(index[name] for name in task.ersatz))
    for members in _played(task.history).values():
        meetings.table([index[place.player] for place in members], 1)
    return meetings


def _planned(task: Task, crowd: Sequence[Attendance]) -> Seating | None:
    """What was planned for these Passen before, if anything was."""
    planned = _played(task.previous)
    if not planned:
        return None
    groups = [
        [[place.player for place in members] for (passe, _), members in sorted(planned.items()) if passe == one.passe]
        for one in crowd
    ]
    return Seating(groups, [list(one.pausing) for one in crowd])


def _numbered(task: Task, index: dict[str, int]) -> dict[tuple[int, int], int]:
    """Costs of company by numbers, smaller number first."""
    result = {}
    for (a, b), cost in task.company().items():
        if a in index and b in index:
            result[min(index[a], index[b]), max(index[a], index[b])] = cost
    return result


def _played(history: Sequence[Place]) -> dict[tuple[int, int], list[Place]]:
    """The tables of the history."""
    tables: dict[tuple[int, int], list[Place]] = defaultdict(list)
    for place in history:
        if place.table is not None:
            tables[place.passe, place.table].append(place)
    return tables


def _outline(task: Task, crowd: Sequence[Attendance], rng: random.Random) -> Seating:
    """Some plan for everybody who is there at all, to begin the search with."""
    members = {name for one in crowd for name in (*one.playing, *one.pausing)}
    names = shuffled([player.id for player in task.players if player.id in members], rng)
    plan = template(task.mode, len(names), len(crowd), rng)
    groups = [[[names[slot] for slot in table] for table in passe] for passe in plan.groups]
    return Seating(groups, [list(one.pausing) for one in crowd])


def _fill(task: Task, one: Attendance, tables: Sequence[Sequence[str]], rng: random.Random) -> list[str]:
    """One Passe as a flat list: the outline's tables without who does not play, gaps filled with who is left."""
    size = task.mode.per_table
    playing = set(one.playing)
    kept = sorted(([name for name in table if name in playing] for table in tables), key=len, reverse=True)
    kept = (kept + [[] for _ in range(len(playing) // size)])[: len(playing) // size]
    kept = _joined(task, kept, playing)
    seated = {name for table in kept for name in table}
    left = shuffled([name for name in one.playing if name not in seated], rng)
    return [name for table in kept for name in table + [left.pop() for _ in range(size - len(table))]]


def _joined(task: Task, tables: list[list[str]], playing: set[str]) -> list[list[str]]:
    """Bring people with the same fixed table together before the search begins."""
    home: dict[int, list[str]] = defaultdict(list)
    for player in task.players:
        if player.fixed_table is not None and player.id in playing:
            home[player.fixed_table].append(player.id)
    fixed = {name for group in home.values() if len(group) > 1 for name in group}
    if not fixed:
        return tables
    tables = [[name for name in table if name not in fixed] for table in tables]
    for number, group in enumerate(group for group in home.values() if len(group) > 1):
        at = number % len(tables)
        company = group[: task.mode.per_table]
        tables[at] = (company + tables[at])[: task.mode.per_table]
    return tables


def _letters(
    task: Task, index: dict[str, int], groups: list[list[list[int]]], rng: random.Random
) -> list[list[list[int]]]:
    """The same tables with team A in front: letters even, nobody a partner again where that can be."""
    flat = [table for passe in groups for table in passe]
    before: Counter[int] = Counter()
    partners: Counter[tuple[int, int]] = Counter()
    for members in _played(task.history).values():
        for place in members:
            before[index[place.player]] += 1 if place.team == "A" else -1
        for number, one in enumerate(members):
            for two in members[number + 1 :]:
                if one.team == two.team:
                    partners[_key(index[one.player], index[two.player])] += 1
    forbidden = [_key(index[a], index[b]) for a, b in sorted(task.partners_apart) if a in index and b in index]
    free = frozenset(index[name] for name in task.ersatz)
    balance = Balance(flat, euler_sides(flat, rng), before, partners, forbidden, free)
    balance.even_out()
    balance.mend_partners(rng)
    sides = iter(balance.sides)
    result = [[team_a_first(table, next(sides)) for table in passe] for passe in groups]
    if any(abs(off) > 1 and player not in free for player, off in balance.surplus.items()):
        meetings = _meetings(task, index)
        for table in flat:
            meetings.table(table, 1)
        Evening(result, meetings, balance.surplus, frozenset(forbidden), free).even_out()
    return result


def _key(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)
