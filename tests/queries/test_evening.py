"""The facts of the evening, counted from the rows."""

from __future__ import annotations

import pytest

from jassturnier.models import Passe, Punkteblatt, Standblatt, Table, Tournament
from jassturnier.queries.evening import Facts, facts_of
from jassturnier.queries.tournaments import info_of
from tests import builders

pytestmark = pytest.mark.django_db


def facts(made: Tournament) -> Facts:
    """Read the facts of a tournament."""
    return facts_of(info_of(Tournament.objects.get(pk=made.pk)))


def test_facts_count_sheets_received_and_entered() -> None:
    made = builders.tournament(passen=2)
    builders.people(made, 12)
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])
    played = builders.start(made)
    builders.played(made, 1, 1, 1000)
    Punkteblatt.objects.create(
        tournament=made, passe=played, table=Table.objects.get(number=2), received_at=builders.now(), received_by="Hans"
    )
    first, second = facts(made).passen
    assert (first.tables, first.received, first.entered, first.running) == (3, 2, 1, True)
    assert (second.drawn, second.tables, second.started) == (False, 0, False)


def test_facts_leave_out_a_cancelled_passe() -> None:
    made = builders.tournament(passen=3)
    Passe.objects.filter(tournament=made, number=2).update(cancelled_at=builders.now(), reason="Zeit")
    assert [p.number for p in facts(made).passen] == [1, 3]


def test_facts_of_a_passe_by_hand_expect_a_sheet_of_every_table() -> None:
    made = builders.tournament(passen=1)
    builders.people(made, 13)
    builders.seats(made, 1, [[1, 2, 3, 4]])
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    Passe.objects.update(by_hand=True)
    (passe,) = facts(made).passen
    assert (passe.tables, passe.entered, passe.all_received) == (3, 1, False)


def test_facts_name_who_is_gone_but_seated_and_who_has_no_seat() -> None:
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4]])
    builders.seats(made, 2, [[1, 2, 3, 4]])
    builders.start(made)
    Standblatt.objects.filter(tournament=made, number=3).update(to_passe=1)
    Standblatt.objects.filter(tournament=made, number__gte=7).update(handed_out_at=None)
    found = facts(made)
    assert (found.gaps.numbers, [one.number for one in found.gaps.unseated]) == ((3,), [5, 6])


def test_facts_of_undrawn_passe_name_nobody() -> None:
    made = builders.tournament()
    builders.people(made, 5)
    found = facts(made)
    assert (found.gaps.any, found.anything_drawn, found.unprinted) == (False, False, (1, 2, 3, 4, 5))


@pytest.mark.parametrize("count", [4, 12, 300])
def test_facts_take_eight_queries(count: int, django_assert_num_queries: pytest.FixtureRequest) -> None:
    made = builders.tournament()
    builders.people(made, count)
    builders.seat_everybody(made)
    with django_assert_num_queries(8):  # type: ignore[operator]
        facts_of(info_of(made))
