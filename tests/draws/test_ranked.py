"""«Nächste Passe nach Rang»: first and fourth against second and third, without repeats where near ranks allow."""

from __future__ import annotations

import pytest

from draws import DrawRefused, Mode, Place, Player, Refusal, Wishes, draw_by_rank, draw_einzel, draw_partner, generator
from tests.draws.judge import broken_wishes, faults, field, figures

RANKING = [str(number) for number in range(1, 33)]


def tables(places: tuple[Place, ...]) -> dict[int, list[set[str]]]:
    return {
        number: [
            {p.player for p in places if p.table == number and p.team == "A"},
            {p.player for p in places if p.table == number and p.team == "B"},
        ]
        for number in sorted({p.table for p in places if p.table})
    }


def test_first_and_fourth_against_second_and_third() -> None:
    plan = draw_by_rank(Mode.EINZEL, RANKING, field(32), 4, rng=generator(1))
    for number, teams in tables(plan.places).items():
        first = 4 * number - 3
        assert {str(first), str(first + 3)} in teams
        assert {str(first + 1), str(first + 2)} in teams


def test_no_repeat_where_neighbours_in_rank_allow() -> None:
    players = field(32)
    history = draw_einzel(players, [1, 2, 3], rng=generator(4)).places
    plan = draw_by_rank(Mode.EINZEL, RANKING, players, 4, rng=generator(1), history=history)
    assert faults(plan.places, players) == []
    assert figures([*history, *plan.places])["encounters"] == 0
    top = {p.player for p in plan.places if p.table == 1}
    assert max(int(name) for name in top) <= 24


def test_repeated_partners_are_opponents_instead() -> None:
    history = [Place(1, "1", 1, "A", 1), Place(1, "4", 1, "A", 2), Place(1, "2", 1, "B", 1), Place(1, "3", 1, "B", 2)]
    plan = draw_by_rank(Mode.EINZEL, ["1", "2", "3", "4"], field(4), 2, rng=generator(1), history=history)
    assert tables(plan.places)[1] in ([{"1", "3"}, {"2", "4"}], [{"2", "4"}, {"1", "3"}])


def test_wishes_and_pauses_by_rank() -> None:
    players = field(18)
    wishes = Wishes((("1", "2"),), (("5", "8"),))
    plan = draw_by_rank(Mode.EINZEL, RANKING[:18], players, 3, rng=generator(1), wishes=wishes)
    assert faults(plan.places, players) == []
    assert broken_wishes(plan.places, wishes) == []


def test_fixed_table_by_rank() -> None:
    players = [*field(15), Player("16", fixed_table=1)]
    plan = draw_by_rank(Mode.EINZEL, RANKING[:16], players, 3, rng=generator(1))
    assert {p.table for p in plan.places if p.player == "16"} == {1}


def test_newcomer_without_rank_comes_last() -> None:
    plan = draw_by_rank(Mode.EINZEL, RANKING[1:16], field(16), 3, rng=generator(1))
    assert next(p.table for p in plan.places if p.player == "1") == 4


@pytest.mark.parametrize("passen", [1, 4, 7])
def test_pairs_by_rank_meet_a_new_neighbour(passen: int) -> None:
    pairs = field(16)
    history = draw_partner(pairs, range(1, passen + 1), rng=generator(2)).places
    plan = draw_by_rank(Mode.PARTNER, RANKING[:16], pairs, passen + 1, rng=generator(1), history=history)
    assert faults(plan.places, pairs, per_table=2) == []
    assert figures([*history, *plan.places])["encounters"] == 0


def test_pairs_who_have_met_everybody_meet_again() -> None:
    pairs = field(4)
    history = draw_partner(pairs, [1, 2, 3], rng=generator(2)).places
    plan = draw_by_rank(Mode.PARTNER, RANKING[:4], pairs, 4, rng=generator(1), history=history)
    assert faults(plan.places, pairs, per_table=2) == []
    assert plan.quality.encounter_max == 2


def test_unknown_number_in_the_ranking_is_refused() -> None:
    with pytest.raises(DrawRefused) as caught:
        draw_by_rank(Mode.EINZEL, ["1", "99"], field(8), 2, rng=generator(1))
    assert (caught.value.reason, caught.value.players) == (Refusal.UNKNOWN_PLAYER, ("99",))
