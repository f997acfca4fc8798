"""The draw of an untouched evening: valid, at the goal, even, fair, and the same for the same seed everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from draws import DrawRefused, Mode, Options, Place, Player, Refusal, Wishes, draw_einzel, find, generator
from tests.draws.judge import ROOT, broken_wishes, faults, field, figures, pauses_fair

GOALS = json.loads((ROOT / "tests/data/draw_goals.json").read_text(encoding="utf-8"))["goal"]
FEW = Options(budget=4_000)
CELLS = [(8, 3), (9, 4), (11, 2), (12, 4), (13, 5), (16, 5), (17, 4), (19, 6), (21, 4), (23, 7), (28, 8), (43, 4)]


@pytest.mark.parametrize(("people", "passen"), CELLS)
def test_fresh_draw_reaches_goal(people: int, passen: int) -> None:
    players = field(people)
    plan = draw_einzel(players, range(1, passen + 1), rng=generator(people))
    goal = GOALS[f"{people}x{passen}"]
    assert faults(plan.places, players) == []
    assert pauses_fair(plan.places, players)
    counted = figures(plan.places)
    assert counted["partners"] <= goal["partner_repeats"]
    assert counted["encounters"] <= goal["encounter_repeats"]
    assert counted["letters"] == 0


@pytest.mark.parametrize("people", [32, 33, 34, 35, 40, 50, 111])
def test_nobody_returns_to_a_table_from_32(people: int) -> None:
    plan = draw_einzel(field(people), range(1, 5), rng=generator(1))
    assert figures(plan.places)["tables"] == 0


@pytest.mark.parametrize("people", [4, 5, 6, 7])
def test_smallest_fields_are_drawn(people: int) -> None:
    players = field(people)
    plan = draw_einzel(players, range(1, 13), rng=generator(3))
    assert faults(plan.places, players) == []


def test_twelve_passen_are_drawn() -> None:
    players = field(30)
    plan = draw_einzel(players, range(1, 13), rng=generator(3), options=FEW)
    assert faults(plan.places, players) == []
    assert pauses_fair(plan.places, players)


def test_quality_counts_as_by_hand() -> None:
    players = field(10)
    plan = draw_einzel(players, range(1, 7), rng=generator(5))
    counted = figures(plan.places)
    assert plan.quality.encounter_repeats == counted["encounters"] > 0
    assert plan.quality.partner_repeats == counted["partners"]
    assert plan.quality.table_repeats == counted["tables"]
    assert not plan.fresh


def test_same_seed_same_draw_other_seed_another() -> None:
    plans = [draw_einzel(field(24), range(1, 5), rng=generator(seed)).places for seed in (7, 7, 8)]
    assert plans[0] == plans[1] != plans[2]


def test_same_seed_in_another_process_with_another_hash_seed() -> None:
    command = [sys.executable, "-m", "draws", "--players", "21", "--ersatz", "3", "--passen", "4", "--seed", "7"]
    texts = {
        subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("0", "12345")
    }
    assert len(texts) == 1
    assert "JOKER3" in texts.pop()


def test_ersatz_fill_and_sit_apart() -> None:
    players = field(25, ersatz=3)
    plan = draw_einzel(players, range(1, 5), rng=generator(4))
    assert faults(plan.places, players) == []
    assert all(place.table is not None for place in plan.places)
    assert [f for f in plan.findings if f.code == "ersatz_together"] == []


def test_wishes_are_met_without_any_loss() -> None:
    players = field(24)
    wishes = Wishes((("1", "2"), ("3", "4"), ("5", "6")), (("7", "8"), ("1", "9")))
    plan = draw_einzel(players, range(1, 6), rng=generator(9), wishes=wishes)
    assert broken_wishes(plan.places, wishes) == []
    assert plan.fresh


def test_neighbours_in_the_list_are_kept_apart() -> None:
    players = field(40)
    plan = draw_einzel(players, range(1, 5), rng=generator(9), options=Options(neighbours_apart=True))
    neighbours = Wishes(tuple((str(n), str(n + 1)) for n in range(1, 40)))
    assert broken_wishes(plan.places, neighbours) == []
    assert plan.fresh


def test_fixed_tables_are_kept_and_others_come() -> None:
    players = [Player("1", fixed_table=3), Player("2", fixed_table=7), *field(32)[2:]]
    plan = draw_einzel(players, range(1, 5), rng=generator(2))
    assert {p.table for p in plan.places if p.player == "1"} == {3}
    assert {p.table for p in plan.places if p.player == "2"} == {7}
    assert plan.fresh


def test_two_with_the_same_fixed_table_sit_there_together() -> None:
    players = [Player("1", fixed_table=2), Player("2", fixed_table=2), *field(16)[2:]]
    wishes = Wishes((("1", "2"),))
    plan = draw_einzel(players, range(1, 4), rng=generator(2), wishes=wishes, options=FEW)
    assert {p.table for p in plan.places if p.player in ("1", "2")} == {2}
    unmet = [f for f in plan.findings if f.code == "together_wish"]
    assert [(f.players, f.passen, f.reason) for f in unmet] == [(("1", "2"), (1, 2, 3), "same_fixed_table")]


def test_only_the_tables_there_are_used() -> None:
    plan = draw_einzel(field(17), [1, 2], rng=generator(2), tables=[11, 4, 9, 20, 21])
    assert {p.table for p in plan.places if p.table} == {4, 9, 11, 20}


def test_absent_players_are_not_drawn() -> None:
    players = [Player("1", absent=frozenset({1, 2})), *field(20)[1:]]
    plan = draw_einzel(players, range(1, 5), rng=generator(2))
    assert faults(plan.places, players) == []
    assert {p.passe for p in plan.places if p.player == "1"} == {3, 4}


@pytest.mark.parametrize(
    ("players", "passen", "history", "reason"),
    [
        (field(3), [1], [], Refusal.TOO_FEW),
        ([], [1], [], Refusal.TOO_FEW),
        (field(8), [], [], Refusal.NO_PASSE),
        (field(8), [1, 1], [], Refusal.NO_PASSE),
        (field(8), [0], [], Refusal.NO_PASSE),
        ([*field(8), Player("3")], [1], [], Refusal.PLAYER_TWICE),
        ([*field(8), Player(" ")], [1], [], Refusal.EMPTY_ID),
        (field(8), [1, 2], [Place(1, "1", 1, "A", 1)], Refusal.PASSE_PLAYED),
    ],
)
def test_impossible_draw_is_refused(
    players: list[Player], passen: list[int], history: list[Place], reason: Refusal
) -> None:
    with pytest.raises(DrawRefused) as caught:
        draw_einzel(players, passen, rng=generator(1), history=history)
    assert caught.value.reason == reason


def test_too_few_tables_are_refused_with_the_numbers() -> None:
    with pytest.raises(DrawRefused) as caught:
        draw_einzel(field(12), [2], rng=generator(1), tables=[1, 2])
    assert (caught.value.reason, caught.value.numbers) == (Refusal.TOO_FEW_TABLES, (2, 3, 2))


def test_findings_name_pair_and_passen() -> None:
    places = [
        Place(1, "1", 1, "A", 1), Place(1, "2", 1, "A", 2), Place(1, "3", 1, "B", 1), Place(1, "4", 1, "B", 2),
        Place(3, "1", 1, "A", 1), Place(3, "2", 1, "A", 2), Place(3, "5", 1, "B", 1), Place(3, "6", 1, "B", 2),
    ]  # fmt: skip
    found = [(f.code.value, f.players, f.passen, f.number) for f in find(Mode.EINZEL, places)]
    assert found[:2] == [("partner_repeat", ("1", "2"), (1, 3), 2), ("encounter_repeat", ("1", "2"), (1, 3), 2)]
    assert ("letters_uneven", ("1",), (), 2) in found
    assert ("table_again", ("2",), (1, 3), 1) in found

