"""What exchanging two start numbers would do, before anything is saved (Issue 4, "see the consequence")."""

from __future__ import annotations

from dataclasses import dataclass

from draws import DrawRefused, Quality, exchange
from jassturnier.queries.draws_input import Ground
from jassturnier.queries.seating import Spot


@dataclass(frozen=True, slots=True)
class Consequence:
    """The two places as they are, and the figures of the whole evening before and after."""

    one: Spot
    two: Spot
    before: Quality
    after: Quality

    @property
    def worse(self) -> bool:
        """Say whether more people meet again or play together again."""
        return (self.after.partner_repeats, self.after.encounter_repeats) > (
            self.before.partner_repeats,
            self.before.encounter_repeats,
        )


def consequence_of(ground: Ground, passe: int, number: int, other: int) -> Consequence | None:
    """Return the consequence of an exchange, or None where one of the two has no place in this Passe. No query."""
    here = {s.number: s for s in ground.spots if s.passe == passe and (s.seated or s.pausing)}
    if number == other or number not in here or other not in here:
        return None
    every = tuple(p.number for p in ground.passen)
    players = ground.players((), len(ground.ersatz))
    try:
        change = exchange(
            ground.present_plan(every), passe, str(number), str(other),
            mode=ground.mode, players=players, wishes=ground.wishes,
        )  # fmt: skip
    except DrawRefused:
        return None
    return Consequence(here[number], here[other], change.before, change.after)
