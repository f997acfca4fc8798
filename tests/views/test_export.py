"""Spreadsheets: the same rows as the page, nothing is ever a formula."""

from __future__ import annotations

from io import BytesIO

import openpyxl
import pytest
from django.test import Client

from jassturnier.models import Tournament
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def made(client: Client) -> Tournament:
    """Return eight people, Passe 1 of 2 played at one of two tables; number 1 has a name that looks like a formula."""
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    made.holders.filter(standblatt__number=1).update(name="=1+1")
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    client.force_login(builders.account("hans", "helfer"))
    return made


def cells(client: Client, made: Tournament, path: str) -> list[list[object]]:
    content = client.get(f"/t/{made.pk}/export/{path}").content
    sheet = openpyxl.load_workbook(BytesIO(content)).worksheets[0]
    return [[cell.value for cell in row] for row in sheet.iter_rows()]


def test_ranking_xlsx_has_the_rows_of_the_page(client: Client, made: Tournament) -> None:
    rows = cells(client, made, "rangliste.xlsx")
    assert rows[0] == [
        *("Rang", "Nr.", "Name", "Ort", "Verein", "Kategorie", "1. Passe", "Beste Passe", "Total", "Bemerkung")
    ]
    assert [row[:3] + row[6:9] for row in rows[1:3]] == [
        [1, 1, "=1+1", 1000, 1000, 1000],
        [1, 2, "Muster 002a", 1000, 1000, 1000],
    ]
    assert rows[5][6] == "…"


def test_ranking_csv_and_xlsx_have_the_same_number_of_rows(client: Client, made: Tournament) -> None:
    lines = client.get(f"/t/{made.pk}/export/rangliste.csv").content.decode("utf-8-sig").splitlines()
    assert len(lines) == len(cells(client, made, "rangliste.xlsx")) == 9


def test_ranking_csv_has_no_formula(client: Client, made: Tournament) -> None:
    text = client.get(f"/t/{made.pk}/export/rangliste.csv").content.decode("utf-8-sig")
    assert ";=1+1" not in text
    assert "=1+1" in text


def test_results_name_both_teams_and_leave_open_tables_empty(client: Client, made: Tournament) -> None:
    rows = cells(client, made, "ergebnisse.xlsx")
    assert rows[1][:7] == [1, 1, "1 =1+1, 2 Muster 002a", "3 Muster 003a, 4 Muster 004a", 1000, 884, 1884]
    assert rows[2][4:7] == [None, None, None]


def test_everything_in_one_workbook(client: Client, made: Tournament) -> None:
    content = client.get(f"/t/{made.pk}/export/alles.xlsx").content
    assert openpyxl.load_workbook(BytesIO(content)).sheetnames == [
        "Zwischenrangliste nach der 1. P",
        "Ergebnisse",
        "Teilnehmende",
    ]


@pytest.mark.parametrize("path", ["alles.csv", "geld.xlsx", "rangliste.exe"])
def test_unknown_file(client: Client, made: Tournament, path: str) -> None:
    assert client.get(f"/t/{made.pk}/export/{path}").status_code == 404


def test_page_lists_the_files(client: Client, made: Tournament) -> None:
    assert "Ergebnisse je Tisch" in client.get(f"/t/{made.pk}/export/").content.decode()
