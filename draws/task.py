"""What one draw has to do, in one value that its steps hand on."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from draws.grouping import FORBIDDEN, NEIGHBOURS, TOGETHER, TWO_ERSATZ
from draws.labels import ERSATZ, HARD, SOFT
from draws.model import Mode, Options, Pair, Place, Player, Wishes
from draws.quality import pair


@dataclass(frozen=True)
class Task:
    """People, Passen, history and wishes of a draw; the wishes also as costs for the steps that search."""

    mode: Mode
    players: tuple[Player, ...]
    passen: tuple[int, ...]
    history: tuple[Place, ...]
    wishes: Wishes
    options: Options
    previous: tuple[Place, ...]
    apart: frozenset[Pair] = field(init=False)
    partners_apart: frozenset[Pair] = field(init=False)
    together: frozenset[Pair] = field(init=False)

    def __post_init__(self) -> None:
        bound = [player for player in self.players if player.fixed_table is not None]
        pairs = [(a, b) for i, a in enumerate(bound) for b in bound[i + 1 :]]
        strangers = {pair(a.id, b.id) for a, b in pairs if a.fixed_table != b.fixed_table}
        same = {pair(a.id, b.id) for a, b in pairs if a.fixed_table == b.fixed_table}
        wished = {pair(*both) for both in self.wishes.not_together if both[0] != both[1]}
        teams = {pair(*both) for both in self.wishes.not_partner if both[0] != both[1]}
        object.__setattr__(self, "apart", frozenset((wished - same) | strangers))
        object.__setattr__(self, "together", frozenset(same))
        object.__setattr__(self, "partners_apart", frozenset(teams))

    @property
    def ersatz(self) -> list[str]:
        """Numbers of the Ersatz, in the given order."""
        return [player.id for player in self.players if player.ersatz]

    def neighbours(self) -> set[Pair]:
        """Who stands side by side in the given order, if that is to be kept apart."""
        if not self.options.neighbours_apart:
            return set()
        people = [player.id for player in self.players if not player.ersatz]
        return {pair(a, b) for a, b in pairwise(people)}

    def company(self) -> dict[Pair, int]:
        """What it costs to put two people at one table, beside repeats (for the search by exchanges)."""
        costs = dict.fromkeys(sorted(self.neighbours()), NEIGHBOURS)
        helpers = self.ersatz
        costs.update({pair(a, b): TWO_ERSATZ for i, a in enumerate(helpers) for b in helpers[i + 1 :]})
        costs.update(dict.fromkeys(sorted(self.apart), FORBIDDEN))
        costs.update(dict.fromkeys(sorted(self.together), TOGETHER))
        return costs

    def label_wishes(self, index: dict[str, int]) -> dict[int, list[tuple[int, int, int]]]:
        """The wishes as `Labels` wants them: person → (other, cost per meeting, cost per time as partners)."""
        wishes: dict[int, list[tuple[int, int, int]]] = {}
        helpers = self.ersatz
        two = {pair(a, b) for i, a in enumerate(helpers) for b in helpers[i + 1 :]}
        for pairs, meeting, partner in (
            (self.apart, HARD, 0),
            (self.partners_apart, 0, HARD),
            (two, ERSATZ, 0),
            (self.neighbours(), SOFT, 0),
        ):
            for a, b in sorted(pairs):
                if a in index and b in index:
                    wishes.setdefault(index[a], []).append((index[b], meeting, partner))
                    wishes.setdefault(index[b], []).append((index[a], meeting, partner))
        return wishes
