"""Rows in: encodings, separators, limits, and everything that is no table."""

from collections.abc import Callable
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jassturnier.spreadsheets.cells import Value
from jassturnier.spreadsheets.reading import MAX_BYTES, MAX_COLUMNS, MAX_ROWS, Table, read_pasted, read_table
from jassturnier.spreadsheets.refusals import Unreadable
from jassturnier.spreadsheets.writing import Sheet, write_workbook

ROWS = (("Name", "Ort"), ("Müller Anna", "Zürich"), ("Meier, Beat", "Öschgen"))


def code_of(data: bytes, filename: str = "liste.csv") -> str:
    with pytest.raises(Unreadable) as refusal:
        read_table(data, filename)
    return refusal.value.code


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("sign", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_csv_of_all_kinds(encoding: str, sign: str, end: str) -> None:
    text = end.join(sign.join(f'"{cell}"' if sign in cell else cell for cell in row) for row in ROWS) + end
    assert read_table(text.encode(encoding), "liste.csv").rows == ROWS


def test_empty_rows_are_dropped_and_line_numbers_kept() -> None:
    table = read_pasted("Name;Ort\n\n ; \nAnna;Bern\n")
    assert (table.rows, table.lines) == ((("Name", "Ort"), ("Anna", "Bern")), (1, 4))


def test_line_break_in_quotes_stays_in_its_cell() -> None:
    table = read_pasted('Name;Ort\n"Anna\nMuster";Bern\nBeat;Basel')
    assert (table.rows[1:], table.lines) == ((("Anna Muster", "Bern"), ("Beat", "Basel")), (1, 2, 4))


def test_stray_quote_swallows_nothing() -> None:
    assert read_pasted('Hans "Housi Meier\nAnna\nBeat').rows == (('Hans "Housi Meier',), ("Anna",), ("Beat",))


def test_separator_named_by_excel_is_obeyed() -> None:
    table = read_pasted("sep=,\nMeier; Beat,Bern")
    assert (table.rows, table.lines) == ((("Meier; Beat", "Bern"),), (2,))


def test_tab_wins_over_commas_inside_cells() -> None:
    assert read_pasted("Name\tOrt\nMeier, Beat\tBern, BE").rows == (("Name", "Ort"), ("Meier, Beat", "Bern, BE"))


def test_single_column_stays_single() -> None:
    assert read_pasted("Anna Muster\nBeat Meier, Dr.\nCarla Frei").rows == (
        ("Anna Muster",),
        ("Beat Meier, Dr.",),
        ("Carla Frei",),
    )


def test_control_characters_vanish() -> None:
    assert read_pasted("A\x1bnna;B\x0bern").rows == (("Anna", "Bern"),)


def test_xlsx_gives_texts_as_people_see_them() -> None:
    rows: list[list[Value]] = [
        ["Nr.", "Name", "anwesend"],
        [7, "Müller Anna", True],
        [None, None, None],
        [8.0, "=1+1", None],
    ]
    table = read_table(write_workbook([Sheet("leer", []), Sheet("x", rows)]), "liste.csv")
    assert table.rows == (("Nr.", "Name", "anwesend"), ("7", "Müller Anna", "ja"), ("8", "=1+1"))
    assert table.lines == (1, 2, 4)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty"),
        (b" \r\n\t ", "empty"),
        (b";;;\n;;", "empty"),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01" + bytes(range(256)) * 40, "not_a_table"),
        (b"\xff\xd8\xff\xe0" + bytes(range(1, 256)) * 40, "not_a_table"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not_a_table"),
        (b"%PDF-1.7\nhello", "not_a_table"),
        (b"\xff\xfe\x00\xd8x", "not_a_table"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 600, "old_excel"),
        (b"PK\x03\x04 broken", "damaged"),
        (b"x" * (MAX_BYTES + 1), "too_big"),
    ],
)
def test_what_is_no_table_is_refused(data: bytes, code: str) -> None:
    assert code_of(data) == code


def test_text_named_xlsx_is_damaged() -> None:
    assert code_of(b"Name;Ort", "liste.XLSX") == "damaged"


def archive(parts: dict[str, bytes]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        for name, data in parts.items():
            file.writestr(name, data)
    return out.getvalue()


def test_zip_of_pictures_is_no_table() -> None:
    assert code_of(archive({"bild.jpg": b"x"})) == "not_a_table"


def test_workbook_with_broken_parts_is_damaged() -> None:
    assert code_of(archive({"[Content_Types].xml": b"<nonsense"})) == "damaged"


def test_zip_bomb_is_refused_unopened() -> None:
    assert code_of(archive({"[Content_Types].xml": b" " * 31_000_000})) == "too_big"


def test_xml_bomb_is_refused() -> None:
    entities = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    bomb = f'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "aaaaaaaaaa">{entities}]><x>&a9;</x>'.encode()
    assert code_of(archive({"[Content_Types].xml": bomb})) == "damaged"


@pytest.mark.parametrize("workbook", [False, True])
def test_limit_of_rows(*, workbook: bool) -> None:
    def read(count: int) -> int:
        rows = [["Name"], *([f"Person {number}"] for number in range(count))]
        data = write_workbook([Sheet("x", rows)]) if workbook else "\n".join(row[0] for row in rows).encode()
        return len(read_table(data).rows)

    assert read(MAX_ROWS) == MAX_ROWS + 1
    with pytest.raises(Unreadable) as refusal:
        read(MAX_ROWS + 1)
    assert (refusal.value.code, refusal.value.limit, refusal.value.found) == ("too_many_rows", MAX_ROWS, MAX_ROWS + 2)


def test_limit_of_columns() -> None:
    assert len(read_pasted(";".join("x" * MAX_COLUMNS)).rows[0]) == MAX_COLUMNS
    assert code_of(b";".join([b"x"] * (MAX_COLUMNS + 1))) == "too_many_columns"


def outcome(read: Callable[[], Table]) -> str:
    try:
        return "rows" if read().rows else "nothing"
    except Unreadable as refusal:
        return refusal.code


@given(st.binary(max_size=300))
def test_any_bytes_give_rows_or_a_refusal(data: bytes) -> None:
    known = {"rows", "empty", "not_a_table", "old_excel", "damaged", "too_many_columns"}
    assert outcome(lambda: read_table(data)) in known


@given(st.text(max_size=300))
def test_any_text_gives_rows_or_a_refusal(text: str) -> None:
    assert outcome(lambda: read_pasted(text)) in {"rows", "empty", "too_many_columns"}
