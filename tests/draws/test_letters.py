"""Team letters: even for everybody, also after a history, and nobody a partner again where it can be."""

from __future__ import annotations

from collections import Counter

import pytest

from draws import generator
from draws.letters import Balance, euler_sides
from draws.lot import shuffled


def random_tables(people: int, passen: int, seed: int) -> list[list[int]]:
    rng = generator(seed)
    tables = []
    for _ in range(passen):
        mixed = shuffled(range(people), rng)
        tables += [mixed[at : at + 4] for at in range(0, people // 4 * 4, 4)]
    return tables


@pytest.mark.parametrize(("people", "passen"), [(4, 1), (8, 2), (17, 5), (40, 4), (43, 7)])
def test_walk_makes_letters_even(people: int, passen: int) -> None:
    tables = random_tables(people, passen, people)
    sides = euler_sides(tables, generator(1))
    surplus: Counter[int] = Counter()
    played: Counter[int] = Counter()
    for table, side in zip(tables, sides, strict=True):
        assert len(side) == 2
        assert side <= set(table)
        played.update(table)
        surplus.update({player: 1 if player in side else -1 for player in table})
    assert all(abs(surplus[player]) == played[player] % 2 for player in range(people) if played[player])


def test_chains_even_out_a_history() -> None:
    tables = random_tables(40, 3, 2)
    before = Counter({player: 1 if player < 20 else -1 for player in range(40)})
    balance = Balance(tables, euler_sides(tables, generator(1)), before, Counter(), (), frozenset())
    worst = balance.total
    balance.even_out()
    assert balance.total < worst
    assert all(len(side) == 2 for side in balance.sides)
    assert max(abs(off) for off in balance.surplus.values()) <= 2


def test_partners_of_the_history_become_opponents() -> None:
    tables = [[0, 1, 2, 3], [4, 5, 6, 7]]
    partners = Counter({(0, 1): 1, (2, 3): 1, (4, 6): 1})
    balance = Balance(tables, [{0, 1}, {4, 6}], Counter(), partners, [(0, 2)], frozenset())
    balance.mend_partners(generator(1))
    assert balance.total == 0
    assert balance.sides[0] in ({0, 3}, {1, 2})
    assert balance.sides[1] not in ({4, 6}, {5, 7})


def test_ersatz_may_be_uneven() -> None:
    balance = Balance([[0, 1, 2, 3]], [{0, 1}], Counter({0: 3}), Counter(), (), frozenset({0}))
    assert balance.total == 0
