"""Control sums of RULES.md 8 at three levels, with what stands beside them."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.controls import ControlSum, ControlSums, State, TableResult, control_sums
from scoring.ranking import RankingRules, rank
from scoring.standblatt import MISSING, OPEN, Kind, NoRank, Pause, Played, Result, Standblatt


def sums(
    tables: list[TableResult], results: list[list[Result]], streich: int = 0, per_person: bool = True
) -> ControlSums:
    sheets = [Standblatt(number, each) for number, each in enumerate(results, 1)]
    return control_sums(tables, rank(sheets, RankingRules(len(results[0]), streich)), per_person=per_person)


def einzel(a: int, b: int) -> list[list[Result]]:
    return [[Played(a)], [Played(a)], [Played(b)], [Played(b)]]


def test_every_level_holds_in_the_einzelschieber() -> None:
    control = sums([TableResult(1, 1, 12, 1000, 884)], einzel(1000, 884))
    assert control.tables == (ControlSum(1, 1, 1, 0, 1884, 1884),)
    assert control.passen == (ControlSum(1, None, 1, 0, 3768, 3768),)
    assert control.tournament == ControlSum(None, None, 1, 0, 3768, 3768)
    assert control.tournament.state is State.HOLDS


def test_pairs_count_once_in_the_partnerschieber() -> None:
    control = sums([TableResult(1, 1, 12, 1000, 884)], [[Played(1000)], [Played(884)]], per_person=False)
    assert (control.passen[0].expected, control.passen[0].difference) == (1884, 0)


def test_two_wrong_tables_that_cancel_are_found_at_their_level() -> None:
    tables = [TableResult(1, 1, 12, 1100, 884), TableResult(2, 1, 12, 900, 884)]
    control = sums(tables, [[Played(1100), Played(900)], [Played(884), Played(884)]], per_person=False)
    assert [each.difference for each in control.tables] == [100, -100]
    assert [each.state for each in control.passen] == [State.WRONG, State.WRONG]
    assert control.tournament.difference == 0


def test_excepted_sheet_is_shown_apart() -> None:
    control = sums([TableResult(1, 1, 12, 1000, 800, excepted=True)], einzel(1000, 800))
    assert (control.tables[0].state, control.tables[0].excepted) == (State.EXCEPTED, -84)
    assert (control.tournament.state, control.tournament.excepted) == (State.EXCEPTED, -168)


def test_standblatt_that_differs_from_the_punkteblatt_is_found() -> None:
    control = sums([TableResult(1, 1, 12, 1000, 884)], [*einzel(1000, 884)[:3], [Played(848)]])
    assert (control.tables[0].state, control.passen[0].state) == (State.HOLDS, State.WRONG)


def test_open_table_is_not_expected_yet() -> None:
    control = sums([TableResult(1, 1, 12, 1000, 884), TableResult(1, 2, 12)], [*einzel(1000, 884), [OPEN]])
    assert control.passen[0] == ControlSum(1, None, 1, 1, 3768, 3768)
    assert control.passen[0].state is State.OPEN


def test_passen_of_different_length_each_have_their_sum() -> None:
    tables = [TableResult(1, 1, 12, 1000, 884), TableResult(2, 1, 8, 600, 656)]
    control = sums(tables, [[Played(1000), Played(600)], [Played(884), Played(656)]], per_person=False)
    assert [each.expected for each in control.passen] == [1884, 1256]
    assert control.tournament.state is State.HOLDS


def test_tables_come_in_order_of_passe_and_number() -> None:
    tables = [TableResult(2, 1, 12, 942, 942), TableResult(1, 2, 12, 942, 942), TableResult(1, 1, 12, 942, 942)]
    control = sums(tables, [[MISSING, MISSING]])
    assert [(each.passe, each.tisch) for each in control.tables] == [(1, 1), (1, 2), (2, 1)]


def test_bridge_leads_from_card_points_to_the_printed_totals() -> None:
    sheets = [
        Standblatt(1, [Played(1000, 100), Played(900)], corrections=(-20,)),
        Standblatt(2, [Pause(942), Played(984)]),
        Standblatt(3, [Played(884), Played(700)], kind=Kind.ERSATZ),
        Standblatt(4, [Played(800), Played(800)], without_rank=NoRank.GONE),
    ]
    ranking = rank(sheets, RankingRules(2, streich=1))
    bridge = control_sums([], ranking, per_person=True).bridge
    assert (bridge.card_points, bridge.bonus, bridge.credits, bridge.corrections) == (6068, 100, 942, -20)
    assert bridge.dropped == -(900 + 942 + 700 + 800)
    assert bridge.without_rank == {NoRank.ERSATZ: 884, NoRank.GONE: 800}
    assert bridge.ranked_totals == sum(row.total for row in ranking.rows) == 2064


@settings(max_examples=25)
@given(st.integers(1, 4), st.integers(1, 3), st.integers(0, 2), st.randoms(use_true_random=False))
def test_sums_hold_for_every_sound_tournament(tische: int, passen: int, streich: int, chance: random.Random) -> None:
    tables: list[TableResult] = []
    results: list[list[Result]] = [[] for _ in range(4 * tische)]
    for passe in range(1, passen + 1):
        chance.shuffle(results)
        for tisch in range(1, tische + 1):
            a = chance.randrange(2, 1882)
            tables.append(TableResult(passe, tisch, 12, a, 1884 - a))
            for seat, each in enumerate(results[4 * tisch - 4 : 4 * tisch]):
                each.append(Played(a if seat < 2 else 1884 - a))
    control = sums(tables, results, streich=min(streich, passen - 1))
    assert {each.state for each in (*control.tables, *control.passen, control.tournament)} == {State.HOLDS}
    assert control.bridge.ranked_totals == control.bridge.card_points + control.bridge.dropped
