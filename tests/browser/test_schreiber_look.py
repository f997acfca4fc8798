"""Each step of the table's page on three sizes: nothing sideways, keys large enough, axe finds nothing, pictures."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.harness import barriers
from tests.browser.schreiber_hall import TOTAL, hall, hand_in, key, path_of, type_number, type_spiele

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.django_db(transaction=True)

SIZES = {"320": (320, 568), "390": (390, 844), "1024": (1024, 768)}


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


def wrong_sizes(page: Page, width: int) -> list[str]:
    """Give keys and buttons that are too small."""
    least = (100, 64) if width == 320 else (100, 80)
    found = []
    for part in page.locator(".key:visible").all():
        box = part.bounding_box()
        if box and (box["width"] < least[0] or box["height"] < least[1]):
            found.append(f"key {part.inner_text()} {box['width']:.0f}×{box['height']:.0f}")
    for part in page.locator("button:visible, select:visible, summary:visible").all():
        box = part.bounding_box()
        if box and box["height"] < 48:
            found.append(f"{part.inner_text()[:20]} only {box['height']:.0f} high")
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_step_can_be_seen_pressed_and_read(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    folder = os.environ.get("JASSTURNIER_PICTURES")
    wrong = []
    for name in steps(page, path_of(hall())):
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=f"{folder}/schreiber-{size}-{name}.png")
        if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            wrong.append(f"{name}: wider than the screen")
        typing = page.locator("#pad:visible").count() > 0
        if typing and page.evaluate("document.documentElement.scrollHeight > window.innerHeight"):
            wrong.append(f"{name}: keys below the screen {page.evaluate('document.documentElement.scrollHeight')}")
        wrong += [f"{name}: {each}" for each in (*wrong_sizes(page, width), *barriers(page))]
        page.emulate_media(color_scheme="light")
    assert "\n".join(wrong) == ""
