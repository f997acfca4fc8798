"""A Standblatt as the ranking sees it: its results per Passe, and what of them counts (Streichresultat, best Passe)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import ClassVar, NamedTuple

StandblattId = int | str
"""A start number (or any other name of one kind within a ranking)."""


class Kind(StrEnum):
    """A normal Standblatt, or that of an Ersatz, which plays and is summed but is never ranked."""

    NORMAL = "normal"
    ERSATZ = "Ersatz"


class NoRank(StrEnum):
    """Why a Standblatt has no rank (DESIGN 6 "replaced, late, gone", "missing, open, pause")."""

    ERSATZ = "Ersatz"
    EXCLUDED = "excluded"
    REPLACED = "replaced"
    GONE = "gone"
    DECIDED = "decided"
    OPEN = "open"


class CellKind(StrEnum):
    """What a Passe was for a Standblatt, and so how it is to be shown."""

    PLAYED = "played"
    PAUSE = "pause"
    MISSING = "missing"
    OPEN = "open"
    NOT_SEATED = "not_seated"


@dataclass(frozen=True, slots=True)
class Played:
    """A played Passe: card points and the bonus for Matches; both count."""

    kind: ClassVar = CellKind.PLAYED
    card_points: int
    bonus: int = 0

    @property
    def points(self) -> int:
        """What counts."""
        return self.card_points + self.bonus


@dataclass(frozen=True, slots=True)
class Pause:
    """A Passe off with a credit. Counts in the total, may be dropped, is never the best Passe."""

    kind: ClassVar = CellKind.PAUSE
    credit: int

    @property
    def points(self) -> int:
        """What counts."""
        return self.credit


class Absence(Enum):
    """A Passe without points."""

    MISSING = CellKind.MISSING
    """Did not play (late, gone): counts 0 and is dropped first."""
    OPEN = CellKind.OPEN
    """Played, not yet typed: the Standblatt stands apart under "noch offen"."""
    NOT_SEATED = CellKind.NOT_SEATED
    """Had no seat and was not expected (an Ersatz not needed): counts as missing, prints nothing."""

    @property
    def kind(self) -> CellKind:
        """How it is shown."""
        return self.value

    @property
    def points(self) -> int | None:
        """0; None when not yet known."""
        return None if self is Absence.OPEN else 0


MISSING, OPEN, NOT_SEATED = Absence.MISSING, Absence.OPEN, Absence.NOT_SEATED
Result = Played | Pause | Absence


@dataclass(frozen=True, slots=True)
class Standblatt:
    """What is ranked: one person, or a fixed pair. `results[k]` belongs to Passe k + 1; later ones may be lacking.

    `without_rank`: the Jassleitung's decision; `corrections`: ± points; `lot`: recorded lot, lower stands first.
    """

    id: StandblattId
    results: Sequence[Result]
    kind: Kind = Kind.NORMAL
    without_rank: NoRank | None = None
    corrections: Sequence[int] = ()
    category: str = ""
    club: str = ""
    lot: int | None = None

    @property
    def contends(self) -> bool:
        """Whether it can have a rank at all: a normal Standblatt without a decision against it."""
        return self.kind is Kind.NORMAL and self.without_rank is None


class Cell(NamedTuple):
    """One Passe of a row: points (0 when missing, None when open), dropped or not, rank within the Passe."""

    kind: CellKind
    points: int | None
    dropped: bool = False
    rank: int | None = None


class Tally(NamedTuple):
    """What counts of one Standblatt. `passen` holds its played Passen from the best down, for ties.

    `best_passe` is the points of the best played Passe, `best_number` its number (None: nothing played).
    `total` of an open Standblatt is the sum so far, nothing dropped.
    """

    cells: tuple[Cell, ...]
    total: int
    correction: int
    passen: tuple[int, ...]
    best_passe: int | None
    best_number: int | None
    open: bool


PasseRanks = Sequence[Mapping[int, int]]
"""Per Passe: points of a played Passe -> rank within the Passe."""


def tally(standblatt: Standblatt, passen: int, streich: int = 0, ranks: PasseRanks = ()) -> Tally:
    """Total and cells after so many Passen (DESIGN 6 "Streichresultat", "missing, open, pause"; Reglement 2.9.1).

    `streich` worst results are left out, but only once more Passen are played than are dropped; of equal worst ones
    the later goes. Corrections count in the total only. A result not given counts as open.
    """
    results = list(standblatt.results[:passen])
    results += [OPEN] * (passen - len(results))
    known = [result.points for result in results]
    points = [each or 0 for each in known]
    is_open = None in known
    dropped = _worst(results, points, streich) if streich_applies(passen, streich) and not is_open else []
    contends = bool(ranks) and standblatt.contends
    cells = []
    played = []
    for index, result in enumerate(results):
        place = None
        if isinstance(result, Played):
            played.append((points[index], -index - 1))
            place = ranks[index].get(points[index]) if contends else None
        cells.append(Cell(result.kind, known[index], index in dropped, place))
    correction = sum(standblatt.corrections)
    total = correction + sum(points) - sum([points[index] for index in dropped])
    played.sort(reverse=True)
    best, number = (played[0][0], -played[0][1]) if played else (None, None)
    return Tally(tuple(cells), total, correction, tuple([each for each, _ in played]), best, number, is_open)


def streich_applies(passen: int, streich: int) -> bool:
    """Whether a list after so many Passen is "mit Streichresultat": more Passen are played than are dropped.

    Source: DESIGN 6.
    """
    return 0 < streich < passen


def _worst(results: Sequence[Result], points: Sequence[int], streich: int) -> list[int]:
    """Indexes of the results to drop: missing ones first, then the fewest points; of equal ones the later."""
    badness = [(not isinstance(result, Absence), points[index], -index) for index, result in enumerate(results)]
    badness.sort()
    return [-index for _, _, index in badness[:streich]]
