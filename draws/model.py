"""The plain words of a draw: who plays, what is wished, where everybody sits, and what the draw says about itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

Team = Literal["A", "B"]
Pair = tuple[str, str]


class Mode(StrEnum):
    """Who sits in a seat: a person (four a table), or a pair that stays together (two a table)."""

    EINZEL = "einzel"
    PARTNER = "partner"

    @property
    def per_table(self) -> int:
        """Players in the sense of this package at one table."""
        return 4 if self is Mode.EINZEL else 2


@dataclass(frozen=True, slots=True)
class Player:
    """One person of the Einzelschieber, or one pair of the Partnerschieber, under the start number as text.

    `ersatz`: fills a seat when the number does not come out; meetings with an Ersatz do not count. `fixed_table`:
    stays at this table always, the others come. `absent`: Passen in which this player is not in the hall.
    """

    id: str
    ersatz: bool = False
    fixed_table: int | None = None
    absent: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Place:
    """Where one player is in one Passe; `table` None is a pause. Of a pair there is one Place, with `seat` None."""

    passe: int
    player: str
    table: int | None = None
    team: Team | None = None
    seat: Literal[1, 2] | None = None


@dataclass(frozen=True, slots=True)
class Wishes:
    """Pairs that shall never sit at one table, and pairs that may meet but never play in one team."""

    not_together: tuple[Pair, ...] = ()
    not_partner: tuple[Pair, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """`neighbours_apart`: who stands side by side in the given order shall not sit together (friends register
    together).

    `budget`: seat exchanges the search may try, a number of moves and never of seconds, so that every machine draws
    alike.
    """

    neighbours_apart: bool = False
    budget: int = 100_000


NO_WISHES = Wishes()
STANDARD = Options()


class Code(StrEnum):
    """What a finding is about. Repeats carry the pair and all Passen in which they meet."""

    PARTNER_REPEAT = "partner_repeat"      # players (a, b), passen as partners, number of times
    ENCOUNTER_REPEAT = "encounter_repeat"  # players (a, b), passen at one table, number of times
    TABLE_AGAIN = "table_again"            # players (a,), passen there, number = table
    LETTERS_UNEVEN = "letters_uneven"      # players (a,), number = times in A minus times in B
    PAUSE = "pause"                        # players (a,), passen paused, number of pauses
    TOGETHER_WISH = "together_wish"        # not_together not met: players (a, b), passen
    PARTNER_WISH = "partner_wish"          # not_partner not met: players (a, b), passen
    FIXED_TABLE = "fixed_table"            # players (a,), passen elsewhere, number = the fixed table
    ERSATZ_TOGETHER = "ersatz_together"    # two Ersatz at one table: players (a, b), passen
    NO_SEAT = "no_seat"                    # repairs: players (a,), passen without an empty seat
    EMPTY_SEAT = "empty_seat"              # repairs: passen (k,), number = table with a seat still empty


class Reason(StrEnum):
    """Why a wish could not be met."""

    NONE = ""
    SAME_FIXED_TABLE = "same_fixed_table"          # both have the same fixed table
    FIXED_TABLE_FULL = "fixed_table_full"          # more people than seats for this table
    TABLE_NOT_AVAILABLE = "table_not_available"    # the fixed table is not among the available tables
    TOO_FEW_PEOPLE = "too_few_people"              # the wishes leave no seating with so few people
    NOT_FOUND = "not_found"                        # the search found none within its budget


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing the Jassleitung should know, without a sentence; the app words it."""

    code: Code
    players: tuple[str, ...] = ()
    passen: tuple[int, ...] = ()
    number: int = 0
    reason: Reason = Reason.NONE


@dataclass(frozen=True, slots=True)
class Quality:
    """Figures of history and new Passen together, counted as in tools/check_draw.py (without Ersatz)."""

    partner_repeats: int = 0
    encounter_repeats: int = 0
    coincidences: int = 0
    encounter_max: int = 0
    table_repeats: int = 0
    table_max: int = 0
    letter_max: int = 0
    letter_excess: int = 0
    pause_min: int = 0
    pause_max: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """A finished draw of the asked Passen (never of the history): places sorted by Passe, table, team, seat."""

    places: tuple[Place, ...]
    findings: tuple[Finding, ...]
    quality: Quality

    @property
    def fresh(self) -> bool:
        """True if nobody sits twice at a table with the same person."""
        return self.quality.encounter_repeats == 0


class Refusal(StrEnum):
    """Why no draw is possible at all."""

    NO_PASSE = "no_passe"                  # no Passe asked for, or one twice, or below 1
    PASSE_PLAYED = "passe_played"          # numbers: Passen that are in the history already
    PLAYER_TWICE = "player_twice"          # players given twice
    EMPTY_ID = "empty_id"                  # a player without a start number
    TOO_FEW = "too_few"                    # numbers (passe, present): fewer than one table
    TOO_FEW_TABLES = "too_few_tables"      # numbers (passe, needed, available)
    UNKNOWN_PLAYER = "unknown_player"      # players named in a ranking, but not given
    NOT_SEATED = "not_seated"              # repairs: players without a place in this Passe
    CSV_HEADER = "csv_header"              # numbers (row,)
    CSV_PASSE = "csv_passe"
    CSV_TABLE = "csv_table"
    CSV_TEAM = "csv_team"
    CSV_SEAT = "csv_seat"
    CSV_PLAYER = "csv_player"
    CSV_TWICE = "csv_twice"                # a player has two rows in one Passe
    CSV_TABLE_SIZE = "csv_table_size"      # numbers (row, passe, table): not two A and two B (or one and one)
    CSV_EMPTY = "csv_empty"


class DrawRefused(ValueError):
    """No draw; `reason` with the players and numbers concerned (for CSV: numbers[0] is the row, the header being 1)."""

    def __init__(self, reason: Refusal, players: Iterable[str] = (), numbers: Iterable[int] = ()) -> None:
        self.reason = reason
        self.players = tuple(players)
        self.numbers = tuple(numbers)
        super().__init__(f"{reason.value} {' '.join(self.players)} {' '.join(map(str, self.numbers))}".strip())


def in_order(places: Iterable[Place]) -> tuple[Place, ...]:
    """Places by Passe, table, team, seat; pauses last."""
    return tuple(sorted(places, key=_order))


def _order(place: Place) -> tuple[int, bool, int, str, int, str]:
    return place.passe, place.table is None, place.table or 0, place.team or "", place.seat or 0, place.player
