"""A list is taken in whole or not at all, and never twice."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jassturnier.models import Holder, Journal, Player, Standblatt, Tournament
from jassturnier.queries.people import standblaetter
from jassturnier.queries.people_rows import NewStandblatt, PersonData
from jassturnier.services.imports import take_in
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from tests import builders
from tests.builders import HELFER

pytestmark = pytest.mark.django_db
HOSTILE = ["<script>alert(1)</script>", "A <b Team", "=1+1", "O'Neill", "Đurić-Şahin", "🃏 Sepp", "Mus\x00\x1bter"]


def row(name: str, place: str = "", number: int | None = None, **more: object) -> NewStandblatt:
    """Give one row with one person."""
    return NewStandblatt((PersonData(name, place),), number, **more)  # type: ignore[arg-type]


def take(made: Tournament, rows: list[NewStandblatt]) -> Done | AlreadyKnown:
    """Take in a list as a Helfer does."""
    return take_in(tournament_id=made.pk, rows=rows, by=HELFER)


def names(made: Tournament) -> list[tuple[int, str]]:
    """Give start numbers with names."""
    return [(s.number, s.name) for s in standblaetter(made.pk)]


def test_take_in_numbers_in_the_order_of_the_list() -> None:
    made = builders.tournament()
    assert take(made, [row("B"), row("A", number=1), row("C")]) == Done(number=1, changed=3)
    assert names(made) == [(1, "A"), (2, "B"), (3, "C")]
    assert Journal.objects.get().new == {"added": 3, "known": 0}


def test_take_in_twice_adds_nothing() -> None:
    made = builders.tournament()
    rows = [row("Meier Rita", "Horw"), row("Meier Rita", "Horw"), row("Muster Anna", number=9)]
    take(made, rows)
    assert take(made, rows) == AlreadyKnown(number=9)
    assert (Standblatt.objects.count(), Holder.objects.count(), Journal.objects.count()) == (3, 3, 1)


def test_take_in_with_one_wrong_row_saves_nothing() -> None:
    made = builders.tournament()
    with pytest.raises(Refused) as caught:
        take(made, [row("Gut"), row("x" * 200)])
    assert (caught.value.code, Standblatt.objects.count(), Holder.objects.count()) == ("wrong_rows", 0, 0)
    assert "200 Zeichen" in caught.value.text


def test_take_in_of_nothing_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        take(builders.tournament(), [])
    assert caught.value.code == "empty"


def test_take_in_fills_an_empty_standblatt() -> None:
    made = builders.tournament()
    Standblatt.objects.create(tournament=made, number=5)
    take(made, [row("Muster Anna", number=5, present=True, paid=True)])
    sheet = Standblatt.objects.get()
    assert (names(made), sheet.handed_out_at is not None, sheet.paid_at is not None) == (
        [(5, "Muster Anna")],
        True,
        True,
    )


@pytest.mark.parametrize("name", HOSTILE)
def test_take_in_keeps_strange_names_as_they_are(name: str) -> None:
    made = builders.tournament()
    take(made, [row(name)])
    assert names(made) == [(1, name.replace("\x00\x1b", ""))]
    assert take(made, [row(name)]) == AlreadyKnown(number=1)


def test_take_in_pairs() -> None:
    made = builders.tournament(kind="partner")
    pair = NewStandblatt((PersonData("Muster Anna"), PersonData("Meier Beat")))
    turned = NewStandblatt(pair.people[::-1])
    assert take(made, [pair]) == Done(number=1)
    assert take(made, [turned]) == AlreadyKnown(number=1)
    assert names(made) == [(1, "Muster Anna / Meier Beat")]


def test_take_in_two_thousand_rows_in_few_queries(django_assert_max_num_queries: pytest.FixtureRequest) -> None:
    made = builders.tournament()
    rows = [row(f"Muster {n:04}", "Kriens") for n in range(2000)]
    with django_assert_max_num_queries(100):  # type: ignore[operator]
        assert take(made, rows) == Done(number=1, changed=2000)
    assert Standblatt.objects.filter(number__gte=901, number__lte=999).count() == 0
    assert take(made, rows) == AlreadyKnown(number=1)


def test_take_in_keeps_the_address_book() -> None:
    first, second = builders.tournament(), builders.tournament()
    take(first, [row("Muster Anna", "Kriens"), row("Muster Anna", "Horw")])
    take(second, [row("Muster Anna", "Kriens")])
    assert Player.objects.count() == 2
    assert Holder.objects.filter(player__name="Muster Anna", player__place="Kriens").count() == 2


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(
    st.lists(st.tuples(st.sampled_from(["Anna", "ANNA", "Beat", "Cléo"]), st.sampled_from(["", "Horw"])), max_size=9)
)
def test_any_list_twice_adds_nobody_the_second_time(db: None, typed: list[tuple[str, str]]) -> None:
    made = builders.tournament()
    rows = [row(name, place) for name, place in [("Zoë", ""), *typed]]
    assert take(made, rows) == Done(number=1, changed=len(rows))
    assert take(made, rows) == AlreadyKnown(number=1)
