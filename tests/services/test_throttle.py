"""Counting failed sign-ins: who guesses waits, others do not."""

from __future__ import annotations

import pytest
from django.core.cache import cache

from jassturnier.services.throttle import (
    PER_ADDRESS,
    PER_NAME,
    PER_NAME_AND_ADDRESS,
    count_failure,
    count_up,
    forget_failures,
    must_wait,
)


def fail(times: int, name: str = "vreni", address: str = "192.168.1.7") -> None:
    """Count failures."""
    for _ in range(times):
        count_failure(name, address)


def test_one_failure_less_does_not_wait() -> None:
    fail(PER_NAME_AND_ADDRESS - 1)
    assert not must_wait("vreni", "192.168.1.7")


def test_name_from_one_address_waits_whatever_the_case() -> None:
    fail(PER_NAME_AND_ADDRESS)
    assert must_wait("VRENI", "192.168.1.7")
    assert not must_wait("vreni", "192.168.1.8")
    assert not must_wait("hans", "192.168.1.7")


def test_name_from_many_addresses_waits() -> None:
    for last in range(PER_NAME):
        fail(1, address=f"192.168.1.{last}")
    assert must_wait("vreni", "192.168.2.1")


def test_address_with_many_names_waits() -> None:
    for number in range(PER_ADDRESS):
        fail(1, name=f"name {number}")
    assert must_wait("hans", "192.168.1.7")
    assert not must_wait("hans", "192.168.1.8")


def test_success_clears_the_count() -> None:
    fail(PER_NAME_AND_ADDRESS)
    forget_failures("vreni", "192.168.1.7")
    assert not must_wait("vreni", "192.168.1.7")


def test_counter_that_ends_between_two_steps_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "add", lambda *_words: False)
    count_up("login:probe")
    assert cache.get("login:probe") == 1


def test_many_names_do_not_push_a_counter_out() -> None:
    fail(PER_NAME_AND_ADDRESS)
    for number in range(2_000):
        count_up(f"login:name:{number}")
    assert must_wait("vreni", "192.168.1.7")
