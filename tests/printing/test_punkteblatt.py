"""Punkteblätter: what a table needs to write on."""

from dataclasses import replace

import pytest

from jassturnier.printing.content import Person, PunkteblattContent
from jassturnier.printing.punkteblatt import punkteblaetter
from tests.printing.paper import EVENT, LINK, pages, sizes, text

FOUR = (
    (Person("Muster Anna", 1), Person("Meier Beat", 58)),
    (Person("Frei Carla", 7), Person("Graf Dino", 12)),
)


def test_punkteblatt_says_where_who_and_how_much() -> None:
    said = text(punkteblaetter(EVENT, [PunkteblattContent(12, 2, 7, *FOUR, LINK)]))
    for words in (
        "Passe 2 Tisch 7",
        "A Team A 1 Muster Anna 58 Meier Beat",
        "B Team B 7 Frei Carla 12 Graf Dino",
        "Schreiber/in",
        "Das 1. Spiel gibt der Schreiber oder die Schreiberin",
        "Soll 1'884",
        "Match (Striche)",
        "Unterschrift Team A",
        "Unterschrift Team B",
        "Visum",
        "http://192.168.1.20:8000 K7QF-2MXA",
    ):
        assert words in said


@pytest.mark.parametrize(
    ("spiele", "expected"), [(1, "157"), (8, "1'256"), (12, "1'884"), (16, "2'512"), (24, "3'768")]
)
def test_every_spiel_has_a_row_with_its_sum(spiele: int, expected: str) -> None:
    said = text(punkteblaetter(EVENT, [PunkteblattContent(spiele, 1, 2)]))
    assert f"Soll {expected}" in said
    assert said.count("157") == spiele + 1 + (spiele == 1)
    assert f" {spiele} " in said


def test_pair_shares_one_number() -> None:
    team = (Person("Muster Anna", 12), Person("Meier Beat", 12))
    assert "Nr. 12 Muster Anna Meier Beat" in text(punkteblaetter(EVENT, [PunkteblattContent(12, 1, 1, team)]))


def test_bonus_stands_beside_the_strokes() -> None:
    assert "zählt 157 + 100" in text(punkteblaetter(replace(EVENT, match_bonus=100), [PunkteblattContent(12, 1, 1)]))


def test_reserve_sheet_leaves_everything_to_write() -> None:
    said = text(punkteblaetter(EVENT, [PunkteblattContent(8)]))
    assert "Passe Tisch" in said
    assert said.count("Nr.") == 4


def test_two_sheets_share_a_wide_page() -> None:
    pdf = punkteblaetter(EVENT, [PunkteblattContent(12, 1, table) for table in range(1, 6)])
    assert sizes(pdf) == [(297, 210)] * 3
    assert ["Tisch 1" in pages(pdf)[0], "Tisch 4" in pages(pdf)[0], "Tisch 2" in pages(pdf)[1]] == [True] * 3
