"""Draws the pictures of the table's page: `python docs/schreiber_pictures.py` (needs Chromium)."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"klein": (320, 568), "telefon": (390, 844), "tablet": (1024, 768)}
WANTED = {"klein": {"2-spiel", "4-keine-verbindung"}, "tablet": {"4-zu-viel", "10-annehmen"}}


def main() -> None:
    """Start the program on a fresh hall and take a picture of each step."""
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import CHROMIUM, FLAGS
    from tests.browser.real_server import RealServer
    from tests.browser.schreiber_steps import steps

    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        server = RealServer(Path(folder), tables=4)
        server.start()
        browser = player.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        try:
            for index, (size, (width, height)) in enumerate(SIZES.items()):
                context = browser.new_context(
                    base_url=server.url, viewport={"width": width, "height": height}, bypass_csp=True
                )
                page = context.new_page()
                for name in steps(page, f"/s/{server.codes[index]}/"):
                    if name in WANTED.get(size, {name}) and name != "12-neu-geladen":
                        page.wait_for_timeout(600)
                        page.screenshot(path=PICTURES / f"schreiber-{size}-{name}.png")
                context.close()
        finally:
            server.kill()
            browser.close()


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "jassturnier.settings")
    os.environ.setdefault("JASSTURNIER_SECRET_KEY", "only for pictures")
    import django

    django.setup()
    main()
