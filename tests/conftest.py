"""What every test starts with: no failed sign-ins remembered, no copies of a database whose test is not over."""

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


@pytest.fixture(autouse=True)
def _no_copies(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the backups before dangerous deeds: a test runs in a transaction, and SQLite copies none that is open.

    Tests of the backups themselves, and those with `django_db(transaction=True)`, make real ones.
    """
    marker = request.node.get_closest_marker("django_db")
    if marker is None or not marker.kwargs.get("transaction"):
        monkeypatch.setattr("jassturnier.services.backup_first.backup", lambda occasion: None)
