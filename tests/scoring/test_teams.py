"""Sums of the n best of each Verein."""

import pytest

from scoring.ranking import Ranking, RankingRules, rank
from scoring.standblatt import NoRank, Played, Standblatt
from scoring.teams import TeamRow, rank_teams


def field(*points: tuple[int, str, int]) -> Ranking:
    return rank([Standblatt(n, [Played(p)], club=club) for n, club, p in points], RankingRules(1))


FIELD = field((1, "Uri", 900), (2, "Uri", 800), (3, "Uri", 700), (4, "Zug", 850), (5, "Zug", 840), (6, "", 999))


def test_only_the_best_members_count() -> None:
    assert rank_teams(FIELD, 2) == (
        TeamRow("Uri", 1700, (1, 2), True, 1),
        TeamRow("Zug", 1690, (4, 5), True, 2),
    )


def test_club_with_too_few_members_has_no_rank() -> None:
    assert rank_teams(FIELD, 3)[-1] == TeamRow("Zug", 1690, (4, 5), False, None)


def test_club_with_too_few_members_is_ranked_if_so_set() -> None:
    assert [row.rank for row in rank_teams(FIELD, 3, incomplete_ranked=True)] == [1, 2]


def test_equal_sums_are_parted_by_the_best_member_or_shared() -> None:
    teams = field((1, "A", 900), (2, "A", 800), (3, "B", 850), (4, "B", 850), (5, "C", 850), (6, "C", 850))
    assert [(row.club, row.rank) for row in rank_teams(teams, 2)] == [("A", 1), ("B", 2), ("C", 2)]


def test_unranked_person_counts_for_no_club() -> None:
    gone = rank([Standblatt(1, [Played(900)], club="Uri", without_rank=NoRank.GONE)], RankingRules(1))
    assert rank_teams(gone, 1) == ()


def test_count_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        rank_teams(FIELD, 0)
