"""Team sums: the n best Standblätter of each Verein."""

from dataclasses import dataclass

from scoring.ranking import RankedRow, Ranking, shared_ranks
from scoring.standblatt import StandblattId


@dataclass(frozen=True, slots=True)
class TeamRow:
    """One Verein: its counting members, best first, and their sum. `rank` None: fewer members than are counted."""

    club: str
    total: int
    members: tuple[StandblattId, ...]
    complete: bool
    rank: int | None


def rank_teams(ranking: Ranking, count: int, *, incomplete_ranked: bool = False) -> tuple[TeamRow, ...]:
    """Sum the totals of the `count` best ranked Standblätter of each Verein; ranks are shared like 1, 2, 2, 4.

    Among equal sums the better best member, then the second best, decides. Not regulated (RULES.md 10), hence the
    option `incomplete_ranked`: a Verein with fewer members is ranked with what it has. Raises ValueError below 1.
    """
    if count < 1:
        raise ValueError("count must be at least 1")
    by_club: dict[str, list[RankedRow]] = {}
    for row in ranking.rows:
        if row.standblatt.club:
            by_club.setdefault(row.standblatt.club, []).append(row)
    best = {club: rows[:count] for club, rows in by_club.items()}
    ranked = [club for club in sorted(best) if incomplete_ranked or len(best[club]) == count]
    ranked.sort(key=lambda club: _key(best[club]))
    ranks = shared_ranks([_key(best[club]) for club in ranked])
    others = [club for club in sorted(best) if club not in ranked]
    placed = [_team(club, best[club], count, number) for club, number in zip(ranked, ranks, strict=True)]
    return tuple(placed + [_team(club, best[club], count, None) for club in others])


def _key(rows: list[RankedRow]) -> tuple[int, ...]:
    return (-sum(row.total for row in rows), *(-row.total for row in rows))


def _team(club: str, rows: list[RankedRow], count: int, rank: int | None) -> TeamRow:
    total = sum(row.total for row in rows)
    return TeamRow(club, total, tuple(row.id for row in rows), len(rows) == count, rank)
