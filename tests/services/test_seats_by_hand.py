"""Auslosung by hand: the start numbers typed with the sheet of a table."""

from __future__ import annotations

import pytest

from jassturnier.models import Passe, Standblatt, Tournament
from jassturnier.queries.seating import spots
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.passen import close_passe, reopen_passe
from jassturnier.services.seats_by_hand import seat_by_hand
from tests.builders import HELFER, JASSLEITUNG, now, people, played, start, tournament

pytestmark = pytest.mark.django_db


def by_hand(kind: str = "einzel", present: int = 8) -> Tournament:
    """Give a tournament whose Passe 1 was started without seats."""
    made = tournament(kind=kind)
    people(made, present)
    Passe.objects.filter(tournament=made, number=1).update(by_hand=True)
    start(made)
    return made


def seated(made: Tournament) -> list[tuple[int, str, int, int]]:
    """Give (table, team, seat, number) of Passe 1."""
    return [(s.table, s.team, s.seat, s.number) for s in spots(made.pk, 1)]


def test_four_numbers_are_seated_a_a_b_b() -> None:
    made = by_hand()
    assert seat_by_hand(tournament_id=made.pk, passe=1, table=3, numbers=[7, 1, 8, 4], by=HELFER) == Done(3, 4)
    assert seated(made) == [(3, "A", 1, 7), (3, "A", 2, 1), (3, "B", 1, 8), (3, "B", 2, 4)]


def test_two_pairs_are_seated_a_b() -> None:
    made = by_hand("partner")
    seat_by_hand(tournament_id=made.pk, passe=1, table=3, numbers=[7, 1], by=HELFER)
    assert seated(made) == [(3, "A", 1, 7), (3, "B", 1, 1)]


def test_same_numbers_again_are_known() -> None:
    made = by_hand()
    for expected in (Done(1, 4), AlreadyKnown(1)):
        assert seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=[1, 2, 3, 4], by=HELFER) == expected


def test_mistyped_seats_are_typed_again_while_no_result_stands() -> None:
    made = by_hand()
    seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=[1, 2, 3, 5], by=HELFER)
    seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=[1, 2, 3, 4], by=HELFER)
    assert [number for *_rest, number in seated(made)] == [1, 2, 3, 4]


def test_sheet_not_handed_out_is_handed_out_with_it() -> None:
    made = by_hand()
    people(made, 1, handed_out=False, first=9)
    seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=[1, 2, 3, 9], by=HELFER)
    assert Standblatt.objects.get(tournament=made, number=9).handed_out_at is not None


@pytest.mark.parametrize(
    ("numbers", "code"),
    [
        ([1, 2, 3], "count"),
        ([1, 2, 3, 3], "twice"),
        ([1, 2, 3, 99], "no_number"),
        ([5, 1, 2, 3], "seated"),
        ([1, 2, 3, 7], "excluded"),
    ],
)
def test_numbers_that_cannot_be_are_refused(numbers: list[int], code: str) -> None:
    made = by_hand(present=12)
    Standblatt.objects.filter(tournament=made, number=7).update(excluded_at=now(), excluded_reason="Verwarnung")
    seat_by_hand(tournament_id=made.pk, passe=1, table=2, numbers=[5, 6, 8, 9], by=HELFER)
    with pytest.raises(Refused) as refusal:
        seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=numbers, by=HELFER)
    assert (refusal.value.code, refusal.value.field) == (code, "numbers")


def test_seats_under_a_result_need_the_jassleitung_and_a_reason() -> None:
    made = by_hand()
    seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=[1, 2, 3, 5], by=HELFER)
    played(made, 1, 1, 1000)
    with pytest.raises(Refused) as refusal:
        seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=[1, 2, 3, 4], by=HELFER)
    assert refusal.value.code == "result_stands"
    seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=[1, 2, 3, 4], by=JASSLEITUNG, reason="falsch gelesen")
    assert [number for *_rest, number in seated(made)] == [1, 2, 3, 4]


def test_drawn_passe_takes_no_typed_seats() -> None:
    made = by_hand()
    with pytest.raises(Refused) as refusal:
        seat_by_hand(tournament_id=made.pk, passe=2, table=1, numbers=[1, 2, 3, 4], by=HELFER)
    assert refusal.value.code == "drawn"


@pytest.mark.parametrize("table", [0, 10_000])
def test_table_number_out_of_range_is_refused(table: int) -> None:
    made = by_hand()
    with pytest.raises(Refused) as refusal:
        seat_by_hand(tournament_id=made.pk, passe=1, table=table, numbers=[1, 2, 3, 4], by=HELFER)
    assert (refusal.value.code, refusal.value.field) == ("no_table", "table")


@pytest.mark.parametrize(("kind", "present", "numbers"), [("einzel", 6, [1, 2, 3, 4]), ("partner", 3, [1, 2])])
def test_who_is_on_no_sheet_pauses_with_a_credit_once_the_passe_is_closed(
    kind: str, present: int, numbers: list[int]
) -> None:
    made = by_hand(kind, present)
    seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=numbers, by=HELFER)
    played(made, 1, 1, 1000)
    close_passe(tournament_id=made.pk, number=1, by=JASSLEITUNG)
    pausing = [(s.number, s.credit) for s in spots(made.pk, 1) if s.pausing]
    assert pausing == [(number, 942) for number in range(len(numbers) + 1, present + 1)]
    reopen_passe(tournament_id=made.pk, number=1, reason="Nachtrag", by=JASSLEITUNG)
    close_passe(tournament_id=made.pk, number=1, by=JASSLEITUNG)
    assert [s.number for s in spots(made.pk, 1) if s.pausing] == [number for number, _ in pausing]


def test_a_missing_table_is_no_pause() -> None:
    made = by_hand(present=8)
    seat_by_hand(tournament_id=made.pk, passe=1, table=1, numbers=[1, 2, 3, 4], by=HELFER)
    played(made, 1, 1, 1000)
    close_passe(tournament_id=made.pk, number=1, exception="Blatt verloren", by=JASSLEITUNG)
    assert not any(s.pausing for s in spots(made.pk, 1))
