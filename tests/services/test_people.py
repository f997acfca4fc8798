"""One Standblatt at a time: added, written differently, renumbered, removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from jassturnier.models import Correction, Holder, Journal, Standblatt, Tournament, Wish
from jassturnier.queries.people import standblaetter, standblatt
from jassturnier.queries.people_rows import NewStandblatt, PersonData
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.people import add_person, edit_person, remove_person, renumber
from tests import builders
from tests.builders import HELFER

pytestmark = pytest.mark.django_db

ANNA, BEAT = PersonData("Muster Anna", "Kriens", "Trachten", "Damen", True), PersonData("Meier Beat")


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    Standblatt.objects.create(tournament=made, number=20)
    return made


def code_of(verb: Callable[..., object], made: Tournament, **what: Any) -> tuple[str, str]:  # noqa: ANN401
    """Give code and field of the refusal; nothing may have changed and no line may be written."""
    before = [(s.number, s.name, s.fixed_table) for s in standblaetter(made.pk)]
    with pytest.raises(Refused) as caught:
        verb(tournament_id=made.pk, by=HELFER, **what)
    assert [(s.number, s.name, s.fixed_table) for s in standblaetter(made.pk)] == before
    assert Journal.objects.count() == 0
    return caught.value.code, caught.value.field


def test_add_gives_the_next_number_and_copies_the_person(made: Tournament) -> None:
    done = add_person(tournament_id=made.pk, person=NewStandblatt((ANNA,), paid=True), by=HELFER)
    sheet = Standblatt.objects.get(number=21)
    holder = Holder.objects.get(standblatt=sheet)
    assert done == Done(number=21)
    assert (sheet.handed_out_at, sheet.paid_at is not None) == (None, True)
    assert (holder.name, holder.place, holder.club, holder.category, holder.not_published, holder.from_passe) == (
        "Muster Anna",
        "Kriens",
        "Trachten",
        "Damen",
        True,
        1,
    )
    assert Journal.objects.get().subject == "21 Muster Anna"


def test_add_fills_the_empty_standblatt_with_that_number(made: Tournament) -> None:
    done = add_person(tournament_id=made.pk, person=NewStandblatt((ANNA,), 20, present=True), by=HELFER)
    assert (done.number, Standblatt.objects.count()) == (20, 9)
    assert Standblatt.objects.get(number=20).handed_out_at is not None


@pytest.mark.parametrize(
    ("person", "code", "field"),
    [
        (NewStandblatt((PersonData("   "),)), "name", "name"),
        (NewStandblatt(()), "name", "name"),
        (NewStandblatt((PersonData("\x00\x07"),)), "name", "name"),
        (NewStandblatt((PersonData("x" * 81),)), "too_long", "name"),
        (NewStandblatt((ANNA, BEAT)), "two", "name_2"),
        (NewStandblatt((ANNA,), 3), "number_taken", "number"),
        (NewStandblatt((ANNA,), 0), "number", "number"),
        (NewStandblatt((ANNA,), 10_000), "number", "number"),
    ],
)
def test_add_refuses(made: Tournament, person: NewStandblatt, code: str, field: str) -> None:
    assert code_of(add_person, made, person=person) == (code, field)


def test_add_of_somebody_there_asks_whether_it_is_another(made: Tournament) -> None:
    same = NewStandblatt((PersonData("muster  003A", "Kriens"),))
    assert code_of(add_person, made, person=same) == ("known", "namesake")
    assert add_person(tournament_id=made.pk, person=same, namesake=True, by=HELFER) == Done(number=21)


def test_add_twice_with_the_number_typed_is_known(made: Tournament) -> None:
    person = NewStandblatt((ANNA,), 30)
    outcomes = [add_person(tournament_id=made.pk, person=person, by=HELFER) for _ in range(2)]
    assert outcomes == [Done(number=30), AlreadyKnown(number=30)]


def test_add_to_an_unknown_tournament_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        add_person(tournament_id=99, person=NewStandblatt((ANNA,)), by=HELFER)
    assert caught.value.code == "gone"


def test_edit_writes_the_present_holder_and_the_table(made: Tournament) -> None:
    done = edit_person(tournament_id=made.pk, number=3, people=(ANNA,), fixed_table=2, by=HELFER)
    found = standblatt(made.pk, 3)
    assert found is not None
    assert (done, found.name, found.fixed_table) == (Done(number=3), "Muster Anna", 2)
    assert Journal.objects.get().old[0]["name"] == "Muster 003a"


def test_edit_leaves_former_holders_alone(made: Tournament) -> None:
    sheet = Standblatt.objects.get(number=3)
    Holder.objects.filter(standblatt=sheet).update(to_passe=1)
    Holder.objects.create(tournament=made, standblatt=sheet, name="Neu", from_passe=2)
    edit_person(tournament_id=made.pk, number=3, people=(BEAT,), by=HELFER)
    assert list(Holder.objects.filter(standblatt=sheet).order_by("from_passe").values_list("name", flat=True)) == [
        "Muster 003a",
        "Meier Beat",
    ]


def test_edit_to_the_same_is_known(made: Tournament) -> None:
    same = (PersonData("Muster 003a", "Kriens"),)
    done = edit_person(tournament_id=made.pk, number=3, people=same, by=HELFER)
    assert (done, Journal.objects.count()) == (AlreadyKnown(number=3), 0)


def test_edit_names_an_empty_standblatt(made: Tournament) -> None:
    edit_person(tournament_id=made.pk, number=20, people=(ANNA,), by=HELFER)
    assert Holder.objects.get(standblatt__number=20).name == "Muster Anna"


def test_edit_unknown_number_is_refused(made: Tournament) -> None:
    assert code_of(edit_person, made, number=77, people=(ANNA,)) == ("no_number", "number")


def test_edit_adds_and_takes_the_second_of_a_pair() -> None:
    made = builders.tournament(kind="partner")
    builders.people(made, 2)
    first = PersonData("Muster 001a", "Kriens")
    edit_person(tournament_id=made.pk, number=1, people=(first,), by=HELFER)
    edit_person(tournament_id=made.pk, number=1, people=(first, BEAT), by=HELFER)
    found = standblatt(made.pk, 1)
    assert found is not None
    assert found.name == "Muster 001a / Meier Beat"


def test_edit_keeps_the_second_of_a_pair_that_played() -> None:
    made = builders.tournament(kind="partner")
    builders.people(made, 2)
    builders.seats(made, 1, [[1, 2]])
    builders.start(made)
    assert code_of(edit_person, made, number=1, people=(ANNA,)) == ("played", "name_2")


def test_renumber_moves_to_a_free_number(made: Tournament) -> None:
    done = renumber(tournament_id=made.pk, number=3, new_number=50, by=HELFER)
    found = standblatt(made.pk, 50)
    assert found is not None
    assert (done, found.name, standblatt(made.pk, 3)) == (Done(number=50), "Muster 003a", None)


def test_renumber_exchanges_with_an_empty_standblatt(made: Tournament) -> None:
    empty = Standblatt.objects.get(number=20)
    renumber(tournament_id=made.pk, number=3, new_number=20, by=HELFER)
    empty.refresh_from_db()
    found = standblatt(made.pk, 20)
    assert found is not None
    assert (found.name, empty.number) == ("Muster 003a", 3)


def test_renumber_to_the_own_number_is_known(made: Tournament) -> None:
    assert renumber(tournament_id=made.pk, number=3, new_number=3, by=HELFER) == AlreadyKnown(number=3)


@pytest.mark.parametrize(("new", "code"), [(4, "number_taken"), (0, "number"), (10_000, "number")])
def test_renumber_refuses(made: Tournament, new: int, code: str) -> None:
    assert code_of(renumber, made, number=3, new_number=new) == (code, "new_number")


def test_renumber_refuses_once_drawn(made: Tournament) -> None:
    builders.seats(made, 2, [[1, 2, 3, 4]])
    assert code_of(renumber, made, number=3, new_number=50) == ("drawn", "new_number")


def test_remove_takes_holder_and_wishes_along(made: Tournament) -> None:
    one, two = Standblatt.objects.get(number=1), Standblatt.objects.get(number=2)
    Wish.objects.create(tournament=made, kind="not_partner", standblatt=one, other=two)
    assert remove_person(tournament_id=made.pk, number=2, by=HELFER) == Done(number=2)
    assert (standblatt(made.pk, 2), Wish.objects.count(), Holder.objects.count()) == (None, 0, 7)
    assert Journal.objects.get().subject == "2 Muster 002a"


@pytest.mark.parametrize(("start", "code"), [(True, "played"), (False, "drawn")])
def test_remove_refuses_who_has_a_place(made: Tournament, start: bool, code: str) -> None:
    builders.seats(made, 1, [[1, 2, 3, 4]])
    if start:
        builders.start(made)
    assert code_of(remove_person, made, number=3) == (code, "")


def test_remove_refuses_who_has_a_correction(made: Tournament) -> None:
    Correction.objects.create(
        tournament=made, standblatt=Standblatt.objects.get(number=3), points=-10, reason="zu spät", by="Vreni",
        at=builders.now(),
    )  # fmt: skip
    assert code_of(remove_person, made, number=3) == ("recorded", "")
