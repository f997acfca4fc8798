"""A Passe that has not begun is shortened, cancelled, revived."""

from __future__ import annotations

import pytest

from jassturnier.models import Journal, Passe, Tournament
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.passen_plan import cancel_passe, revive_passe, shorten_passe
from tests import builders
from tests.builders import HELFER, JASSLEITUNG

pytestmark = pytest.mark.django_db


@pytest.fixture
def made() -> Tournament:
    return builders.tournament(passen=2)


def test_shorten_gives_the_passe_fewer_spiele(made: Tournament) -> None:
    builders.start(made)
    done = shorten_passe(tournament_id=made.pk, number=2, spiele=8, reason="Es ist spät", by=JASSLEITUNG)
    line = Journal.objects.get()
    assert (done, Passe.objects.get(number=2).spiele) == (Done(number=2), 8)
    assert (line.deed, line.old, line.new, line.reason) == ("Passe geändert", "12 Spiele", "8 Spiele", "Es ist spät")


def test_shorten_to_the_same_is_known(made: Tournament) -> None:
    done = shorten_passe(tournament_id=made.pk, number=2, spiele=12, reason="Es ist spät", by=JASSLEITUNG)
    assert (done, Journal.objects.count()) == (AlreadyKnown(number=2), 0)


def test_cancel_and_revive(made: Tournament) -> None:
    cancel_passe(tournament_id=made.pk, number=2, reason="Gewitter", by=JASSLEITUNG)
    assert Passe.objects.get(number=2).cancelled_at is not None
    again = cancel_passe(tournament_id=made.pk, number=2, reason="Gewitter", by=JASSLEITUNG)
    revive_passe(tournament_id=made.pk, number=2, by=JASSLEITUNG)
    assert (again, Passe.objects.get(number=2).cancelled_at) == (AlreadyKnown(number=2), None)


def test_cancel_keeps_the_seats(made: Tournament) -> None:
    builders.people(made, 4)
    builders.seats(made, 2, [[1, 2, 3, 4]])
    cancel_passe(tournament_id=made.pk, number=2, reason="Gewitter", by=JASSLEITUNG)
    assert Passe.objects.get(number=2).places.count() == 4


@pytest.mark.parametrize(
    ("number", "spiele", "reason", "code"),
    [(1, 8, "Zeit", "started"), (2, 8, "  ", "reason"), (2, 25, "Zeit", "spiele"), (2, 0, "Zeit", "spiele"),
     (5, 8, "Zeit", "no_passe")],
)  # fmt: skip
def test_shorten_refuses(made: Tournament, number: int, spiele: int, reason: str, code: str) -> None:
    builders.start(made)
    with pytest.raises(Refused) as caught:
        shorten_passe(tournament_id=made.pk, number=number, spiele=spiele, reason=reason, by=JASSLEITUNG)
    assert caught.value.code == code


def test_cancel_refuses_the_last_passe(made: Tournament) -> None:
    cancel_passe(tournament_id=made.pk, number=2, reason="Gewitter", by=JASSLEITUNG)
    with pytest.raises(Refused) as caught:
        cancel_passe(tournament_id=made.pk, number=1, reason="Gewitter", by=JASSLEITUNG)
    assert caught.value.code == "last"


def test_cancel_refuses_where_streichresultate_would_take_all() -> None:
    made = builders.tournament(passen=3, streich=2)
    with pytest.raises(Refused) as caught:
        cancel_passe(tournament_id=made.pk, number=3, reason="Gewitter", by=JASSLEITUNG)
    assert caught.value.code == "streich"


def test_cancel_is_the_jassleitungs_deed(made: Tournament) -> None:
    with pytest.raises(Refused) as caught:
        cancel_passe(tournament_id=made.pk, number=2, reason="Gewitter", by=HELFER)
    assert caught.value.code == "right"
