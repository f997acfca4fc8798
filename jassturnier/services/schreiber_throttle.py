"""Slows down guessing of a table's PIN: counts wrong ones per table and address, in memory."""

from __future__ import annotations

from django.core.cache import cache

from jassturnier.services.throttle import count_up

PER_TABLE_AND_ADDRESS = 5
PER_ADDRESS = 20
PER_TABLE = 60


def _limits(table: int, address: str) -> dict[str, int]:
    """The counters of one try. A table alone has a high limit, so that a joker cannot lock it for everybody."""
    return {
        f"pin:both:{table}:{address}": PER_TABLE_AND_ADDRESS,
        f"pin:address:{address}": PER_ADDRESS,
        f"pin:table:{table}": PER_TABLE,
    }


def must_wait_with_pin(table: int, address: str) -> bool:
    """Say whether PINs for this table from this address are refused for now (five minutes)."""
    limits = _limits(table, address)
    counts = cache.get_many(limits)
    return any(counts.get(key, 0) >= limit for key, limit in limits.items())


def count_wrong_pin(table: int, address: str) -> None:
    """Count one wrong PIN in every counter."""
    for key in _limits(table, address):
        count_up(key)
