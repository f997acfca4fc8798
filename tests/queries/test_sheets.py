"""Sheets as plain data: who sat there in that Passe, every version, the state."""

from __future__ import annotations

import pytest

from jassturnier.models import Holder, Passe, Punkteblatt, Table, Tournament
from jassturnier.queries.sheets import Sheet, sheet_of, sheets_of
from tests.builders import now, people, played, seats, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=2)
    people(made, 8)
    seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    start(made)
    return made


def passe_id() -> int:
    return Passe.objects.get(number=1).pk


def sheet(table: int = 1) -> Sheet:
    found = sheet_of(passe_id(), table)
    assert found is not None
    assert found.state == next(one for one in sheets_of(passe_id()) if one.table == table).state
    return found


def paper(made: Tournament, **fields: object) -> None:
    table = Table.objects.get(number=1)
    Punkteblatt.objects.create(tournament=made, passe_id=passe_id(), table=table, **fields)


def test_sheets_come_in_order_of_tables_with_their_seats(evening: Tournament) -> None:
    assert [one.table for one in sheets_of(passe_id())] == [1, 2]
    assert [(one.number, one.team, one.seat, one.name) for one in sheet().people] == [
        (1, "A", 1, "Muster 001a"),
        (2, "A", 2, "Muster 002a"),
        (3, "B", 1, "Muster 003a"),
        (4, "B", 2, "Muster 004a"),
    ]


def test_untouched_sheet_is_open(evening: Tournament) -> None:
    assert (sheet().state, sheet().handed_in) == ("offen", False)


def test_sheet_held_by_a_device_has_begun(evening: Tournament) -> None:
    paper(evening, holder_device="Gerät 2")
    assert (sheet().state, sheet().handed_in) == ("angefangen", False)


def test_received_sheet_is_handed_in(evening: Tournament) -> None:
    paper(evening, received_at=now(), received_by="Hans")
    assert (sheet().state, sheet().handed_in) == ("abgegeben", True)


def test_sheet_with_figures_is_entered_and_so_handed_in(evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    assert (sheet().state, sheet().handed_in) == ("erfasst", True)


def test_sheet_with_visum_is_checked(evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    Punkteblatt.objects.update(visum_at=now(), visum_by="Hans")
    assert sheet().state == "kontrolliert"


def test_figures_that_do_not_count_leave_the_sheet_open(evening: Tournament) -> None:
    played(evening, 1, 1, 957, valid=False)
    assert (sheet().state, sheet().undecided) == ("offen", False)


def test_newer_version_beside_the_one_that_counts_is_undecided(evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    played(evening, 1, 1, 975, valid=False)
    assert (sheet().undecided, sheet().newest) == (True, 2)


def test_older_version_is_decided(evening: Tournament) -> None:
    played(evening, 1, 1, 957, valid=False)
    played(evening, 1, 1, 975)
    assert (sheet().undecided, [v.a for v in sheet().versions]) == (False, [975, 957])


def test_spiele_of_each_version_are_kept_apart(evening: Tournament) -> None:
    for a in (900, 960):
        entry = played(evening, 1, 1, a, by_spiel=True, valid=a == 960)
        for n in (1, 2):
            points = {"points_a": a // 10, "points_b": 157 - a // 10}
            entry.spiele.create(tournament=evening, number=n, remark="entscheid", **points)
    newest, oldest = sheet().versions
    assert [(s.number, s.a, s.remark_word) for s in newest.spiele] == [(1, 96, "Entscheid"), (2, 96, "Entscheid")]
    assert [s.a for s in oldest.spiele] == [90, 90]


def test_names_are_those_of_the_passe(evening: Tournament) -> None:
    Holder.objects.filter(standblatt__number=1).update(to_passe=1)
    first = evening.standblaetter.get(number=1)
    Holder.objects.create(tournament=evening, standblatt=first, name="Ersatz Eva", from_passe=2)
    seats(evening, 2, [[1, 2, 3, 4]])
    second = sheet_of(Passe.objects.get(number=2).pk, 1)
    assert second is not None
    assert (sheet().people[0].name, second.people[0].name) == ("Muster 001a", "Ersatz Eva")


def test_number_without_a_name_is_shown_without(evening: Tournament) -> None:
    Holder.objects.filter(standblatt__number=1).delete()
    assert (sheet().people[0].number, sheet().people[0].name) == (1, "")


def test_pair_has_both_names() -> None:
    made = tournament(passen=1, kind="partner")
    people(made, 2)
    seats(made, 1, [[1, 2]])
    assert [one.name for one in sheet().people] == ["Muster 001a / Muster 001b", "Muster 002a / Muster 002b"]


def test_table_that_does_not_play_has_no_sheet(evening: Tournament) -> None:
    assert sheet_of(passe_id(), 77) is None
