"""A table of people, read column by column: names, places, numbers, two people to a row in the Partnerschieber."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from jassturnier.spreadsheets.headers import Column, Field, columns_of, guess, is_header
from jassturnier.spreadsheets.reading import Table

_YES = ("x", "ja", "j", "1", "✓", "✔", "ok", "wahr", "true", "bar", "twint", "bezahlt", "anwesend")
_TITLES = 5
"""Heads are looked for in this many first rows; what stands above them is a title."""


@dataclass(frozen=True)
class ListedPerson:
    """One person as the list has it; unknown parts are empty."""

    name: str
    place: str = ""
    club: str = ""
    category: str = ""


@dataclass(frozen=True)
class ListedRow:
    """One row of the list; `line` is its number in the file. The start number is text, as typed."""

    line: int
    people: tuple[ListedPerson, ...]
    number: str = ""
    present: bool = False
    paid: bool = False


@dataclass(frozen=True)
class PeopleList:
    """What was recognised. `unknown`: heads of columns that are left out; `guessed`: there was no row of heads."""

    rows: tuple[ListedRow, ...]
    unknown: tuple[str, ...] = ()
    guessed: bool = False
    place_known: bool = False


def recognise(table: Table, *, pairs: bool = False) -> PeopleList:
    """Read people from a table with heads in any order, or without heads. With `pairs`, "Anna / Beat" in one cell is
    two people, and a place or club given once counts for both."""
    at = next((index for index, row in enumerate(table.rows[:_TITLES]) if is_header(row)), None)
    heads = () if at is None else table.rows[at]
    start = 0 if at is None else at + 1
    body, lines = table.rows[start:], table.lines[start:]
    columns = guess(body) if at is None else columns_of(heads)
    rows = tuple(_row(line, _by_column(columns, cells), pairs=pairs) for line, cells in zip(lines, body, strict=True))
    unknown = [head for head, column in zip(heads, columns, strict=False) if column is None and head]
    places = any(column is not None and column.field == "place" for column in columns)
    return PeopleList(rows, tuple(unknown), at is None, places)


def _by_column(columns: Sequence[Column | None], cells: Sequence[str]) -> dict[Column, str]:
    return {column: cell for column, cell in zip(columns, cells, strict=False) if column is not None}


def _row(line: int, cells: dict[Column, str], *, pairs: bool) -> ListedRow:
    first, second = _person(cells, 1), _person(cells, 2)
    if pairs and not second.name:
        first, second = _divided(first, second)
    if second.name:
        second = ListedPerson(
            second.name, second.place or first.place, second.club or first.club, second.category or first.category
        )
    return ListedRow(
        line,
        (first, second) if second.name else (first,),
        _cell(cells, "number").rstrip("."),
        _cell(cells, "present").casefold() in _YES,
        _cell(cells, "paid").casefold() in _YES,
    )


def _cell(cells: dict[Column, str], field: Field, person: int = 1) -> str:
    return cells.get(Column(field, person), "")


def _person(cells: dict[Column, str], person: int) -> ListedPerson:
    """Family name before first name, as ranking lists have it; a whole name stays as it is written."""
    parts = (_cell(cells, "name", person), _cell(cells, "full", person), _cell(cells, "first", person))
    name = " ".join(part for part in parts if part)
    return ListedPerson(
        name, _cell(cells, "place", person), _cell(cells, "club", person), _cell(cells, "category", person)
    )


def _divided(first: ListedPerson, second: ListedPerson) -> tuple[ListedPerson, ListedPerson]:
    """Two names in one cell, divided by / & or +."""
    names = [part.strip() for part in re.split(r"[/&+]", first.name, maxsplit=1)]
    if len(names) < 2 or not all(names):
        return first, second
    return ListedPerson(names[0], first.place, first.club, first.category), ListedPerson(names[1])
