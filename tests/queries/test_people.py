"""The list of Standblätter with holders, the headcount, the search and the next number."""

from __future__ import annotations

import pytest

from jassturnier.models import Holder, Passe, Standblatt
from jassturnier.queries.people import (
    coming_passe,
    headcount_of,
    matching,
    next_number,
    played_numbers,
    standblaetter,
    standblatt,
)
from jassturnier.queries.tournaments import passen_of
from tests import builders

pytestmark = pytest.mark.django_db


def test_standblaetter_come_by_number_with_their_holders() -> None:
    made = builders.tournament(kind="partner")
    builders.people(made, 2)
    found = standblaetter(made.pk)
    assert [(s.number, s.name, s.place) for s in found] == [
        (1, "Muster 001a / Muster 001b", "Kriens"),
        (2, "Muster 002a / Muster 002b", "Kriens"),
    ]


@pytest.mark.parametrize("count", [1, 3, 300])
def test_standblaetter_take_two_queries(count: int, django_assert_num_queries: pytest.FixtureRequest) -> None:
    made = builders.tournament()
    builders.people(made, count)
    with django_assert_num_queries(2):  # type: ignore[operator]
        assert len(standblaetter(made.pk)) == count


def test_standblatt_shows_who_held_it_when() -> None:
    made = builders.tournament()
    (sheet,) = builders.people(made, 1)
    Holder.objects.filter(standblatt=sheet).update(to_passe=2)
    Holder.objects.create(tournament=made, standblatt=sheet, name="Neu Nina", from_passe=3)
    found = standblatt(made.pk, 1)
    assert found is not None
    assert found.name == "Neu Nina"
    assert [p.name for p in found.holders.at(2)] == ["Muster 001a"]


def test_standblatt_unknown_is_none() -> None:
    assert standblatt(builders.tournament().pk, 1) is None


@pytest.mark.parametrize(
    ("kind", "present", "missing"), [("einzel", 58, 2), ("einzel", 60, 0), ("einzel", 61, 3), ("partner", 17, 1)]
)
def test_headcount_says_how_many_are_missing(kind: str, present: int, missing: int) -> None:
    made = builders.tournament(kind=kind)
    builders.people(made, present)
    builders.people(made, 6, handed_out=False, first=present + 1)
    count = headcount_of(standblaetter(made.pk), 4 if kind == "einzel" else 2)
    assert (count.people, count.present, count.seated, count.missing) == (present + 6, present, present, missing)


def test_headcount_takes_ersatz_and_those_gone_into_account() -> None:
    made = builders.tournament()
    sheets = builders.people(made, 6)
    Standblatt.objects.filter(pk=sheets[0].pk).update(to_passe=1)
    Standblatt.objects.create(tournament=made, number=901, kind="ersatz", handed_out_at=builders.now())
    Standblatt.objects.filter(pk=sheets[1].pk).update(from_passe=3)
    Standblatt.objects.filter(pk=sheets[2].pk).update(excluded_at=builders.now(), excluded_reason="x")
    found = [headcount_of(standblaetter(made.pk), 4, passe) for passe in (1, 2, 3)]
    assert [(c.present, c.ersatz, c.gone, c.seated, c.missing) for c in found] == [
        (6, 1, 2, 5, 3),
        (6, 1, 3, 4, 0),
        (6, 1, 2, 5, 3),
    ]


def test_coming_passe_is_the_first_that_was_not_started() -> None:
    made = builders.tournament(passen=3)
    found = [coming_passe(passen_of(made.pk))]
    builders.start(made, 1)
    Passe.objects.filter(number=2).update(cancelled_at=builders.now(), reason="Zeit")
    found.append(coming_passe(passen_of(made.pk)))
    builders.start(made, 3)
    found.append(coming_passe(passen_of(made.pk)))
    assert found == [1, 3, 3]


@pytest.mark.parametrize(
    ("word", "numbers"),
    [("", [1, 2, 3]), ("2", [2]), ("02", [2]), ("zurich", [3]), ("MÜLLER", [1]), ("trachten", [2]), ("niemand", [])],
)
def test_matching_finds_number_name_place_and_club(word: str, numbers: list[int]) -> None:
    made = builders.tournament()
    builders.people(made, 3)
    Holder.objects.filter(standblatt__number=1).update(name="Müller Rita")
    Holder.objects.filter(standblatt__number=2).update(club="Trachtengruppe")
    Holder.objects.filter(standblatt__number=3).update(place="Zürich")
    assert [s.number for s in matching(standblaetter(made.pk), word)] == numbers


@pytest.mark.parametrize(
    ("taken", "ersatz", "number"),
    [
        (set(), False, 1),
        ({1, 2, 7}, False, 8),
        ({1, 901}, False, 2),
        ({900}, False, 1000),
        ({900, 901, 1200}, False, 1201),
        (set(), True, 901),
        ({5, 901, 902}, True, 903),
    ],
)
def test_next_number_keeps_the_numbers_of_ersatz_free(taken: set[int], ersatz: bool, number: int) -> None:
    assert next_number(taken, ersatz) == number


def test_played_numbers_are_those_with_a_place_in_a_started_passe() -> None:
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4]])
    builders.seats(made, 2, [[5, 6, 7, 8]])
    builders.start(made, 1)
    assert played_numbers(made.pk) == {1, 2, 3, 4}
