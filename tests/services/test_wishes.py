"""Wishes for the draw: recorded once, in either order, removed."""

from __future__ import annotations

from typing import Any

import pytest

from jassturnier.models import Journal, Tournament
from jassturnier.queries.wishes import wishes_of
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.wishes import add_wish, remove_wish
from tests import builders
from tests.builders import HELFER

pytestmark = pytest.mark.django_db


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=2)
    builders.people(made, 4)
    return made


def add(made: Tournament, **what: Any) -> Done | AlreadyKnown:  # noqa: ANN401
    """Record a wish as a Helfer does."""
    return add_wish(tournament_id=made.pk, by=HELFER, **what)


def test_wish_of_two_is_stored_once_in_either_order(made: Tournament) -> None:
    first = add(made, kind="not_partner", number=3, other=1)
    again = add(made, kind="not_partner", number=1, other=3)
    assert again == AlreadyKnown(number=first.number)
    (wish,) = wishes_of(made.pk)
    assert (wish.kind, wish.number, wish.other, wish.passe, wish.words) == ("not_partner", 1, 3, None, "Nicht Partner")


def test_wish_to_be_absent_leaves_the_other_number_out(made: Tournament) -> None:
    add(made, kind="absent", number=2, other=3, passe=2)
    (wish,) = wishes_of(made.pk)
    assert (wish.number, wish.other, wish.passe) == (2, None, 2)
    assert Journal.objects.get().subject == "2: Fehlt in einer Passe 2"


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ({"kind": "not_together", "number": 1}, "other"),
        ({"kind": "not_together", "number": 1, "other": 1}, "same"),
        ({"kind": "not_together", "number": 1, "other": 77}, "no_number"),
        ({"kind": "absent", "number": 77, "passe": 1}, "no_number"),
        ({"kind": "absent", "number": 1}, "passe"),
        ({"kind": "absent", "number": 1, "passe": 9}, "passe"),
        ({"kind": "egal", "number": 1}, "choice"),
    ],
)
def test_wish_refuses(made: Tournament, what: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as caught:
        add(made, **what)
    assert (caught.value.code, wishes_of(made.pk)) == (code, [])


def test_wish_removed_twice_is_no_fault(made: Tournament) -> None:
    wish = add(made, kind="not_together", number=1, other=2)
    outcomes = [remove_wish(tournament_id=made.pk, wish_id=wish.number, by=HELFER) for _ in range(2)]
    assert (outcomes, wishes_of(made.pk)) == ([Done(number=wish.number), AlreadyKnown()], [])


def test_wish_of_another_tournament_stays(made: Tournament) -> None:
    wish = add(made, kind="not_together", number=1, other=2)
    other = builders.tournament()
    assert remove_wish(tournament_id=other.pk, wish_id=wish.number, by=HELFER) == AlreadyKnown()
    assert len(wishes_of(made.pk)) == 1
