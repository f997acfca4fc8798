"""Who sits with whom: a search by exchanges of two people of one Passe, counting meetings with those of the history.

People are numbers 0 … n − 1 here; a Passe is a flat list, `size` neighbours in it form one table.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

REPEAT, DEARER = 10, 3          # a second meeting costs 10, a third 13 more, a fourth 16 more …
FORBIDDEN, TWO_ERSATZ, NEIGHBOURS = 5_000, 200, 4
TOGETHER = -5_000               # both are bound to the same table
SAMPLE = 240                    # of larger halls an exchange looks at so many other seats

Groups = list[list[int]]


@dataclass
class Meetings:
    """What one more meeting of two people would cost (`plus`) and what one less would save (`minus`)."""

    count: int
    extra: dict[tuple[int, int], int] = field(default_factory=dict)
    free: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        n = self.count
        self.met = [[0] * n for _ in range(n)]
        self.plus = [[0] * n for _ in range(n)]
        self.minus = [[0] * n for _ in range(n)]
        for (a, b), cost in self.extra.items():
            for x, y in ((a, b), (b, a)):
                self.plus[x][y] = self.minus[x][y] = cost

    def change(self, a: int, b: int, by: int) -> None:
        """Book one meeting more (`by` 1) or less (−1)."""
        times = self.met[a][b] + by
        self.met[a][b] = self.met[b][a] = times
        extra = self.extra.get((a, b) if a < b else (b, a), 0) if self.extra else 0
        if a in self.free or b in self.free:
            more = less = extra
        else:
            more = extra + (REPEAT + DEARER * (times - 1) if times > 0 else 0)
            less = extra + (REPEAT + DEARER * (times - 2) if times > 1 else 0)
        self.plus[a][b] = self.plus[b][a] = more
        self.minus[a][b] = self.minus[b][a] = less

    def table(self, members: Sequence[int], by: int) -> None:
        """Book all meetings of one table."""
        for a, b in combinations(members, 2):
            self.change(a, b, by)


class Search:
    """Exchanges people within Passen until nothing is wrong or the budget of looked-at exchanges is used up."""

    def __init__(self, groups: Groups, size: int, meetings: Meetings, rng: random.Random) -> None:
        self.groups, self.size, self.meetings, self.rng = groups, size, meetings, rng
        self.cost = 0
        for passe in groups:
            for base in range(0, len(passe), size):
                members = passe[base : base + size]
                for a, b in combinations(members, 2):
                    self.cost += meetings.plus[a][b]
                meetings.table(members, 1)
        self.held: list[dict[int, int]] = [{} for _ in groups]
        self.step = 0

    def run(self, budget: int) -> tuple[Groups, int]:
        """The best groups found and what they cost; `budget` counts looked-at exchanges."""
        best, best_cost = [list(passe) for passe in self.groups], self.cost
        self.best, quiet = best_cost, 0
        hot = self._hot()
        while hot and budget > 0:
            place = hot.pop(int(self.rng.random() * len(hot)))
            if self._trouble(*place) > 0:
                budget -= min(SAMPLE, len(self.groups[place[0]]))
                self._exchange(*place)
                if self.cost < best_cost:
                    best, best_cost, quiet = [list(passe) for passe in self.groups], self.cost, 0
                    self.best = best_cost
                else:
                    quiet += 1
            if not hot or quiet % 50 == 49:
                hot = self._hot()
                quiet += 1
        return best, best_cost

    def _hot(self) -> list[tuple[int, int]]:
        """All seats whose person costs something at this table."""
        return [
            (number, seat)
            for number, passe in enumerate(self.groups)
            for seat in range(len(passe))
            if self._trouble(number, seat) > 0
        ]

    def _trouble(self, number: int, seat: int) -> int:
        """The dearest company of this person at this table; above 0 is worth an exchange."""
        passe, size = self.groups[number], self.size
        base = seat - seat % size
        saving = self.meetings.minus[passe[seat]]
        person = passe[seat]
        return max(saving[mate] for mate in passe[base : base + size] if mate != person)

    def _exchange(self, number: int, seat: int) -> None:
        """Take the best exchange of this seat that was not undone lately, be it a loss."""
        passe, size, held = self.groups[number], self.size, self.held[number]
        self.step += 1
        base = seat - seat % size
        person = passe[seat]
        mates = [mate for mate in passe[base : base + size] if mate != person]
        choice, best = -1, 1 << 30
        for table in self._tables(len(passe), base):
            for other, delta in self._deltas(passe, person, mates, table):
                if held.get(passe[other], 0) > self.step and self.cost + delta >= self.best:
                    continue
                if delta < best or (delta == best and self.rng.random() < 0.3):
                    choice, best = other, delta
        if choice < 0:
            return
        held[person] = self.step + 2 + int(self.rng.random() * 5)
        held[passe[choice]] = self.step + 1 + int(self.rng.random() * 3)
        self._swap(passe, seat, choice)
        self.cost += best

    def _tables(self, seats: int, own: int) -> Iterable[int]:
        """First seats of the tables to look at: all others, or a random stretch of a large hall."""
        size = self.size
        bases = [base for base in range(0, seats, size) if base != own]
        wanted = SAMPLE // size
        if len(bases) <= wanted:
            return bases
        start = int(self.rng.random() * len(bases))
        return (bases + bases)[start : start + wanted]

    def _deltas(self, passe: list[int], person: int, mates: list[int], table: int) -> list[tuple[int, int]]:
        """What exchanging `person` with each seat of a table would cost."""
        plus, minus = self.meetings.plus, self.meetings.minus
        members = passe[table : table + self.size]
        mine, saved = plus[person], minus[person]
        leave = sum([saved[mate] for mate in mates])
        join = sum([mine[member] for member in members])
        result = []
        for seat, other in enumerate(members):
            gain, loss = plus[other], minus[other]
            delta = join - mine[other] - leave
            for mate in mates:
                delta += gain[mate]
            for member in members:
                if member != other:
                    delta -= loss[member]
            result.append((table + seat, delta))
        return result

    def _swap(self, passe: list[int], seat: int, other: int) -> None:
        """Exchange two seats and book the meetings."""
        size = self.size
        for base in (seat - seat % size, other - other % size):
            self.meetings.table(passe[base : base + size], -1)
        passe[seat], passe[other] = passe[other], passe[seat]
        for base in (seat - seat % size, other - other % size):
            self.meetings.table(passe[base : base + size], 1)
