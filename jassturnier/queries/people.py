"""Standblätter with their holders, and how many there are: the list of people as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import datetime

from jassturnier.models import Place, Standblatt
from jassturnier.models.people import StandblattKind
from jassturnier.queries.alphabet import alphabetical
from jassturnier.queries.names import NOBODY, Holders, Person, holders_by_standblatt, joined
from jassturnier.queries.tournaments import PasseInfo

FIRST_ERSATZ = 901
"""Start numbers of Ersatz count from here, so that nobody mistakes one for a person."""


@dataclass(frozen=True, slots=True)
class StandblattInfo:
    """One start number with what happened to it; `holders` knows who held it in which Passe."""

    id: int
    number: int
    kind: str
    printed_at: datetime | None
    handed_out_at: datetime | None
    paid_at: datetime | None
    fixed_table: int | None
    from_passe: int
    to_passe: int | None
    ranked: str
    ranked_reason: str
    excluded_at: datetime | None
    excluded_reason: str
    lot: int | None
    renewal: int
    holders: Holders

    @property
    def ersatz(self) -> bool:
        """Say whether it is an Ersatz."""
        return self.kind == StandblattKind.ERSATZ

    @property
    def present(self) -> bool:
        """Say whether the person is there: the Standblatt was handed out."""
        return self.handed_out_at is not None

    @property
    def paid(self) -> bool:
        """Say whether the Startgeld is paid."""
        return self.paid_at is not None

    @property
    def excluded(self) -> bool:
        """Say whether the person was excluded (Reglement 4.2)."""
        return self.excluded_at is not None

    @property
    def gone(self) -> bool:
        """Say whether the person went home early."""
        return self.to_passe is not None

    def plays_in(self, passe: int) -> bool:
        """Say whether somebody who is there plays in a Passe: not excluded, not gone before, not coming later."""
        return not self.excluded and self.from_passe <= passe and (self.to_passe is None or passe <= self.to_passe)

    @property
    def current(self) -> tuple[Person, ...]:
        """Return who holds it now, the first of a pair first."""
        return self.holders.last

    @property
    def name(self) -> str:
        """Return the present names in one line; empty where they are not known yet."""
        return joined(self.current)

    @property
    def sort_name(self) -> tuple[bool, str, int]:
        """Return the key under which the name is looked up: without accents; nameless ones last, by number."""
        return (not self.name, alphabetical(self.name), self.number)

    @property
    def place(self) -> str:
        """Return the places of the present holders in one line."""
        return joined(self.current, "place")

    @property
    def club(self) -> str:
        """Return the clubs of the present holders in one line."""
        return joined(self.current, "club")

    @property
    def category(self) -> str:
        """Return the categories of the present holders in one line."""
        return joined(self.current, "category")


@dataclass(frozen=True, slots=True)
class Headcount:
    """How many Standblätter there are. `present` counts people or pairs without the Ersatz."""

    people: int
    named: int
    present: int
    ersatz: int
    paid: int
    gone: int
    per_table: int

    @property
    def seated(self) -> int:
        """Return how many Standblätter will sit: those present and not gone, Ersatz included."""
        return self.present + self.ersatz - self.gone

    @property
    def missing(self) -> int:
        """Return how many are missing to the next full table: 0 to 3, or 0 to 1 pairs."""
        return -self.seated % self.per_table


_PLAIN = [field.name for field in fields(StandblattInfo) if field.name != "holders"]


def info_of(row: Standblatt, holders: Holders) -> StandblattInfo:
    """Turn a row that is already read into plain data."""
    return StandblattInfo(**{name: getattr(row, name) for name in _PLAIN}, holders=holders)


def standblaetter(tournament_id: int) -> list[StandblattInfo]:
    """Return all Standblätter with their holders, by number, Ersatz included. Two queries."""
    holders = holders_by_standblatt(tournament_id)
    rows = Standblatt.objects.filter(tournament_id=tournament_id).order_by("number")
    return [info_of(row, holders.get(row.pk, NOBODY)) for row in rows]


def standblatt(tournament_id: int, number: int) -> StandblattInfo | None:
    """Return one start number with its holders, or None where there is no such number. Two queries."""
    row = Standblatt.objects.filter(tournament_id=tournament_id, number=number).first()
    return info_of(row, holders_by_standblatt(tournament_id).get(row.pk, NOBODY)) if row else None


def headcount_of(sheets: Sequence[StandblattInfo], per_table: int, passe: int = 1) -> Headcount:
    """Count Standblätter that are already read, for the coming Passe `passe`.

    `per_table` is 4, or 2 pairs in the Partnerschieber. Excluded, gone before it and still to come later count as gone.
    """
    normal = [s for s in sheets if not s.ersatz]
    there = [s for s in sheets if s.present]
    return Headcount(
        people=len(normal),
        named=sum(bool(s.name) for s in normal),
        present=sum(s.present for s in normal),
        ersatz=sum(s.ersatz for s in there),
        paid=sum(s.paid for s in normal),
        gone=sum(not s.plays_in(passe) for s in there),
        per_table=per_table,
    )


def matching(sheets: list[StandblattInfo], word: str) -> list[StandblattInfo]:
    """Return the Standblätter that a search word fits: a number exactly, else a part of name, place or club."""
    wanted = alphabetical(word.strip())
    if not wanted:
        return sheets
    if wanted.isdigit():
        return [s for s in sheets if str(s.number) == wanted.lstrip("0")]
    return [s for s in sheets if wanted in alphabetical(f"{s.name} {s.place} {s.club}")]


def coming_passe(passen: Sequence[PasseInfo]) -> int:
    """Return the number of the first Passe that was not started, else of the last one; 1 where there is none."""
    active = [p for p in passen if not p.cancelled]
    waiting = [p.number for p in active if not p.started]
    return waiting[0] if waiting else max((p.number for p in active), default=1)


def played_numbers(tournament_id: int) -> frozenset[int]:
    """Return the start numbers that have a place in a Passe that was started. One query."""
    rows = Place.objects.filter(tournament_id=tournament_id, passe__started_at__isnull=False)
    return frozenset(rows.values_list("standblatt__number", flat=True))


def next_number(taken: set[int], ersatz: bool = False) -> int:
    """Return the next free start number after the highest one; the numbers of Ersatz (901–999) are jumped over."""
    if ersatz:
        return next(n for n in range(FIRST_ERSATZ, 10_000 + len(taken)) if n not in taken)
    highest = max((n for n in taken if n < FIRST_ERSATZ), default=0) + 1
    if highest < FIRST_ERSATZ:
        return highest
    return max(max((n for n in taken if n > 999), default=999) + 1, 1000)
