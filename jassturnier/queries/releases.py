"""What was published, as it was published."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from jassturnier.models import Release


@dataclass(frozen=True, slots=True)
class Released:
    """One published list: after which Passe, which version of it, by whom and when, and its content."""

    after_passe: int
    version: int
    by: str
    at: datetime
    content: dict[str, Any]


def releases_of(tournament_id: int, kind: str = "rangliste") -> list[Released]:
    """Return all published lists, newest first. One query."""
    rows = Release.objects.filter(tournament_id=tournament_id, kind=kind).order_by("-at", "-pk")
    return [Released(r.after_passe, r.version, r.by, r.at, r.content) for r in rows]


def latest_release(tournament_id: int, kind: str = "rangliste") -> Released | None:
    """Return what the hall sees now, or None before the first release. One query."""
    r = Release.objects.filter(tournament_id=tournament_id, kind=kind).order_by("-at", "-pk").first()
    return Released(r.after_passe, r.version, r.by, r.at, r.content) if r else None
