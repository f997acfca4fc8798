"""Lists of people: heads in any order, lists without heads, pairs."""

import pytest

from jassturnier.spreadsheets.headers import Column, column_of
from jassturnier.spreadsheets.people import ListedPerson, PeopleList, recognise
from jassturnier.spreadsheets.reading import Table, read_pasted


def people(text: str, *, pairs: bool = False) -> list[tuple[ListedPerson, ...]]:
    return [row.people for row in recognise(read_pasted(text), pairs=pairs).rows]


ANNA, BEAT = ListedPerson("Müller Anna", "Bern"), ListedPerson("Meier Beat", "Basel")


@pytest.mark.parametrize(
    ("head", "column"),
    [
        ("Name", Column("name")),
        ("NACHNAME ", Column("name")),
        ("Vorname", Column("first")),
        ("Name, Vorname", Column("full")),
        ("Vor- und Nachname", Column("full")),
        ("Spieler/in", Column("full")),
        ("Ort", Column("place")),
        ("PLZ / Ort", Column("place")),
        ("Ort/Verein", Column("place")),
        ("Wohnort:", Column("place")),
        ("Verein", Column("club")),
        ("Club", Column("club")),
        ("Kategorie", Column("category")),
        ("Kat.", Column("category")),
        ("Nr", Column("number")),
        ("Start-Nr.", Column("number")),
        ("#", Column("number")),
        ("bezahlt", Column("paid")),
        ("Anwesend", Column("present")),
        ("Name 1", Column("name")),
        ("Name 2", Column("name", 2)),
        ("Vorname2", Column("first", 2)),
        ("Ort (2)", Column("place", 2)),
        ("Partner", Column("full", 2)),
        ("Partner/in", Column("full", 2)),
        ("Name Partner", Column("name", 2)),
        ("Vorname des Partners", Column("first", 2)),
        ("Vorname der Partnerin", Column("first", 2)),
        ("Telefon", None),
        ("", None),
        ("12", None),
    ],
)
def test_column_of(head: str, column: Column | None) -> None:
    assert column_of(head) == column


@pytest.mark.parametrize(
    "text",
    [
        "Name;Vorname;Ort\nMüller;Anna;Bern\nMeier;Beat;Basel",
        "Wohnort;Vorname;Nachname\nBern;Anna;Müller\nBasel;Beat;Meier",
        "Name,Ort\nMüller Anna,Bern\nMeier Beat,Basel",
        "Jassturnier 2026\n\nName\tOrt\tTelefon\nMüller Anna\tBern\t031\nMeier Beat\tBasel\t061",
        "Müller Anna;Bern\nMeier Beat;Basel",
        "Müller;Anna;Bern\nMeier;Beat;Basel",
        "1;Müller Anna;Bern\n2;Meier Beat;Basel",
        "Müller Anna, Bern\nMeier Beat, Basel",
    ],
)
def test_the_same_people_from_all_kinds_of_lists(text: str) -> None:
    assert people(text) == [(ANNA,), (BEAT,)]


def test_single_column_of_names() -> None:
    found = recognise(read_pasted("Müller Anna\nMeier Beat"))
    assert [row.people for row in found.rows] == [(ListedPerson("Müller Anna"),), (ListedPerson("Meier Beat"),)]
    assert (found.guessed, found.place_known) == (True, False)


def test_numbers_presence_and_fee_are_read() -> None:
    found = recognise(read_pasted("Nr.;Name;Anwesend;Bezahlt\n7.;Anna;x;\n012;Beat;nein;Twint"))
    assert [(row.line, row.number, row.present, row.paid) for row in found.rows] == [
        (2, "7", True, False),
        (3, "012", False, True),
    ]


def test_unknown_columns_are_named() -> None:
    found = recognise(read_pasted("Name;Telefon;Name;Jahrgang\nAnna;031;Zweite;1960"))
    assert (found.unknown, found.guessed) == (("Telefon", "Name", "Jahrgang"), False)
    assert found.rows[0].people == (ListedPerson("Anna"),)


@pytest.mark.parametrize(
    "text",
    [
        "Name 1;Vorname 1;Name 2;Vorname 2;Ort\nMüller;Anna;Meier;Beat;Bern",
        "Name;Vorname;Name Partner;Vorname Partner;Ort\nMüller;Anna;Meier;Beat;Bern",
        "Name;Partner;Ort\nMüller Anna;Meier Beat;Bern",
        "Name;Ort\nMüller Anna / Meier Beat;Bern",
        "Name;Ort\nMüller Anna & Meier Beat;Bern",
    ],
)
def test_pairs(text: str) -> None:
    assert people(text, pairs=True) == [(ANNA, ListedPerson("Meier Beat", "Bern"))]


def test_second_place_stays_with_the_second_person() -> None:
    text = "Name;Ort;Partner;Ort 2;Verein\nMüller Anna;Bern;Meier Beat;Basel;JC Trumpf"
    assert people(text, pairs=True) == [
        (ListedPerson("Müller Anna", "Bern", "JC Trumpf"), ListedPerson("Meier Beat", "Basel", "JC Trumpf"))
    ]


def test_half_a_pair_is_one_person() -> None:
    assert people("Name;Partner\nMüller Anna;", pairs=True) == [(ListedPerson("Müller Anna"),)]


def test_slash_in_a_name_stays_in_the_einzelschieber() -> None:
    assert people("Müller/Meier Anna") == [(ListedPerson("Müller/Meier Anna"),)]


def test_short_rows_and_rows_without_a_name_are_kept_for_the_preview() -> None:
    assert people("Name;Vorname;Ort\nMüller\n;;Bern") == [(ListedPerson("Müller"),), (ListedPerson("", "Bern"),)]


def test_empty_table_has_no_people() -> None:
    assert recognise(Table((), ())) == PeopleList((), (), True, False)
