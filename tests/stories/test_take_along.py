"""What leaves the laptop: paper, spreadsheets, backups that come back."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from django.core.management import call_command
from openpyxl import load_workbook
from pypdf import PdfReader
from pytest_django import Settings

from tests.stories.office import Office

FORMS = (
    "teilnehmerliste reglement tischschilder talons auslosung_by_name auslosung_by_table lose notfallmappe "
    "standblaetter punkteblaetter kontrollblatt rangliste rangverlesen"
)


@pytest.fixture(autouse=True)
def places(tmp_path: Path, settings: Settings) -> Path:
    """Give the evening its own data folder and a second place for backups."""
    settings.DATA_FOLDER = tmp_path
    settings.BACKUP_FOLDER = tmp_path / "sicherungen"
    (tmp_path / "stick").mkdir()
    settings.BACKUP_SECOND_FOLDER = str(tmp_path / "stick")
    return tmp_path


def evening(office: Office, passen: int = 2) -> None:
    office.new_tournament(passen=passen)
    office.take_in([f"Muster {n:02} Anna;Kriens" for n in range(1, 9)])
    office.everybody_is_there()
    office.close_door()
    office.draw()
    office.play(1)


def test_every_form_is_a_pdf_with_the_name_of_the_tournament(office: Office) -> None:
    evening(office)
    for form in FORMS.split():
        answer = office.client.get(f"/t/{office.turnier}/drucken/{form}.pdf?passe=1")
        assert (form, answer["Content-Type"]) == (form, "application/pdf")
        first = PdfReader(io.BytesIO(answer.content)).pages[0].extract_text()
        assert (form, "Herbstjass" in first) == (form, True)


def test_workbook_and_csv_hold_the_same_rows_as_the_page(office: Office) -> None:
    evening(office)
    answer = office.client.get(f"/t/{office.turnier}/export/alles.xlsx")
    book = load_workbook(io.BytesIO(answer.content))
    head, *rows = list(book.worksheets[0].iter_rows(values_only=True))
    ranked = {row[head.index("Nr.")]: (row[head.index("Rang")], row[head.index("Total")]) for row in rows}
    assert ranked == office.slate.ledger() == office.ledger()
    assert len(book.worksheets) == 3
    sums = {row["Summe"] for row in office.listed("ergebnisse") if row["Passe"] == "1"}
    assert sums == {"1884"}
    assert [row["Name"] for row in office.listed("teilnehmende")] == [f"Muster {n:02} Anna" for n in range(1, 9)]


def test_backup_of_the_end_of_a_passe_comes_back_from_the_stick(office: Office, places: Path) -> None:
    evening(office)
    kept = office.slate.ledger()
    office.start(2)
    office.type_pile(2)
    assert office.ledger() == office.slate.ledger() != kept
    files = sorted((places / "stick").glob("*.zip"))
    end = next(file for file in files if "ende-passe-1" in file.name)
    assert [f.name for f in files] == sorted(f.name for f in (places / "sicherungen").glob("*.zip"))
    call_command("wiederherstellen", str(end), stdout=io.StringIO())
    assert office.ledger() == kept
    assert office.open("passe/2/").says("Passe 2 starten")
    office.play(2)
    assert len(office.ledger()) == 8


def test_backups_are_made_before_import_draw_and_closing(office: Office, places: Path) -> None:
    evening(office)
    occasions = {file.stem.split("_")[-1] for file in (places / "sicherungen").glob("*.zip")}
    assert occasions == {"liste-aufnehmen", "vor-der-auslosung", "vor-abschluss-passe-1", "ende-passe-1"}
