"""At the door: stack, handed out, talons, paid, closed."""

from __future__ import annotations

from typing import Any

import pytest

from jassturnier.models import Holder, Journal, Standblatt, Tournament
from jassturnier.queries.people import standblatt
from jassturnier.queries.people_rows import PersonData
from jassturnier.services.door import (
    close_door,
    fill_talon,
    hand_out,
    hand_out_all_but,
    mark_paid,
    mark_printed,
    open_door,
    prepare_stack,
    take_back,
)
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from tests import builders
from tests.builders import HELFER, JASSLEITUNG

pytestmark = pytest.mark.django_db
ANNA = (PersonData("Muster Anna", "Kriens"),)


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=2)
    Standblatt.objects.bulk_create(Standblatt(tournament=made, number=n) for n in range(1, 65))
    return made


def known(made: Tournament) -> dict[str, Any]:
    """Give the arguments that every verb takes."""
    return {"tournament_id": made.pk, "by": HELFER}


def numbers_out(made: Tournament) -> list[int]:
    """Give the numbers that are handed out."""
    rows = Standblatt.objects.filter(tournament=made, handed_out_at__isnull=False).order_by("number")
    return list(rows.values_list("number", flat=True))


def code_of(verb: Any, made: Tournament, **what: Any) -> str:  # noqa: ANN401
    """Give the code of the refusal; nothing may be handed out by it."""
    before = numbers_out(made)
    with pytest.raises(Refused) as caught:
        verb(**known(made), **what)
    assert (numbers_out(made), Journal.objects.count()) == (before, 0)
    return caught.value.code


def test_stack_makes_empty_standblaetter() -> None:
    made = builders.tournament()
    assert prepare_stack(count=64, **known(made)) == Done(number=1, changed=64)
    assert list(Standblatt.objects.order_by("number").values_list("number", flat=True)) == list(range(1, 65))
    assert (numbers_out(made), Holder.objects.count()) == ([], 0)


def test_stack_counts_those_that_exist_and_fills_gaps() -> None:
    made = builders.tournament()
    builders.people(made, 2, first=2)
    assert prepare_stack(count=5, **known(made)) == Done(number=1, changed=3)
    assert sorted(Standblatt.objects.values_list("number", flat=True)) == [1, 2, 3, 4, 5]
    assert prepare_stack(count=5, **known(made)) == AlreadyKnown(number=5)


def test_stack_leaves_the_numbers_of_ersatz_free() -> None:
    made = builders.tournament()
    prepare_stack(count=1000, **known(made))
    numbers = sorted(Standblatt.objects.values_list("number", flat=True))
    assert (len(numbers), numbers[899], numbers[900], numbers[-1]) == (1000, 900, 1000, 1099)


@pytest.mark.parametrize("count", [0, 2001])
def test_stack_is_limited(made: Tournament, count: int) -> None:
    assert code_of(prepare_stack, made, count=count) == "count"


def test_hand_out_marks_each_once(made: Tournament) -> None:
    assert hand_out(numbers=range(1, 59), **known(made)) == Done(number=1, changed=58)
    assert hand_out(numbers=[58, 59], **known(made)) == Done(number=59, changed=1)
    assert hand_out(numbers=[58, 59], **known(made)) == AlreadyKnown()
    assert numbers_out(made) == list(range(1, 60))
    assert [line.subject for line in Journal.objects.all()] == ["1–58", "59"]


def test_hand_out_refuses_unknown_numbers_as_a_whole(made: Tournament) -> None:
    with pytest.raises(Refused) as caught:
        hand_out(numbers=[1, 65, 66, 67], **known(made))
    assert caught.value.text == "Diese Nummern gibt es nicht: 65–67. Vorhanden: 1–64. Nichts ist geändert."
    assert numbers_out(made) == []


def test_hand_out_of_nothing_is_refused(made: Tournament) -> None:
    assert code_of(hand_out, made, numbers=[]) == "empty"


def test_hand_out_all_but_what_is_left(made: Tournament) -> None:
    assert hand_out_all_but(left_over=[12, *range(59, 65)], **known(made)) == Done(changed=57)
    assert numbers_out(made) == [n for n in range(1, 59) if n != 12]


