"""The evening reckoned a second time, by hand as it were, from what was typed: totals, ranks, control sums."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Slate:
    """Points of each start number in each Passe, corrections, and who is not ranked."""

    points: dict[int, dict[int, int]] = field(default_factory=dict)
    corrections: dict[int, int] = field(default_factory=dict)
    played: int = 0
    pauses: set[tuple[int, int]] = field(default_factory=set)

    def write(self, passe: int, teams: tuple[list[int], list[int]], a: int, b: int) -> None:
        """Write down one table: everybody of a team gets its points."""
        for numbers, result in zip(teams, (a, b), strict=True):
            for number in numbers:
                self.points.setdefault(number, {})[passe] = result
                self.played += result

    def pause(self, passe: int, number: int, credit: int) -> None:
        """Write down a pause with its credit."""
        self.points.setdefault(number, {})[passe] = credit
        self.pauses.add((number, passe))

    def total(self, number: int) -> int:
        """Give the total of a start number."""
        return sum(self.points[number].values()) + self.corrections.get(number, 0)

    def best(self, number: int) -> int:
        """Give the best Passe that was played; a pause is never the best."""
        return max((p for passe, p in self.points[number].items() if (number, passe) not in self.pauses), default=0)

    def ranks(self, without: frozenset[int] = frozenset()) -> dict[int, int]:
        """Give everybody's rank: total, then best Passe; equal ones share, the next skips."""
        keys = {n: (self.total(n), self.best(n)) for n in self.points if n not in without}
        return {n: 1 + sum(other > key for other in keys.values()) for n, key in keys.items()}

    def ledger(self, without: frozenset[int] = frozenset()) -> dict[int, tuple[int, int]]:
        """Give rank and total of everybody who is ranked."""
        return {n: (rank, self.total(n)) for n, rank in self.ranks(without).items()}
