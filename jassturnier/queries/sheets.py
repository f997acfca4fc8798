"""The Punkteblätter from the database: all of a Passe for a board, or one with the Spiele of each version."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from django.db.models import QuerySet

from jassturnier.models import Entry, Place, Punkteblatt
from jassturnier.models.passen import PlaceKind
from jassturnier.models.people import StandblattKind
from jassturnier.queries.sheets_data import Seated, Sheet, StoredSpiel, Version

__all__ = ["Seated", "Sheet", "StoredSpiel", "Version", "sheet_of", "sheets_of"]

_ENTRY = (
    "version", "by_spiel", "control_a", "control_b", "expected", "matches_a", "matches_b", "paper_total_a",
    "who", "device", "at", "based_on", "valid", "override", "reason",
)  # fmt: skip
_NAMES = {"version": "number", "control_a": "a", "control_b": "b"}
_SPIEL = ("number", "points_a", "points_b", "match", "remark")


def sheets_of(passe_id: int) -> list[Sheet]:
    """Return the sheets of all tables of a Passe (its row id), by table number, without single Spiele. Three queries.

    In a Passe without drawn seats a table is there once its paper is at the desk or its people were typed.
    """
    people = _people(Place.objects.filter(passe_id=passe_id, kind=PlaceKind.SEAT))
    papers = {p.table.number: p for p in Punkteblatt.objects.filter(passe_id=passe_id).select_related("table")}
    versions: dict[int, list[Version]] = defaultdict(list)
    rows = Entry.objects.filter(punkteblatt__passe_id=passe_id).order_by("-version")
    for row in rows.values("punkteblatt_id", *_ENTRY):
        versions[row["punkteblatt_id"]].append(_version(row))
    shown = set(people) | {number for number, paper in papers.items() if paper.received_at or versions[paper.pk]}
    return [_sheet(number, people.get(number, ()), papers.get(number), versions) for number in sorted(shown)]


def sheet_of(passe_id: int, table: int) -> Sheet | None:
    """Return the sheet of one table with the Spiele of every version, or None where it does not play. Two queries."""
    people = _people(Place.objects.filter(passe_id=passe_id, kind=PlaceKind.SEAT, table__number=table))
    rows = list(
        Punkteblatt.objects.filter(passe_id=passe_id, table__number=table)
        .values(
            "received_at", "received_by", "visum_at", "visum_by", "holder_device",
            *(f"entries__{name}" for name in _ENTRY), *(f"entries__spiele__{name}" for name in _SPIEL),
        )
        .order_by("-entries__version", "entries__spiele__number")
    )  # fmt: skip
    seated = people.get(table, ())
    if not rows:
        return Sheet(table, seated) if seated else None
    head = rows[0]
    return Sheet(
        table, seated, head["received_at"], head["received_by"], head["visum_at"], head["visum_by"],
        bool(head["holder_device"]), _versions_with_spiele(rows),
    )  # fmt: skip


def _versions_with_spiele(rows: Iterable[Mapping[str, Any]]) -> tuple[Version, ...]:
    """Group the joined rows (newest version first, Spiele in order) into versions."""
    heads: dict[int, Mapping[str, Any]] = {}
    spiele: dict[int, list[StoredSpiel]] = defaultdict(list)
    for row in rows:
        number = row["entries__version"]
        if number is None:
            continue
        heads.setdefault(number, {name: row[f"entries__{name}"] for name in _ENTRY})
        if row["entries__spiele__number"] is not None:
            spiele[number].append(StoredSpiel(*[row[f"entries__spiele__{name}"] for name in _SPIEL]))
    return tuple(_version(head, tuple(spiele[number])) for number, head in heads.items())


def _version(row: Mapping[str, Any], spiele: tuple[StoredSpiel, ...] = ()) -> Version:
    values: dict[str, Any] = {_NAMES.get(name, name): row[name] for name in _ENTRY}
    return Version(**values, spiele=spiele)


def _sheet(
    table: int, people: tuple[Seated, ...], paper: Punkteblatt | None, versions: Mapping[int, list[Version]]
) -> Sheet:
    if paper is None:
        return Sheet(table, people)
    return Sheet(
        table, people, paper.received_at, paper.received_by, paper.visum_at, paper.visum_by,
        bool(paper.holder_device), tuple(versions.get(paper.pk, ())),
    )  # fmt: skip


def _people(places: QuerySet[Place]) -> dict[int, tuple[Seated, ...]]:
    """Group seats by table number, with the names of the Passe. One query."""
    rows = places.order_by("table__number", "team", "seat", "standblatt__holders__position").values_list(
        "table__number", "team", "seat", "standblatt__number", "standblatt__kind", "passe__number",
        "standblatt__holders__name", "standblatt__holders__from_passe", "standblatt__holders__to_passe",
    )  # fmt: skip
    found: dict[int, dict[int, Seated]] = defaultdict(dict)
    for table, team, seat, number, kind, passe, name, first, last in rows:
        known = found[table or 0].get(number)
        names = known.names if known else ()
        if name and first <= passe <= (last or passe):
            names = (*names, name)
        found[table or 0][number] = Seated(number, team, seat or 0, names, kind == StandblattKind.ERSATZ)
    return {table: tuple(seats.values()) for table, seats in found.items()}
