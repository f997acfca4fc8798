"""Receipt and Visum of the paper, and how they are taken back."""

from __future__ import annotations

from typing import Any

import pytest

from jassturnier.models import Journal, Punkteblatt, Tournament
from jassturnier.services.actors import Actor, Role
from jassturnier.services.entries_paper import give_visum, receive_sheet, take_receipt_back, take_visum_back
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from tests.builders import HELFER, JASSLEITUNG, now, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db

ANNA = Actor(name="Anna", role=Role.HELFER)


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=2)
    people(made, 16)
    seat_everybody(made)
    start(made)
    return made


def about(made: Tournament, by: Actor = HELFER, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"tournament_id": made.pk, "passe": 1, "table": 1, "by": by} | more


def code_of(verb: Any, *args: Any, **fields: Any) -> str:  # noqa: ANN401
    with pytest.raises(Refused) as caught:
        verb(**fields)
    return caught.value.code


def test_sheet_is_received_once(evening: Tournament) -> None:
    assert receive_sheet(**about(evening)) == Done(number=1)
    assert receive_sheet(**about(evening, JASSLEITUNG)) == AlreadyKnown(number=1)
    assert Punkteblatt.objects.get().received_by == "Hans"
    assert Journal.objects.count() == 1


def test_sheet_of_a_passe_not_started_is_refused(evening: Tournament) -> None:
    assert code_of(receive_sheet, **about(evening, passe=2)) == "not_started"


def test_receipt_is_taken_back(evening: Tournament) -> None:
    receive_sheet(**about(evening))
    assert take_receipt_back(**about(evening)) == Done(number=1)
    assert take_receipt_back(**about(evening)) == AlreadyKnown(number=1)
    assert Punkteblatt.objects.get().received_at is None


def test_receipt_stays_once_figures_count(evening: Tournament) -> None:
    receive_sheet(**about(evening))
    played(evening, 1, 1, 957)
    assert code_of(take_receipt_back, **about(evening)) == "has_result"


def test_paper_of_a_passe_by_hand_is_received_before_its_people_are_known() -> None:
    made = tournament(passen=1)
    people(made, 8)
    made.passen.update(by_hand=True)
    start(made)
    assert receive_sheet(**about(made, table=2)) == Done(number=2)
    assert code_of(receive_sheet, **about(made, table=3)) == "seats"


def test_visum_needs_figures(evening: Tournament) -> None:
    assert code_of(give_visum, **about(evening)) == "no_result"


def test_visum_is_given_once_and_taken_back(evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    assert give_visum(**about(evening)) == Done(number=1)
    assert give_visum(**about(evening, ANNA)) == AlreadyKnown(number=1)
    assert Punkteblatt.objects.get().visum_by == "Hans"
    assert take_visum_back(**about(evening)) == Done(number=1)
    assert Punkteblatt.objects.get().visum_by == ""


def test_visum_waits_while_two_versions_are_there(evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    played(evening, 1, 1, 975, valid=False)
    assert code_of(give_visum, **about(evening)) == "undecided"


def test_second_person_gives_the_visum(evening: Tournament) -> None:
    Tournament.objects.update(second_person_visum=True)
    played(evening, 1, 1, 957, who="Hans")
    assert code_of(give_visum, **about(evening)) == "same_person"
    assert give_visum(**about(evening, ANNA)) == Done(number=1)


def test_jassleitung_alone_gives_the_visum_with_a_reason(evening: Tournament) -> None:
    Tournament.objects.update(second_person_visum=True)
    played(evening, 1, 1, 957, who="Vreni")
    assert code_of(give_visum, **about(evening, JASSLEITUNG)) == "same_person"
    assert give_visum(**about(evening, JASSLEITUNG, reason="allein im Büro")) == Done(number=1)
    assert Journal.objects.get().reason == "allein im Büro"


def test_visum_of_a_closed_passe_is_taken_back_by_the_jassleitung(evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    give_visum(**about(evening))
    evening.passen.filter(number=1).update(closed_at=now())
    assert code_of(take_visum_back, **about(evening)) == "closed"
    assert take_visum_back(**about(evening, JASSLEITUNG)) == Done(number=1)
