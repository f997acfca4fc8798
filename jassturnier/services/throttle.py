"""Slows down guessing of passwords: counts failed sign-ins per name and per address, in memory."""

from __future__ import annotations

import hashlib

from django.core.cache import cache

SECONDS = 300
PER_NAME_AND_ADDRESS = 5
PER_NAME = 30
PER_ADDRESS = 30


def counters(name: str, address: str) -> dict[str, int]:
    """Return the counters of one try with their limits. A name alone has a high limit, so that a guest who tries
    the Jassleitung's name from a phone does not lock her out at the laptop."""
    folded = hashlib.sha256(name.casefold().encode()).hexdigest()[:24]
    return {
        f"login:both:{folded}:{address}": PER_NAME_AND_ADDRESS,
        f"login:name:{folded}": PER_NAME,
        f"login:address:{address}": PER_ADDRESS,
    }


def must_wait(name: str, address: str) -> bool:
    """Say whether this name from this address has to wait (five minutes after the last failure that counted)."""
    limits = counters(name, address)
    counts = cache.get_many(limits)
    return any(counts.get(key, 0) >= limit for key, limit in limits.items())


def count_failure(name: str, address: str) -> None:
    """Count one failed try in every counter."""
    for key in counters(name, address):
        count_up(key)


def count_up(key: str) -> None:
    """Add one to a counter that ends `SECONDS` after its first; it may end between the two steps."""
    if cache.add(key, 1, SECONDS):
        return
    try:
        cache.incr(key)
    except ValueError:
        cache.set(key, 1, SECONDS)


def forget_failures(name: str, address: str) -> None:
    """Clear the counters of this name from this address after a success; the address keeps its own."""
    first, _name, _address = counters(name, address)
    cache.delete(first)
