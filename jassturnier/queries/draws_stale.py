"""Printed Standblätter that no longer say where their people sit: those changed after they were printed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from jassturnier.models import Journal
from jassturnier.queries.people import StandblattInfo

SEAT_DEEDS = ("Auslosung bestätigt", "Plätze getauscht", "Platz genommen", "Plätze übernommen", "Tisch aufgelöst")
"""The deeds that change places; the journal line of each names its Standblätter as new["sheets"]."""


def stale_sheets(tournament_id: int, sheets: Iterable[StandblattInfo]) -> tuple[int, ...]:
    """Return the start numbers whose places changed after their Standblatt was printed, by number. One query."""
    changed: dict[int, datetime] = {}
    lines = Journal.objects.filter(tournament_number=tournament_id, deed__in=SEAT_DEEDS).order_by("number")
    for at, new in lines.values_list("at", "new"):
        for number in new.get("sheets", ()) if isinstance(new, dict) else ():
            changed[number] = at
    return tuple(
        s.number
        for s in sheets
        if s.printed_at is not None and s.number in changed and changed[s.number] > s.printed_at
    )
