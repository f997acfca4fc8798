"""The wishes of a tournament as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from jassturnier.models import Wish
from jassturnier.models.draws import WishKind


@dataclass(frozen=True, slots=True)
class WishInfo:
    """One wish: of two start numbers about each other, or of one to be absent in Passe `passe`."""

    id: int
    kind: str
    number: int
    other: int | None
    passe: int | None

    @property
    def words(self) -> str:
        """Return the kind in words."""
        return str(WishKind(self.kind).label)


def wishes_of(tournament_id: int) -> list[WishInfo]:
    """Return all wishes by start number. One query."""
    rows = Wish.objects.filter(tournament_id=tournament_id).order_by("standblatt__number", "other__number", "pk")
    return [
        WishInfo(*row) for row in rows.values_list("pk", "kind", "standblatt__number", "other__number", "passe_number")
    ]
