"""The board of a Passe: all its tables with their state, and what its next gates still lack (DESIGN 6)."""

from __future__ import annotations

from dataclasses import dataclass

from jassturnier.models import Place, Standblatt
from jassturnier.queries.sheets import Sheet, sheets_of
from jassturnier.queries.tournaments import PasseInfo, TournamentInfo, passen_of
from scoring.spiel import expected_sum


@dataclass(frozen=True, slots=True)
class Board:
    """A Passe with its sheets. `missing` counts tables of a Passe without drawn seats that nobody has named yet."""

    passe: PasseInfo
    passen: tuple[PasseInfo, ...]
    sheets: tuple[Sheet, ...]
    missing: int = 0

    @property
    def total(self) -> int:
        """Return how many tables play."""
        return len(self.sheets) + self.missing

    @property
    def handed_in(self) -> int:
        """Return how many tables have handed in."""
        return sum(sheet.handed_in for sheet in self.sheets)

    @property
    def entered(self) -> int:
        """Return how many tables have figures that count."""
        return sum(sheet.valid is not None for sheet in self.sheets)

    @property
    def checked(self) -> int:
        """Return how many tables have the Visum."""
        return sum(sheet.state == "kontrolliert" for sheet in self.sheets)

    @property
    def not_handed_in(self) -> tuple[int, ...]:
        """Return the tables that have not handed in: they hold up the Tischwechsel."""
        return tuple(sheet.table for sheet in self.sheets if not sheet.handed_in)

    @property
    def not_entered(self) -> tuple[int, ...]:
        """Return the tables without figures that count: they hold up the closing."""
        return tuple(sheet.table for sheet in self.sheets if sheet.valid is None)

    @property
    def undecided(self) -> tuple[int, ...]:
        """Return the tables with two versions of which nobody has chosen."""
        return tuple(sheet.table for sheet in self.sheets if sheet.undecided)

    @property
    def incomplete(self) -> tuple[int, ...]:
        """Return the tables with an empty seat."""
        full = max((len(sheet.people) for sheet in self.sheets), default=0)
        return tuple(sheet.table for sheet in self.sheets if sheet.people and len(sheet.people) < full)

    @property
    def expected(self) -> int:
        """Return what A + B of each sheet must be: Spiele × 157."""
        return expected_sum(self.passe.spiele)

    @property
    def difference(self) -> int:
        """Return the sum of all figures minus what it should be; other than 0 only by sheets saved with a reason."""
        return sum(sheet.valid.difference for sheet in self.sheets if sheet.valid)

    @property
    def all_handed_in(self) -> bool:
        """Say whether the Tischwechsel may come."""
        return not self.missing and not self.not_handed_in

    @property
    def all_entered(self) -> bool:
        """Say whether every sheet counts and none waits for a choice."""
        return not self.missing and not self.not_entered and not self.undecided

    @property
    def following(self) -> PasseInfo | None:
        """Return the next Passe that is not cancelled, or None."""
        return next((p for p in self.passen if p.number > self.passe.number and not p.cancelled), None)


def board_of(tournament: TournamentInfo, number: int) -> Board | None:
    """Return the board of Passe `number`, None where there is no such Passe. Four queries, five without drawn seats."""
    passen = tuple(passen_of(tournament.id))
    passe = next((p for p in passen if p.number == number), None)
    if passe is None:
        return None
    sheets = tuple(sheets_of(passe.id))
    missing = _missing(tournament, passe, sheets) if passe.by_hand else 0
    return Board(passe, passen, sheets, missing)


def pauses_of(passe_id: int) -> int:
    """Return how many people (or pairs) pause in a Passe, by its row id. One query."""
    return Place.objects.filter(passe_id=passe_id, kind="pause").count()


def _missing(tournament: TournamentInfo, passe: PasseInfo, sheets: tuple[Sheet, ...]) -> int:
    """Return how many tables those fill who are there and have no place in this Passe yet; empty papers not counted."""
    there = Standblatt.objects.filter(
        tournament_id=tournament.id, handed_out_at__isnull=False, excluded_at__isnull=True
    ).exclude(places__passe_id=passe.id)
    present = sum(
        first <= passe.number and (last is None or passe.number <= last)
        for first, last in there.values_list("from_passe", "to_passe")
    )
    waiting = sum(not sheet.people for sheet in sheets)
    return max(present // tournament.per_table - waiting, 0)


def running_passe(tournament_id: int) -> int | None:
    """Return the Passe people look for: the last one started, before that the first one not cancelled. One query."""
    passen = [p for p in passen_of(tournament_id) if not p.cancelled]
    started = [p.number for p in passen if p.started]
    return started[-1] if started else (passen[0].number if passen else None)
