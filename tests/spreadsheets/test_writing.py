"""Rows out: cells stay what they are, in XLSX and CSV."""

from datetime import date
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from jassturnier.spreadsheets.cells import Value, guarded, plain, safe_text, unguarded
from jassturnier.spreadsheets.reading import read_table
from jassturnier.spreadsheets.writing import Sheet, write_csv, write_workbook

HOSTILE = [
    "=1+1",
    "+41 79 000 00 00",
    "-x",
    "@SUM(A1)",
    "<script>",
    "A <b Team",
    "O'Neill",
    "Đurić-Şahin",
    "#N/A",
    "😀",
]


def cells(data: bytes) -> list[list[object]]:
    return [list(row) for row in load_workbook(BytesIO(data)).worksheets[0].iter_rows(values_only=True)]


def test_workbook_keeps_numbers_texts_and_dates() -> None:
    row: list[Value] = ["Muster", 942, 1.5, date(2026, 11, 14), True, None, "x"]
    found = cells(write_workbook([Sheet("Rangliste", [["a"] * 7, row])]))[1]
    assert [str(value) for value in found] == ["Muster", "942", "1.5", "2026-11-14 00:00:00", "ja", "None", "x"]
    assert isinstance(found[1], int)


@pytest.mark.parametrize("text", HOSTILE)
def test_workbook_texts_are_never_formulas(text: str) -> None:
    sheet = load_workbook(BytesIO(write_workbook([Sheet("x", [[text], [text]])]))).worksheets[0]
    assert [(cell.value, cell.data_type) for (cell,) in sheet.iter_rows()] == [(text, "s")] * 2


def test_workbook_survives_control_characters_and_endless_text() -> None:
    found = cells(write_workbook([Sheet("x", [["a\x00b\x1b\ufffe\ud800"], ["y" * 40_000]])]))
    assert found[0] == ["ab"]
    assert len(str(found[1][0])) == 32_767


def test_sheet_names_are_made_legal_and_different() -> None:
    wanted = ["Passe [1]: A/B", "x" * 40, "x" * 40, "X" * 31, "'", "", "\x00"]
    book = load_workbook(BytesIO(write_workbook([Sheet(title, [["a"]]) for title in wanted])))
    assert book.sheetnames == [
        "Passe  1   A B",
        "x" * 31,
        "x" * 29 + " 2",
        "X" * 29 + " 3",
        "Tabelle",
        "Tabelle 2",
        "Tabelle 3",
    ]


def test_workbook_without_sheets_has_an_empty_one() -> None:
    assert load_workbook(BytesIO(write_workbook([]))).sheetnames == ["Tabelle"]


def test_heads_are_bold_and_stay_in_view() -> None:
    sheet = load_workbook(BytesIO(write_workbook([Sheet("x", [["Name"], ["Anna"]])]))).worksheets[0]
    assert (sheet.freeze_panes, sheet["A1"].font.bold, sheet["A2"].font.bold) == ("A2", True, False)


def test_csv_is_what_swiss_excel_opens() -> None:
    data = write_csv([["Name", "Total"], ["Müller; Anna", 4408], [None, date(2026, 1, 2)]])
    assert data == '\ufeffName;Total\r\n"Müller; Anna";4408\r\n;2.1.2026\r\n'.encode()


@pytest.mark.parametrize(("text", "written"), [("=1+1", "'=1+1"), (" @x", "' @x"), ("-", "-"), ("O'Neill", "O'Neill")])
def test_guarded(text: str, written: str) -> None:
    assert guarded(text) == written


def test_csv_numbers_below_zero_are_not_guarded() -> None:
    assert write_csv([[-20]]) == "\ufeff-20\r\n".encode()


@given(st.text())
def test_guarded_text_comes_back(text: str) -> None:
    assert unguarded(guarded(text)) == safe_text(text) or safe_text(text).startswith("'")


@pytest.mark.parametrize(
    ("value", "typed"), [(7.0, "7"), (1.5, "1.5"), (True, "ja"), (False, "nein"), (None, ""), ("x", "x"), (12, "12")]
)
def test_plain(value: object, typed: str) -> None:
    assert plain(value) == typed  # type: ignore[arg-type]


def test_what_is_written_can_be_read_again() -> None:
    rows = [["Nr.", "Name", "Ort"], *([str(number), name, "Ort"] for number, name in enumerate(HOSTILE, 1))]
    for data in (write_csv(rows), write_workbook([Sheet("x", rows)])):
        assert [list(row) for row in read_table(data).rows] == rows
