"""Rows out: a workbook for Excel and LibreOffice, or CSV for everything else."""

import csv
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO, StringIO

from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet._write_only import WriteOnlyWorksheet

from jassturnier.spreadsheets.cells import Value, guarded, looks_like_formula, plain, safe_text

_WIDEST = 48
_TITLE = 31
"""Characters a sheet's name may have."""


@dataclass(frozen=True)
class Sheet:
    """One sheet of a workbook; the first row holds the column heads and stays in view."""

    title: str
    rows: Sequence[Sequence[Value]]


def write_workbook(sheets: Sequence[Sheet]) -> bytes:
    """Write an XLSX file. Numbers stay numbers, texts stay texts: nothing is ever a formula."""
    workbook = Workbook(write_only=True)
    taken: set[str] = set()
    for sheet in sheets or [Sheet("", [])]:
        worksheet: WriteOnlyWorksheet = workbook.create_sheet(_title(sheet.title, taken))
        worksheet.freeze_panes = "A2"
        worksheet.print_title_rows = "1:1"
        for index, width in enumerate(_widths(sheet.rows), start=1):
            worksheet.column_dimensions[get_column_letter(index)].width = width
        for number, row in enumerate(sheet.rows):
            worksheet.append([_cell(worksheet, value, head=number == 0) for value in row])
    out = BytesIO()
    workbook.save(out)
    return out.getvalue()


def _title(wanted: str, taken: set[str]) -> str:
    """A name Excel accepts: no []:*?/\\, at most 31 characters, no apostrophe at an end, each once (case ignored)."""
    base = re.sub(r"[\[\]:*?/\\]", " ", safe_text(wanted)).strip(" '")[:_TITLE].strip(" '") or "Tabelle"
    title, number = base, 2
    while title.casefold() in taken:
        suffix = f" {number}"
        title = base[: _TITLE - len(suffix)] + suffix
        number += 1
    taken.add(title.casefold())
    return title


def _cell(worksheet: WriteOnlyWorksheet, value: Value, *, head: bool) -> WriteOnlyCell:
    cell = WriteOnlyCell(worksheet)
    if isinstance(value, str):
        text = safe_text(value)
        cell.value = text
        cell.data_type = "s"  # openpyxl would make "=…" a formula and "#N/A" an error
        cell.quotePrefix = looks_like_formula(text)
    else:
        cell.value = plain(value) if isinstance(value, bool) else value
    if head:
        cell.font = Font(bold=True)
    return cell


def _widths(rows: Sequence[Sequence[Value]]) -> list[int]:
    """Column widths in characters, from the longest of the first 500 rows."""
    widths: list[int] = []
    for row in rows[:500]:
        for index, value in enumerate(row):
            width = min(len(plain(value)) + 2, _WIDEST)
            if index == len(widths):
                widths.append(width)
            widths[index] = max(widths[index], width)
    return widths


def write_csv(rows: Iterable[Sequence[Value]]) -> bytes:
    """Write CSV as Swiss Excel opens it with a double click: semicolons, UTF-8 with BOM, Windows line ends."""
    out = StringIO(newline="")
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    for row in rows:
        writer.writerow([guarded(value) if isinstance(value, str) else plain(value) for value in row])
    return out.getvalue().encode("utf-8-sig")
