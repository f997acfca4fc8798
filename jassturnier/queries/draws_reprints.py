"""How many printed Standblätter a complete new draw would make worthless."""

from __future__ import annotations

from jassturnier.models.passen import PlaceKind
from jassturnier.queries.draws_input import Ground


def sheets_to_reprint(ground: Ground) -> int:
    """Return how many printed Standblätter carry places of Passen that are not started; "Rest ganz neu auslosen"
    changes practically all of them. No query."""
    open_passen = set(ground.open_passen)
    placed = {s.number for s in ground.spots if s.passe in open_passen and s.kind != PlaceKind.ABSENT}
    return sum(sheet.printed_at is not None and sheet.number in placed for sheet in ground.sheets)
