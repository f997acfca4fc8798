"""Where the evening stands, as counted facts: people, door, draw, print, and each Passe with its sheets."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, Q

from jassturnier.models import Draw, Punkteblatt
from jassturnier.models.draws import DrawState
from jassturnier.models.passen import PlaceKind
from jassturnier.queries.draws_gaps import Gaps, gaps_of
from jassturnier.queries.draws_input import Ground, ground_of
from jassturnier.queries.people import Headcount, coming_passe, headcount_of
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
    """All that the page "Jetzt" is derived from. `unprinted` are the start numbers whose Standblatt is not on paper."""

    archived: bool
    begin: str
    door_closed: bool
    count: Headcount
    unnamed: int
    draft: bool
    unprinted: tuple[int, ...]
    gaps: Gaps
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
        """Say whether any Passe has places."""
        return any(p.drawn for p in self.passen)

    @property
    def seats_settled(self) -> bool:
        """Say whether everybody who plays has a place, or a pause, in every Passe to come."""
        return self.anything_drawn and not self.gaps.any and all(p.drawn or p.started for p in self.passen)


def facts_of(tournament: TournamentInfo) -> Facts:
    """Return the facts of a tournament. Eight queries, whatever its size."""
    ground = ground_of(tournament)
    count = headcount_of(ground.sheets, tournament.per_table, coming_passe(ground.passen))
    placed = {s.number for s in ground.spots if s.kind != PlaceKind.ABSENT}
    return Facts(
        archived=tournament.archived_at is not None,
        begin=tournament.begin,
        door_closed=tournament.door_closed_at is not None,
        count=count,
        unnamed=sum(s.present and not s.name and not s.ersatz for s in ground.sheets),
        draft=Draw.objects.filter(tournament_id=tournament.id, state=DrawState.DRAFT).exists(),
        unprinted=tuple(s.number for s in ground.sheets if s.printed_at is None and (s.present or s.number in placed)),
        gaps=gaps_of(ground),
        passen=passen_facts(tournament.id, ground, count),
    )


def passen_facts(tournament_id: int, ground: Ground, count: Headcount) -> tuple[PasseFacts, ...]:
    """Return every Passe that is not cancelled, with the progress of its sheets. One query.

    A Passe drawn by hand has the tables that the people there need, for its seats come with the sheets.
    """
    sheets = (
        Punkteblatt.objects.filter(tournament_id=tournament_id)
        .values("passe__number")
        .annotate(
            received=Count("pk", filter=Q(received_at__isnull=False) | Q(entries__valid=True), distinct=True),
            entered=Count("pk", filter=Q(entries__valid=True), distinct=True),
        )
    )
    progress = {row["passe__number"]: (row["received"], row["entered"]) for row in sheets}
    found = []
    for passe in ground.passen:
        if passe.cancelled:
            continue
        spots = [s for s in ground.spots if s.passe == passe.number]
        tables = len({s.table for s in spots if s.seated})
        received, entered = progress.get(passe.number, (0, 0))
        found.append(
            PasseFacts(
                number=passe.number,
                spiele=passe.spiele,
                started=passe.started,
                closed=passe.closed,
                by_hand=passe.by_hand,
                drawn=any(s.kind != PlaceKind.ABSENT for s in spots),
                tables=max(tables, count.seated // count.per_table) if passe.by_hand else tables,
                received=received,
                entered=entered,
            )
        )
    return tuple(found)
