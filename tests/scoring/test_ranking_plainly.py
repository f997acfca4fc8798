"""The ranking against a second one, written plainly and slowly from the words of the decisions."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.controls import bridge
from scoring.ranking import RankingRules, TieRule, rank
from scoring.standblatt import MISSING, OPEN, Kind, NoRank, Pause, Played, Result, Standblatt
from scoring.why import why_before

PASSEN = 4


def counting(results: list[Result], streich: int) -> list[Result]:
    """What is left when the worst are struck out one after the other, the later of equal ones first."""
    left = list(results)
    for _ in range(streich if len(results) > streich else 0):
        worst = min(
            range(len(left)),
            key=lambda index: (Fraction(-1) if left[index] is MISSING else Fraction(left[index].points or 0), -index),
        )
        left.pop(worst)
    return left


def total(sheet: Standblatt, rules: RankingRules, after: int) -> int:
    counted = counting(list(sheet.results[:after]), rules.streich)
    return sum(result.points or 0 for result in counted) + sum(sheet.corrections)


def bests(sheet: Standblatt, after: int) -> list[int]:
    return sorted((each.points for each in sheet.results[:after] if isinstance(each, Played)), reverse=True)


def stands_before(one: Standblatt, other: Standblatt, rules: RankingRules, after: int) -> bool:
    """Whether `one` is better, step by step."""
    if total(one, rules, after) != total(other, rules, after):
        return total(one, rules, after) > total(other, rules, after)
    first, second = bests(one, after), bests(other, after)
    depth = {TieRule.TOTAL_ONLY: 0, TieRule.BEST_PASSE: 1, TieRule.ALL_PASSEN: after}[rules.tie_rule]
    for nth in range(depth):
        a, b = (each[nth] if nth < len(each) else -1 for each in (first, second))
        if a != b:
            return a > b
    if one.lot is not None and other.lot is not None:
        return one.lot < other.lot
    return one.lot is not None and other.lot is None


RESULT = st.one_of(
    st.integers(900, 903).map(Played),
    st.sampled_from([Played(0), Played(850, 50), Pause(901), MISSING, MISSING, OPEN]),
)
SHEET = st.tuples(
    st.lists(RESULT, min_size=PASSEN, max_size=PASSEN),
    st.sampled_from([None, None, None, NoRank.GONE]),
    st.sampled_from([Kind.NORMAL, Kind.NORMAL, Kind.NORMAL, Kind.ERSATZ]),
    st.sampled_from([(), (), (1,), (-2, 1)]),
    st.sampled_from([None, 1, 2]),
)
RULES = st.builds(RankingRules, st.just(PASSEN), st.integers(0, 3), st.sampled_from(TieRule))


def field(drawn: list[tuple[list[Result], NoRank | None, Kind, tuple[int, ...], int | None]]) -> list[Standblatt]:
    return [
        Standblatt(number, results, kind, reason, corrections, lot=lot)
        for number, (results, reason, kind, corrections, lot) in enumerate(drawn)
    ]


@settings(max_examples=25)
@given(st.lists(SHEET, min_size=1, max_size=7), RULES, st.integers(0, PASSEN))
def test_ranks_are_those_of_the_plain_comparison(drawn: list[tuple], rules: RankingRules, after: int) -> None:  # type: ignore[type-arg]
    sheets = field(drawn)
    ranking = rank(sheets, rules, after_passe=after)
    rankable = [
        sheet
        for sheet in sheets
        if sheet.kind is Kind.NORMAL and sheet.without_rank is None and OPEN not in sheet.results[:after]
    ]
    expected = {
        sheet.id: 1 + sum(stands_before(other, sheet, rules, after) for other in rankable) for sheet in rankable
    }
    assert {row.id: row.rank for row in ranking.rows} == expected
    assert {row.id: row.total for row in ranking.rows} == {each.id: total(each, rules, after) for each in rankable}


@settings(max_examples=25)
@given(st.lists(SHEET, min_size=2, max_size=5), RULES, st.integers(1, PASSEN))
def test_reasons_agree_with_the_ranks(drawn: list[tuple], rules: RankingRules, after: int) -> None:  # type: ignore[type-arg]
    ranking = rank(field(drawn), rules, after_passe=after)
    ranks = {row.id: row.rank for row in ranking.rows}
    for one in ranks:
        for other in ranks:
            why = why_before(ranking, one, other)
            assert why.shared == (ranks[one] == ranks[other])
            if not why.shared:
                assert (ranks[why.first] or 0) < (ranks[why.second] or 0)
                assert why.compared[-1].first != why.compared[-1].second


@settings(max_examples=25)
@given(st.lists(SHEET, min_size=1, max_size=7), RULES, st.integers(0, PASSEN))
def test_everybody_stands_in_exactly_one_part_of_the_list(drawn: list[tuple], rules: RankingRules, after: int) -> None:  # type: ignore[type-arg]
    ranking = rank(field(drawn), rules, after_passe=after)
    assert sorted(row.id for row in ranking.everybody) == list(range(len(drawn)))
    assert all((row.rank is None) == (row.reason is not None) for row in ranking.everybody)
    assert {row.reason for row in ranking.open} <= {NoRank.OPEN}
    assert NoRank.OPEN not in {row.reason for row in ranking.unranked}
    parts = bridge(ranking.everybody)
    assert parts.totals == sum(row.total for row in ranking.everybody)
    assert parts.ranked_totals == sum(row.total for row in ranking.rows)
