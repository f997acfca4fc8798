"""Why one Standblatt stands before another, step by step, as plain data."""

from dataclasses import dataclass
from enum import StrEnum

from scoring.ranking import RankedRow, Ranking, TieRule
from scoring.standblatt import NoRank, StandblattId


class Step(StrEnum):
    """The figures compared, in this order."""

    RANKED = "ranked"
    TOTAL = "total"
    BEST_PASSE = "best_passe"
    LOT = "lot"


@dataclass(frozen=True, slots=True)
class Compared:
    """One step: both figures. `nth` counts the best Passen (1 the best). None: no such Passe, or no lot."""

    step: Step
    first: int | None
    second: int | None
    nth: int | None = None


@dataclass(frozen=True, slots=True)
class Why:
    """`first` stands before `second`, decided by the last of `compared`; or, if `shared`, nothing parts them.

    `reasons`: why one (or both) has no rank; then there is nothing to compare.
    """

    first: StandblattId
    second: StandblattId
    shared: bool
    compared: tuple[Compared, ...]
    reasons: tuple[NoRank | None, NoRank | None] = (None, None)


def why_before(ranking: Ranking, one: StandblattId, other: StandblattId) -> Why:
    """Compare two Standblätter of a ranking by its own rules, whichever stands first. Raises KeyError if unknown.

    Source: Reglement 2.9.2.
    """
    rows = {row.id: row for row in ranking.everybody}
    first, second = rows[one], rows[other]
    if first.rank is None or second.rank is None:
        if first.rank is None and second.rank is not None:
            first, second = second, first
        alike = first.rank is None and second.rank is None
        return Why(first.id, second.id, alike, (), (first.reason, second.reason))
    if second.rank < first.rank:
        first, second = second, first
    compared: list[Compared] = []
    for step in _steps(ranking, first, second):
        compared.append(step)
        if step.first != step.second:
            return Why(first.id, second.id, False, tuple(compared))
    return Why(first.id, second.id, True, tuple(compared))


def _steps(ranking: Ranking, first: RankedRow, second: RankedRow) -> list[Compared]:
    steps = [Compared(Step.TOTAL, first.total, second.total)]
    depth = {TieRule.TOTAL_ONLY: 0, TieRule.BEST_PASSE: 1, TieRule.ALL_PASSEN: ranking.after_passe}
    for nth in range(1, depth[ranking.rules.tie_rule] + 1):
        steps.append(Compared(Step.BEST_PASSE, _nth(first, nth), _nth(second, nth), nth))
    if first.standblatt.lot is not None or second.standblatt.lot is not None:
        steps.append(Compared(Step.LOT, first.standblatt.lot, second.standblatt.lot))
    return steps


def _nth(row: RankedRow, nth: int) -> int | None:
    return row.tally.passen[nth - 1] if nth <= len(row.tally.passen) else None
