"""Ready plans for any number of slots: found offline and stored (plans.txt), constructed, or a first guess to search
from.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from draws.constructions import Groups, einzel_groups, round_robin, transversal
from draws.letters import euler_sides
from draws.lot import shuffled
from draws.model import Mode

NAMES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Template:
    """Slots 0 … n − 1 at tables, Passe by Passe; the first half of a table is team A, its index is its number.

    `complete`: nothing is left to improve; otherwise it is only where a search begins.
    """

    slots: int
    groups: Groups
    complete: bool


@cache
def stored() -> dict[tuple[int, int], str]:
    """The plans of plans.txt by (people, Passen), each as its last word."""
    text = (Path(__file__).parent / "plans.txt").read_text(encoding="ascii")
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return {(int(line[0].partition("x")[0]), int(line[0].partition("x")[2])): line[-1] for line in lines if line}


def template(mode: Mode, slots: int, passen: int, rng: random.Random) -> Template:
    """The best plan known for so many slots and Passen, letters included."""
    if mode is Mode.PARTNER:
        return _partner(slots, passen, rng)
    plan = stored().get((slots, passen))
    if plan is not None:
        return Template(slots, [_tables(passe) for passe in plan.split(".")], complete=True)
    groups = einzel_groups(slots, passen)
    if groups is not None:
        return Template(slots, with_letters(groups, rng), complete=True)
    return Template(slots, with_letters(_guess(slots, passen, rng), rng), complete=False)


def _tables(passe: str) -> list[list[int]]:
    """One Passe of a stored plan: four letters a table."""
    people = [NAMES.index(letter) for letter in passe]
    return [people[base : base + 4] for base in range(0, len(people), 4)]


def with_letters(groups: Groups, rng: random.Random) -> Groups:
    """The same tables, each with its two of team A in front."""
    flat = [table for passe in groups for table in passe]
    sides = iter(euler_sides(flat, rng))
    return [[team_a_first(table, next(sides)) for table in passe] for passe in groups]


def team_a_first(table: list[int], side: set[int]) -> list[int]:
    """The players of `side`, then the others, otherwise in the same order."""
    return [player for player in table if player in side] + [player for player in table if player not in side]


def _guess(slots: int, passen: int, rng: random.Random) -> Groups:
    """As many Passen of a construction as there are, the rest by lot; pauses are left to the caller."""
    tables = slots // 4
    base = next((g for r in range(min(passen, 12), 0, -1) if (g := transversal(tables, r))), None) or []
    groups = [[list(table) for table in passe] for passe in base]
    while len(groups) < passen:
        mixed = shuffled(range(slots), rng)
        groups.append([mixed[at : at + 4] for at in range(0, 4 * tables, 4)])
    return groups


def _partner(slots: int, passen: int, rng: random.Random) -> Template:
    """Rounds of every against every in the order of the lot, again from the first when they are used up."""
    rounds = shuffled(round_robin(slots), rng)
    games = [[list(game) for game in rounds[number % len(rounds)]] for number in range(passen)]
    return Template(slots, with_letters(games, rng), complete=True)
