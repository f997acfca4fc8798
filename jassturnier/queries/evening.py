"""Where the evening stands, as counted facts: people, door, draw, print, and each Passe with its sheets."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, Q

from jassturnier.models import Draw, Passe, Place, Punkteblatt
from jassturnier.models.draws import DrawState
from jassturnier.models.passen import PlaceKind
from jassturnier.queries.people import Headcount, StandblattInfo, headcount_of, standblaetter
from jassturnier.queries.tournaments import TournamentInfo


@dataclass(frozen=True, slots=True)
class PasseFacts:
    """One Passe that is not cancelled. `tables` play in it; of their sheets so many are received and have figures."""

    number: int
    spiele: int
    started: bool
    closed: bool
    by_hand: bool
    drawn: bool
    tables: int
    received: int
    entered: int

    @property
    def running(self) -> bool:
        """Say whether it was started and not closed."""
        return self.started and not self.closed

    @property
    def all_received(self) -> bool:
        """Say whether every sheet was given in."""
        return self.received >= self.tables

    @property
    def all_entered(self) -> bool:
        """Say whether every sheet has valid figures."""
        return self.entered >= self.tables


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the page "Jetzt" is derived from. `stranded` are start numbers that are gone but still have a seat."""

    archived: bool
    begin: str
    door_closed: bool
    count: Headcount
    unnamed: int
    draft: bool
    unprinted: int
    stranded: tuple[int, ...]
    unseated: tuple[int, ...]
    passen: tuple[PasseFacts, ...]

    @property
    def running(self) -> PasseFacts | None:
        """Return the Passe that was started last and is not closed, or None."""
        return next((p for p in reversed(self.passen) if p.running), None)

    @property
    def upcoming(self) -> PasseFacts | None:
        """Return the first Passe that was not started, or None."""
        return next((p for p in self.passen if not p.started), None)

    @property
    def anything_drawn(self) -> bool:
        """Say whether any Passe has seats."""
        return any(p.drawn for p in self.passen)


def facts_of(tournament: TournamentInfo) -> Facts:
    """Return the facts of a tournament. Seven queries, whatever its size."""
    sheets = standblaetter(tournament.id)
    passen = passen_facts(tournament.id)
    upcoming = next((p for p in passen if not p.started), None)
    seats = _numbers_placed(tournament.id, upcoming.number if upcoming else 0)
    there = {s.number: s for s in sheets if s.present}
    return Facts(
        archived=tournament.archived_at is not None,
        begin=tournament.begin,
        door_closed=tournament.door_closed_at is not None,
        count=headcount_of(sheets, tournament.per_table),
        unnamed=sum(not s.name and not s.ersatz for s in there.values()),
        draft=Draw.objects.filter(tournament_id=tournament.id, state=DrawState.DRAFT).exists(),
        unprinted=sum(s.printed_at is None for s in there.values()),
        stranded=tuple(n for n in sorted(seats) if upcoming and n not in _expected(there, upcoming.number)),
        unseated=tuple(n for n in sorted(_unplaced(there, seats, upcoming))),
        passen=passen,
    )


def _expected(there: dict[int, StandblattInfo], passe: int) -> set[int]:
    """Return the start numbers that should play in a Passe: there, not excluded, neither gone nor still to come."""
    return {
        s.number
        for s in there.values()
        if not s.excluded and s.from_passe <= passe and (s.to_passe is None or passe <= s.to_passe)
    }


def _unplaced(there: dict[int, StandblattInfo], seats: set[int], upcoming: PasseFacts | None) -> set[int]:
    """Return people who are there and have neither seat nor pause in the next Passe that is drawn; Ersatz may wait."""
    if upcoming is None or not upcoming.drawn:
        return set()
    return {n for n in _expected(there, upcoming.number) - seats if not there[n].ersatz}


def _numbers_placed(tournament_id: int, passe: int) -> set[int]:
    """Return the start numbers with a seat or pause in a Passe. One query."""
    rows = Place.objects.filter(tournament_id=tournament_id, passe__number=passe)
    return set(rows.values_list("standblatt__number", flat=True))


def passen_facts(tournament_id: int) -> tuple[PasseFacts, ...]:
    """Return every Passe that is not cancelled, with the progress of its sheets. Three queries."""
    tables = dict(
        Place.objects.filter(tournament_id=tournament_id, kind=PlaceKind.SEAT)
        .values_list("passe_id")
        .annotate(Count("table", distinct=True))
    )
    sheets = (
        Punkteblatt.objects.filter(tournament_id=tournament_id)
        .values("passe_id")
        .annotate(
            received=Count("pk", filter=Q(received_at__isnull=False) | Q(entries__valid=True), distinct=True),
            entered=Count("pk", filter=Q(entries__valid=True), distinct=True),
        )
    )
    received = {row["passe_id"]: row["received"] for row in sheets}
    entered = {row["passe_id"]: row["entered"] for row in sheets}
    rows = Passe.objects.filter(tournament_id=tournament_id, cancelled_at__isnull=True).order_by("number")
    return tuple(
        PasseFacts(
            number=p.number,
            spiele=p.spiele,
            started=p.started_at is not None,
            closed=p.closed_at is not None,
            by_hand=p.by_hand,
            drawn=p.pk in tables,
            tables=tables.get(p.pk, 0),
            received=received.get(p.pk, 0),
            entered=entered.get(p.pk, 0),
        )
        for p in rows
    )
