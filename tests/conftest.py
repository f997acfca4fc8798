"""What every test starts with: no failed sign-ins remembered from the one before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def _empty_cache() -> Iterator[None]:
    """Forget counted failures."""
    cache.clear()
    yield
    cache.clear()
