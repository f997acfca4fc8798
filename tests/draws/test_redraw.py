"""Redraw of what is not played: with leavers, late people, Ersatz who come or go, and a history that counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from draws import Mode, Options, Place, Player, Wishes, draw, draw_einzel, draw_partner, generator
from tests.draws.judge import broken_wishes, faults, field, figures, pauses_fair

FEW = Options(budget=5_000)


def evening(players: list[Player], passen: int, seed: int = 1, mode: Mode = Mode.EINZEL) -> tuple[Place, ...]:
    return draw(mode, players, range(1, passen + 1), rng=generator(seed)).places


def until(places: tuple[Place, ...], last: int) -> list[Place]:
    return [place for place in places if place.passe <= last]


def gone(player: Player, first: int, last: int = 8) -> Player:
    return replace(player, absent=player.absent | frozenset(range(first, last + 1)))


@pytest.mark.parametrize("people", [15, 16, 19, 20, 24, 28, 40])
def test_after_one_passe_nothing_is_lost(people: int) -> None:
    """Passe 1 at the door, Passen 2 to 4 drawn afterwards: as good as drawn together."""
    players = field(people)
    first = until(evening(players, 2, seed=5), 1)
    plan = draw_einzel(players, [2, 3, 4], rng=generator(6), history=first)
    assert faults([*first, *plan.places], players) == []
    assert pauses_fair([*first, *plan.places], players)
    assert figures([*first, *plan.places])["encounters"] == 0
    assert figures([*first, *plan.places])["letters"] == 0


def test_redraw_holds_only_the_asked_passen() -> None:
    players = field(20)
    plan = draw_einzel(players, [3, 4], rng=generator(6), history=until(evening(players, 4), 2))
    assert {place.passe for place in plan.places} == {3, 4}


@pytest.mark.parametrize("people", [17, 20, 26, 34, 60])
def test_leaver_and_late_arrival_without_a_repeat(people: int) -> None:
    players = field(people)
    history = until(evening(players, 4), 2)
    later = [gone(players[0], 3), *players[1:], Player("901", absent=frozenset({1, 2}))]
    plan = draw_einzel(later, [3, 4], rng=generator(3), history=history)
    assert faults(plan.places, later) == []
    assert pauses_fair([*history, *plan.places], later)
    assert figures([*history, *plan.places])["encounters"] == 0


def test_old_plan_helps_where_lots_leave_repeats() -> None:
    players = field(20)
    whole = evening(players, 6)
    history = until(whole, 3)
    rest = [place for place in whole if place.passe > 3]
    plan = draw_einzel(players, [4, 5, 6], rng=generator(2), history=history, previous=rest, options=FEW)
    assert figures([*history, *plan.places])["encounters"] <= figures(whole)["encounters"]


def test_couple_apart_in_the_redraw_though_they_met() -> None:
    players = field(24)
    history = until(evening(players, 4), 1)
    mates = [place.player for place in history if place.table == 1]
    wishes = Wishes(((mates[0], mates[1]), ("1", "2")), ((mates[2], mates[3]),))
    plan = draw_einzel(players, [2, 3, 4], rng=generator(2), history=history, wishes=wishes)
    assert broken_wishes(plan.places, wishes) == []
    assert figures([*history, *plan.places])["encounters"] == 0


def test_ersatz_comes_and_nobody_pauses_any_more() -> None:
    players = field(19)
    history = until(evening(players, 4), 2)
    joined = [*players, Player("E1", ersatz=True, absent=frozenset({1, 2}))]
    plan = draw_einzel(joined, [3, 4], rng=generator(2), history=history)
    assert faults(plan.places, joined) == []
    assert {place.player for place in plan.places if place.passe == 3} == {player.id for player in joined}


def test_ersatz_goes_and_those_pause_who_have_not() -> None:
    players = field(18, ersatz=2)
    history = until(evening(players, 4), 2)
    left = [gone(player, 3) if player.ersatz else player for player in players]
    plan = draw_einzel(left, [3, 4], rng=generator(2), history=history)
    assert faults(plan.places, left) == []
    pausing = [place.player for place in plan.places if place.table is None]
    assert len(set(pausing)) == 4


def test_fixed_table_in_the_redraw() -> None:
    players = [Player("1", fixed_table=5), *field(30)[1:]]
    history = until(evening(players, 4), 2)
    later = [*players[:-1], gone(players[-1], 3)]
    plan = draw_einzel(later, [3, 4], rng=generator(2), history=history)
    assert {place.table for place in plan.places if place.player == "1"} <= {5, None}


def test_redraw_of_pairs_meets_no_opponent_again() -> None:
    pairs = field(14)
    history = until(evening(pairs, 6, mode=Mode.PARTNER), 3)
    later = [gone(pairs[0], 4), *pairs[1:], Player("77", absent=frozenset({1, 2, 3}))]
    plan = draw_partner(later, [4, 5, 6], rng=generator(2), history=history)
    assert faults(plan.places, later, per_table=2) == []
    assert figures([*history, *plan.places])["encounters"] == 0


def test_history_with_people_who_are_no_longer_given() -> None:
    history = until(evening(field(24), 4), 2)
    players = field(20)
    plan = draw_einzel(players, [3, 4], rng=generator(2), history=history)
    assert faults(plan.places, players) == []
    assert figures([*history, *plan.places])["encounters"] == 0


def test_corrected_history_is_what_counts() -> None:
    """Two sat at the wrong tables: whoever they really met, they do not meet again."""
    players = field(32)
    swapped = {"1": "2", "2": "1"}
    history = until(evening(players, 4), 2)
    wrong = [replace(place, player=swapped.get(place.player, place.player)) for place in history if place.passe == 2]
    history = [place for place in history if place.passe == 1] + wrong
    plan = draw_einzel(players, [3, 4], rng=generator(2), history=history)
    before = figures(history)["encounters"]
    assert figures([*history, *plan.places])["encounters"] == before


def test_same_redraw_for_the_same_seed() -> None:
    players = field(22)
    history = until(evening(players, 4), 2)
    later = [gone(players[4], 3), *players[:4], *players[5:]]
    plans = [draw_einzel(later, [3, 4], rng=generator(5), history=history).places for _ in range(2)]
    assert plans[0] == plans[1]


def test_passen_need_not_follow_each_other() -> None:
    players = field(20)
    history = [place for place in evening(players, 4) if place.passe in (1, 3)]
    plan = draw_einzel(players, [4, 2], rng=generator(5), history=history)
    assert sorted({place.passe for place in plan.places}) == [2, 4]
    assert figures([*history, *plan.places])["encounters"] == 0


@pytest.mark.parametrize("budget", [0, 1, 100])
def test_small_budget_still_gives_a_valid_draw(budget: int) -> None:
    players = field(18)
    history = until(evening(players, 4), 3)
    later = [gone(players[0], 4), *players[1:]]
    plan = draw_einzel(later, [4], rng=generator(5), history=history, options=Options(budget=budget))
    assert faults(plan.places, later) == []


def test_couple_that_shares_a_table_in_a_field_of_one_table() -> None:
    plan = draw_einzel(field(4), [1, 2], rng=generator(1), wishes=Wishes((("1", "2"),)))
    unmet = [finding for finding in plan.findings if finding.code == "together_wish"]
    assert [(f.players, f.passen, f.reason) for f in unmet] == [(("1", "2"), (1, 2), "too_few_people")]


def test_partners_are_kept_apart_even_at_one_table() -> None:
    plan = draw_einzel(field(4), [1, 2], rng=generator(1), wishes=Wishes((), (("1", "2"),)))
    assert broken_wishes(plan.places, Wishes((), (("1", "2"),))) == []
