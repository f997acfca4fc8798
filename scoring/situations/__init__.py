"""Situations at the table: three questions (what, when noticed, who is at fault) and the ruling as data."""

from scoring.situations.catalogue import RULINGS
from scoring.situations.words import Event, Fault, Noticed, Ruling

__all__ = ["RULINGS", "Event", "Fault", "Noticed", "Ruling", "moments", "parties", "ruling"]


def moments(event: Event) -> tuple[Noticed, ...]:
    """Second question: the moments that make a difference for this event, in the order of the catalogue."""
    return tuple(dict.fromkeys(row.noticed for row in RULINGS if row.event is event))


def parties(event: Event, noticed: Noticed) -> tuple[Fault, ...]:
    """Third question: who may be at fault in this event noticed at this moment."""
    return tuple(row.fault for row in RULINGS if row.event is event and row.noticed is noticed)


def ruling(event: Event, noticed: Noticed, fault: Fault) -> Ruling:
    """The ruling for three answers (Reglement 2.6.4 to 2.8.12, 4.1 to 4.3). Raises KeyError where no row fits."""
    for row in RULINGS:
        if (row.event, row.noticed, row.fault) == (event, noticed, fault):
            return row
    raise KeyError((event, noticed, fault))
