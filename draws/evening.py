"""Last touch on team letters: two of different tables change seats if that evens them out and nobody meets again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from draws.grouping import Meetings

Tables = list[list[int]]        # of one Passe, first half of each table team A


@dataclass
class Evening:
    """Tables of all new Passen with the meetings of the whole evening booked, and everybody's A minus B."""

    passen: list[Tables]
    meetings: Meetings
    surplus: Counter[int]
    not_partners: Collection[tuple[int, int]]
    free: frozenset[int]

    def even_out(self) -> None:
        """Exchange while somebody two or more from even finds a counterpart; everybody else's letters stay."""
        for player in sorted(self.surplus):
            while abs(self.surplus[player]) > 1 and player not in self.free:
                if not self._exchange(player):
                    break

    def _exchange(self, player: int) -> bool:
        """One exchange of this player with somebody who has too many of the other letter, or one."""
        often_a = self.surplus[player] > 0
        for tables, number, seat in self._seats(player):
            own = tables[number]
            half = len(own) // 2
            if (seat < half) != often_a or self._bound(player, own):
                continue
            for other_number, other_seat in self._counterparts(tables, number, often_a):
                if self._fits(tables, (number, seat), (other_number, other_seat)):
                    self._swap(tables, (number, seat), (other_number, other_seat), -2 if often_a else 2)
                    return True
        return False

    def _seats(self, player: int) -> Iterator[tuple[Tables, int, int]]:
        for tables in self.passen:
            for number, table in enumerate(tables):
                if player in table:
                    yield tables, number, table.index(player)

    def _bound(self, player: int, table: list[int]) -> bool:
        """True if this player and a mate have the same fixed table."""
        return any(self.meetings.minus[player][mate] < 0 for mate in table if mate != player)

    def _counterparts(self, tables: Tables, own: int, often_a: bool) -> Iterator[tuple[int, int]]:
        """Seats of the other letter at other tables whose people may take this one."""
        for number, table in enumerate(tables):
            half = len(table) // 2
            for seat in range(half, len(table)) if often_a else range(half):
                surplus = self.surplus[table[seat]]
                if number != own and table[seat] not in self.free and (surplus < 0 if often_a else surplus > 0):
                    yield number, seat

    def _fits(self, tables: Tables, one: tuple[int, int], two: tuple[int, int]) -> bool:
        """True if neither meets anybody again, nor gets a partner against a wish, nor leaves a table bound to both."""
        for (number, seat), (there, place) in ((one, two), (two, one)):
            player, table = tables[number][seat], tables[there]
            half = len(table) // 2
            mates = [mate for at, mate in enumerate(table) if at != place]
            partners = [mate for at, mate in enumerate(table) if at != place and at // half == place // half]
            if any(self.meetings.plus[player][mate] for mate in mates):
                return False
            if any((min(player, mate), max(player, mate)) in self.not_partners for mate in partners):
                return False
            if self._bound(table[place], table):
                return False
        return True

    def _swap(self, tables: Tables, one: tuple[int, int], two: tuple[int, int], change: int) -> None:
        first, second = tables[one[0]], tables[two[0]]
        for table in (first, second):
            self.meetings.table(table, -1)
        self.surplus[first[one[1]]] += change
        self.surplus[second[two[1]]] -= change
        first[one[1]], second[two[1]] = second[two[1]], first[one[1]]
        for table in (first, second):
            self.meetings.table(table, 1)
