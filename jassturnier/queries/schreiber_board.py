"""What the office sees of the devices at the tables: how far each is, since when it is silent, what it reported."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import F, FilteredRelation, Max, OuterRef, Q, Subquery

from jassturnier.models import ErrorReport, Journal, Punkteblatt, Tournament

SILENT = timedelta(seconds=60)
"""A device that gave no sign of life for so long counts as silent."""
RECENT = timedelta(hours=3)


@dataclass(frozen=True, slots=True)
class TableNote:
    """What one table's devices say. `filled` Spiele typed, `silent` minutes (0: it answers), `report` its words."""

    filled: int | None = None
    silent: int = 0
    devices: int = 0
    report: str = ""


def silent_minutes(seen_at: datetime, now: datetime) -> int:
    """Return for how many whole minutes a device was silent, 0 below one."""
    silence = now - seen_at
    return int(silence.total_seconds() // 60) if silence >= SILENT else 0


def table_notes(passe_id: int, now: datetime) -> dict[int, TableNote]:
    """Return the notes of a Passe (row id), by table number; only tables with a device or a report. One query."""
    report = ErrorReport.objects.filter(punkteblatt=OuterRef("pk"), settled_at__isnull=True).values("text")[:1]
    rows = (
        Punkteblatt.objects.filter(passe_id=passe_id)
        .filter(Q(drafts__isnull=False) | Q(error_reports__isnull=False))
        .annotate(report=Subquery(report))
        .values_list("table__number", "holder_device", "report", "drafts__device", "drafts__filled", "drafts__seen_at")
        .distinct()
    )
    found: dict[int, TableNote] = {}
    for table, holder, words, device, filled, seen_at in rows:
        known = found.get(table, TableNote())
        holds = device is not None and device == holder
        found[table] = TableNote(
            filled=filled if holds else known.filled,
            silent=silent_minutes(seen_at, now) if holds else known.silent,
            devices=known.devices + (device is not None),
            report=words or "",
        )
    return found


def board_mark(tournament_id: int, now: datetime) -> str:
    """Return a text that changes whenever a board looks different: journal, drafts, minutes of silence. One query.

    Drafts older than three hours, and those of sheets that were handed in on a device since, change nothing.
    """
    fresh = Q(drafts__seen_at__gt=now - RECENT)
    last = Journal.objects.filter(tournament_number=OuterRef("pk")).values("tournament_number")
    rows = (
        Tournament.objects.filter(pk=tournament_id)
        .annotate(draft=FilteredRelation("drafts", condition=fresh))
        .annotate(last=Subquery(last.annotate(last=Max("number")).values("last")))
        .order_by("draft__pk")
        .values_list("last", F("draft__pk"), F("draft__filled"), F("draft__seen_at"))
    )
    parts = [
        f"{pk}.{filled}.{silent_minutes(seen_at, now)}" for _last, pk, filled, seen_at in rows if seen_at is not None
    ]
    return " ".join([str(rows[0][0] or 0) if rows else "0", *parts])
