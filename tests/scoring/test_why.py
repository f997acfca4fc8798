"""Why one stands before another."""

import pytest

from scoring.ranking import Ranking, RankingRules, TieRule, rank
from scoring.standblatt import NoRank, Pause, Played, Standblatt
from scoring.why import Compared, Step, Why, why_before

FIELD = (
    Standblatt(14, [Played(990), Played(900)]),
    Standblatt(20, [Played(960), Played(930)]),
    Standblatt(21, [Played(900), Played(990)]),
    Standblatt(30, [Played(940), Pause(942)]),
    Standblatt(31, [Played(1000), Played(1000)], without_rank=NoRank.EXCLUDED),
)


def by(tie: TieRule) -> Ranking:
    return rank(FIELD, RankingRules(2, tie_rule=tie))


def test_total_is_compared_first() -> None:
    assert why_before(by(TieRule.BEST_PASSE), 30, 14) == Why(14, 30, False, (Compared(Step.TOTAL, 1890, 1882),))


def test_best_passe_parts_equal_totals() -> None:
    assert why_before(by(TieRule.BEST_PASSE), 20, 14) == Why(
        14, 20, False, (Compared(Step.TOTAL, 1890, 1890), Compared(Step.BEST_PASSE, 990, 960, 1))
    )


def test_shared_rank_lists_all_that_was_compared() -> None:
    why = why_before(by(TieRule.ALL_PASSEN), 14, 21)
    assert (why.shared, [step.nth for step in why.compared]) == (True, [None, 1, 2])


def test_total_only_compares_no_passe() -> None:
    assert why_before(by(TieRule.TOTAL_ONLY), 14, 20) == Why(14, 20, True, (Compared(Step.TOTAL, 1890, 1890),))


def test_lot_is_the_last_step() -> None:
    field = (Standblatt(1, [Played(900)], lot=2), Standblatt(2, [Played(900)], lot=1))
    why = why_before(rank(field, RankingRules(1)), 1, 2)
    assert (why.first, why.compared[-1]) == (2, Compared(Step.LOT, 1, 2))


def test_unranked_stands_after_everybody_for_its_reason() -> None:
    assert why_before(by(TieRule.BEST_PASSE), 31, 14) == Why(14, 31, False, (), (None, NoRank.EXCLUDED))


def test_unknown_number_is_refused() -> None:
    with pytest.raises(KeyError):
        why_before(by(TieRule.BEST_PASSE), 14, 99)
