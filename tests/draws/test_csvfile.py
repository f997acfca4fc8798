"""Plans as CSV: out and in without a loss, and every unreadable row is named."""

from __future__ import annotations

import pytest

from draws import DrawRefused, Mode, Place, Refusal, draw_einzel, draw_partner, generator, plan_from_csv, plan_to_csv
from tests.draws.judge import field

HEAD = "passe,table,team,seat,player\n"
TABLE = "1,1,A,1,a\n1,1,A,2,b\n1,1,B,1,c\n"


def test_out_and_in_is_the_same() -> None:
    plan = draw_einzel(field(18), [1, 2, 3], rng=generator(1))
    assert plan_from_csv(plan_to_csv(plan.places)) == plan.places


def test_pairs_out_and_in() -> None:
    plan = draw_partner(field(9), [1, 2, 3], rng=generator(1))
    assert plan_from_csv(plan_to_csv(plan.places), Mode.PARTNER) == plan.places


def test_names_with_commas_and_quotes_survive() -> None:
    places = (Place(1, 'Meier, "Sepp"'),)
    assert plan_from_csv(plan_to_csv(places)) == places


def test_german_header_semicolons_and_missing_seats() -> None:
    head = "\ufeffRunde;Tisch;Mannschaft;Startnummer;Name\n"
    text = head + "1;T3;a;7;x\n1;3;A;8;x\n1;3;b;9;x\n1;3;B;10;x\n1;Pause;;11;x\n"
    assert plan_from_csv(text) == (
        Place(1, "7", 3, "A", 1),
        Place(1, "8", 3, "A", 2),
        Place(1, "9", 3, "B", 1),
        Place(1, "10", 3, "B", 2),
        Place(1, "11"),
    )


def test_one_given_seat_leaves_the_other() -> None:
    places = plan_from_csv(HEAD + "1,1,A,,a\n1,1,A,1,b\n1,1,B,2,c\n1,1,B,,d\n")
    assert [(p.player, p.seat) for p in places] == [("b", 1), ("a", 2), ("d", 1), ("c", 2)]


@pytest.mark.parametrize(
    ("text", "reason", "row"),
    [
        ("", Refusal.CSV_EMPTY, None),
        (HEAD, Refusal.CSV_EMPTY, None),
        ("a,b,c\n1,2,3\n", Refusal.CSV_HEADER, 1),
        (HEAD + "x,1,A,1,a\n", Refusal.CSV_PASSE, 2),
        (HEAD + "0,1,A,1,a\n", Refusal.CSV_PASSE, 2),
        (HEAD + "١,1,A,1,a\n", Refusal.CSV_PASSE, 2),
        (HEAD + TABLE + "1,1.0,B,2,d\n", Refusal.CSV_TABLE, 5),
        (HEAD + TABLE + "\n1,-3,B,2,d\n", Refusal.CSV_TABLE, 6),
        (HEAD + TABLE + "1,1,C,2,d\n", Refusal.CSV_TEAM, 5),
        (HEAD + TABLE + "1,1,,2,d\n", Refusal.CSV_TEAM, 5),
        (HEAD + TABLE + "1,1,B,3,d\n", Refusal.CSV_SEAT, 5),
        (HEAD + TABLE + "1,1,B,1,d\n", Refusal.CSV_SEAT, 5),
        (HEAD + TABLE + "1,1,B,2,\n", Refusal.CSV_PLAYER, 5),
        (HEAD + TABLE + "1,1\n", Refusal.CSV_PLAYER, 5),
        (HEAD + TABLE + "1,1,B,2,a\n", Refusal.CSV_TWICE, 5),
        (HEAD + TABLE, Refusal.CSV_TABLE_SIZE, 4),
        (HEAD + TABLE + "1,1,A,2,d\n", Refusal.CSV_TABLE_SIZE, 5),
    ],
)
def test_unreadable_row_is_named(text: str, reason: Refusal, row: int | None) -> None:
    with pytest.raises(DrawRefused) as caught:
        plan_from_csv(text)
    assert caught.value.reason == reason
    assert caught.value.numbers[:1] == (() if row is None else (row,))
