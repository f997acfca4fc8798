"""Table numbers: which number each table of a Passe carries, so that people come to fresh tables and some to their
own.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from draws.lot import shuffled
from draws.quality import Encounters

Passe = Sequence[Sequence[str]]


class Numbering:
    """Gives numbers to the tables of some Passen, knowing the tables everybody has been at."""

    def __init__(self, played: Encounters, bound: Mapping[str, int], rng: random.Random) -> None:
        self.visits = Counter({visit: len(passen) for visit, passen in played.tables.items()})
        self.bound, self.rng = bound, rng

    def assign(
        self,
        passen: Sequence[Passe],
        usable: Sequence[Sequence[int]],
        start: Sequence[Sequence[int]] | None = None,
        steps: int = 1_000,
    ) -> list[list[int]]:
        """For each Passe the numbers of its tables: its usable numbers (as many as tables), each once.

        People bound to a number get it where they can; the others' returns are made few by exchanges, from `start` if
        given.
        """
        self.passen = passen
        self.start = start
        both = zip(passen, usable, strict=True)
        self.pinned = [[self._pin(members, numbers) for members in passe] for passe, numbers in both]
        self.numbers = [self._first(k, numbers) for k, numbers in enumerate(usable)]
        hot: list[tuple[int, int]] = []
        for _ in range(steps):
            hot = hot or [(k, t) for k, passe in enumerate(passen) for t in range(len(passe)) if self._again(k, t) > 0]
            if not hot:
                break
            self._improve(*hot.pop(int(self.rng.random() * len(hot))))
        return self.numbers

    def _pin(self, members: Sequence[str], numbers: Sequence[int]) -> int | None:
        """The number this table must carry: that of most people bound to one."""
        wanted = Counter(self.bound[person] for person in members if self.bound.get(person) in numbers)
        return max(sorted(wanted), key=lambda number: wanted[number]) if wanted else None

    def _first(self, k: int, numbers: Sequence[int]) -> list[int]:
        """A first numbering of Passe k: bound tables, then each table the number with fewest returns among the free."""
        pins = self.pinned[k]
        for table, pin in enumerate(pins):
            if pin in pins[:table]:
                pins[table] = None
        if self.start is not None:
            return self._with_pins(k, list(self.start[k]))
        free = shuffled([number for number in numbers if number not in pins], self.rng)
        result = []
        for table, pin in enumerate(pins):
            number = pin
            if number is None:
                number = min(free[:24], key=lambda one: self._visits(k, table, one))
                free.remove(number)
            self._book(k, table, number, 1)
            result.append(number)
        return result

    def _with_pins(self, k: int, numbers: list[int]) -> list[int]:
        """The given numbers, those of bound tables exchanged to where they belong."""
        for table, pin in enumerate(self.pinned[k]):
            if pin is not None:
                other = numbers.index(pin)
                numbers[table], numbers[other] = numbers[other], numbers[table]
        for table, number in enumerate(numbers):
            self._book(k, table, number, 1)
        return numbers

    def _visits(self, k: int, table: int, number: int) -> int:
        """How often its people were at this number already, a third time counting double."""
        return sum([self.visits[person, number] for person in self.passen[k][table]])

    def _book(self, k: int, table: int, number: int, by: int) -> None:
        for person in self.passen[k][table]:
            self.visits[person, number] += by

    def _again(self, k: int, table: int) -> int:
        if self.pinned[k][table] is not None:
            return 0
        return self._visits(k, table, self.numbers[k][table]) - len(self.passen[k][table])

    def _improve(self, k: int, table: int) -> None:
        """Exchange this table's number with the one of the same Passe that makes the fewest returns."""
        if (now := self._again(k, table)) <= 0:
            return
        own = self.numbers[k]
        others = [t for t in range(len(own)) if t != table and self.pinned[k][t] is None]
        if not others:
            return
        start = int(self.rng.random() * len(others))
        choice, best = -1, 1 << 30
        for other in (others[start:] + others[:start])[:80]:
            cost = (
                self._visits(k, table, own[other]) + self._visits(k, other, own[table])
                - now - self._again(k, other)
            )
            if cost < best:
                choice, best = other, cost
        if best > 0 or (best == 0 and self.rng.random() < 0.3):
            return
        for t in (table, choice):
            self._book(k, t, own[t], -1)
        own[table], own[choice] = own[choice], own[table]
        for t in (table, choice):
            self._book(k, t, own[t], 1)
