"""Variations of every kind of example: other modes, other seats, things left out, refused inputs."""

import random
from typing import Any

import pytest

from scoring.cards.modes import Mode
from scoring.vectors.evaluate import evaluate
from tests.scoring.deals import random_spiel

JOBS: list[tuple[str, dict[str, Any], Any]] = [
    ("deck_total", {"mode": "U_alt"}, {"cards": 36, "card_points": 152, "last_trick": 5, "total": 157}),
    ("deck_total", {"mode": "Slalom"}, {"cards": 36, "card_points": 152, "last_trick": 5, "total": 157}),
    ("deck_total", {"mode": "Z"}, "mode"),
    ("undenufe_values", {"variant": "alt"}, {"six": 0, "ace": 11, "eight": 8}),
    ("undenufe_values", {"variant": "x"}, "variant"),
    ("trick", {"mode": "D", "cards": ["HA", "D6", "HK"]}, {"winner": 1, "points": 15}),
    ("trick", {"mode": "H", "cards": ["D9", "C9", "S9", "C6"], "last_trick": True}, {"winner": 0, "points": 5}),
    ("trick", {"mode": "H", "cards": ["D9", "C9", "S9", "C1"]}, "card"),
    ("trick", {"mode": "H", "cards": []}, "cards"),
    ("trick_altes_undenufe", {"cards": ["H7", "D6", "HA", "HK"], "last_trick": True}, {"winner": 0, "points": 20}),
    ("legal_cards", {"mode": "H", "hand": ["HJ", "D6"], "table": []}, {"legal": ["HJ", "D6"]}),
    ("legal_cards", {"mode": "H", "hand": ["HJ", "D6"], "table": ["HJ"]}, "card"),
    ("weis_sequence", {"set": "klein"}, {"3": 20, "4": 50, "5": 100, "6": 100, "7": 100, "8": 100, "9": 100}),
    ("weis_hand", {"hand": ["H6", "D6", "S6", "C6"], "set": "ohne_678"}, {"weise": [], "total": 0}),
    ("weis_hand", {"hand": ["H6"], "set": "x"}, "weis_set"),
    ("weis_top_card", {"mode": "O", "cards": ["H8", "H7", "H9", "H6"]}, {"name": "Vierblatt vom 9"}),
    ("weis_top_card", {"mode": "S", "cards": ["H6", "H7", "D8"]}, "no_weis"),
    ("weis_compare", {"mode": "H", "team_a": [], "team_b": []}, {"winner": None, "points": [0, 0]}),
    (
        "weis_compare",
        {"mode": "H", "team_a": ["three cards in a row (20)"], "team_b": ["four jacks (200)", "four nines (150)"]},
        {"winner": "B", "points": [0, 350]},
    ),
    (
        "weis_compare",
        {"mode": "H", "team_a": ["four sixes (100)"], "team_b": ["six cards in a row (150)"]},
        {"winner": "B", "points": [0, 150]},
    ),
    (
        "weis_compare",
        {"mode": "H", "team_a": ["three cards in a row (20)"], "team_b": ["three cards in a row from the king (20)"]},
        {"winner": "B", "points": [0, 20]},
    ),
    (
        "weis_compare",
        {"mode": "U", "team_a": ["Dreiblatt vom 8 (20)"], "team_b": ["Dreiblatt vom 6 (20)", "Vierblatt (50)"]},
        {"winner": "B", "points": [0, 70]},
    ),
    (
        "weis_compare",
        {"mode": "U", "team_a": ["four aces (100)"], "team_b": ["four sixes (100)"]},
        {"winner": "B", "points": [0, 100]},
    ),
    ("weis_compare", {"mode": "H", "team_a": ["a pair"], "team_b": []}, "four"),
    (
        "weis_compare_hands",
        {"mode": "H", "vorhand": 2, "hands": [["H6"], ["D6"], ["S6"], ["C6"]]},
        {"winner_team": None, "weis_points": [0, 0], "best": None},
    ),
    ("weis_compare_hands", {"mode": "H", "vorhand": 0, "hands": [["H6"], ["H6"], [], []]}, "hands"),
    ("weis_compare_hands", {"mode": "H", "vorhand": 4, "hands": [[], [], [], []]}, "vorhand"),
    ("game_entry", {"a": 0, "b": 157}, {"ok": True}),
    ("game_entry", {"a": None, "b": 157}, {"ok": False, "reason": "missing"}),
    ("game_entry", {"a": 160, "b": -3}, {"ok": False, "reason": "impossible"}),
    ("game_entry", {"a": 156, "b": 2}, {"ok": False, "reason": "sum"}),
    ("game_entry", {"a": 1, "b": 156}, {"ok": False, "reason": "impossible"}),
    ("game_entry", {"a": 78.5, "b": 78.5}, {"ok": False, "reason": "not_whole"}),
    ("game_entry", {"a": 257, "b": 0, "match_bonus": 100}, {"ok": True}),
    ("game_entry", {"a": 207, "b": 0, "match_bonus": 100}, {"ok": False, "reason": "sum"}),
    ("game_entry", {"a": 157, "b": 0, "match_bonus": 70}, "match_bonus"),
    ("game_entry", {"a": 150, "b": 7, "all_tricks": "A"}, {"ok": False, "reason": "match"}),
    ("passe_total", {"games": 16}, {"total": 2512}),
    ("passe_total", {"games": 0}, "range"),
    ("dealer_order", {"games": 1}, {"dealer": ["Schreiber"], "vorhand": ["right of the Schreiber"]}),
    ("ranking", {"players": {"P2": [900, None], "P1": [450, 450]}},
     {"totals": {"P1": 900, "P2": 900}, "order": ["P2", "P1"]}),
    ("ranking", {"players": {}}, {"totals": {}, "order": []}),
    ("ranking_full", {"streich": 2, "players": {"P1": [1, 2]}}, "streich"),
    (
        "ranking_full",
        {"streich": 2, "players": {"P1": [900, 800, 700, 700], "P2": [850, 850, None, 900], "P3": [900, 850]}},
        {
            "ranking": [
                {"id": "P2", "total": 1750, "best_passe": 900, "rank": 1},
                {"id": "P3", "total": 1750, "best_passe": 900, "rank": 1},
                {"id": "P1", "total": 1700, "best_passe": 900, "rank": 3},
            ]
        },
    ),
    (
        "ranking_full",
        {"players": {"P1": ["open"], "P2": [{"pause": 942}], "P3": [942]}},
        {
            "ranking": [
                {"id": "P3", "total": 942, "best_passe": 942, "rank": 1},
                {"id": "P2", "total": 942, "best_passe": None, "rank": 2},
                {"id": "P1", "total": 0, "best_passe": None, "rank": None},
            ]
        },
    ),
    ("factors", {"system": "pagat"}, {"H": 2, "D": 2, "S": 1, "C": 1, "O": 3, "U": 4}),
    ("factors", {"system": "einfach"}, {"H": 1, "D": 1, "S": 1, "C": 1, "O": 1, "U": 1}),
    ("factors", {"system": "swisslos_2500"}, {"H": 1, "D": 1, "S": 2, "C": 2, "O": 3, "U": 3}),
    ("factors", {"system": "x"}, "system"),
    ("written_points", {"points": 100, "system": "pagat", "mode": "U"}, {"written": 400}),
    ("written_points", {"points": -1, "factor": 2}, "range"),
    ("written_points", {"points": 0, "factor": 2}, {"written": 0}),
    ("ranking", {"players": {"P1": [0]}}, {"totals": {"P1": 0}, "order": ["P1"]}),
    ("settlement", {"card_points": [157, 0], "all_tricks": "X"}, "team"),
    ("settlement", {"card_points": [157, 0], "all_tricks": 0}, {"written": [257, 0]}),
    ("settlement", {"card_points": [57, 100]}, {"written": [57, 100]}),
    ("settlement", {"card_points": [100, 58]}, "sum"),
    ("settlement", {"mode": "O", "factor": 3, "card_points": [100, 57], "stoeck": [20, 0]}, "stoeck"),
    ("settlement", {"factor": 2, "card_points": [100, 57], "all_tricks": "A"}, "match"),
    ("settlement", {"tournament": True, "card_points": [100, 57], "weis": [50, 0]}, {"written": [100, 57]}),
    ("settlement", {}, "missing"),
    ("settlement", {"card_points": [100, 57, 0]}, "range"),
    ("settlement", {"card_points": 157}, "range"),
    ("settlement", {"factor": 0, "card_points": [100, 57]}, "range"),
    ("schneider", {"target": 1000, "loser": 499}, {"schneider": True}),
    ("schneider", {"target": 1, "loser": 1}, {"schneider": False}),
    ("schneider", {"target": 0, "loser": 1}, "range"),
    ("slate_z", {"points": 0}, {"hundreds": 0, "fifties": 0, "twenties": 0, "rest": 0}),
    ("slate_z", {"hundreds": 3, "twenties": 2, "rest": 4}, {"points": 344}),
    ("slate_z", {"points": -5}, "range"),
    ("palette", {"bid": 157, "reached": 157}, {"uebernehmer": 10, "partner": 5, "opponents": 0}),
    ("palette", {"bid": 149, "reached": 148}, {"uebernehmer": -8, "partner": -4, "each_opponent": 2}),
    ("palette", {"bid": "match", "all_tricks": True}, {"uebernehmer": 12, "partner": 6, "opponents": 0}),
    ("palette", {"bid": "match", "all_tricks": False}, {"uebernehmer": -12, "partner": -6, "each_opponent": 2}),
    ("palette", {"bid": "match_allein", "all_tricks": False, "reached": 120}, {"uebernehmer": -20}),
    ("palette", {"bid": 109, "reached": 120}, "bid"),
    ("palette", {"bid": "x"}, "bid"),
    ("palette", {"bid": 120}, "missing"),
    ("ramset", {"strokes": 31, "target": 31}, {"finished": True}),
    ("ramset", {"strokes": 21, "nuller": 1}, {"finished": False}),
    (
        "ramset_round",
        {"players": 2, "games": [{"trick_winners": [0, 0, 0, 0, 0], "participants": [0, 1]}]},
        {"games": [{"strokes": [5, 0], "nuller": [0, 1]}], "winner": None},
    ),
    ("ramset_round", {"players": 2, "games": [{"trick_winners": [1], "participants": [0]}]}, "participants"),
    ("ramset_round", {"players": 3, "start_strokes": [1, 2], "games": []}, "players"),
    (
        "end_of_match",
        {"target": 1000, "score_before": [980, 990], "stoeck_team": 1, "stoeck_points": 20},
        {"winner_sequential_stoeck_weis_stich": 1, "winner_sequential_stoeck_stich_weis": 1},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "given", "expected"), JOBS)
