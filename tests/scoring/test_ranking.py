"""The ranking: ties, shared ranks, those apart, interim lists, categories; and its laws."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.ranking import Ranking, RankingRules, TieRule, rank, rank_categories, shared_ranks
from scoring.standblatt import MISSING, OPEN, CellKind, Kind, NoRank, Pause, Played, Result, Standblatt


def sheet(number: int, *results: int | Result, **rest: object) -> Standblatt:
    played = [Played(result) if isinstance(result, int) else result for result in results]
    return Standblatt(number, played, **rest)  # type: ignore[arg-type]


def ranked(
    *sheets: Standblatt, streich: int = 0, tie: TieRule = TieRule.BEST_PASSE, after: int | None = None
) -> Ranking:
    passen = max(len(each.results) for each in sheets)
    return rank(sheets, RankingRules(passen, streich, tie), after_passe=after)


def places(ranking: Ranking) -> list[tuple[object, int | None]]:
    return [(row.id, row.rank) for row in ranking.rows]


def test_shared_ranks_skip_the_next() -> None:
    assert shared_ranks([9, 8, 8, 7]) == [1, 2, 2, 4]
    assert shared_ranks([]) == []


def test_most_points_stand_first() -> None:
    assert places(ranked(sheet(1, 900), sheet(2, 950))) == [(2, 1), (1, 2)]


TIED = (sheet(1, 990, 900, 910), sheet(2, 980, 960, 860), sheet(3, 990, 905, 905), sheet(4, 980, 960, 860))


def test_best_passe_decides_between_equal_totals() -> None:
    ranking = ranked(*TIED)
    assert places(ranking) == [(1, 1), (3, 1), (2, 3), (4, 3)]
    assert [row.best_decides for row in ranking.rows] == [True] * 4


def test_total_only_shares_the_rank() -> None:
    ranking = ranked(*TIED, tie=TieRule.TOTAL_ONLY)
    assert places(ranking) == [(1, 1), (2, 1), (3, 1), (4, 1)]
    assert [row.best_decides for row in ranking.rows] == [False] * 4


def test_second_best_passe_decides_if_so_set() -> None:
    assert places(ranked(*TIED, tie=TieRule.ALL_PASSEN)) == [(1, 1), (3, 2), (2, 3), (4, 3)]


def test_recorded_lot_decides_last_and_lower_stands_first() -> None:
    sheets = (sheet(1, 900), sheet(2, 900, lot=2), sheet(3, 900, lot=1))
    assert places(ranked(*sheets)) == [(3, 1), (2, 2), (1, 3)]


def test_lot_never_outweighs_the_best_passe() -> None:
    assert places(ranked(sheet(1, 950, 850, lot=1), sheet(2, 990, 810, lot=2))) == [(2, 1), (1, 2)]


def test_pause_alone_stands_after_an_equal_total_that_was_played() -> None:
    assert places(ranked(sheet(1, Pause(942)), sheet(2, 942))) == [(2, 1), (1, 2)]


@pytest.mark.parametrize("reason", [NoRank.EXCLUDED, NoRank.REPLACED, NoRank.GONE])
def test_unranked_stands_apart_with_its_reason(reason: NoRank) -> None:
    ranking = ranked(sheet(1, 900), sheet(2, 999, without_rank=reason), sheet(3, 800))
    assert places(ranking) == [(1, 1), (3, 2)]
    assert [(row.id, row.rank, row.reason, row.total) for row in ranking.unranked] == [(2, None, reason, 999)]


def test_ersatz_is_never_ranked() -> None:
    ranking = ranked(sheet(1, 900), sheet(2, OPEN, kind=Kind.ERSATZ))
    assert [(row.id, row.reason) for row in ranking.unranked] == [(2, NoRank.ERSATZ)]
    assert ranking.open == ()


def test_open_result_stands_apart_until_typed() -> None:
    ranking = ranked(sheet(1, 900, OPEN), sheet(2, 800, 900))
    assert places(ranking) == [(2, 1)]
    assert [(row.id, row.reason, row.total) for row in ranking.open] == [(1, NoRank.OPEN, 900)]


def test_late_person_is_ranked_with_0_for_the_missing_passe() -> None:
    assert places(ranked(sheet(1, MISSING, 900), sheet(2, 450, 451))) == [(2, 1), (1, 2)]


def test_interim_list_looks_at_its_passen_only() -> None:
    sheets = (sheet(1, 900, 900, OPEN), sheet(2, 950, 800, OPEN))
    assert places(ranked(*sheets, after=1)) == [(2, 1), (1, 2)]
    assert places(ranked(*sheets, after=2)) == [(1, 1), (2, 2)]


def test_interim_list_says_whether_worst_results_are_dropped() -> None:
    sheets = (sheet(1, 900, 500, 910), sheet(2, 700, 800, 705))
    assert ranked(*sheets, streich=1, after=1).with_streich is False
    after_two = ranked(*sheets, streich=1, after=2)
    assert (after_two.with_streich, [row.total for row in after_two.rows]) == (True, [900, 800])


def test_rank_within_each_passe_leaves_ersatz_and_pause_out() -> None:
    sheets = (sheet(1, 900), sheet(2, 900), sheet(3, 1000, kind=Kind.ERSATZ), sheet(4, Pause(942)), sheet(5, 800))
    ranks = {row.id: row.cells[0].rank for row in ranked(*sheets).everybody}
    assert ranks == {1: 1, 2: 1, 3: None, 4: None, 5: 3}


def test_rank_within_a_passe_includes_those_open_later() -> None:
    ranking = ranked(sheet(1, 900, OPEN), sheet(2, 800, 900))
    assert [row.cells[0].rank for row in ranking.everybody] == [2, 1]


def test_missing_passe_shows_its_kind() -> None:
    assert [cell.kind for cell in ranked(sheet(1, MISSING, 900)).rows[0].cells] == [CellKind.MISSING, CellKind.PLAYED]


def test_categories_are_ranked_each_by_itself() -> None:
    sheets = (sheet(1, 900, category="Damen"), sheet(2, 950), sheet(3, 800, category="Damen"))
    by_category = rank_categories(sheets, RankingRules(1))
    assert {name: places(each) for name, each in by_category.items()} == {"": [(2, 1)], "Damen": [(1, 1), (3, 2)]}


@pytest.mark.parametrize(("passen", "streich"), [(4, 4), (4, -1), (1, 1)])
def test_streich_must_leave_a_passe(passen: int, streich: int) -> None:
    with pytest.raises(ValueError, match="below the number"):
        RankingRules(passen, streich)


@pytest.mark.parametrize("after", [-1, 2])
def test_passe_outside_the_tournament_is_refused(after: int) -> None:
    with pytest.raises(ValueError, match="after_passe"):
        rank([], RankingRules(1), after_passe=after)


def test_nobody_gives_an_empty_list() -> None:
    assert rank([], RankingRules(4)).everybody == ()


RESULT = st.one_of(st.integers(900, 904).map(Played), st.just(Pause(902)), st.just(MISSING))
FIELD = st.lists(st.lists(RESULT, min_size=3, max_size=3), min_size=2, max_size=6)
SETTINGS = st.tuples(st.integers(0, 2), st.sampled_from(TieRule), st.integers(1, 3))


def place_of(results: list[list[Result]], rules: RankingRules, after: int) -> dict[object, int]:
    ranking = rank([Standblatt(n, each) for n, each in enumerate(results)], rules, after_passe=after)
    return {row.id: row.rank or 0 for row in ranking.rows}


@settings(max_examples=25)
@given(FIELD, SETTINGS, st.randoms(use_true_random=False))
def test_order_of_input_changes_nothing(
    field: list[list[Result]], chosen: tuple[int, TieRule, int], chance: random.Random
) -> None:
    streich, tie, after = chosen
    sheets = [Standblatt(number, results) for number, results in enumerate(field)]
    shuffled = chance.sample(sheets, len(sheets))
    rules = RankingRules(3, streich, tie)
    assert rank(sheets, rules, after_passe=after) == rank(shuffled, rules, after_passe=after)


@settings(max_examples=25)
@given(FIELD, SETTINGS)
def test_every_rank_is_one_more_than_the_number_before_it(
    field: list[list[Result]], chosen: tuple[int, TieRule, int]
) -> None:
    streich, tie, after = chosen
    ranks = place_of(field, RankingRules(3, streich, tie), after).values()
    assert all(each == 1 + sum(other < each for other in ranks) for each in ranks)


@settings(max_examples=25)
@given(FIELD, SETTINGS, st.integers(1, 20))
def test_more_points_in_a_played_passe_never_lower_a_rank(
    field: list[list[Result]], chosen: tuple[int, TieRule, int], more: int
) -> None:
    streich, tie, after = chosen
    rules = RankingRules(3, streich, tie)
    first = field[0][0]
    better = Played(first.card_points + more) if isinstance(first, Played) else Pause(950)
    if first is MISSING:
        better = Played(more)
    raised = [[better, *field[0][1:]], *field[1:]]
    if isinstance(first, Pause):
        return
    assert place_of(raised, rules, after)[0] <= place_of(field, rules, after)[0]


@pytest.mark.slow
def test_ranking_of_100000_is_a_total_preorder() -> None:
    chance = random.Random(1)
    field = [Standblatt(n, [Played(chance.randrange(900, 960)) for _ in range(8)]) for n in range(100_000)]
    ranking = rank(field, RankingRules(8, 1, TieRule.ALL_PASSEN))
    keys = [(-row.total, [-each for each in row.tally.passen]) for row in ranking.rows]
    assert keys == sorted(keys)
