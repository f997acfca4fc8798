"""What browser tests ask of a page: does it fit every width, can everybody read it; and pictures to look at."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.test import Client
    from playwright.sync_api import BrowserContext, Page

WIDTHS = {320: 568, 768: 1024, 1280: 900, 1920: 1080}
SCHEMES = ("light", "dark")
AXE = {"rules": {"color-contrast-enhanced": {"enabled": True}}}


def too_wide(page: Page) -> list[int]:
    """Give the widths at which the page as a whole has to be moved sideways."""
    found = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            found.append(width)
    return found


def barriers(page: Page) -> list[str]:
    """Give what axe finds on the page, in light and dark; contrast counts from 7:1."""
    from axe_playwright_python.sync_playwright import Axe

    page.emulate_media(reduced_motion="reduce")
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for one in Axe().run(page, options=AXE).response["violations"]:
            found += [f"{scheme} {one['id']}: {node['html'][:120]}" for node in one["nodes"]]
    return found


def pictures(page: Page, name: str) -> None:
    """Save pictures of the page at all widths, light and dark, when JASSTURNIER_PICTURES names a folder."""
    folder = os.environ.get("JASSTURNIER_PICTURES")
    if not folder:
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    page.emulate_media(reduced_motion="reduce")
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=f"{folder}/{name}-{width}-{scheme}.png", full_page=True)


def look_at(page: Page, name: str) -> list[str]:
    """Take pictures and give everything that is wrong with the looks of the page."""
    pictures(page, name)
    wide = [f"wider than {width}" for width in too_wide(page)]
    page.set_viewport_size({"width": 1280, "height": 900})
    return wide + barriers(page)


def carry_session(client: Client, context: BrowserContext, url: str) -> None:
    """Let the browser be signed in as the test client is."""
    from django.conf import settings

    cookie = client.cookies[settings.SESSION_COOKIE_NAME]
    context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": cookie.value, "url": url}])
