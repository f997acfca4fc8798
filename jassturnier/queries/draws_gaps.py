"""Where seating and hall no longer agree: seats of people who are not there, people without a place."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from jassturnier.models.passen import PlaceKind
from jassturnier.queries.draws_input import Ground, ground_of
from jassturnier.queries.people import StandblattInfo
from jassturnier.queries.tournaments import TournamentInfo

NOT_OUT, EXCLUDED, AWAY, NOBODY = "nicht ausgegeben", "ausgeschlossen", "nicht da", ""


@dataclass(frozen=True, slots=True)
class Gap:
    """A seat (or pause, then `table` 0) of somebody who is not there; `number` 0 where the seat is simply empty."""

    passe: int
    table: int
    team: str
    number: int
    why: str = NOBODY


@dataclass(frozen=True, slots=True)
class Unseated:
    """Somebody who is there and has no place in these Passen."""

    number: int
    passen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gaps:
    """Gaps and people without a place in the Passen that are drawn and not started; `ersatz` sit in them now."""

    empty: tuple[Gap, ...] = ()
    unseated: tuple[Unseated, ...] = ()
    ersatz: tuple[int, ...] = ()
    passen: tuple[int, ...] = ()

    @property
    def any(self) -> bool:
        """Say whether anything has to be put right."""
        return bool(self.empty or self.unseated)

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the start numbers that are not there and still have a place."""
        return tuple(sorted({gap.number for gap in self.empty if gap.number}))


def drawn_passen(ground: Ground) -> tuple[int, ...]:
    """Return the Passen that have places and are not started."""
    placed = {spot.passe for spot in ground.spots if spot.kind != PlaceKind.ABSENT}
    return tuple(passe for passe in ground.open_passen if passe in placed)


def gaps_of(ground: Ground) -> Gaps:
    """Compare the seating of the Passen to come with who is there. No query."""
    passen = drawn_passen(ground)
    people = {sheet.number: sheet for sheet in ground.sheets}
    spots = [s for s in ground.spots if s.passe in passen and s.kind != PlaceKind.ABSENT]
    gaps = [
        Gap(s.passe, s.table, s.team, s.number, _why(people[s.number]))
        for s in spots
        if not ground.there(people[s.number], s.passe)
    ]
    placed = {(s.number, s.passe) for s in spots}
    unseated = [
        Unseated(sheet.number, missing)
        for sheet in ground.normal
        if (missing := tuple(p for p in passen if ground.there(sheet, p) and (sheet.number, p) not in placed))
    ]
    return Gaps(
        empty=tuple(sorted([*gaps, *empty_seats(ground)], key=lambda g: (g.passe, g.table, g.team, g.number))),
        unseated=tuple(unseated),
        ersatz=tuple(sorted({s.number for s in spots if s.ersatz and s.seated})),
        passen=passen,
    )


def empty_seats(ground: Ground) -> list[Gap]:
    """Return the seats nobody has at tables that play, in the Passen that are not started."""
    taken = Counter((s.passe, s.table, s.team) for s in ground.spots if s.seated and s.passe in ground.open_passen)
    tables = sorted({(passe, table) for passe, table, _team in taken})
    per_team = ground.mode.per_table // 2
    return [
        Gap(passe, table, team, 0)
        for passe, table in tables
        for team in ("A", "B")
        for _seat in range(per_team - taken[passe, table, team])
    ]


def gaps(tournament: TournamentInfo) -> Gaps:
    """Return what no longer agrees. Six queries."""
    return gaps_of(ground_of(tournament))


def _why(sheet: StandblattInfo) -> str:
    if sheet.excluded:
        return EXCLUDED
    return AWAY if sheet.present else NOT_OUT
