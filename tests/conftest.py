"""What every test starts with: no failed sign-ins remembered. In CI no test is skipped."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from django.core.cache import cache

if TYPE_CHECKING:
    from tests.rights_hall import Hall


@pytest.fixture(autouse=True)
def _empty_cache() -> Iterator[None]:
    """Forget counted failures."""
    cache.clear()
    yield
    cache.clear()


@pytest.fixture(scope="module")
def shared_hall(django_db_setup: None, django_db_blocker) -> Iterator[Hall]:  # noqa: ANN001
    """Build the hall with a running tournament and all its visitors once for a file of tests."""
    from django.db import transaction

    from tests.rights_hall import Hall, everybody, running_tournament

    with django_db_blocker.unblock(), transaction.atomic():
        made = running_tournament()
        yield Hall(made, everybody(made))
        transaction.set_rollback(True)


@pytest.fixture
def hall(shared_hall: Hall) -> Iterator[Hall]:
    """Give the hall as it was built: rows are undone by the test's own transaction, cookies are put back here."""
    kept = {who.name: who.client.cookies.copy() for who in shared_hall.visitors}
    yield shared_hall
    for who in shared_hall.visitors:
        who.client.cookies = kept[who.name]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, Any, pytest.TestReport]:
    """In CI a skipped test is a failure, for there everything is at hand; "only on …" names another system."""
    report = yield
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[-1] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        if "only on" not in reason:
            report.outcome = "failed"
            report.longrepr = f"{item.nodeid} may not be skipped in CI: {reason}"
    return report
