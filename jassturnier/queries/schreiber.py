"""What a table's page shows: which Passe, who sits there, what was handed in, who holds the table, what is drafted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from django.db.models import F, OuterRef, Subquery

from jassturnier.models import ErrorReport, Place, Punkteblatt
from jassturnier.models.passen import PlaceKind
from jassturnier.queries.schreiber_codes import Access
from jassturnier.queries.sheets import Sheet, sheet_of
from jassturnier.queries.tournaments import PasseInfo, passen_of


@dataclass(frozen=True, slots=True)
class DraftInfo:
    """The mirrored draft of one device: its number at this table, what it typed, its last sign of life."""

    device: str
    number: int
    content: dict[str, Any]
    filled: int
    revision: int
    seen_at: datetime


@dataclass(frozen=True, slots=True)
class Hold:
    """Who holds a Punkteblatt: the device and since when; every draft; whether an error is reported."""

    device: str = ""
    since: datetime | None = None
    drafts: tuple[DraftInfo, ...] = ()
    report: str = ""

    @property
    def reported(self) -> bool:
        """Say whether an error is reported and not settled."""
        return bool(self.report)

    def draft(self, device: str) -> DraftInfo | None:
        """Return the draft of one device."""
        return next((each for each in self.drafts if each.device == device), None)

    @property
    def holder(self) -> DraftInfo | None:
        """Return the draft of the device that holds the table."""
        return self.draft(self.device)


@dataclass(frozen=True, slots=True)
class TablePage:
    """A table in one Passe. `passe` is None before any Passe of this table has started (`coming` is then the first).

    `newer` is a later Passe that has started meanwhile; `unfinished` earlier ones of this table that nobody handed in.
    """

    access: Access
    passe: PasseInfo | None
    coming: PasseInfo | None
    newer: PasseInfo | None
    sheet: Sheet
    hold: Hold

    @property
    def number(self) -> int:
        """Return the number of the Passe, 0 before any has started."""
        return self.passe.number if self.passe else 0

    @property
    def spiele(self) -> int:
        """Return how many Spiele are played."""
        return self.passe.spiele if self.passe else 0

    @property
    def people(self) -> tuple[int, ...]:
        """Return the start numbers that sit here, A before B: they tell whether a draft belongs to these people."""
        return tuple(each.number for each in self.sheet.people)

    @property
    def version(self) -> int:
        """Return the version that counts, 0 for none: what a form is based on."""
        return self.sheet.valid.number if self.sheet.valid else 0


@dataclass(frozen=True, slots=True)
class NextSeat:
    """Where one start number goes next: table and team, or a pause (table 0)."""

    number: int
    passe: int
    table: int
    team: str


def table_page(access: Access, wanted: int | None = None) -> TablePage:
    """Return the page of a table. `wanted` is a Passe asked for (1–12) where the code itself names none.

    Without any it is the last Passe started in which the table plays. Five queries.
    """
    passen = [p for p in passen_of(access.tournament.id) if not p.cancelled]
    plays = _passen_with(access)
    mine = [p for p in passen if p.id in plays or p.by_hand]
    started = [p for p in mine if p.started]
    number = access.passe or wanted
    passe = next((p for p in started if p.number == number), None)
    if passe is None and access.passe is None:
        passe = started[-1] if started else None
    coming = next((p for p in mine if not p.started and number in (None, p.number)), None)
    shown = passe or coming
    newer = next((p for p in reversed(started) if passe and p.number > passe.number), None)
    sheet = (sheet_of(shown.id, access.table) if shown else None) or Sheet(access.table, ())
    return TablePage(access, passe, coming, newer, sheet, hold_of(passe.id, access.table) if passe else Hold())


def reload_sheet(table: TablePage) -> TablePage:
    """Return the same table with its sheet and devices as they stand now. Three queries."""
    if table.passe is None:
        return table
    sheet = sheet_of(table.passe.id, table.access.table) or table.sheet
    return replace(table, sheet=sheet, hold=hold_of(table.passe.id, table.access.table))


def _passen_with(access: Access) -> set[int]:
    """Return the row ids of the Passen in which the table has seats. One query."""
    places = Place.objects.filter(
        tournament_id=access.tournament.id, kind=PlaceKind.SEAT, table__number=access.table
    )
    return set(places.values_list("passe_id", flat=True).distinct())


def hold_of(passe_id: int, table: int) -> Hold:
    """Return who holds the Punkteblatt of a table in a Passe (row id), with all drafts. One query."""
    report = ErrorReport.objects.filter(punkteblatt=OuterRef("pk"), settled_at__isnull=True).values("text")[:1]
    names = ("device", "number", "content", "filled", "revision", "seen_at")
    rows = list(
        Punkteblatt.objects.filter(passe_id=passe_id, table__number=table)
        .annotate(report=Subquery(report))
        .values("holder_device", "held_since", "report", *(f"drafts__{name}" for name in names))
        .order_by(F("drafts__number").asc(nulls_last=True))
    )
    if not rows:
        return Hold()
    drafts = tuple(DraftInfo(**{n: row[f"drafts__{n}"] for n in names}) for row in rows if row["drafts__device"])
    return Hold(rows[0]["holder_device"], rows[0]["held_since"], drafts, rows[0]["report"] or "")


def next_seats(access: Access, after: int, numbers: Sequence[int]) -> list[NextSeat]:
    """Return where start numbers sit in the first Passe after `after` (number) that is drawn for them. One query."""
    rows = (
        Place.objects.filter(
            tournament_id=access.tournament.id, passe__number__gt=after, passe__cancelled_at__isnull=True,
            standblatt__number__in=numbers,
        )
        .exclude(kind=PlaceKind.ABSENT)
        .order_by("passe__number")
        .values_list("standblatt__number", "passe__number", "table__number", "team")
    )  # fmt: skip
    found: dict[int, NextSeat] = {}
    for number, passe, table, team in rows:
        found.setdefault(number, NextSeat(number, passe, table or 0, team))
    first = min((seat.passe for seat in found.values()), default=0)
    return [found[n] for n in numbers if n in found and found[n].passe == first]
