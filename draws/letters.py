"""Team letters: two of each table play in A, so that everybody's A and B come out even and nobody gets a partner
again.

First an Eulerian walk: a player's first and second, third and fourth … table are joined by an edge; as every table
has an even number of edges, walking them all in one direction gives each table as many arrivals (A) as departures
(B), and each player one of both per edge. Then single exchanges along chains even out what a history left, and mend
repeated partners.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Collection, Sequence
from itertools import combinations

Table = list[int]
Sides = list[set[int]]


def euler_sides(tables: Sequence[Table], rng: random.Random) -> Sides:
    """For each table (in the order played) the set of its players in A; every player within one of even."""
    edges = _edges(tables)
    start = len(tables)
    at: list[list[int]] = [[] for _ in range(start + 1)]
    for number, (first, second, _) in enumerate(edges):
        at[first].append(number)
        at[second].append(number)
    used = [False] * len(edges)
    sides: Sides = [set() for _ in range(start + 1)]
    for root in range(start, -1, -1):
        while at[root]:
            _walk(root, edges, at, used, sides, rng.random() < 0.5)
    return sides[:start]


def _edges(tables: Sequence[Table]) -> list[tuple[int, int, int]]:
    """(table, table, player) for each two tables of a player in turn; a last single one leads to the door (the number
    after).
    """
    waiting: dict[int, int] = {}
    edges = []
    for number, table in enumerate(tables):
        for player in table:
            if player in waiting:
                edges.append((waiting.pop(player), number, player))
            else:
                waiting[player] = number
    edges.extend((number, len(tables), player) for player, number in waiting.items())
    return edges


def _walk(
    root: int, edges: list[tuple[int, int, int]], at: list[list[int]], used: list[bool], sides: Sides, ahead: bool
) -> None:
    """One closed walk from `root` over unused edges; the player is in A where the edge leaves (or, not `ahead`,
    arrives).
    """
    here = root
    while at[here]:
        number = at[here].pop()
        if used[number]:
            continue
        used[number] = True
        first, second, player = edges[number]
        there = second if first == here else first
        sides[here if ahead else there].add(player)
        here = there


class Balance:
    """Improves the sides of new tables under a history: letters so far and partners so far."""

    def __init__(
        self,
        tables: Sequence[Table],
        sides: Sides,
        before: Counter[int],
        partners: Counter[tuple[int, int]],
        forbidden: Collection[tuple[int, int]],
        free: frozenset[int],
    ) -> None:
        self.tables, self.sides, self.free = tables, sides, free
        self.partners, self.forbidden = partners, frozenset(forbidden)
        self.surplus = Counter(before)
        self.total = 0
        self.seats: dict[int, list[int]] = {}
        for number, table in enumerate(tables):
            self._book(number, 1)
            for player in table:
                self.seats.setdefault(player, []).append(number)

    def _book(self, number: int, by: int) -> None:
        """Enter (1) or take out (−1) the letters and partners of one table, keeping `total` true."""
        side = self.sides[number]
        for player in self.tables[number]:
            before = self.surplus[player]
            now = before + (by if player in side else -by)
            self.surplus[player] = now
            if player not in self.free:
                self.total += max(0, abs(now) - 1) ** 2 - max(0, abs(before) - 1) ** 2
        for pair in self._teams(number):
            self.total += by * self._repeat(pair, self.partners[pair] - (by < 0))
            self.partners[pair] += by

    def _repeat(self, pair: tuple[int, int], others: int) -> int:
        """Cost of this pair as partners once more, being partners `others` times elsewhere."""
        wished = 1_000 if pair in self.forbidden else 0
        return wished if pair[0] in self.free or pair[1] in self.free else wished + 100 * min(others, 3)

    def _teams(self, number: int) -> list[tuple[int, int]]:
        table, side = self.tables[number], self.sides[number]
        if len(table) < 4:
            return []
        a, b = sorted(p for p in table if p in side)
        c, d = sorted(p for p in table if p not in side)
        return [(a, b), (c, d)]

    def even_out(self, tries: int = 2_000) -> None:
        """Exchange letters along chains of tables while somebody is two or more from even."""
        waiting = [p for p in self.seats if abs(self.surplus[p]) > 1 and p not in self.free]
        while waiting and tries > 0:
            tries -= 1
            if not self._chain(waiting[-1]) or abs(self.surplus[waiting[-1]]) <= 1:
                waiting.pop()

    def _chain(self, start: int) -> bool:
        """Shortest chain from a player with too many of one letter to one who can take it."""
        way = self.surplus[start] > 0
        came: dict[int, tuple[int, int]] = {}
        queue = deque([start])
        while queue:
            player = queue.popleft()
            for number in self.seats[player]:
                if (player in self.sides[number]) != way:
                    continue
                for other in self.tables[number]:
                    if other == start or other in came or (other in self.sides[number]) == way:
                        continue
                    came[other] = (player, number)
                    if other in self.free or (self.surplus[other] < 0 if way else self.surplus[other] > 0):
                        self._turn(start, other, came)
                        return True
                    queue.append(other)
        return False

    def _turn(self, start: int, player: int, came: dict[int, tuple[int, int]]) -> None:
        while player != start:
            source, number = came[player]
            self._set(number, self.sides[number] ^ {player, source})
            player = source

    def _set(self, number: int, side: set[int]) -> None:
        self._book(number, -1)
        self.sides[number] = side
        self._book(number, 1)

    def mend_partners(self, rng: random.Random, rounds: int = 600) -> None:
        """Regroup the teams of single tables while partners repeat, are not wished, or letters are uneven."""
        best, best_cost = [set(side) for side in self.sides], self.total
        hot: list[int] = []
        for _ in range(rounds):
            if best_cost == 0:
                break
            hot = hot or [number for number in range(len(self.tables)) if self._trouble(number)]
            if not hot:
                break
            self._choose(hot.pop(int(rng.random() * len(hot))), rng)
            if self.total < best_cost:
                best, best_cost = [set(side) for side in self.sides], self.total
        for number, side in enumerate(best):
            if side != self.sides[number]:
                self._set(number, side)

    def _choose(self, number: int, rng: random.Random) -> None:
        """The cheapest division of one table other than the present one; ties by lot."""
        table, now = self.tables[number], set(self.sides[number])
        divisions = [set(side) for side in combinations(table, len(table) // 2)]
        options = []
        for side in divisions:
            if side != now:
                self._set(number, side)
                options.append((self.total, rng.random(), side))
        self._set(number, min(options, key=lambda one: one[:2])[2])

    def _trouble(self, number: int) -> bool:
        """True if this table has a repeated or unwished team, or somebody whose letters are two or more from even."""
        teams = self._teams(number)
        return any(self._repeat(pair, self.partners[pair] - 1) for pair in teams) or any(
            abs(self.surplus[player]) > 1 for player in self.tables[number] if player not in self.free
        )
