"""The numbers of the hall, the spans that can be drawn, the gaps."""

from __future__ import annotations

import pytest

from jassturnier.models import Passe, Place, Standblatt, Tournament
from jassturnier.queries.alphabet import alphabetical
from jassturnier.queries.credits import pause_credit
from jassturnier.queries.draws_gaps import Gap, Unseated, gaps
from jassturnier.queries.draws_hall import Choice, hall_of, spans_of
from jassturnier.queries.draws_input import ground_of
from jassturnier.queries.tournaments import info_of
from tests.builders import now, people, seats, start, tournament

pytestmark = pytest.mark.django_db


def choices(made: Tournament) -> tuple[Choice, ...]:
    """Give the choices for the hall as it is."""
    hall = hall_of(ground_of(info_of(made)), info_of(made))
    assert hall is not None
    return hall.choices


@pytest.mark.parametrize(
    ("present", "expected"),
    [
        (16, ()),
        (17, (Choice("pause", 0, 1, 4, True), Choice("ersatz", 3, 0, 5, False))),
        (18, (Choice("ersatz", 2, 0, 5, True), Choice("pause", 0, 2, 4, False))),
        (19, (Choice("ersatz", 1, 0, 5, True), Choice("pause", 0, 3, 4, False))),
        (3, ()),
    ],
)
def test_choices_stand_in_the_suggested_order(present: int, expected: tuple[Choice, ...]) -> None:
    made = tournament()
    people(made, present)
    assert choices(made) == expected


def test_pairs_pause_or_get_an_ersatzpaar() -> None:
    made = tournament(kind="partner")
    people(made, 25)
    assert choices(made) == (Choice("pause", 0, 1, 12, True), Choice("ersatz", 1, 0, 13, False))


def test_passen_with_another_number_are_named() -> None:
    made = tournament()
    people(made, 17)
    Standblatt.objects.filter(tournament=made, number=4).update(to_passe=2)
    hall = hall_of(ground_of(info_of(made)), info_of(made))
    assert hall is not None
    assert (hall.count, hall.missing, hall.other_counts) == (17, 3, ((3, 16), (4, 16)))


def test_hall_is_done_once_all_passen_are_started() -> None:
    made = tournament(passen=1)
    start(made)
    assert (hall_of(ground_of(info_of(made)), info_of(made)), spans_of(ground_of(info_of(made)))) == (None, ())


@pytest.mark.parametrize(
    ("seated", "started", "expected"),
    [
        ((), (), [("rest", 1, 3, False), ("naechste", 1, 1, False)]),
        ((1,), (), [("rest", 2, 3, False), ("naechste", 2, 2, False), ("neu", 1, 3, True)]),
        ((1,), (1,), [("rest", 2, 3, False), ("naechste", 2, 2, False), ("rang", 2, 2, False)]),
        ((1, 2, 3), (1,), [("rest", 2, 3, True), ("naechste", 2, 2, True), ("rang", 2, 2, True)]),
        ((1, 2), (1, 2), [("rest", 3, 3, False), ("rang", 3, 3, False)]),
    ],
)
def test_spans_begin_with_what_is_not_drawn(
    seated: tuple[int, ...], started: tuple[int, ...], expected: list[tuple[str, int, int, bool]]
) -> None:
    made = tournament(passen=3)
    people(made, 4)
    for passe in seated:
        seats(made, passe, [[1, 2, 3, 4]])
    for passe in started:
        start(made, passe)
    found = spans_of(ground_of(info_of(made)))
    assert [(s.span.value, s.first, s.last, s.again) for s in found] == expected


def test_gaps_name_seats_of_people_who_are_not_there() -> None:
    made = tournament(passen=2)
    people(made, 9)
    people(made, 1, first=10, handed_out=False)
    seats(made, 1, [[1, 2, 3, 4]])
    seats(made, 2, [[1, 2, 3, 4], [5, 6, 7, 10]])
    start(made)
    Standblatt.objects.filter(tournament=made, number=1).update(excluded_at=now(), excluded_reason="Verwarnung")
    Standblatt.objects.filter(tournament=made, number=2).update(to_passe=1)
    Place.objects.filter(tournament=made, passe__number=2, standblatt__number=5).delete()
    found = gaps(info_of(made))
    assert found.empty == (
        Gap(2, 1, "A", 1, "ausgeschlossen"),
        Gap(2, 1, "A", 2, "nicht da"),
        Gap(2, 2, "A", 0),
        Gap(2, 2, "B", 10, "nicht ausgegeben"),
    )
    assert found.unseated == (Unseated(5, (2,)), Unseated(8, (2,)), Unseated(9, (2,)))
    assert (found.numbers, found.any) == ((1, 2, 10), True)


def test_gaps_of_a_cancelled_passe_do_not_matter() -> None:
    made = tournament(passen=2)
    people(made, 8)
    seats(made, 2, [[1, 2, 3, 4]])
    Passe.objects.filter(tournament=made, number=2).update(cancelled_at=now(), reason="zu spät")
    assert gaps(info_of(made)).any is False


@pytest.mark.parametrize(
    ("chosen", "spiele", "credit"), [(None, 12, 942), (None, 8, 628), (None, 9, 707), (None, 1, 79), (0, 12, 0)]
)
def test_pause_is_worth_half_of_the_points_rounded_up(chosen: int | None, spiele: int, credit: int) -> None:
    assert pause_credit(chosen, spiele) == credit


def test_alphabet_ignores_case_and_accents() -> None:
    names = ["Zgraggen", "Äbi", "élan", "Abt", "Đurić"]
    assert sorted(names, key=alphabetical) == ["Äbi", "Abt", "Đurić", "élan", "Zgraggen"]
