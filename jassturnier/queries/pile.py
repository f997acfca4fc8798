"""What was typed last in a Passe, read back from the database, beside the entry of a pile."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from jassturnier.models import Entry


@dataclass(frozen=True, slots=True)
class Typed:
    """One version as stored: card points, who, when; `valid` when it counts."""

    table: int
    version: int
    a: int
    b: int
    who: str
    at: datetime
    valid: bool
    override: str


def last_typed(passe_id: int, most: int = 10) -> list[Typed]:
    """Return the last `most` versions of a Passe (its row id), newest first. One query."""
    rows = Entry.objects.filter(punkteblatt__passe_id=passe_id).order_by("-at", "-pk")
    fields = ("punkteblatt__table__number", "version", "control_a", "control_b", "who", "at", "valid", "override")
    return [Typed(*row) for row in rows.values_list(*fields)[:most]]
