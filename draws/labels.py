"""Who takes which slot of a ready plan: by lot, then exchanged until the wishes are met. The plan's quality stays as
it is.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from draws.templates import Template

HARD, ERSATZ, SOFT = 100_000, 2_000, 10


class Labels:
    """People in slots. `apart[a]` lists (other, cost per meeting, cost per time as partners); `light` marks the
    Ersatz.
    """

    def __init__(self, plan: Template, wishes: dict[int, list[tuple[int, int, int]]], light: Sequence[int]) -> None:
        n = plan.slots
        self.meet = [[0] * n for _ in range(n)]
        self.team = [[0] * n for _ in range(n)]
        for passe in plan.groups:
            for table in passe:
                half = len(table) // 2
                for i, a in enumerate(table):
                    for j, b in enumerate(table):
                        if i != j:
                            self.meet[a][b] += 1
                            self.team[a][b] += i // half == j // half
        self.wishes, self.light = wishes, frozenset(light)
        self.repeats = [sum(max(0, times - 1) for times in row) for row in self.meet] if light else []

    def cost_of(self, person: int, slot: int, slots: list[int]) -> int:
        """What this person's wishes cost from `slot`; an Ersatz is best where the plan has most repeats."""
        meet, team = self.meet[slot], self.team[slot]
        cost = 0
        for other, meeting, partner in self.wishes.get(person, ()):
            there = slots[other]
            cost += meeting * meet[there] + partner * team[there]
        return cost - self.repeats[slot] if person in self.light else cost

    def settle(self, slots: list[int], rng: random.Random, tries: int = 400) -> int:
        """Exchange people's slots (changed in place) until no wish costs anything; returns the cost left (below HARD:
        met).
        """
        anxious = sorted(set(self.wishes) | self.light)
        for _ in range(tries):
            unhappy = [p for p in anxious if self.cost_of(p, slots[p], slots) > 0]
            if not unhappy:
                break
            self._exchange(unhappy[int(rng.random() * len(unhappy))], slots, rng)
        for person in sorted(self.light):
            self._exchange(person, slots, rng)
        return sum(max(0, self.cost_of(p, slots[p], slots)) for p in anxious) // 2

    def _exchange(self, person: int, slots: list[int], rng: random.Random) -> None:
        """The best exchange of this person with any other; equal ones by lot, a loss only to get out of a dead end."""
        best, choice = 1 << 60, person
        start = int(rng.random() * len(slots))
        for step in range(len(slots)):
            other = (start + step) % len(slots)
            if other == person:
                continue
            before = self.cost_of(person, slots[person], slots) + self.cost_of(other, slots[other], slots)
            slots[person], slots[other] = slots[other], slots[person]
            delta = self.cost_of(person, slots[person], slots) + self.cost_of(other, slots[other], slots) - before
            slots[person], slots[other] = slots[other], slots[person]
            if delta < best:
                best, choice = delta, other
            if best < 0 and person not in self.light:
                break
        if best < 0 or (person not in self.light and (best == 0 or rng.random() < 0.05)):
            slots[person], slots[choice] = slots[choice], slots[person]
