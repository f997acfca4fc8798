"""Every step of the table's page in order, for looking at it and for the pictures in docs/."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tests.browser.schreiber_hall import TOTAL, hand_in, key, type_number, type_spiele

if TYPE_CHECKING:
    from playwright.sync_api import Page


def steps(page: Page, path: str) -> Iterator[str]:
    """Go the whole way and name each step when it is on the screen."""
    page.goto(path)
    yield "1-start"
    page.locator("#who button").first.click()
    page.locator("#right button").first.click()
    page.locator("#begin").click()
    yield "2-spiel"
    key(page, "next")
    yield "3-leer"
    for digit in "102":
        key(page, digit)
    key(page, "5")
    yield "4-zu-viel"
    key(page, "next")
    page.context.set_offline(True)
    type_spiele(page, 2, 3)
    page.locator("#line.lost").wait_for()
    key(page, "next")
    yield "4-keine-verbindung"
    page.context.set_offline(False)
    page.locator("#line.ok").wait_for(timeout=15_000)
    type_spiele(page, 4, 11)
    yield "5-letztes-spiel"
    page.locator("#open-list").click()
    yield "6-alle"
    page.locator("#close-list").click()
    type_spiele(page, 12, 12)
    yield "7-kontrolle"
    type_number(page, TOTAL + 9)
    key(page, "next")
    page.locator("#explained li, #explanations p").first.wait_for()
    yield "8-stimmt-nicht"
    page.locator("#control-again").click()
    type_number(page, TOTAL)
    key(page, "next")
    page.locator("#hints-yes").wait_for()
    yield "9-hinweise"
    page.locator("#hints-yes").click()
    yield "10-annehmen"
    hand_in(page)
    yield "11-abgegeben"
    page.reload()
    yield "12-neu-geladen"