def test_variation_comes_out(kind: str, given: dict[str, Any], expected: object) -> None:
    assert evaluate(kind, given) == expected


SHEETS: list[tuple[list[Any] | None, list[Any] | None, list[int], list[list[Any]]]] = [
    ([[77, 80], [138, 19]], None, [215, 99], []),
    ([[77, 80], [138, 19]], [None, None], [215, 99], []),
    ([[77, 80], [138, None]], None, [215, 80], [["missing", 2]]),
    ([[77, 80]], None, [77, 80], [["missing", 2]]),
    ([[160, -3], [138, 19]], None, [298, 16], [["impossible", 1]]),
    ([[257, 0], [138, 19]], None, [395, 19], [["row_sum", 1], ["passe_total", 100]]),
    ([[80, 80], [74, 80]], None, [154, 160], [["row_sum", 1], ["row_sum", 2]]),
    ([[77, 80], [138, 19]], [205, 109], [215, 99], [["written_total", "A"], ["written_total", "B"]]),
    ([[77, 80], [138, 19]], [215, 89], [215, 99], [["written_total", "B"], ["written_sum", -10]]),
    ([[77, 80], [138, 19]], [225, None], [215, 99], [["written_total", "A"]]),
    (None, [215, 99], [215, 99], []),
    (None, [225, 99], [225, 99], [["written_sum", 10]]),
    (None, [313, 1], [313, 1], [["impossible", "A"], ["impossible", "B"]]),
    (None, [215, None], [215, 0], [["missing", "B"]]),
    ([], None, [0, 0], [["missing", 1], ["missing", 2]]),
]


