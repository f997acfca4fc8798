"""The lot gives the same everywhere, and every order is as likely as any other."""

from __future__ import annotations

from collections import Counter

from draws import generator, new_seed
from draws.lot import below, shuffled


def test_shuffle_of_a_seed_is_this_one_for_ever() -> None:
    assert shuffled(range(10), generator(2026)) == [5, 3, 7, 2, 9, 0, 6, 8, 4, 1]


def test_all_orders_are_equally_likely() -> None:
    rng = generator(1)
    orders = Counter(tuple(shuffled("abc", rng)) for _ in range(6_000))
    assert len(orders) == 6
    assert sum((times - 1_000) ** 2 / 1_000 for times in orders.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def test_below_reaches_both_ends() -> None:
    rng = generator(3)
    assert {below(rng, 3) for _ in range(100)} == {0, 1, 2}


def test_shuffle_leaves_the_given_list() -> None:
    names = ["a", "b", "c"]
    shuffled(names, generator(1))
    assert names == ["a", "b", "c"]


def test_new_seeds_differ_and_are_short_enough_to_print() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 10**15 for seed in seeds)
