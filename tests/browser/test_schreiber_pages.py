"""The small pages around the sheet of a table: number and code, dead code, not begun, put away, plain forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from jassturnier.models import Passe, Tournament
from jassturnier.queries.schreiber_codes import sheet_codes, table_codes
from tests import builders
from tests.browser.harness import look_at
from tests.browser.schreiber_hall import hall, path_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.django_db(transaction=True)


def test_number_and_code_lead_to_the_table(page: Page) -> None:
    made = hall()
    page.goto("/tisch/")
    assert look_at(page, "tisch") == []
    page.get_by_label("Tisch", exact=True).fill("2")
    page.get_by_label("Tischcode").fill("000 00")
    page.get_by_role("button").click()
    assert "passen nicht zusammen" in page.locator("main").inner_text()
    assert look_at(page, "tisch-falsch") == []
    page.get_by_label("Tischcode").fill(table_codes(made.pk)[2].pin)
    page.get_by_role("button").click()
    page.locator("#app").wait_for()
    assert "Tisch 2" in page.locator(".where").inner_text()


def test_pages_that_take_nothing_say_why(page: Page) -> None:
    made = hall()
    page.goto("/s/falsch/")
    assert look_at(page, "code-falsch") == []
    page.goto(f"/s/{sheet_codes(made.pk, 2)[1].code}/")
    assert look_at(page, "noch-nicht-begonnen") == []
    Tournament.objects.update(archived_at=builders.now())
    page.goto(path_of(made))
    assert look_at(page, "abgelegt") == []


def test_start_numbers_are_asked_where_the_passe_was_drawn_by_hand(page: Page) -> None:
    made = hall()
    Passe.objects.filter(number=2).update(by_hand=True, started_at=builders.now())
    made.places.filter(passe__number=2).delete()
    page.goto(path_of(made))
    assert look_at(page, "start-nummern") == []
    for n in range(1, 5):
        page.locator(f"[name=seat{n}]").fill(str(n))
    page.get_by_role("button").click()
    page.locator("#who button").first.wait_for()


def test_plain_form_can_be_read_by_everybody(browser: Browser, page: Page, live_server: Any) -> None:  # noqa: ANN401
    made = hall()
    page.add_init_script("document.addEventListener('DOMContentLoaded', (event) => event.stopImmediatePropagation())")
    page.route("**/js/schreiber*", lambda route: route.abort())
    page.goto(path_of(made))
    assert look_at(page, "ohne-skript") == []
    page.goto(f"{path_of(made)}?art=totale")
    assert look_at(page, "totale") == []
    page.get_by_label("Total Team A").fill("957")
    page.get_by_label("Total Team B").fill("927")
    page.get_by_role("button", name="Weiter: prüfen").click()
    assert look_at(page, "annehmen-ohne-skript") == []
