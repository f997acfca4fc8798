"""A hall for the browser tests of the table's page: a running Passe, and a hand that types like a Schreiber."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jassturnier.models import Holder, Tournament
from jassturnier.queries.schreiber_codes import table_codes
from tests import builders

if TYPE_CHECKING:
    from playwright.sync_api import Page

POINTS = (102, 55, 80, 97, 157, 77, 78, 90, 67, 103, 54, 88)
TOTAL = sum(POINTS)
REST = 12 * 157 - TOTAL
NAMES = ("Annemarie Zimmermann-Käslin", "Beat Huber", "Carla Rossi", "Ueli Niederberger", "Đorđe Ilić", "Ruth Amstad")


def hall(*, tables: int = 4, passen: int = 2, **settings: object) -> Tournament:
    """Make a tournament with full tables, Passe 1 started."""
    made = builders.tournament(passen=passen, **settings)
    builders.people(made, tables * 4)
    for index, holder in enumerate(Holder.objects.filter(tournament=made).order_by("standblatt__number")):
        Holder.objects.filter(pk=holder.pk).update(name=NAMES[index % len(NAMES)] + (f" {index}" if index > 5 else ""))
    builders.seat_everybody(made)
    builders.start(made, 1)
    return made


def path_of(made: Tournament, table: int = 1) -> str:
    """Give the address of a table."""
    return f"/s/{table_codes(made.pk)[table].code}/"


def key(page: Page, name: str) -> None:
    """Press one key of the page's own keypad."""
    page.locator(f'[data-key="{name}"]').click()


def type_number(page: Page, number: int) -> None:
    """Press the digits of a number."""
    for digit in str(number):
        key(page, digit)


def begin(page: Page, path: str) -> None:
    """Open the table and choose the first Schreiber."""
    page.goto(path)
    page.locator("#who button").first.click()
    page.locator("#begin").click()


def type_spiele(page: Page, first: int = 1, last: int = 12) -> None:
    """Type points of A for these Spiele."""
    for points in POINTS[first - 1 : last]:
        type_number(page, points)
        key(page, "next")


def confirm(page: Page) -> None:
    """Type the paper's total and confirm the hint about 157 : 0."""
    type_number(page, TOTAL)
    key(page, "next")
    page.locator("#hints-yes").click()


def hand_in(page: Page) -> None:
    """Wait until "Stimmt" is awake, press it, and wait for what is stored."""
    page.locator("#yes:not([aria-disabled])").click()
    page.locator("#done .stored").wait_for()
