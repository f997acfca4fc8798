"""Small changes to a standing draw: only those move who must, and everybody concerned is named."""

from __future__ import annotations

import pytest

from draws import (
    DrawRefused,
    Mode,
    Place,
    Player,
    Refusal,
    Wishes,
    changed_sheets,
    draw_einzel,
    draw_partner,
    exchange,
    generator,
    remove,
    take_empty_seats,
)
from tests.draws.judge import faults, field


def places(people: int, passen: int = 4) -> tuple[Place, ...]:
    return draw_einzel(field(people), range(1, passen + 1), rng=generator(people)).places


def spots(plan: tuple[Place, ...], name: str) -> list[tuple[int, int | None, str | None, int | None]]:
    return [(p.passe, p.table, p.team, p.seat) for p in plan if p.player == name]


def test_removed_people_leave_the_rest_alone() -> None:
    plan = places(16)
    left = remove(plan, {"3"}, {2, 3})
    assert [place for place in plan if place not in left] == [p for p in plan if p.player == "3" and p.passe in (2, 3)]


def test_newcomer_takes_the_leavers_seats_as_they_are() -> None:
    plan = places(16)
    change = take_empty_seats(remove(plan, {"3"}, {3, 4}), [Player("99")], [3, 4], players=field(16))
    assert spots(change.places, "99") == spots(plan, "3")[2:]
    assert change.moved == ("99",)
    assert [f for f in change.findings if f.code in ("no_seat", "empty_seat")] == []


def test_newcomer_without_an_empty_seat_is_named() -> None:
    change = take_empty_seats(places(16), [Player("99")], [3])
    assert [(f.players, f.passen) for f in change.findings if f.code == "no_seat"] == [(("99",), (3,))]
    assert change.places == places(16)


def test_seat_still_empty_is_named() -> None:
    plan = places(16)
    table = spots(plan, "3")[0][1]
    change = take_empty_seats(remove(plan, {"3"}, {1}), [], [1])
    assert [(f.passen, f.number) for f in change.findings if f.code == "empty_seat"] == [((1,), table)]


def test_who_pauses_may_take_an_empty_seat() -> None:
    plan = places(17)
    pausing = next(p.player for p in plan if p.passe == 1 and p.table is None)
    gone = next(p.player for p in plan if p.passe == 1 and p.table == 2)
    change = take_empty_seats(remove(plan, {gone}, {1}), [Player(pausing)], [1])
    assert [p.table for p in change.places if p.player == pausing and p.passe == 1] == [2]


def test_newcomers_choose_the_seat_with_fewer_repeats() -> None:
    plan = draw_einzel(field(16), [1, 2], rng=generator(1)).places
    mates = [p.player for p in plan if p.passe == 1 and p.table == 1]
    other = [p.player for p in plan if p.passe == 2 and p.player not in mates]
    empty = remove(plan, {mates[1], other[0]}, {2})
    change = take_empty_seats(empty, [Player(other[0])], [2])
    seen = [p for p in change.places if p.passe == 2 and p.player == other[0]]
    assert len(seen) == 1
    assert change.after.encounter_repeats == 0


def test_exchange_shows_the_consequence() -> None:
    plan = places(16)
    partners = [p.player for p in plan if (p.passe, p.table, p.team) == (1, 1, "A")]
    second = next(p for p in plan if p.passe == 2 and p.player == partners[0])
    mate = next(p.player for p in plan if (p.passe, p.table) == (2, second.table) and p.player != partners[0])
    change = exchange(plan, 2, partners[1], mate, players=field(16))
    assert change.before.encounter_repeats == 0
    assert change.after.encounter_repeats >= 1
    assert set(change.moved) == {partners[1], mate}
    assert faults(change.places, field(16)) == []
    assert exchange(change.places, 2, mate, partners[1]).places == plan


def test_exchange_with_somebody_who_pauses() -> None:
    plan = places(17)
    pausing = next(p.player for p in plan if p.passe == 3 and p.table is None)
    sitting = next(p for p in plan if p.passe == 3 and p.table == 1)
    change = exchange(plan, 3, pausing, sitting.player)
    assert spots(change.places, pausing)[2][1:] == (1, sitting.team, sitting.seat)
    assert spots(change.places, sitting.player)[2][1:] == (None, None, None)


def test_exchange_of_strangers_is_refused() -> None:
    with pytest.raises(DrawRefused) as caught:
        exchange(places(16), 2, "1", "77")
    assert (caught.value.reason, caught.value.players) == (Refusal.NOT_SEATED, ("77",))


def test_changed_sheets_in_the_order_of_numbers() -> None:
    plan = places(16)
    change = exchange(plan, 2, "10", "9")
    assert changed_sheets(plan, change.places) == ("9", "10")
    assert changed_sheets(plan, plan) == ()
    assert changed_sheets([], plan) == tuple(str(number) for number in range(1, 17))
    assert changed_sheets(plan, remove(plan, {"4"}, {1, 2, 3, 4})) == ()


def test_pair_takes_the_seat_of_a_pair() -> None:
    plan = draw_partner(field(8), [1, 2, 3], rng=generator(1)).places
    change = take_empty_seats(remove(plan, {"5"}, {2, 3}), [Player("20")], [2, 3], mode=Mode.PARTNER)
    assert spots(change.places, "20") == spots(plan, "5")[1:]
    assert faults([p for p in change.places if p.passe > 1], [*field(8)[:4], *field(8)[5:], Player("20")], 2) == []


def test_wish_counts_when_seats_are_taken() -> None:
    plan = draw_einzel(field(16), [1], rng=generator(1)).places
    first = [p.player for p in plan if p.table == 1]
    second = [p.player for p in plan if p.table == 2]
    empty = remove(plan, {first[0], second[0]}, {1})
    wishes = Wishes((("99", first[1]),))
    change = take_empty_seats(empty, [Player("99")], [1], wishes=wishes)
    assert spots(change.places, "99")[0][1] == 2
