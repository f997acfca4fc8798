"""Each step of the table's page on three sizes: nothing sideways, keys large enough, axe finds nothing, pictures."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.harness import barriers
from tests.browser.schreiber_hall import hall, path_of
from tests.browser.schreiber_steps import steps

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.django_db(transaction=True)

SIZES = {"320": (320, 568), "390": (390, 844), "1024": (1024, 768)}


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
