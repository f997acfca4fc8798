"""«Nächste Passe nach Rang»: neighbours in the ranking at one table, first and fourth against second and third."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from draws.hall import usable_tables
from draws.model import NO_WISHES, DrawRefused, Mode, Options, Place, Plan, Player, Refusal, Wishes, in_order
from draws.numbers import Numbering
from draws.presence import attendance, check_request
from draws.quality import Encounters, encounters, find, measure, pair
from draws.seating import places_of
from draws.task import Task

AGAIN, PARTNERS_AGAIN, UNWISHED = 40, 60, 5_000     # against the square of the tables somebody is moved
SPLITS = ((0, 3, 1, 2), (0, 2, 1, 3), (0, 1, 2, 3))  # of a four by rank; the first is the rule
REACH = 5                                            # tables up or down that an exchange looks at
NODES = 20_000                                       # games tried before pairs may meet again

Table = list[str]


class RankTables:
    """Tables by rank, improved by exchanges between near tables where people have met or must not meet."""

    def __init__(self, task: Task, order: Sequence[str]) -> None:
        self.task, self.size = task, task.mode.per_table
        self.seen: Encounters = encounters(task.history)
        self.rank = {name: place for place, name in enumerate(order)}
        self.light = frozenset(task.ersatz)
        self.tables: list[Table] = [list(order[at : at + self.size]) for at in range(0, len(order), self.size)]

    def company(self, table: Sequence[str], number: int) -> int:
        """What this company at the `number`-th table costs: repeats, wishes, and who is far from the own rank."""
        cost = sum((self.rank[name] // self.size - number) ** 2 for name in table)
        for i, a in enumerate(table):
            for b in table[i + 1 :]:
                who = pair(a, b)
                if who in self.task.apart:
                    cost += UNWISHED
                if self.light.isdisjoint(who):
                    cost += AGAIN * len(self.seen.met.get(who, ()))
                elif self.light.issuperset(who):
                    cost += AGAIN
        return cost + (self.split(table)[1] if self.size == 4 else 0)

    def split(self, table: Sequence[str]) -> tuple[Table, int]:
        """The four as two teams: first and fourth against second and third, unless they were partners or wish not to
        be.
        """
        ranked = sorted(table, key=self.rank.__getitem__)
        options = []
        for number, order in enumerate(SPLITS):
            a, b, c, d = (ranked[place] for place in order)
            cost = 3 * number + sum(self._team(pair(*both)) for both in ((a, b), (c, d)))
            options.append((cost, number, [a, b, c, d]))
        cost, _, teams = min(options)
        return teams, cost

    def _team(self, who: tuple[str, str]) -> int:
        cost = UNWISHED if who in self.task.partners_apart else 0
        return cost + (PARTNERS_AGAIN * len(self.seen.partners.get(who, ())) if self.light.isdisjoint(who) else 0)

    def improve(self) -> None:
        """Take the best exchange with a near table, from the top, until none helps."""
        for _ in range(20):
            seats = [(number, seat) for number in range(len(self.tables)) for seat in range(self.size)]
            if sum(self._better(*seat) for seat in seats) == 0:
                return

    def _better(self, number: int, seat: int) -> bool:
        own = self.tables[number]
        now = self.company(own, number)
        best, choice = 0, (0, 0)
        if now == 0:
            return False
        for there in range(max(0, number - REACH), min(len(self.tables), number + REACH + 1)):
            if there == number:
                continue
            table = self.tables[there]
            before = now + self.company(table, there)
            for other in range(self.size):
                one = [*own[:seat], table[other], *own[seat + 1 :]]
                two = [*table[:other], own[seat], *table[other + 1 :]]
                delta = self.company(one, number) + self.company(two, there) - before
                if delta < best:
                    best, choice = delta, (there, other)
        if best == 0:
            return False
        table, other = self.tables[choice[0]], choice[1]
        own[seat], table[other] = table[other], own[seat]
        return True

    def games(self) -> list[Table] | None:
        """Pairs only: each with the nearest in rank it has not met, going back where the rest does not come out."""
        order = sorted(self.rank, key=self.rank.__getitem__)
        games: list[Table] = []
        return games if self._next(order, games, [NODES]) else None

    def _next(self, left: list[str], games: list[Table], nodes: list[int]) -> bool:
        if not left:
            return True
        for other in left[1:]:
            who = pair(left[0], other)
            if who in self.task.apart or (self.light.isdisjoint(who) and self.seen.met.get(who)):
                continue
            nodes[0] -= 1
            if nodes[0] < 0:
                return False
            games.append([left[0], other])
            if self._next([name for name in left[1:] if name != other], games, nodes):
                return True
            games.pop()
        return False


def draw_by_rank(
    mode: Mode,
    ranking: Sequence[str],
    players: Sequence[Player],
    passe: int,
    *,
    rng: random.Random,
    history: Sequence[Place] = (),
    wishes: Wishes = NO_WISHES,
    tables: Sequence[int] | None = None,
) -> Plan:
    """One Passe by rank (`ranking`: best first; who is not in it comes last), without repeats where near ranks allow.

    The best sit at the lowest number, except for fixed tables. Pauses are as in `draw`. Raises DrawRefused like
    `draw`, and UNKNOWN_PLAYER for a ranking with numbers that are not among the players.
    """
    check_request(players, [passe], history)
    unknown = sorted(set(ranking) - {player.id for player in players})
    if unknown:
        raise DrawRefused(Refusal.UNKNOWN_PLAYER, unknown)
    task = Task(mode, tuple(players), (passe,), tuple(history), wishes, Options(), ())
    crowd = attendance(mode, players, [passe], history, rng)
    usable = usable_tables(task, crowd, tables)
    playing = crowd[0].playing
    order = [name for name in dict.fromkeys(ranking) if name in set(playing)]
    order += [name for name in playing if name not in set(order)]
    ranks = RankTables(task, order)
    found = ranks.games() if mode is Mode.PARTNER and len(order) <= 800 else None
    if found is None:
        ranks.improve()
        found = ranks.tables
    groups = [_lettered(ranks, table, rng) for table in found]
    bound = {player.id: player.fixed_table for player in players if player.fixed_table is not None}
    numbers = Numbering(ranks.seen, bound, rng).assign([groups], usable, [usable[0]], steps=0)
    places = in_order(places_of(mode, passe, groups, numbers[0], crowd[0].pausing))
    everything = [*history, *places]
    return Plan(places, find(mode, everything, players, wishes, tables), measure(everything, players))


def _lettered(ranks: RankTables, table: Table, rng: random.Random) -> Table:
    """Team A first: the team that was A less often so far, equal ones by lot."""
    teams = ranks.split(table)[0] if ranks.size == 4 else list(table)
    half = ranks.size // 2
    letters: Counter[str] = ranks.seen.letters
    lead = sum(letters[name] for name in teams[:half]) - sum(letters[name] for name in teams[half:])
    turn = rng.random() < 0.5
    return teams[half:] + teams[:half] if lead > 0 or (lead == 0 and turn) else teams

