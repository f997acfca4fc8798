"""Who sits where in each Passe, as plain data: by table, by name and row by row (printing uses it as it is)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Q
from django.utils.translation import gettext as _

from jassturnier.models import Place
from jassturnier.models.passen import PlaceKind
from jassturnier.models.people import StandblattKind
from jassturnier.printing.content import PasseTables, Person, Seat, SeatRow, TableRow
from jassturnier.queries.alphabet import alphabetical
from jassturnier.queries.names import NOBODY
from jassturnier.queries.names import Person as Holder
from jassturnier.queries.people import StandblattInfo, standblaetter


@dataclass(frozen=True, slots=True)
class Spot:
    """What one Standblatt does in one Passe; `table`, `team` and `seat` only for a seat, `credit` only for a pause."""

    passe: int
    number: int
    kind: str
    table: int = 0
    team: str = ""
    seat: int = 0
    credit: int | None = None
    ersatz: bool = False

    @property
    def seated(self) -> bool:
        """Say whether it is a seat at a table."""
        return self.kind == PlaceKind.SEAT

    @property
    def pausing(self) -> bool:
        """Say whether it is a pause."""
        return self.kind == PlaceKind.PAUSE


class Names:
    """Who holds which start number in which Passe, as the printed forms take it. Two queries for a whole hall, none
    where the Standblätter are read already."""

    def __init__(self, tournament_id: int, sheets: Iterable[StandblattInfo] | None = None) -> None:
        sheets = standblaetter(tournament_id) if sheets is None else list(sheets)
        self._holders = {sheet.number: sheet.holders for sheet in sheets}
        self.ersatz = frozenset(sheet.number for sheet in sheets if sheet.ersatz)

    def during(self, number: int, passe: int) -> tuple[Person, ...]:
        """Return the people behind a start number in a Passe; without a name one Person with the number alone (or
        "Ersatz")."""
        return self._people(number, self._holders.get(number, NOBODY).at(passe))

    def latest(self, number: int) -> tuple[Person, ...]:
        """Return the people who hold a start number now."""
        return self._people(number, self._holders.get(number, NOBODY).last)

    def label(self, number: int, passe: int | None = None) -> str:
        """Return the names behind a number in one line, "Ersatz" or nothing where there is none."""
        people = self.latest(number) if passe is None else self.during(number, passe)
        return " / ".join(person.name for person in people if person.name)

    def _people(self, number: int, holders: tuple[Holder, ...]) -> tuple[Person, ...]:
        there = tuple(Person(one.name, number, one.place) for one in holders)
        return there or (Person(_("Ersatz") if number in self.ersatz else "", number),)


def spots(tournament_id: int, passe: int | None = None) -> list[Spot]:
    """Return all places, ordered by Passe, table, team, seat; of one Passe only where `passe` is given. One query."""
    wanted = Q(tournament_id=tournament_id) & (Q() if passe is None else Q(passe__number=passe))
    rows = Place.objects.filter(wanted).values_list(
        "passe__number", "standblatt__number", "kind", "table__number", "team", "seat", "credit", "standblatt__kind"
    )
    found = [
        Spot(r, n, kind, table or 0, team, seat or 0, credit, whose == StandblattKind.ERSATZ)
        for r, n, kind, table, team, seat, credit, whose in rows
    ]
    return sorted(found, key=lambda s: (s.passe, s.table or 10_000, s.team, s.seat, s.number))


def tables_of(places: Iterable[Spot], names: Names) -> tuple[PasseTables, ...]:
    """Group places by Passe and table, with the names of those Passen."""
    seats: dict[int, dict[int, dict[str, list[Person]]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    pauses: dict[int, list[Person]] = defaultdict(list)
    for spot in places:
        people = names.during(spot.number, spot.passe)
        if spot.seated:
            seats[spot.passe][spot.table][spot.team].extend(people)
        elif spot.pausing:
            pauses[spot.passe].extend(people)
    return tuple(
        PasseTables(
            passe=passe,
            tables=tuple(
                TableRow(table, tuple(teams["A"]), tuple(teams["B"])) for table, teams in sorted(seats[passe].items())
            ),
            pauses=tuple(pauses[passe]),
        )
        for passe in sorted(set(seats) | set(pauses))
    )


def by_table(tournament_id: int, passe: int | None = None) -> tuple[PasseTables, ...]:
    """Return each Passe with its tables and pauses. Three queries."""
    return tables_of(spots(tournament_id, passe), Names(tournament_id))


def rows_by_name(places: Iterable[Spot], names: Names) -> tuple[SeatRow, ...]:
    """Give one line per person, in alphabetical order; numbers without a name come last, by number."""
    seats: dict[int, list[Seat]] = defaultdict(list)
    for spot in places:
        if spot.seated:
            seats[spot.number].append(Seat(spot.passe, spot.table, spot.team))
        else:
            seats[spot.number].append(Seat(spot.passe, note=_("Pause") if spot.pausing else "–"))
    rows = [
        SeatRow(person.name, number, tuple(sorted(there, key=lambda s: s.passe)), person.place)
        for number, there in seats.items()
        for person in names.latest(number)
    ]
    return tuple(sorted(rows, key=lambda row: (row.name == "", alphabetical(row.name), row.number)))


def by_name(tournament_id: int) -> tuple[SeatRow, ...]:
    """Return one line per person with all seats, in alphabetical order. Three queries."""
    return rows_by_name(spots(tournament_id), Names(tournament_id))
