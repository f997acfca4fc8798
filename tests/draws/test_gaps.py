"""Closing gaps moves the fewest people; a table that does not play is dissolved."""

from __future__ import annotations

import pytest

from draws import (
    DrawRefused,
    Mode,
    Place,
    Player,
    Refusal,
    close_gaps,
    dissolve_table,
    draw_einzel,
    draw_partner,
    generator,
)
from tests.draws.judge import faults, field, pauses_fair


def door(people: int, passen: int = 1) -> tuple[Place, ...]:
    return draw_einzel(field(people), range(1, passen + 1), rng=generator(people)).places


def without(players: list[Player], missing: set[str]) -> list[Player]:
    return [player for player in players if player.id not in missing]


def table_of(plan: tuple[Place, ...], number: int) -> list[str]:
    return [place.player for place in plan if place.passe == 1 and place.table == number]


def test_one_table_of_sheets_left_over_moves_nobody() -> None:
    plan = door(64)
    missing = set(table_of(plan, 16))
    change = close_gaps(plan, missing, [1], rng=generator(1), players=field(64))
    assert change.moved == ()
    assert faults(change.places, without(field(64), missing)) == []


def test_four_gaps_at_four_tables_move_three_people() -> None:
    plan = door(64)
    missing = {table_of(plan, number)[0] for number in (2, 5, 9, 12)}
    change = close_gaps(plan, missing, [1], rng=generator(1), players=field(64))
    assert len(change.moved) == 3
    assert faults(change.places, without(field(64), missing)) == []
    assert len({place.table for place in change.places}) == 15


def test_uneven_rest_pauses_from_the_dissolved_table() -> None:
    plan = door(64)
    missing = {table_of(plan, 3)[0], table_of(plan, 4)[0], table_of(plan, 4)[1]}
    change = close_gaps(plan, missing, [1], rng=generator(1), players=field(64))
    assert faults(change.places, without(field(64), missing)) == []
    assert set(change.moved) == set(table_of(plan, 4)) - missing


def test_ersatz_close_up_to_three_gaps_and_nobody_moves() -> None:
    plan = door(64)
    missing = {table_of(plan, 3)[0], table_of(plan, 4)[0]}
    helpers = [Player("E1", ersatz=True), Player("E2", ersatz=True), Player("E3", ersatz=True)]
    change = close_gaps(plan, missing, [1], rng=generator(1), ersatz=helpers, players=field(64))
    assert change.moved == ("E1", "E2")
    assert faults(change.places, [*without(field(64), missing), *helpers]) == []


def test_gaps_of_several_passen_keep_pauses_fair() -> None:
    plan = door(32, 4)
    missing = {"7", "12", "30"}
    change = close_gaps(plan, missing, [1, 2, 3, 4], rng=generator(1), players=field(32))
    assert faults(change.places, without(field(32), missing)) == []
    assert pauses_fair([p for p in change.places if p.passe < 3], without(field(32), missing))


def test_pausing_people_make_a_table_again() -> None:
    plan = door(18)
    pausing = [Place(1, name) for name in ("19", "20")]
    change = close_gaps([*plan, *pausing], (), [1], rng=generator(1), players=field(20))
    assert faults(change.places, field(20)) == []
    assert len({place.table for place in change.places}) == 5
    assert len(change.moved) == 4


def test_gaps_that_leave_no_table_are_refused() -> None:
    with pytest.raises(DrawRefused) as caught:
        close_gaps(door(8), {"1", "2", "3", "4", "5"}, [1], rng=generator(1))
    assert (caught.value.reason, caught.value.numbers) == (Refusal.TOO_FEW, (1, 3))


def test_gaps_of_pairs() -> None:
    plan = draw_partner(field(12), [1], rng=generator(1)).places
    missing = {table_of(plan, 1)[0], table_of(plan, 2)[0]}
    change = close_gaps(plan, missing, [1], rng=generator(1), mode=Mode.PARTNER, players=field(12))
    assert len(change.moved) == 1
    assert faults(change.places, without(field(12), missing), per_table=2) == []


def test_dissolved_table_pauses() -> None:
    plan = door(16)
    members = table_of(plan, 2)
    change = dissolve_table(plan, 1, 2, rng=generator(1))
    assert set(change.moved) == set(members)
    assert {p.player for p in change.places if p.table is None} == set(members)
    assert {f.players[0] for f in change.findings if f.code == "no_seat"} == set(members)


def test_dissolved_table_fills_empty_seats_first() -> None:
    plan = door(16)
    gone = {table_of(plan, 1)[0], table_of(plan, 2)[0], table_of(plan, 2)[1]}
    left = [place for place in plan if place.player not in gone]
    change = dissolve_table(left, 1, 2, rng=generator(1))
    assert len(table_of(change.places, 1)) == 4
    assert sum(place.table is None for place in change.places) == 1


def test_empty_table_cannot_be_dissolved() -> None:
    with pytest.raises(DrawRefused) as caught:
        dissolve_table(door(16), 1, 9, rng=generator(1))
    assert caught.value.reason == Refusal.NOT_SEATED