@pytest.mark.parametrize(("rows", "written", "totals", "errors"), SHEETS)
def test_sheet_names_its_errors(
    rows: list[Any] | None, written: list[Any] | None, totals: list[int], errors: list[list[Any]]
) -> None:
    got = evaluate("score_sheet", {"games": 2, "rows": rows, "written_totals": written})
    assert got == {"totals": totals, "expected_sum": 314, "ok": not errors, "errors": errors}


@pytest.mark.parametrize("mode", ["H", "D", "S", "C", "O", "U"])
def test_game_of_every_mode_is_replayed(mode: str) -> None:
    spiel = random_spiel(random.Random(mode), Mode(mode))
    given = {
        "mode": mode,
        "hands": [[str(card) for card in hand] for hand in spiel.hands],
        "forehand": spiel.vorhand,
        "plays": [[str(card) for card in lying] for lying in spiel.tricks],
    }
    got = evaluate("game", given)
    assert isinstance(got, dict)
    assert sum(got["points"]) == 157


def test_game_names_trick_and_seat_of_an_illegal_play() -> None:
    suits = {"H": [], "D": [], "S": [], "C": []}
    hands = [[f"{suit}{rank}" for rank in ("6", "7", "8", "9", "10", "J", "Q", "K", "A")] for suit in suits]
    hands[0][8], hands[2][8] = hands[2][8], hands[0][8]
    plays = [[hand[turn] for hand in hands] for turn in range(9)]
    assert evaluate("game", {"mode": "O", "hands": hands, "forehand": 0, "plays": plays}) == {
        "error": "illegal",
        "trick": 1,
        "seat": 2,
        "card": "S6",
        "reason": "follow_suit",
        "illegal": [[trick, 2] for trick in range(1, 9)],
    }


@pytest.mark.parametrize(("forehand", "word"), [(4, "vorhand"), (None, "missing")])
def test_game_without_a_vorhand_is_refused(forehand: int | None, word: str) -> None:
    spiel = random_spiel(random.Random(1), Mode.HERZ)
    hands = [[str(card) for card in hand] for hand in spiel.hands]
    assert evaluate("game", {"mode": "H", "hands": hands, "forehand": forehand, "plays": []}) == word
