"""Recognises the columns of a list of people by their heads, in any order, and the few lists that have no heads."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Field = Literal["number", "name", "first", "full", "place", "club", "category", "present", "paid"]
_WORDS: dict[Field, str] = {
    "number": "nr no nummer startnr startnummer startno snr teamnr teamnummer teilnehmernr standblatt standblattnr #",
    "name": "name nachname familienname geschlechtsname zuname surname lastname",
    "first": "vorname rufname firstname",
    "full": "namevorname vornamename namevornamen vorundnachname nameundvorname vornameundname vornameundnachname"
    " vornamenachname nachnamevorname spieler spielerin jasser jasserin teilnehmer teilnehmerin teilnehmende person",
    "place": "ort wohnort plzort domizil gemeinde ortverein vereinort wohnortverein",
    "club": "verein club klub jassclub jassklub sektion gesellschaft",
    "category": "kategorie kat klasse",
    "present": "anwesend da praesent präsent",
    "paid": "bezahlt startgeld startgeldbezahlt einbezahlt",
}
_FIELDS: dict[str, Field] = {word: field for field, words in _WORDS.items() for word in words.split()}
_SECOND = re.compile(r"(partner(in|/in|\*in|:in|s)?|mitspieler(in|s)?)")


@dataclass(frozen=True)
class Column:
    """What one column holds; `person` 1 or 2 says whose (the number, presence and fee belong to the row)."""

    field: Field
    person: int = 1


def column_of(head: str) -> Column | None:
    """The column a head stands for: "Start-Nr." the number, "Vorname 2" and "Vorname Partner" the second person's
    first name, "Partner/in" the second person's whole name; None when it is not known."""
    key = head.casefold().strip()
    partner = _SECOND.search(key) is not None
    key = re.sub(r"[^\w#]", "", _SECOND.sub("", key)).replace("_", "")
    numbered = re.fullmatch(r"(.*?)([12])", key)
    person = 2 if partner or (numbered and numbered[2] == "2") else 1
    word = numbered[1] if numbered else key
    if partner and word in ("", "des", "der", "dein", "deine", "von"):
        return Column("full", 2)
    word = re.sub(r"^(der|des|vom)|(der|des|vom|von)$", "", word) if partner else word
    field = _FIELDS.get(word)
    return Column(field, person) if field else None


def columns_of(heads: Sequence[str]) -> list[Column | None]:
    """Columns for a row of heads; a column named twice counts the first time only."""
    seen: set[Column] = set()
    columns: list[Column | None] = []
    for head in heads:
        column = column_of(head)
        if column in seen:
            column = None
        if column is not None:
            seen.add(column)
        columns.append(column)
    return columns


def is_header(row: Sequence[str]) -> bool:
    """True when a row names a person's column, so that it is not a person itself."""
    found = [column.field for column in columns_of(row) if column is not None]
    return any(field in ("name", "first", "full") for field in found)


def guess(rows: Sequence[Sequence[str]]) -> list[Column | None]:
    """Columns of a list without heads: a number if all first cells are figures, the name, then first name or place.

    A second text column holds first names when most names beside it are single words.
    """
    width = max((len(row) for row in rows), default=0)
    columns: list[Column | None] = []
    if width > 1 and all(row[0].rstrip(".").isdecimal() for row in rows if row and row[0]):
        columns.append(Column("number"))
    at = len(columns)
    names = [row[at] for row in rows if len(row) > at and row[at]]
    split = width > at + 1 and sum(" " not in name for name in names) * 2 > len(names)
    order: tuple[Field, ...] = ("name", "first", "place", "club") if split else ("full", "place", "club")
    columns += [Column(field) for field in order]
    return (columns + [None] * width)[:width]
