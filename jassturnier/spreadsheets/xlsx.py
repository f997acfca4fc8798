"""Reads the first filled sheet of an untrusted XLSX file without unpacking more than a list of people can need."""

from datetime import date
from io import BytesIO
from zipfile import BadZipFile, ZipFile

from openpyxl import load_workbook

from jassturnier.spreadsheets.cells import plain
from jassturnier.spreadsheets.refusals import Unreadable

ZIP = b"PK\x03\x04"
_UNPACKED = 30_000_000
_PARTS = 500


def read_xlsx(data: bytes, most_rows: int, most_columns: int) -> list[tuple[int, list[str]]]:
    """Row numbers and texts of the first sheet that has any; formulas give their stored results.

    Raises Unreadable: not_a_table (a ZIP of something else), too_big (a ZIP bomb), damaged.
    """
    _check_archive(data)
    try:
        workbook = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
        for sheet in workbook.worksheets:
            rows = sheet.iter_rows(max_row=most_rows, max_col=most_columns, values_only=True)
            found = [(number, _texts(row)) for number, row in enumerate(rows, start=1)]
            if any(any(row) for _number, row in found):
                return found
    except Exception as error:  # openpyxl fails in many ways on damaged files; none of them is our fault
        raise Unreadable("damaged") from error
    return []


def _check_archive(data: bytes) -> None:
    """The archive's own list must name a workbook and a reasonable size; zipfile reads no more than that."""
    try:
        with ZipFile(BytesIO(data)) as archive:
            parts = archive.infolist()
    except (BadZipFile, ValueError, NotImplementedError) as error:
        raise Unreadable("damaged") from error
    unpacked = sum(part.file_size for part in parts)
    if unpacked > _UNPACKED or len(parts) > _PARTS:
        raise Unreadable("too_big", _UNPACKED, unpacked)
    if not any(part.filename == "[Content_Types].xml" for part in parts):
        raise Unreadable("not_a_table")


def _texts(row: tuple[object, ...]) -> list[str]:
    """Cells as texts, without the empty ones at the end."""
    texts = [plain(value) if isinstance(value, str | int | float | date | None) else str(value) for value in row]
    while texts and not texts[-1]:
        texts.pop()
    return [text.strip() for text in texts]
