"""Lists over several pages: Auslosung, Teilnehmerliste, Kontrollblatt, Notfallmappe."""

from dataclasses import replace

from jassturnier.printing.auslosung import auslosung_by_name, auslosung_by_table
from jassturnier.printing.content import (
    ControlContent,
    ControlRow,
    NotfallContent,
    ParticipantRow,
    PasseTables,
    Person,
    Seat,
    SeatRow,
    TableRow,
)
from jassturnier.printing.kontrollblatt import kontrollblatt
from jassturnier.printing.notfallmappe import notfallmappe
from jassturnier.printing.teilnehmerliste import teilnehmerliste
from tests.printing.paper import EVENT, pages, sizes, text

FOUR = ((Person("Muster Anna", 1), Person("Meier Beat", 58)), (Person("Frei Carla", 7), Person("Graf Dino", 12)))


def seat_rows(count: int, passen: int) -> list[SeatRow]:
    return [
        SeatRow(f"Person {number}", number, tuple(Seat(passe, passe + 20, "A") for passe in range(1, passen + 1)))
        for number in range(1, count + 1)
    ]


def test_auslosung_by_name_gives_table_and_team_of_each_passe() -> None:
    row = SeatRow("Muster Anna", 58, (Seat(1, 7, "A"), Seat(2, note="Pause"), Seat(3, 12, "B")))
    assert "Muster Anna 58 7 A Pause 12 B" in text(auslosung_by_name(EVENT, [row]))


def test_missing_passe_prints_a_dash() -> None:
    rows = [SeatRow("Muster Anna", 1, (Seat(2, 7, "A"),)), SeatRow("Meier Beat", 2, (Seat(1, 5, "B"),))]
    assert "Muster Anna 1 – 7 A Meier Beat 2 5 B –" in text(auslosung_by_name(EVENT, rows))


def test_many_passen_turn_the_page() -> None:
    assert sizes(auslosung_by_name(EVENT, seat_rows(3, 5))) == [(210, 297)]
    assert sizes(auslosung_by_name(EVENT, seat_rows(3, 12))) == [(297, 210)]


def test_long_list_repeats_heads_and_counts_pages() -> None:
    found = pages(auslosung_by_name(EVENT, seat_rows(200, 4)))
    assert [f"Seite {number} von {len(found)}" in page for number, page in enumerate(found, 1)] == [True] * len(found)
    assert [page.count("Passe 4") for page in found] == [1] * len(found)
    assert [f"Person {number} " in " ".join(found) for number in range(1, 201)] == [True] * 200


def test_auslosung_by_table_begins_a_page_for_each_passe() -> None:
    passen = [PasseTables(passe, (TableRow(9, *FOUR),), (Person("Huber Eva", 61),)) for passe in (1, 2)]
    found = pages(auslosung_by_table(EVENT, passen))
    assert ["Passe 1" in found[0], "Passe 2" in found[1]] == [True, True]
    assert "9 A 1 Muster Anna 58 Meier Beat B 7 Frei Carla 12 Graf Dino" in found[0]
    assert "Pause 61 Huber Eva" in found[0]


def test_empty_table_says_why() -> None:
    found = text(auslosung_by_table(EVENT, [PasseTables(1, (TableRow(3, note="bleibt leer"),))]))
    assert "3 bleibt leer" in found


def test_teilnehmerliste_counts_those_present() -> None:
    rows = [
        ParticipantRow(1, "Muster Anna", "Oberdorf", "Damen", present=True, paid=True),
        ParticipantRow(2, note="neu"),
    ]
    found = text(teilnehmerliste(EVENT, rows))
    for words in ("2 Einträge, 1 anwesend", "1 Muster Anna Oberdorf Damen", "Kategorie", "(neu)"):
        assert words in found


def test_teilnehmerliste_without_categories_has_no_such_column() -> None:
    assert "Kategorie" not in text(teilnehmerliste(EVENT, [ParticipantRow(1, "Muster Anna")]))


def test_kontrollblatt_knows_the_sums() -> None:
    rows = (ControlRow(1, "20.14", 900, 984, "20.16", "MK"), ControlRow(2))
    found = text(kontrollblatt(replace(EVENT, spiele=(12, 8)), [ControlContent(1, rows), ControlContent(2, rows)]))
    for words in (
        "Kontrollblatt Passe 1 A und B zusammen an jedem Tisch: 1'884",
        "1 20.14 900 984 20.16 MK",
        "Alle Tische zusammen: 3'768",
        "Kontrollblatt Passe 2 A und B zusammen an jedem Tisch: 1'256",
    ):
        assert words in found


def test_notfallmappe_has_everything_in_one_file() -> None:
    tables = tuple(TableRow(table, *FOUR) for table in range(1, 4))
    content = NotfallContent(tuple(seat_rows(12, 2)), (PasseTables(1, tables), PasseTables(2, tables)))
    pdf = notfallmappe(EVENT, content)
    found = pages(pdf)
    starts = ["Auslosung nach Namen", "Passe 1", "Passe 2", "Kontrollblatt Passe 1", "Kontrollblatt Passe 2"]
    assert [start in page for start, page in zip(starts, found, strict=False)] == [True] * 5
    assert [page.count("Unterschrift Team A") for page in found[5:]] == [2, 1, 2, 1]
    assert sizes(pdf) == [(210, 297)] * 5 + [(297, 210)] * 4