def test_hand_out_all_but_takes_a_wrong_mark_back(made: Tournament) -> None:
    hand_out(numbers=[12], **known(made))
    hand_out_all_but(left_over=[12], **known(made))
    assert 12 not in numbers_out(made)
    assert hand_out_all_but(left_over=[12], **known(made)) == AlreadyKnown()


def test_hand_out_all_but_nothing_leaves_ersatz_alone(made: Tournament) -> None:
    Standblatt.objects.create(tournament=made, number=901, kind="ersatz")
    assert hand_out_all_but(left_over=[], **known(made)) == Done(changed=64)
    assert 901 not in numbers_out(made)


def test_take_back_before_the_passe(made: Tournament) -> None:
    hand_out(numbers=[1, 2], **known(made))
    assert take_back(numbers=[2, 3], **known(made)) == Done(number=2, changed=1)
    assert numbers_out(made) == [1]


@pytest.mark.parametrize("verb", ["take_back", "hand_out_all_but"])
def test_take_back_refuses_who_sits_in_a_started_passe(made: Tournament, verb: str) -> None:
    Standblatt.objects.filter(number__lte=4).update(handed_out_at=builders.now())
    builders.seats(made, 1, [[1, 2, 3, 4]])
    builders.start(made)
    calls = {"take_back": (take_back, "numbers"), "hand_out_all_but": (hand_out_all_but, "left_over")}
    call, argument = calls[verb]
    assert code_of(call, made, **{argument: [4, 5]}) == "played"


def test_paid_and_back(made: Tournament) -> None:
    assert mark_paid(numbers=[1, 2], paid=True, **known(made)) == Done(number=1, changed=2)
    assert mark_paid(numbers=[2, 3], paid=True, **known(made)) == Done(number=3, changed=1)
    assert mark_paid(numbers=[1, 2], paid=False, **known(made)) == Done(number=1, changed=2)
    assert list(Standblatt.objects.filter(paid_at__isnull=False).values_list("number", flat=True)) == [3]


def test_printed_is_recorded(made: Tournament) -> None:
    assert mark_printed(numbers=[1, 2, 3], **known(made)) == Done(number=1, changed=3)
    assert Standblatt.objects.filter(printed_at__isnull=False).count() == 3


def test_talon_names_the_number_and_hands_it_out(made: Tournament) -> None:
    assert fill_talon(number=7, people=ANNA, paid=True, **known(made)) == Done(number=7)
    found = standblatt(made.pk, 7)
    assert found is not None
    assert (found.name, found.present, found.paid) == ("Muster Anna", True, True)
    assert fill_talon(number=7, people=ANNA, **known(made)) == AlreadyKnown(number=7)


@pytest.mark.parametrize(
    ("number", "people", "code"),
    [
        (77, ANNA, "no_number"),
        (8, (PersonData("Anders"),), "other_name"),
        (9, (PersonData(""),), "name"),
        (9, (PersonData("x" * 200),), "too_long"),
        (9, (*ANNA, *ANNA), "two"),
        (901, ANNA, "ersatz"),
    ],
)
def test_talon_refuses(made: Tournament, number: int, people: tuple[PersonData, ...], code: str) -> None:
    Standblatt.objects.create(tournament=made, number=901, kind="ersatz")
    Holder.objects.create(tournament=made, standblatt=Standblatt.objects.get(number=8), name="Schon da")
    assert code_of(fill_talon, made, number=number, people=people) == code


def test_door_closes_and_opens() -> None:
    made = builders.tournament()
    builders.people(made, 4)
    lead = {"tournament_id": made.pk, "by": JASSLEITUNG}
    outcomes = [close_door(**lead), close_door(**lead), open_door(**lead), open_door(**lead)]
    assert outcomes == [Done(number=4), AlreadyKnown(), Done(), AlreadyKnown()]


def test_door_with_nobody_there_is_refused(made: Tournament) -> None:
    with pytest.raises(Refused) as caught:
        close_door(tournament_id=made.pk, by=JASSLEITUNG)
    assert caught.value.code == "nobody"


def test_door_is_the_jassleitungs(made: Tournament) -> None:
    assert code_of(close_door, made) == "right"
