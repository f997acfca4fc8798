"""The numbers of the hall before a draw: who is there, who is missing to full tables, and the choices (DESIGN 6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from draws import HallAdvice
from jassturnier.models.passen import PlaceKind
from jassturnier.queries.credits import pause_credit
from jassturnier.queries.draws_input import Ground
from jassturnier.queries.tournaments import TournamentInfo


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to deal with the rest: `fill` as the verb takes it, how many Ersatz, pauses per Passe and tables."""

    fill: str
    ersatz: int
    pauses: int
    tables: int
    suggested: bool


@dataclass(frozen=True, slots=True)
class Hall:
    """The hall for the next Passe to draw; `other_counts` names Passen in which another number takes part."""

    passe: int
    einzel: bool
    count: int
    missing: int
    rest: int
    ersatz_there: int
    choices: tuple[Choice, ...]
    other_counts: tuple[tuple[int, int], ...]
    credit: int

    @property
    def enough(self) -> bool:
        """Say whether there are enough people for at least one table, Ersatz not counted."""
        return self.count >= (4 if self.einzel else 2)


def hall_of(ground: Ground, tournament: TournamentInfo) -> Hall | None:
    """Return the numbers of the hall for the first Passe that is not started; None when all are started. No query."""
    passen = ground.open_passen
    if not passen:
        return None
    spiele = next(p.spiele for p in ground.passen if p.number == passen[0])
    advice = ground.advice(passen[0])
    return Hall(
        passe=passen[0],
        einzel=ground.mode.per_table == 4,
        count=advice.count,
        missing=advice.missing,
        rest=advice.rest,
        ersatz_there=len(ground.ersatz),
        choices=_choices(advice, ground.mode.per_table),
        other_counts=tuple((p, ground.count(p)) for p in passen[1:] if ground.count(p) != advice.count),
        credit=pause_credit(tournament.pause_credit, spiele),
    )


def _choices(advice: HallAdvice, per_table: int) -> tuple[Choice, ...]:
    """Return both ways, the suggested one first; none when the number comes out or there are too few people."""
    if advice.rest == 0 or advice.tables == 0:
        return ()
    with_ersatz = Choice("ersatz", per_table - advice.rest, 0, advice.tables + 1, advice.ersatz > 0)
    with_pauses = Choice("pause", 0, advice.rest, advice.tables, advice.pauses > 0)
    return (with_ersatz, with_pauses) if with_ersatz.suggested else (with_pauses, with_ersatz)


class Span(StrEnum):
    """Which Passen a draw covers."""

    REST = "rest"
    NEXT = "naechste"
    RANKED = "rang"
    ANEW = "neu"


@dataclass(frozen=True, slots=True)
class SpanChoice:
    """One span of Passen to draw; `again` says that some of them are drawn already and would be drawn anew."""

    span: Span
    first: int
    last: int
    again: bool


def spans_of(ground: Ground) -> tuple[SpanChoice, ...]:
    """Return the spans that can be drawn now: first what is not drawn yet, only the next Passe, by rank once something
    was played, everything anew. No query."""
    passen = ground.open_passen
    if not passen:
        return ()
    placed = {spot.passe for spot in ground.spots if spot.kind != PlaceKind.ABSENT}
    fresh = tuple(n for n in passen if n not in placed)
    first, last, again = (fresh or passen)[0], passen[-1], not fresh
    spans = [SpanChoice(Span.REST, first, last, again)]
    if first != last:
        spans.append(SpanChoice(Span.NEXT, first, first, again))
    if any(passe.started for passe in ground.passen):
        spans.append(SpanChoice(Span.RANKED, first, first, again))
    if first != passen[0]:
        spans.append(SpanChoice(Span.ANEW, passen[0], last, True))
    return tuple(spans)
