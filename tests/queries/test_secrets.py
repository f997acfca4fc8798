"""Secrets can be made again from the key, and differ by purpose, number and renewal."""

from __future__ import annotations

from jassturnier.queries.secrets import same_secret, secret_of

KEY = "00" * 32


def test_secret_is_the_same_on_every_machine() -> None:
    assert secret_of(KEY, "tisch", 7) == "EDLIGKBKZ43TWKI2F7ERUQUJ2M"


def test_secret_differs_by_key_purpose_number_and_renewal() -> None:
    made = {
        secret_of(KEY, "tisch", 7),
        secret_of("11" * 32, "tisch", 7),
        secret_of(KEY, "start", 7),
        secret_of(KEY, "tisch", 8),
        secret_of(KEY, "tisch", 7, 1),
    }
    assert len(made) == 5


def test_secret_compared_without_regard_to_case() -> None:
    real = secret_of(KEY, "tisch", 7)
    assert same_secret(f" {real.lower()} ", real)
    assert not same_secret("é" + real[1:], real)
    assert not same_secret("", real)
