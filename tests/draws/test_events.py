"""A few random evenings in every test run; 5,000 of them are in test_proof_slow."""

from __future__ import annotations

import pytest

from tests.draws.events import complaints, random_evening


@pytest.mark.parametrize("seed", [0, 2, 5, 11, 19, 20])
def test_random_evening_leaves_no_error(seed: int) -> None:
    assert complaints(random_evening(seed)) == []
