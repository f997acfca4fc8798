"""Makes the pictures of these pages: plays a rehearsal on a real server and photographs it with Chromium.

    python docs/make_pictures.py        needs the packages of requirements-dev.txt, Chromium and pdftoppm

The tournament comes from a fixed seed, so that a second run gives the same people, seats and points.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
PICTURES = DOCS / "pictures"
PORT = 8790
BASE = f"http://localhost:{PORT}"
SEED = "bilder"
SIZE = {"width": 1100, "height": 600}
HEIGHT = 1100
MOST_BYTES = 150_000


@contextmanager
def server() -> Iterator[None]:
    """Run the program on a data folder of its own."""
    program = subprocess.Popen(
        [sys.executable, str(ROOT / "manage.py"), "starten", "--port", str(PORT)],
        env=os.environ | {"BROWSER": "true"}, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        for _attempt in range(100):
            try:
                urllib.request.urlopen(f"{BASE}/anmelden/", timeout=5)  # noqa: S310
                break
            except OSError:
                time.sleep(0.2)
        yield
    finally:
        program.terminate()
        program.wait(timeout=20)


def picture(page: Page, path: str, name: str) -> None:
    """Photograph a page from its top; no path means as it stands."""
    if path:
        page.goto(f"{BASE}/{path}")
    file = PICTURES / f"{name}.png"
    page.screenshot(path=str(file), full_page=True)
    shrink(file)


def shrink(file: Path) -> None:
    """Cut a picture to its upper part and to few colours. Raises RuntimeError where it stays too large."""
    from PIL import Image

    whole = Image.open(file).convert("RGB")
    upper = whole.crop((0, 0, whole.width, min(whole.height, HEIGHT)))
    upper.quantize(64, dither=Image.Dither.NONE).save(file, optimize=True)
    if file.stat().st_size > MOST_BYTES:
        raise RuntimeError(f"{file.name} has {file.stat().st_size} bytes")


def make_tournament() -> int:
    """Make a rehearsal of 26 people, all at the door; give its number."""
    from jassturnier.queries.people import standblaetter
    from jassturnier.services.door import close_door, hand_out
    from jassturnier.services.tournaments import create_rehearsal

    by = somebody()
    made = create_rehearsal(organiser_id=1, seed=SEED, by=by, day=date(2026, 11, 28), count=26).number
    numbers = [sheet.number for sheet in standblaetter(made)]
    hand_out(tournament_id=made, numbers=numbers, by=by)
    close_door(tournament_id=made, by=by)
    return made


def somebody() -> object:
    """Give the Jassleitung of the pictures."""
    from jassturnier.services.actors import Actor, Role

    return Actor(name="Vreni", role=Role.JASSLEITUNG, device="Laptop")


def first_account(page: Page) -> None:
    """Make the Jassleitung's account by the one-time link."""
    from jassturnier.services.accounts import first_link

    page.goto(BASE + first_link())
    page.fill("[name=name]", "Vreni")
    for field in page.query_selector_all("[type=password]"):
        field.fill("obenabe-undenufe")
    page.click("main button.main")
    page.wait_for_load_state()


def before_the_first_passe(page: Page, turnier: int) -> None:
    """Photograph list, door, draw and print."""
    from jassturnier.services.draws_confirm import confirm_draft

    home = f"t/{turnier}/"
    page.goto(f"{BASE}/{home}teilnehmer/liste/")
    page.fill("[name=text]", "Name;Ort;Farbe\nArnold Rita;Kriens;rot\nBucher Hans;Horw;blau\nBucher Hans;Horw;gelb")
    with page.expect_navigation():
        page.click("main form button.main")
    picture(page, "", "liste-ansehen")
    picture(page, home + "teilnehmer/", "teilnehmende")
    picture(page, home, "jetzt")
    picture(page, home + "auslosung/neu/", "auslosen")
    with page.expect_navigation():
        page.click("main form button.main")
    picture(page, "", "entwurf")
    confirm_draft(tournament_id=turnier, number=1, by=somebody())  # type: ignore[arg-type]
    picture(page, home + "drucken/", "drucken")


def during_the_evening(page: Page, turnier: int) -> None:
    """Photograph tables, pile, list, check and hall."""
    from jassturnier.services.entries_paper import receive_sheet
    from jassturnier.services.evening import play_passe, take_in_totals
    from jassturnier.services.passen import start_passe
    from jassturnier.services.releases import release_ranking

    home, known = f"t/{turnier}/", {"tournament_id": turnier, "by": somebody()}
    play_passe(passe=1, spiele=12, seed=SEED, **known)  # type: ignore[arg-type]
    release_ranking(after_passe=1, **known)  # type: ignore[arg-type]
    start_passe(number=2, **known)  # type: ignore[arg-type]
    for table in (2, 5, 6):
        receive_sheet(passe=2, table=table, **known)  # type: ignore[arg-type]
    for table, a in ((5, 1021), (6, 874)):
        take_in_totals(passe=2, table=table, a=a, b=1884 - a, **known)  # type: ignore[arg-type]
    picture(page, home + "passe/2/", "tische")
    page.goto(f"{BASE}/{home}passe/2/stapel/")
    for name, value in (("table", "2"), ("a", "957"), ("b", "937")):
        page.fill(f"[name={name}]", value)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    picture(page, "", "stapel")
    picture(page, home + "passe/2/tisch/5/", "blatt")
    picture(page, home + "rangliste/?nach=1", "rangliste")
    picture(page, home + "kontrolle/?nach=1", "kontrolle")
    picture(page, f"saal/{turnier}/", "saal")


def on_paper(page: Page, turnier: int) -> None:
    """Photograph the first page of Standblätter and Punkteblätter."""
    for form in ("standblaetter", "punkteblaetter"):
        answer = page.request.get(f"{BASE}/t/{turnier}/drucken/{form}.pdf?passe=2")
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "blatt.pdf"
            file.write_bytes(answer.body())
            subprocess.run(
                ["pdftoppm", "-png", "-r", "60", "-f", "1", "-l", "1", "-singlefile", str(file), str(PICTURES / form)],  # noqa: S607
                check=True,
            )
        shrink(PICTURES / f"{form}.png")


def main() -> None:
    """Make all pictures."""
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(exist_ok=True)
    with server(), sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport=SIZE, locale="de-CH", reduced_motion="reduce", color_scheme="light")
        first_account(page)
        picture(page, "neu/", "neues-turnier")
        turnier = make_tournament()
        before_the_first_passe(page, turnier)
        during_the_evening(page, turnier)
        on_paper(page, turnier)
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="jassturnier-bilder-") as data:
        os.environ["JASSTURNIER_DATA"] = data
        os.environ["DJANGO_SETTINGS_MODULE"] = "jassturnier.settings"
        os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"  # Playwright's own loop stands still while a verb runs
        sys.path.insert(0, str(ROOT))
        import django

        from jassturnier.datafolder import prepare

        prepare(Path(data))
        django.setup()
        main()
