"""The ranking: totals, ties, shared ranks, and those who stand apart; after any Passe, for all or by category."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scoring.standblatt import Cell, Kind, NoRank, Played, Standblatt, StandblattId, Tally, streich_applies, tally


class TieRule(StrEnum):
    """What decides between equal totals; then a recorded lot; still equal: a shared rank (1, 2, 2, 4)."""

    TOTAL_ONLY = "total_only"
    """Nothing: a shared rank."""
    BEST_PASSE = "best_passe"
    """The best Passe (Reglement 2.9.2)."""
    ALL_PASSEN = "all_passen"
    """The best Passe, then the second best, and so on (RULES.md 10.19)."""


@dataclass(frozen=True, slots=True)
class RankingRules:
    """Settings of a tournament that bear on the ranking. Raises ValueError unless 0 ≤ streich < passen."""

    passen: int
    streich: int = 0
    tie_rule: TieRule = TieRule.BEST_PASSE

    def __post_init__(self) -> None:
        if not 0 <= self.streich < max(self.passen, 1):
            raise ValueError("streich must be at least 0 and below the number of Passen")


@dataclass(frozen=True, slots=True)
class RankedRow:
    """One line of the list. `rank` None: see `reason`. `best_decides`: the tie rule parts it from an equal total."""

    standblatt: Standblatt
    rank: int | None
    reason: NoRank | None
    tally: Tally
    best_decides: bool = False

    @property
    def id(self) -> StandblattId:
        """Start number of the Standblatt."""
        return self.standblatt.id

    @property
    def total(self) -> int:
        """Points that count, corrections included, dropped results not."""
        return self.tally.total

    @property
    def cells(self) -> tuple[Cell, ...]:
        """One cell per Passe."""
        return self.tally.cells

    @property
    def correction(self) -> int:
        """Sum of the corrections."""
        return self.tally.correction

    @property
    def best_passe(self) -> int | None:
        """Points of the best played Passe; None when none was played."""
        return self.tally.best_passe


@dataclass(frozen=True, slots=True)
class Ranking:
    """A list after Passe `after_passe`. `rows` are ranked, best first; `open` wait for a result; `unranked` have none.

    `with_streich`: whether worst results are dropped in this list, for its title.
    """

    rules: RankingRules
    after_passe: int
    with_streich: bool
    rows: tuple[RankedRow, ...]
    open: tuple[RankedRow, ...]
    unranked: tuple[RankedRow, ...]

    @property
    def everybody(self) -> tuple[RankedRow, ...]:
        """All rows: ranked, open, unranked."""
        return self.rows + self.open + self.unranked


TieKey = tuple[int, ...]


def rank(standblaetter: Iterable[Standblatt], rules: RankingRules, *, after_passe: int | None = None) -> Ranking:
    """Rank all Standblätter after a Passe (None: after all). Independent of the order given; equal rows stand by id.

    Reglement 2.9.1, 2.9.2; RULES.md 8, 10.19–10.22; DESIGN 6. Raises ValueError for a Passe outside 0..passen.
    """
    passen = rules.passen if after_passe is None else after_passe
    if not 0 <= passen <= rules.passen:
        raise ValueError("after_passe must lie between 0 and the number of Passen")
    entries = sorted(standblaetter, key=lambda standblatt: _by_id(standblatt.id))
    ranks = passe_ranks(entries, passen)
    rows = [_unplaced(standblatt, tally(standblatt, passen, rules.streich, ranks)) for standblatt in entries]
    contenders = [row for row in rows if row.reason is None]
    return Ranking(
        rules=rules,
        after_passe=passen,
        with_streich=streich_applies(passen, rules.streich),
        rows=tuple(_placed(contenders, rules.tie_rule)),
        open=tuple(row for row in rows if row.reason is NoRank.OPEN),
        unranked=tuple(row for row in rows if row.reason not in (None, NoRank.OPEN)),
    )


def rank_categories(
    standblaetter: Iterable[Standblatt], rules: RankingRules, *, after_passe: int | None = None
) -> dict[str, Ranking]:
    """One ranking of its own per category, by name; Standblätter without a category come under "" (DESIGN 6)."""
    by_category: dict[str, list[Standblatt]] = {}
    for standblatt in standblaetter:
        by_category.setdefault(standblatt.category, []).append(standblatt)
    return {name: rank(by_category[name], rules, after_passe=after_passe) for name in sorted(by_category)}


def tie_key(row: RankedRow, rule: TieRule) -> TieKey:
    """What is compared, best first in ascending order: total, then what the tie rule names, then the lot.

    Source: Reglement 2.9.2, RULES.md 10.19.
    """
    lot = row.standblatt.lot
    drawn = (0, lot) if lot is not None else (1, 0)
    if rule is TieRule.TOTAL_ONLY:
        return (-row.tally.total, *drawn)
    if rule is TieRule.BEST_PASSE:
        best = row.tally.best_passe
        return (-row.tally.total, 1 if best is None else -best, *drawn)
    points = [-each for each in row.tally.passen] + [1] * (len(row.tally.cells) - len(row.tally.passen))
    return (-row.tally.total, *points, *drawn)


def shared_ranks(keys: Sequence[object]) -> list[int]:
    """Ranks of sorted keys, best first; equal keys share a rank and the next one skips: 1, 2, 2, 4 (RULES.md 10.19)."""
    ranks: list[int] = []
    for index, key in enumerate(keys):
        ranks.append(ranks[-1] if index and key == keys[index - 1] else index + 1)
    return ranks


def _by_id(key: StandblattId) -> tuple[bool, int, str]:
    return (False, key, "") if isinstance(key, int) else (True, 0, key)


def _unplaced(standblatt: Standblatt, counted: Tally) -> RankedRow:
    reason = standblatt.without_rank
    if standblatt.kind is Kind.ERSATZ:
        reason = NoRank.ERSATZ
    elif reason is None and counted.open:
        reason = NoRank.OPEN
    return RankedRow(standblatt, None, reason, counted)


def _placed(rows: Iterable[RankedRow], rule: TieRule) -> list[RankedRow]:
    keyed = sorted([(tie_key(row, rule), row) for row in rows], key=lambda pair: pair[0])
    keys = [key for key, _ in keyed]
    distinct = Counter(key[0] for key in set(keys))
    return [
        RankedRow(row.standblatt, number, None, row.tally, distinct[key[0]] > 1)
        for number, (key, row) in zip(shared_ranks(keys), keyed, strict=True)
    ]


def passe_ranks(standblaetter: Iterable[Standblatt], passen: int) -> list[dict[int, int]]:
    """Per Passe: points -> rank among all who may be ranked and played it; shared like the final ranks.

    Source: as the printed lists do.
    """
    contenders = [standblatt.results for standblatt in standblaetter if standblatt.contends]
    ranks: list[dict[int, int]] = []
    for index in range(passen):
        results = [each[index] for each in contenders if index < len(each)]
        points = sorted([result.points for result in results if isinstance(result, Played)], reverse=True)
        ranks.append(dict(zip(points, shared_ranks(points), strict=True)))
    return ranks
