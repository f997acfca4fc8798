"""Every page of the list of addresses: fits 320 to 1920 px, and axe finds nothing in light and dark at 7:1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.test import Client

from tests import builders
from tests.browser.harness import carry_session, look_at
from tests.rights_hall import address_of, routes, running_tournament
from tests.rights_table import ROWS, Who

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROUTES = routes()
FILES = {"printed", "exported", "draw_plan_out", "schreiber_beat", "board_fresh"}
PAGES = sorted(name for name, row in ROWS.items() if name in ROUTES and "GET" in row.methods and name not in FILES)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("name", PAGES)
def test_page_can_be_read_by_everybody(name: str, page: Page, live_server) -> None:  # noqa: ANN001
    made = running_tournament()
    if ROWS[name].who not in (Who.EVERYBODY, Who.SECRET):
        client = Client()
        client.force_login(builders.account("Vreni Käslin"))
        carry_session(client, page.context, live_server.url)
    page.goto(address_of(name, ROUTES[name], ROWS[name], made))
    assert look_at(page, f"page-{name}") == []
