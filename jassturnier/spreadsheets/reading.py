"""Rows in: an uploaded CSV or XLSX file, or pasted text, as plain texts; or a typed refusal that says why not.

Uploads are untrusted: sizes are checked before anything is unpacked, and a file is judged by its bytes, not its name.
"""

import csv
import re
from dataclasses import dataclass
from typing import Literal

from jassturnier.spreadsheets.cells import safe_text, unguarded
from jassturnier.spreadsheets.refusals import Unreadable
from jassturnier.spreadsheets.xlsx import ZIP, read_xlsx

MAX_BYTES = 2_000_000
MAX_ROWS = 2_000
"""Rows that are not empty, besides one with column heads."""
MAX_COLUMNS = 60
_OLD_EXCEL = b"\xd0\xcf\x11\xe0"
"""Begins an .xls file, and an .xlsx file with a password."""
Delimiter = Literal["\t", ";", ","]
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f]")


@dataclass(frozen=True)
class Table:
    """What was read: rows that are not empty, cells trimmed; `lines` are their numbers in the file, from 1."""

    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]


def read_table(data: bytes, filename: str = "") -> Table:
    """Read an uploaded file: CSV (comma, semicolon or tab; UTF-8 with or without BOM, UTF-16, Windows-1252) or XLSX.

    Raises Unreadable: empty, too_big, too_many_rows, too_many_columns, not_a_table, old_excel, damaged. `filename`
    only settles what a damaged file was meant to be.
    """
    if len(data) > MAX_BYTES:
        raise Unreadable("too_big", MAX_BYTES, len(data))
    if not data.strip():
        raise Unreadable("empty")
    if data.startswith(_OLD_EXCEL):
        raise Unreadable("old_excel")
    if data.startswith(ZIP):
        return _limited(read_xlsx(data, 2 * MAX_ROWS, MAX_COLUMNS + 1))
    if filename.lower().endswith((".xlsx", ".xlsm")):
        raise Unreadable("damaged")
    return read_pasted(_decoded(data))


def read_pasted(text: str) -> Table:
    """Read pasted lines, or the text of a CSV file, with the same limits and refusals."""
    if len(text) > MAX_BYTES:
        raise Unreadable("too_big", MAX_BYTES, len(text))
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    named = re.fullmatch(r'"?sep=([;,\t])"?', lines[0].strip(" "))
    start = 1 if named else 0
    delimiter = named[1] if named else _delimiter(lines)
    stray = text.count('"') % 2 == 1  # a quote sign without its partner would swallow all that follows
    reader = csv.reader(
        (line + "\n" for line in lines[start:]),
        delimiter=delimiter,
        quoting=csv.QUOTE_NONE if stray else csv.QUOTE_MINIMAL,
    )
    found: list[tuple[int, list[str]]] = []
    number = start + 1
    try:
        for row in reader:
            found.append((number, [unguarded(cell.strip()) for cell in row]))
            number = start + 1 + reader.line_num
    except csv.Error as error:
        raise Unreadable("damaged") from error
    return _limited(found)


def _decoded(data: bytes) -> str:
    """Text of the bytes; refuses what is no text (pictures, PDF, programs)."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings = ["utf-16"]
    elif b"\x00" in data:
        raise Unreadable("not_a_table")
    else:
        encodings = ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if text.startswith("%PDF") or len(_CONTROL.findall(text[:4000])) > len(text[:4000]) / 50 + 2:
            break
        return text
    raise Unreadable("not_a_table")


def _delimiter(lines: list[str]) -> Delimiter:
    """The sign that divides at least half of the first lines, the one of the first line before others; a tab wins over
    a semicolon, a semicolon over a comma. Otherwise the lines are one column (of names such as "Meier, Dr.")."""
    sample = [re.sub(r'"[^"]*"', "", line) for line in lines[:200] if line.strip()][:50]
    signs: tuple[Delimiter, ...] = ("\t", ";", ",")
    usual = [sign for sign in signs if sum(sign in line for line in sample) * 2 >= len(sample)]
    first = [sign for sign in usual if sample and sign in sample[0]]
    return (first or usual or ["\t"])[0]


def _limited(found: list[tuple[int, list[str]]]) -> Table:
    """Drop empty rows, clean the cells, and hold the limits."""
    kept = [(number, tuple(safe_text(cell).strip() for cell in row)) for number, row in found]
    kept = [(number, row) for number, row in kept if any(row)]
    if not kept:
        raise Unreadable("empty")
    if len(kept) > MAX_ROWS + 1:
        raise Unreadable("too_many_rows", MAX_ROWS, len(kept))
    widest = max(len(row) for _number, row in kept)
    if widest > MAX_COLUMNS:
        raise Unreadable("too_many_columns", MAX_COLUMNS, widest)
    return Table(tuple(row for _number, row in kept), tuple(number for number, _row in kept))
