"""Seating by a ready plan: its slots given out by lot, or so that its first Passe is the one already played."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence

from draws.labels import HARD, Labels
from draws.lot import shuffled
from draws.model import Mode, Place
from draws.presence import Attendance
from draws.seating import Seating
from draws.task import Task
from draws.templates import Template, template

ATTEMPTS = 60


def ready_plan(task: Task, crowd: Sequence[Attendance], rng: random.Random) -> tuple[Seating | None, int]:
    """A seating from a plan and what its wishes cost (HARD or more: not met).

    None if people come and go between the Passen, so that no plan fits. A plan that is only a guess costs HARD at
    least.
    """
    members = {*crowd[0].playing, *crowd[0].pausing}
    if any({*one.playing, *one.pausing} != members for one in crowd):
        return None, HARD
    names = shuffled([player.id for player in task.players if player.id in members], rng)
    if task.history:
        return _continued(task, names, rng)
    plan = template(task.mode, len(names), len(task.passen), rng)
    index = {name: number for number, name in enumerate(names)}
    labels = Labels(plan, task.label_wishes(index), [index[name] for name in task.ersatz if name in index])
    slots = list(range(len(names)))
    cost = labels.settle(slots, rng)
    seated = {slot: names[number] for number, slot in enumerate(slots)}
    if task.together or not plan.complete:
        cost += HARD
    return _seating(plan, seated, 0, task.mode is Mode.EINZEL), cost


def _seating(plan: Template, seated: dict[int, str], first: int, numbered: bool) -> Seating:
    """The plan from its Passe `first` on, with names for slots."""
    groups, pausing = [], []
    for passe in plan.groups[first:]:
        groups.append([[seated[slot] for slot in table] for table in passe])
        busy = {slot for table in passe for slot in table}
        pausing.append([name for slot, name in sorted(seated.items()) if slot not in busy])
    return Seating(groups, pausing, numbered=numbered)


def _continued(task: Task, names: list[str], rng: random.Random) -> tuple[Seating | None, int]:
    """After exactly one Passe of the same people: a plan for all Passen whose first is that one, so nothing is lost."""
    tables: dict[int, list[Place]] = defaultdict(list)
    for place in sorted(task.history, key=lambda p: (p.team or "", p.seat or 0, p.player)):
        if place.table is not None:
            tables[place.table].append(place)
    pausing = [place.player for place in task.history if place.table is None]
    sitting = [place.player for members in tables.values() for place in members]
    whole = all([p.team for p in members] == _sides(task) for members in tables.values())
    if len({place.passe for place in task.history}) > 1 or not whole or sorted(sitting + pausing) != sorted(names):
        return None, HARD
    plan = template(task.mode, len(names), len(task.passen) + 1, rng)
    if len(plan.groups[0]) != len(tables):
        return None, HARD
    index = {name: number for number, name in enumerate(names)}
    labels = Labels(plan, task.label_wishes(index), [index[name] for name in task.ersatz if name in index])
    best, best_cost = _fit(plan, tables, pausing, rng), 1 << 60
    for _ in range(ATTEMPTS):
        numbers, seated = _fit(plan, tables, pausing, rng)
        slots = [0] * len(names)
        for slot, name in seated.items():
            slots[index[name]] = slot
        cost = sum(max(0, labels.cost_of(p, slots[p], slots)) for p in labels.wishes) // 2
        cost -= _met(labels, slots, task, index)
        if cost < best_cost:
            best, best_cost = (numbers, seated), cost
        if best_cost <= 0:
            break
    numbers, seated = best
    seating = _seating(plan, seated, 1, task.mode is Mode.EINZEL)
    seating.numbers = numbers
    return seating, best_cost + (HARD if task.together or not plan.complete else 0)


def _sides(task: Task) -> list[str]:
    """The letters of a full table in order."""
    half = task.mode.per_table // 2
    return ["A"] * half + ["B"] * half


def _fit(
    plan: Template, tables: dict[int, list[Place]], pausing: list[str], rng: random.Random
) -> tuple[list[int], dict[int, str]]:
    """Lay the played tables onto those of the plan's first Passe; table numbers in the plan's order, and names by
    slot.
    """
    numbers = shuffled(sorted(tables), rng)
    seated: dict[int, str] = {}
    for slots, number in zip(plan.groups[0], numbers, strict=True):
        members = [place.player for place in tables[number]]
        half = len(slots) // 2
        for team in (0, half):
            mixed = shuffled(members[team : team + half], rng)
            seated.update(zip(slots[team : team + half], mixed, strict=True))
    left = [slot for slot in range(plan.slots) if slot not in seated]
    seated.update(zip(left, shuffled(pausing, rng), strict=True))
    return numbers, seated


def _met(labels: Labels, slots: list[int], task: Task, index: dict[str, int]) -> int:
    """The part of the cost that the played Passe has caused already."""
    where = {place.player: (place.table, place.team) for place in task.history}
    names = {number: name for name, number in index.items()}
    cost = 0
    for person, wishes in labels.wishes.items():
        table, team = where[names[person]]
        for other, meeting, partner in wishes:
            there, side = where[names[other]]
            if table is not None and table == there:
                cost += meeting + (partner if team == side else 0)
    return cost // 2
