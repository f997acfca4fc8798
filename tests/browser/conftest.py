"""A real browser for the tests of this folder. Without Chromium they are skipped with a line; in CI they fail."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Work on a file as in the hall: threads on SQLite's shared memory refuse each other instead of waiting."""
    from django.db import connection

    if connection.vendor == "sqlite":
        connection.settings_dict["TEST"]["NAME"] = str(tmp_path_factory.mktemp("hall") / "test.sqlite3")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give the browser of the session."""
    if not CHROMIUM.exists():
        message = f"no browser: {CHROMIUM} is missing"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    playwright = pytest.importorskip("playwright.sync_api")
    # Playwright's loop runs in this thread, so Django would refuse every query of a test.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with playwright.sync_playwright() as player:
        yield player.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
    del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]


@pytest.fixture
def context(browser: Browser, live_server) -> Iterator[BrowserContext]:  # noqa: ANN001
    """Give a fresh visitor of the running program; axe brings a script of its own, so the policy is set aside."""
    made = browser.new_context(base_url=live_server.url, bypass_csp=True, locale="de-CH")
    made.set_default_timeout(10_000)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """Give a page; an error of a script fails the test."""
    made = context.new_page()
    slips: list[str] = []
    made.on("pageerror", lambda slip: slips.append(str(slip)))
    yield made
    assert slips == []
