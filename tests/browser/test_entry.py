"""Typing sheets in a real browser: the pile by keyboard, Spiel by Spiel, a board that stays fresh; and the looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.test import Client
from django.urls import reverse

from jassturnier.models import Entry, Tournament
from jassturnier.services.entries import enter_sheet
from jassturnier.services.entries_figures import Totals, new_nonce
from tests.browser.harness import carry_session, look_at
from tests.builders import HELFER, account, people, played, seat_everybody, start, tournament

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def evening(client: Client, context: BrowserContext, live_server) -> Tournament:  # noqa: ANN001
    made = tournament(passen=2, spiele=4)
    people(made, 16)
    seat_everybody(made)
    start(made)
    client.force_login(account())
    carry_session(client, context, live_server.url)
    return made


def open_page(page: Page, made: Tournament, name: str, *more: int) -> None:
    page.goto(reverse(name, args=[made.pk, *more]))


def send(page: Page) -> None:
    """Press Enter and wait for the answer."""
    with page.expect_navigation():
        page.keyboard.press("Enter")


def cursor(page: Page) -> str:
    """Return the name of the field or button that has the cursor."""
    return str(page.evaluate("document.activeElement.name"))


def stored() -> list[tuple[int, int]]:
    return list(Entry.objects.order_by("pk").values_list("punkteblatt__table__number", "control_a"))


def test_pile_is_typed_with_the_keyboard_alone(page: Page, evening: Tournament) -> None:
    open_page(page, evening, "pile", 1)
    for table, a, b in (("3", "328", "300"), ("1", "310", "318")):
        for text in (table, a):
            page.keyboard.type(text)
            page.keyboard.press("Enter")
        page.keyboard.type(b)
        send(page)
        assert cursor(page) == "table"
    assert stored() == [(3, 328), (1, 310)]
    assert look_at(page, "pile") == []


def test_wrong_sum_leaves_the_cursor_on_the_marked_total(page: Page, evening: Tournament) -> None:
    open_page(page, evening, "pile", 1)
    for text in ("2", "338"):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    page.keyboard.type("300")
    send(page)
    assert cursor(page) == "a"
    assert look_at(page, "pile-wrong-sum") == []
    page.keyboard.type("328")
    send(page)
    assert stored() == [(2, 328)]


def test_hint_is_confirmed_by_enter(page: Page, evening: Tournament) -> None:
    open_page(page, evening, "pile", 1)
    for text in ("2", "620"):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    page.keyboard.type("8")
    send(page)
    assert (cursor(page), stored()) == ("confirmed", [])
    assert look_at(page, "pile-hint") == []
    send(page)
    assert stored() == [(2, 620)]


def test_back_and_enter_again_is_harmless(page: Page, evening: Tournament) -> None:
    open_page(page, evening, "pile", 1)
    page.fill("[name=table]", "2")
    page.fill("[name=a]", "328")
    page.fill("[name=b]", "300")
    send(page)
    page.go_back()
    page.fill("[name=table]", "2")
    page.fill("[name=a]", "328")
    page.fill("[name=b]", "300")
    send(page)
    assert stored() == [(2, 328)]


def test_spiele_fill_in_the_other_side(page: Page, evening: Tournament) -> None:
    page.goto(reverse("sheet", args=[evening.pk, 1, 1]) + "?art=spiele")
    for points in ("100", "80", "57", "91"):
        page.keyboard.type(points)
        page.keyboard.press("Enter")
    assert [page.input_value(f"[name=b{n}]") for n in (1, 2, 3, 4)] == ["57", "77", "100", "66"]
    assert page.locator("[data-sum=a]").inner_text() == "328"
    assert cursor(page) == "paper_total_a"
    assert look_at(page, "sheet-rows") == []
    page.fill("[name=paper_total_a]", "382")
    send(page)
    assert look_at(page, "sheet-rows-refused") == []
    page.fill("[name=paper_total_a]", "328")
    send(page)
    assert stored() == [(1, 328)]
    assert look_at(page, "sheet-stored") == []


def test_board_shows_what_others_do(page: Page, evening: Tournament) -> None:
    open_page(page, evening, "board", 1)
    page.locator("#in_table").press_sequentially("4")
    enter_sheet(
        tournament_id=evening.pk, passe=1, table=2, figures=Totals(328, 300), nonce=new_nonce(), based_on=0, by=HELFER
    )
    page.locator("#tische li:nth-child(2) .mark", has_text="erfasst").wait_for()
    assert (page.input_value("#in_table"), cursor(page)) == ("4", "table")
    assert look_at(page, "board") == []


def test_looks_of_the_other_pages(page: Page, evening: Tournament) -> None:
    played(evening, 1, 1, 328)
    played(evening, 1, 1, 318, valid=False)
    for name, more in (("sheet", (1, 1)), ("sheet", (1, 2)), ("passe_start", (2,)), ("passe_close", (1,))):
        open_page(page, evening, name, *more)
        assert look_at(page, f"{name}-{'-'.join(map(str, more))}") == []
    for name in ("decisions", "journal"):
        open_page(page, evening, name)
        assert look_at(page, name) == []
