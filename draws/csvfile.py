"""A plan as CSV, `passe,table,team,seat,player`, out and in; what cannot be read is refused with its row."""

from __future__ import annotations

import csv
import io
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from draws.model import DrawRefused, Mode, Place, Refusal, in_order

HEADER = ("passe", "table", "team", "seat", "player")
ALIASES = {
    "passe": "passe", "runde": "passe", "round": "passe", "durchgang": "passe",
    "table": "table", "tisch": "table", "tischnr": "table",
    "team": "team", "mannschaft": "team",
    "seat": "seat", "platz": "seat", "sitz": "seat",
    "player": "player", "spieler": "player", "startnummer": "player", "nr": "player", "id": "player",
}  # fmt: skip
NO_TABLE = {"", "-", "0", "p", "pause", "frei"}
NUMBER = re.compile(r"[0-9]{1,4}")
MARK = "\ufeff"                 # some spreadsheets begin a file with it


def plan_to_csv(places: Iterable[Place]) -> str:
    """The places in order, one a row; a pause is a row without table, team and seat."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEADER)
    for place in in_order(places):
        writer.writerow([place.passe, place.table or "", place.team or "", place.seat or "", place.player])
    return out.getvalue()


def plan_from_csv(text: str, mode: Mode = Mode.EINZEL) -> tuple[Place, ...]:
    """Read such a file (comma, semicolon or tab; German or English header; seat may be missing).

    Raises DrawRefused with the row (the header is row 1): unknown header, no number, a letter other than A and B,
    nobody in a row, somebody twice in a Passe, a table that has not two A and two B (of pairs: one and one).
    """
    text = text.removeprefix(MARK)
    first = text.lstrip().partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    head: list[str | None] = []
    places: list[Place] = []
    rows: list[int] = []
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        for row in reader:
            number = reader.line_num
            if not any(cell.strip() for cell in row):
                continue
            if not head:
                head = _head(row, number)
                continue
            named = {name: cell.strip() for name, cell in zip(head, row, strict=False) if name}
            places.append(_place(named, number, mode))
            rows.append(number)
    except csv.Error as error:
        raise DrawRefused(Refusal.CSV_PLAYER, numbers=(reader.line_num,)) from error
    if not places:
        raise DrawRefused(Refusal.CSV_EMPTY)
    return in_order(_checked(places, rows, mode))


def _head(row: list[str], number: int) -> list[str | None]:
    head = [ALIASES.get(cell.strip().lower()) for cell in row]
    if not {"passe", "table", "player"} <= set(head):
        raise DrawRefused(Refusal.CSV_HEADER, numbers=(number,))
    return head


def _number(text: str, row: int, reason: Refusal) -> int:
    """1 … 9999 in plain digits."""
    if not NUMBER.fullmatch(text) or int(text) < 1:
        raise DrawRefused(reason, numbers=(row,))
    return int(text)


def _place(cells: Mapping[str, str], row: int, mode: Mode) -> Place:
    """One row as a Place; the seat is left open if the file does not say it."""
    passe = _number(cells.get("passe", ""), row, Refusal.CSV_PASSE)
    player = cells.get("player", "")
    if not player:
        raise DrawRefused(Refusal.CSV_PLAYER, numbers=(row,))
    if cells.get("table", "").lower() in NO_TABLE:
        return Place(passe, player)
    table = _number(cells["table"].removeprefix("T"), row, Refusal.CSV_TABLE)
    team = cells.get("team", "").upper()
    seat = cells.get("seat", "")
    if team not in ("A", "B"):
        raise DrawRefused(Refusal.CSV_TEAM, (player,), (row,))
    if seat not in ("", "1", "2"):
        raise DrawRefused(Refusal.CSV_SEAT, (player,), (row,))
    if mode is Mode.PARTNER or not seat:
        return Place(passe, player, table, "A" if team == "A" else "B")
    return Place(passe, player, table, "A" if team == "A" else "B", 1 if seat == "1" else 2)


def _checked(places: list[Place], rows: list[int], mode: Mode) -> list[Place]:
    """Everybody once per Passe, every table full; open seats are numbered in the order of the rows."""
    seen: set[tuple[int, str]] = set()
    tables: dict[tuple[int, int], list[int]] = defaultdict(list)
    for at, place in enumerate(places):
        if (place.passe, place.player) in seen:
            raise DrawRefused(Refusal.CSV_TWICE, (place.player,), (rows[at], place.passe))
        seen.add((place.passe, place.player))
        if place.table is not None:
            tables[place.passe, place.table].append(at)
    for (passe, table), members in tables.items():
        teams = sorted(places[at].team or "" for at in members)
        if teams != sorted("AB" * (mode.per_table // 2)):
            raise DrawRefused(Refusal.CSV_TABLE_SIZE, numbers=(rows[members[-1]], passe, table))
        if mode is Mode.EINZEL:
            _seats(places, rows, members)
    return places


def _seats(places: list[Place], rows: list[int], members: list[int]) -> None:
    """Number the open seats of one table; refuse a seat given twice."""
    for team in ("A", "B"):
        side = [at for at in members if places[at].team == team]
        given = [places[at].seat for at in side if places[at].seat is not None]
        if len(set(given)) != len(given):
            raise DrawRefused(Refusal.CSV_SEAT, (places[side[-1]].player,), (rows[side[-1]],))
        for at in side:
            if (place := places[at]).seat is None:
                places[at] = replace(place, seat=2 if 1 in given else 1)
                given.append(places[at].seat)
