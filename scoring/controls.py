"""Control sums at three levels, and the bridge from played card points to the sum of the printed totals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scoring.ranking import RankedRow, Ranking
from scoring.spiel import expected_sum
from scoring.standblatt import NoRank, Pause, Played, Standblatt


@dataclass(frozen=True, slots=True)
class TableResult:
    """The valid Punkteblatt of a table: card points of A and B (None: open). `excepted`: saved with a reason."""

    passe: int
    tisch: int
    spiele: int
    a: int | None = None
    b: int | None = None
    excepted: bool = False


class State(StrEnum):
    """Of a control sum: it holds, holds but for recorded exceptions, does not hold, or results are open."""

    HOLDS = "holds"
    EXCEPTED = "excepted"
    WRONG = "wrong"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class ControlSum:
    """One sum that must hold. `passe` None: the tournament; `tisch` None: a whole Passe.

    `expected` and `found` cover the `tables` that are in; `open_tables` are not. `excepted` is the part of the
    difference that stands on sheets saved with a reason.
    """

    passe: int | None
    tisch: int | None
    tables: int
    open_tables: int
    expected: int
    found: int
    excepted: int = 0

    @property
    def difference(self) -> int:
        """Found minus expected."""
        return self.found - self.expected

    @property
    def state(self) -> State:
        """Whether the sum holds; a difference that is not excepted outweighs open tables."""
        if self.difference != self.excepted:
            return State.WRONG
        if self.open_tables:
            return State.OPEN
        return State.EXCEPTED if self.excepted else State.HOLDS


@dataclass(frozen=True, slots=True)
class Bridge:
    """From card points to printed totals; every amount is what it adds (dropped ones are negative).

    `without_rank` sums the totals of Ersatz, unranked and open Standblätter by reason: they are in `totals`, but
    `ranked_totals` leaves them out.
    """

    card_points: int
    bonus: int
    credits: int
    corrections: int
    dropped: int
    without_rank: dict[NoRank, int]

    @property
    def totals(self) -> int:
        """Sum of the totals of all Standblätter."""
        return self.card_points + self.bonus + self.credits + self.corrections + self.dropped

    @property
    def ranked_totals(self) -> int:
        """Sum of the totals of all who have a rank."""
        return self.totals - sum(self.without_rank.values())


@dataclass(frozen=True, slots=True)
class ControlSums:
    """All control sums of a tournament and the bridge to its list."""

    tables: tuple[ControlSum, ...]
    passen: tuple[ControlSum, ...]
    tournament: ControlSum
    bridge: Bridge


def control_sums(tables: Iterable[TableResult], ranking: Ranking, *, per_person: bool) -> ControlSums:
    """The sums of RULES.md 8: per table A + B = Spiele × 157; per Passe and in all, over the Standblätter.

    `per_person`: Einzelschieber, where each table's points stand on two Standblätter (× 2); False: Partnerschieber.
    Covers the Passen of the ranking; Ersatz, unranked and gone count, credits, corrections and bonus do not (DESIGN 6).
    """
    counted = [table for table in tables if table.passe <= ranking.after_passe]
    standblaetter = [row.standblatt for row in ranking.everybody]
    passen = tuple(
        _of_passe(number, counted, standblaetter, 2 if per_person else 1)
        for number in range(1, ranking.after_passe + 1)
    )
    counted.sort(key=lambda table: (table.passe, table.tisch))
    return ControlSums(tuple(map(_of_table, counted)), passen, _of_tournament(passen), bridge(ranking.everybody))


def bridge(rows: Sequence[RankedRow]) -> Bridge:
    """Sum the parts of all totals, for the list beside the control sums (DESIGN 6 "control sums")."""
    results = [result for row in rows for result in row.standblatt.results[: len(row.cells)]]
    without_rank: dict[NoRank, int] = {}
    for row in rows:
        if row.reason is not None:
            without_rank[row.reason] = without_rank.get(row.reason, 0) + row.total
    return Bridge(
        card_points=sum(result.card_points for result in results if isinstance(result, Played)),
        bonus=sum(result.bonus for result in results if isinstance(result, Played)),
        credits=sum(result.credit for result in results if isinstance(result, Pause)),
        corrections=sum(row.correction for row in rows),
        dropped=-sum(cell.points or 0 for row in rows for cell in row.cells if cell.dropped),
        without_rank=without_rank,
    )


def _of_table(table: TableResult) -> ControlSum:
    if table.a is None or table.b is None:
        return ControlSum(table.passe, table.tisch, 0, 1, 0, 0)
    expected, found = expected_sum(table.spiele), table.a + table.b
    return ControlSum(table.passe, table.tisch, 1, 0, expected, found, found - expected if table.excepted else 0)


def _of_passe(
    number: int, tables: Sequence[TableResult], standblaetter: Sequence[Standblatt], times: int
) -> ControlSum:
    sums = [_of_table(table) for table in tables if table.passe == number]
    results = [each.results[number - 1] for each in standblaetter if len(each.results) >= number]
    return ControlSum(
        passe=number,
        tisch=None,
        tables=sum(each.tables for each in sums),
        open_tables=sum(each.open_tables for each in sums),
        expected=times * sum(each.expected for each in sums),
        found=sum(result.card_points for result in results if isinstance(result, Played)),
        excepted=times * sum(each.excepted for each in sums),
    )


def _of_tournament(passen: Sequence[ControlSum]) -> ControlSum:
    return ControlSum(
        passe=None,
        tisch=None,
        tables=sum(each.tables for each in passen),
        open_tables=sum(each.open_tables for each in passen),
        expected=sum(each.expected for each in passen),
        found=sum(each.found for each in passen),
        excepted=sum(each.excepted for each in passen),
    )
