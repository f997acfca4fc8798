"""Who deals, who is Vorhand and who cuts in each Spiel, seen from the Schreiber. Help only, never enforced."""

from dataclasses import dataclass
from enum import IntEnum

SEATS = 4


class Seat(IntEnum):
    """Seats counter-clockwise, in order of play, from the Schreiber."""

    SCHREIBER = 0
    RIGHT = 1
    OPPOSITE = 2
    LEFT = 3


@dataclass(frozen=True, slots=True)
class Deal:
    """The three seats that have a part in the beginning of a Spiel."""

    spiel: int
    dealer: Seat
    vorhand: Seat
    cutter: Seat


def deal(spiel: int, *, shift: int = 0) -> Deal:
    """Who deals, leads and cuts in a Spiel (counted from 1). Reglement 2.4.1, 2.6.1, 2.6.3, 2.6.4; RULES.md 8.

    The Schreiber deals first, then round counter-clockwise; Vorhand sits right of the dealer, the left neighbour cuts.
    `shift` seats are added when an error (2.8.2) moved the order. Raises ValueError below Spiel 1.
    """
    if spiel < 1:
        raise ValueError("spiel counts from 1")
    dealer = (spiel - 1 + shift) % SEATS
    return Deal(spiel, Seat(dealer), Seat((dealer + 1) % SEATS), Seat((dealer - 1) % SEATS))


def deal_order(spiele: int) -> tuple[Deal, ...]:
    """One `Deal` per Spiel of a Passe of so many Spiele (RULES.md 8)."""
    return tuple(deal(spiel) for spiel in range(1, spiele + 1))


def deals_evenly(spiele: int) -> bool:
    """Whether everybody deals equally often; warn if not (Reglement 2.1.2, RULES.md 10.18)."""
    return spiele > 0 and spiele % SEATS == 0
