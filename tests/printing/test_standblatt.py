"""Standblätter: what each sheet says, paper sizes, order of cutting, the stub."""

from dataclasses import replace

import pytest

from jassturnier.printing.content import Paper, Person, StandblattContent, StandblattRow
from jassturnier.printing.standblatt import standblaetter
from tests.printing.paper import EVENT, LINK, order_on_page, pages, sheet, sizes, text


def test_standblatt_says_who_where_and_with_whom() -> None:
    rows = (
        StandblattRow(1, 17, "A", (Person("Meier Beat", 58),)),
        StandblattRow(2, pause_credit=942),
        StandblattRow(3, note="nicht dabei"),
        StandblattRow(4, 9, "B", (Person("", 12),), points=1044, total=1986),
    )
    said = text(standblaetter(EVENT, [replace(sheet(123), rows=rows, link=LINK, category="Damen")]))
    for words in (
        "Jassmeisterschaft Oberdorf",
        "14. November 2026, Mehrzweckhalle",
        "Start-Nr. 123",
        "Muster Anna",
        "Partner/in (Nr., Name)",
        "1. 17 A 58 Meier Beat",
        "Pause, Gutschrift 942",
        "nicht dabei",
        "1'044",
        "1'986",
        "Massgebend ist das Punkteblatt. · Damen",
        "Auslosung 1, 19.42 Uhr",
        "http://192.168.1.20:8000 K7QF-2MXA",
    ):
        assert words in said


def test_standblatt_of_a_pair_names_opponents() -> None:
    event = replace(EVENT, kind="partner")
    opponents = (Person("Frei Carla", 8), Person("Graf Dino", 8))
    people = (Person("Muster Anna", 7), Person("Meier Beat", 7))
    said = text(standblaetter(event, [StandblattContent(7, people, rows=(StandblattRow(1, 3, "B", opponents),))]))
    assert "Gegner (Nr., Namen)" in said
    assert "8 Frei Carla Graf Dino" in said
    assert "Partner/in" not in said


def test_standblatt_without_rows_has_a_line_for_each_passe() -> None:
    said = text(standblaetter(replace(EVENT, spiele=(8,) * 6), [StandblattContent(1)]))
    assert [f"{passe}." in said for passe in range(1, 8)] == [True] * 6 + [False]
    assert "Name, Vorname" in said


@pytest.mark.parametrize(
    ("streich", "words"), [(1, "Streichresultat (schlechteste Passe)"), (2, "2 Streichresultate (schlechteste Passen)")]
)
def test_streichresultat_has_its_own_row(streich: int, words: str) -> None:
    assert words in text(standblaetter(replace(EVENT, streich=streich), [sheet(1)], paper="a5"))


def test_streichresultat_is_not_named_when_not_played() -> None:
    assert "Streich" not in text(standblaetter(EVENT, [sheet(1)]))


def test_ersatz_and_older_draw_are_named() -> None:
    said = text(standblaetter(EVENT, [replace(sheet(901), ersatz=True, draw_label="Auslosung 0")]))
    assert "Ersatz Nr. 901" in said
    assert "Auslosung 0" in said
    assert "19.42" not in said


@pytest.mark.parametrize("pair", [False, True])
def test_talon_asks_for_the_person(*, pair: bool) -> None:
    said = text(standblaetter(replace(EVENT, kind="partner" if pair else "einzel"), [StandblattContent(5)], talon=True))
    names = ("1 Name, Vorname", "2 Name, Vorname") if pair else ("Name Vorname",)
    for words in (*names, "Ort/Verein", "Kategorie", "bezahlt", "Talon bleibt"):
        assert words in said
    assert said.count("Start-Nr. 5") == 2


@pytest.mark.parametrize(
    ("paper", "talon", "size", "count"),
    [
        ("a4x4", False, (297, 210), 2),
        ("a4x4", True, (210, 297), 2),
        ("a4x2", False, (297, 210), 3),
        ("a5", False, (148, 210), 5),
        ("a6", False, (148, 105), 5),
        ("a6", True, (105, 148), 5),
    ],
)
def test_paper_sizes(paper: Paper, talon: bool, size: tuple[int, int], count: int) -> None:
    found = sizes(standblaetter(EVENT, [sheet(number) for number in range(1, 6)], paper=paper, talon=talon))
    assert [(width in (size[0], size[0] + 1), height in (size[1], size[1] + 1)) for width, height in found] == [
        (True, True)
    ] * count


def test_piles_lie_in_order_after_cutting() -> None:
    names = [f"Person {letter}" for letter in "ABCDEF"]
    found = pages(standblaetter(EVENT, [sheet(number, name) for number, name in enumerate(names, 1)]))
    assert [order_on_page(page, names) for page in found] == [
        ["Person A", "Person C", "Person E"],
        ["Person B", "Person D", "Person F"],
    ]


def test_no_sheets_give_one_empty_page() -> None:
    assert pages(standblaetter(EVENT, [])) == [""]


def test_twelve_passen_fit_on_the_smallest_paper() -> None:
    event = replace(EVENT, spiele=(8,) * 12, streich=1)
    rows = tuple(StandblattRow(passe, 100 + passe, "A", (Person("Meier", 300),)) for passe in range(1, 13))
    found = pages(standblaetter(event, [replace(sheet(400), rows=rows)], paper="a6", talon=True))
    assert len(found) == 1
    assert [str(100 + passe) in found[0] for passe in range(1, 13)] == [True] * 12
