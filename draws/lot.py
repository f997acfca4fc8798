"""The lot: one seed, one generator, one shuffle that gives the same on every machine and in every Python."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def new_seed() -> int:
    """A seed nobody chose: 48 bits from the operating system, at most 15 digits when printed."""
    return secrets.randbits(48)


def generator(seed: int) -> random.Random:
    """The generator of one draw. Only its `random()` is used, whose values Python promises to keep for a seed."""
    return random.Random(seed)


def below(rng: random.Random, count: int) -> int:
    """A number 0 … count − 1."""
    return int(rng.random() * count)


def shuffled(items: Sequence[Item], rng: random.Random) -> list[Item]:
    """A new list in the order of the lot (Fisher and Yates)."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
