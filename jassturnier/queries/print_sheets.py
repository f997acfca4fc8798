"""The Kontrollblatt: every table of a Passe with what is known of its sheet."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime

from django.utils import timezone

from jassturnier.models import Entry, Place, Punkteblatt
from jassturnier.models.passen import PlaceKind
from jassturnier.printing import content
from jassturnier.printing.words import clock
from jassturnier.queries.tournaments import PasseInfo


def control_contents(
    tournament_id: int, passen: list[PasseInfo], *, only_at: datetime | None = None
) -> tuple[content.ControlContent, ...]:
    """Return the Kontrollblatt of each Passe that has tables. Three queries.

    `only_at` prints one time for everything: a rehearsal's, which must not depend on the clock.
    """
    tables: dict[int, set[int]] = defaultdict(set)
    seats = Place.objects.filter(tournament_id=tournament_id, kind=PlaceKind.SEAT, table__isnull=False)
    for passe_id, number in seats.values_list("passe_id", "table__number"):
        tables[passe_id].add(number or 0)
    sheets = {
        (sheet.passe_id, sheet.table.number): sheet
        for sheet in Punkteblatt.objects.filter(tournament_id=tournament_id).select_related("table")
    }
    entries = {e.punkteblatt_id: e for e in Entry.objects.filter(tournament_id=tournament_id, valid=True)}

    def row(passe: PasseInfo, number: int) -> content.ControlRow:
        sheet = sheets.get((passe.id, number))
        entry = entries.get(sheet.pk) if sheet else None
        return content.ControlRow(
            table=number,
            received=_time(sheet.received_at if sheet else None, only_at),
            sum_a=entry.control_a if entry else None,
            sum_b=entry.control_b if entry else None,
            entered=_time(entry.at if entry else None, only_at),
            visum=sheet.visum_by if sheet and sheet.visum_at else "",
        )

    return tuple(
        content.ControlContent(passe.number, tuple(row(passe, number) for number in sorted(tables[passe.id])))
        for passe in passen
        if tables[passe.id]
    )


def _time(moment: datetime | None, only_at: datetime | None) -> str:
    if moment is None:
        return ""
    return clock(only_at or timezone.localtime(moment))
