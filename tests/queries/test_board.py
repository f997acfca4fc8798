"""The board of a Passe: what is in, what its gates lack, which Passe people look for."""

from __future__ import annotations

import pytest

from jassturnier.models import Passe, Place, Tournament
from jassturnier.queries.board import Board, board_of, pauses_of, running_passe
from jassturnier.queries.tournaments import info_of
from tests.builders import now, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=3)
    people(made, 12)
    seat_everybody(made)
    start(made)
    return made


def board(made: Tournament, passe: int = 1) -> Board:
    found = board_of(info_of(made), passe)
    assert found is not None
    return found


def test_board_counts_what_is_in(evening: Tournament) -> None:
    played(evening, 1, 2, 957)
    seen = board(evening)
    assert (seen.total, seen.handed_in, seen.entered, seen.checked) == (3, 1, 1, 0)
    assert (seen.not_handed_in, seen.not_entered) == ((1, 3), (1, 3))
    assert (seen.all_handed_in, seen.all_entered) == (False, False)


def test_board_is_complete(evening: Tournament) -> None:
    for table in (1, 2, 3):
        played(evening, 1, table, 957)
    assert (board(evening).all_handed_in, board(evening).all_entered) == (True, True)


def test_difference_comes_from_exceptions_alone(evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    played(evening, 1, 2, 957, control_b=917, override="entscheid", reason="unklar")
    assert board(evening).difference == -10


def test_empty_seat_is_named(evening: Tournament) -> None:
    Place.objects.filter(passe__number=1, table__number=2, team="B", seat=2).delete()
    assert board(evening).incomplete == (2,)


def test_pauses_are_counted(evening: Tournament) -> None:
    third = Place.objects.filter(passe__number=1, table__number=3)
    third.update(kind="pause", table=None, team="", seat=None, credit=942)
    assert (board(evening).total, pauses_of(board(evening).passe.id)) == (2, 4)


def test_following_passe_leaves_cancelled_ones_out(evening: Tournament) -> None:
    Passe.objects.filter(number=2).update(cancelled_at=now(), reason="zu spät")
    following = board(evening).following
    assert following is not None
    assert following.number == 3
    assert board(evening, 3).following is None


def test_passe_by_hand_counts_tables_nobody_has_named() -> None:
    made = tournament(passen=1)
    people(made, 12)
    made.passen.update(by_hand=True)
    assert (board(made).total, board(made).missing, board(made).all_handed_in) == (3, 3, False)


def test_passe_that_does_not_exist_has_no_board(evening: Tournament) -> None:
    assert board_of(info_of(evening), 9) is None


def test_running_passe_is_the_last_one_started(evening: Tournament) -> None:
    assert running_passe(evening.pk) == 1
    start(evening, 2)
    assert running_passe(evening.pk) == 2


def test_before_the_start_people_look_for_the_first_passe() -> None:
    made = tournament(passen=2)
    assert running_passe(made.pk) == 1
    made.passen.update(cancelled_at=now(), reason="abgesagt")
    assert running_passe(made.pk) is None
