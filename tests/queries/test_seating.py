"""Who sits where, by table and by name."""

from __future__ import annotations

import pytest

from jassturnier.models import Holder, Standblatt
from jassturnier.printing.content import Person, Seat
from jassturnier.queries.seating import Names, by_name, by_table, spots
from tests.builders import now, people, seats, tournament

pytestmark = pytest.mark.django_db


def test_by_table_lists_teams_in_order_of_seats() -> None:
    made = tournament(passen=1)
    people(made, 8)
    seats(made, 1, [[3, 1, 4, 2], [8, 7, 6, 5]])
    (passe,) = by_table(made.pk)
    assert [row.table for row in passe.tables] == [1, 2]
    assert [p.number for p in passe.tables[0].team_a] == [3, 1]
    assert [p.number for p in passe.tables[1].team_b] == [6, 5]
    assert passe.tables[0].team_a[0] == Person("Muster 003a", 3, "Kriens")


def test_by_name_is_alphabetical_and_knows_both_of_a_pair() -> None:
    made = tournament(passen=1, kind="partner")
    people(made, 2)
    seats(made, 1, [[2, 1]])
    Holder.objects.filter(standblatt__number=1, position=1).update(name="Zürcher Ida")
    Holder.objects.filter(standblatt__number=2, position=2).update(name="Äbi Öli")
    rows = by_name(made.pk)
    assert [(row.name, row.number) for row in rows] == [
        ("Äbi Öli", 2), ("Muster 001b", 1), ("Muster 002a", 2), ("Zürcher Ida", 1),
    ]  # fmt: skip
    assert rows[0].seats == (Seat(1, 1, "A"),)


def test_names_are_those_of_the_passe() -> None:
    made = tournament()
    sheets = people(made, 1)
    Holder.objects.filter(standblatt=sheets[0]).update(to_passe=2)
    Holder.objects.create(tournament=made, standblatt=sheets[0], name="Neu Rosa", from_passe=3)
    names = Names(made.pk)
    assert [names.label(1, passe) for passe in (2, 3)] == ["Muster 001a", "Neu Rosa"]
    assert names.label(1) == "Neu Rosa"


def test_number_without_a_name_comes_last_and_ersatz_is_called_so() -> None:
    made = tournament(passen=1)
    people(made, 2)
    Standblatt.objects.create(tournament=made, number=3, handed_out_at=now())
    Standblatt.objects.create(tournament=made, number=901, kind="ersatz", handed_out_at=now())
    seats(made, 1, [[1, 2, 3, 901]])
    assert [(row.name, row.number) for row in by_name(made.pk)] == [
        ("Ersatz", 901), ("Muster 001a", 1), ("Muster 002a", 2), ("", 3),
    ]  # fmt: skip
    assert [s.ersatz for s in spots(made.pk)] == [False, False, False, True]
