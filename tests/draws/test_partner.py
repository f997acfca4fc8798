"""The Partnerschieber: pairs meet each other at most once while that is possible, letters even, tables fresh."""

from __future__ import annotations

import pytest

from draws import Player, Wishes, draw_partner, generator
from tests.draws.judge import broken_wishes, faults, field, figures, pauses_fair


@pytest.mark.parametrize("pairs", [2, 3, 4, 5, 6, 9, 12, 13])
def test_every_against_every_once(pairs: int) -> None:
    passen = pairs - 1 + pairs % 2
    players = field(pairs)
    plan = draw_partner(players, range(1, passen + 1), rng=generator(pairs))
    assert faults(plan.places, players, per_table=2) == []
    assert pauses_fair(plan.places, players)
    counted = figures(plan.places)
    assert (counted["encounters"], counted["letters"]) == (0, 0)
    assert sum(len({p.passe for p in plan.places if p.player == one.id}) for one in players) == pairs * passen


def test_more_passen_than_opponents_begin_again() -> None:
    plan = draw_partner(field(4), range(1, 6), rng=generator(1))
    assert plan.quality.encounter_max == 2


def test_pairs_come_to_fresh_tables() -> None:
    plan = draw_partner(field(30), range(1, 6), rng=generator(1))
    assert figures(plan.places)["tables"] == 0


def test_pairs_have_one_place_without_a_seat() -> None:
    plan = draw_partner(field(6), [1], rng=generator(1))
    assert [(p.team, p.seat) for p in plan.places if p.table == 1] == [("A", None), ("B", None)]


def test_fixed_table_and_wish_of_pairs() -> None:
    pairs = [Player("1", fixed_table=2), *field(10)[1:]]
    wishes = Wishes((("3", "4"), ("1", "2")))
    plan = draw_partner(pairs, range(1, 6), rng=generator(1), wishes=wishes)
    assert {p.table for p in plan.places if p.player == "1"} == {2}
    assert broken_wishes(plan.places, wishes) == []
    assert plan.fresh


def test_ersatz_pair_fills_the_last_table() -> None:
    players = field(9, ersatz=1)
    plan = draw_partner(players, range(1, 5), rng=generator(1))
    assert faults(plan.places, players, per_table=2) == []
    assert all(place.table for place in plan.places)
