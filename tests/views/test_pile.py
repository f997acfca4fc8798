"""The pile: table, A, B, Enter, next; any order, also while the next Passe is played; nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoAssertNumQueries

from jassturnier.models import Entry, Place, Punkteblatt, Tournament
from jassturnier.services.entries_figures import new_nonce
from tests.builders import account, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


def evening(tables: int = 4, **settings: object) -> Tournament:
    made = tournament(passen=2, **settings)
    people(made, tables * 4)
    seat_everybody(made)
    start(made, 1)
    return made


@pytest.fixture
def helfer(client: Client) -> Client:
    client.force_login(account("hans", "helfer"))
    return client


def url(made: Tournament, passe: int = 1) -> str:
    return reverse("pile", args=[made.pk, passe])


def enter(client: Client, made: Tournament, table: str, a: str, b: str, **more: str) -> Any:  # noqa: ANN401
    fields = {"table": table, "a": a, "b": b, "nonce": new_nonce(), "based_on": "0"} | more
    return client.post(url(made), fields)


def test_pile_is_entered_in_any_order(helfer: Client) -> None:
    made = evening()
    for table, a in (("3", 957), ("1", 1000), ("4", 880), ("2", 942)):
        assert enter(helfer, made, table, str(a), str(1884 - a)).headers["Location"] == url(made)
    page = helfer.get(url(made))
    assert [(one.table, one.a, one.b) for one in page.context["last"]] == [
        (2, 942, 942), (4, 880, 1004), (1, 1000, 884), (3, 957, 927),
    ]  # fmt: skip
    assert (page.context["board"].entered, page.context["board"].checked) == (4, 4)


def test_pile_of_the_last_passe_while_the_next_is_played(helfer: Client) -> None:
    made = evening()
    start(made, 2)
    enter(helfer, made, "1", "957", "927")
    assert Entry.objects.get().punkteblatt.passe.number == 1


def test_next_form_is_empty_and_starts_at_the_table(helfer: Client) -> None:
    made = evening()
    form = enter(helfer, made, "1", "957", "927") and helfer.get(url(made)).context["form"]
    assert form["table"].value() is None
    assert "autofocus" in str(form["table"])


def test_wrong_sum_stays_with_the_difference_and_the_names(helfer: Client) -> None:
    made = evening()
    answer = enter(helfer, made, "2", "957", "937")
    text = answer.content.decode()
    assert "A und B zusammen 1894 statt 1884: 10 zu viel." in text
    assert answer.context["about"] == "Tisch 2: A Muster 005a / Muster 010a, B Muster 015a / Muster 004a"
    assert [answer.context["form"][name].value() for name in ("table", "a", "b")] == ["2", "957", "937"]
    assert "autofocus" in str(answer.context["form"]["a"])
    assert Entry.objects.count() == 0


def test_unknown_table_is_named_at_the_table(helfer: Client) -> None:
    answer = enter(helfer, evening(), "77", "957", "927")
    assert answer.context["form"].errors["table"] == [
        "Den Tisch 77 gibt es in Passe 1 nicht. Es spielen die Tische 1–4."
    ]
    assert "autofocus" in str(answer.context["form"]["table"])


@pytest.mark.parametrize("typed", ["-1", "1 57", "157,0", "157.0", "1_57", "١٥٧", "", "1234567890", "=1+1", "\x00"])
def test_unreadable_figures_are_refused_where_they_stand(helfer: Client, typed: str) -> None:
    made = evening()
    for name in ("table", "a", "b"):
        answer = enter(helfer, made, **({"table": "1", "a": "957", "b": "927"} | {name: typed}))
        assert answer.status_code == 422
        assert answer.context["form"].errors[name]
    assert Entry.objects.count() == 0


def test_hints_are_confirmed_by_the_next_enter(helfer: Client) -> None:
    made = evening()
    answer = enter(helfer, made, "1", "1500", "384")
    key = answer.context["form"].notes.to_confirm
    assert key != ""
    enter(helfer, made, "1", "1500", "384", confirmed=key)
    assert Entry.objects.get().control_a == 1500


def test_same_sheet_twice_is_known(helfer: Client) -> None:
    made = evening()
    enter(helfer, made, "1", "957", "927")
    answer = enter(helfer, made, "1", "957", "927")
    assert "Das war schon gespeichert. Tisch 1: 957 : 927" in helfer.get(answer.headers["Location"]).content.decode()
    assert Entry.objects.count() == 1


def test_other_figures_for_a_sheet_are_kept_as_second(helfer: Client) -> None:
    made = evening()
    enter(helfer, made, "1", "957", "927")
    answer = enter(helfer, made, "1", "975", "909")
    assert "als zweite Version behalten" in helfer.get(answer.headers["Location"]).content.decode()
    assert helfer.get(url(made)).context["board"].undecided == (1,)


def test_next_sheet_typed_into_an_old_form_is_not_lost(helfer: Client) -> None:
    made = evening()
    nonce = new_nonce()
    enter(helfer, made, "1", "957", "927", nonce=nonce)
    answer = enter(helfer, made, "2", "1000", "884", nonce=nonce)
    form = answer.context["form"]
    assert "Dieses Formular war schon gespeichert (Tisch 1: 957 : 927" in answer.content.decode()
    assert [form[name].value() for name in ("table", "a", "b")] == ["2", "1000", "884"]
    enter(helfer, made, "2", "1000", "884", nonce=form["nonce"].value())
    assert Entry.objects.count() == 2


def test_second_person_gives_the_visum(helfer: Client) -> None:
    made = evening(second_person_visum=True)
    enter(helfer, made, "1", "957", "927")
    assert Punkteblatt.objects.get().visum_at is None


def test_matches_are_asked_with_a_bonus(helfer: Client) -> None:
    made = evening(match_bonus=100)
    enter(helfer, made, "1", "1057", "927", matches_a="1")
    entry = Entry.objects.get()
    assert (entry.control_a, entry.matches_a) == (957, 1)


def test_start_numbers_are_typed_where_nothing_was_drawn(helfer: Client) -> None:
    made = tournament(passen=1)
    people(made, 8)
    made.passen.update(by_hand=True)
    start(made)
    seats = {"seat1": "3", "seat2": "8", "seat3": "1", "seat4": "6"}
    assert enter(helfer, made, "2", "957", "927", **seats).status_code == 302
    found = Place.objects.order_by("team", "seat").values_list("table__number", "team", "standblatt__number")
    assert list(found) == [(2, "A", 3), (2, "A", 8), (2, "B", 1), (2, "B", 6)]
    assert helfer.get(url(made)).context["board"].missing == 1


def test_start_number_twice_is_named_and_nothing_is_saved(helfer: Client) -> None:
    made = tournament(passen=1)
    people(made, 8)
    made.passen.update(by_hand=True)
    start(made)
    answer = enter(helfer, made, "2", "957", "927", seat1="3", seat2="3", seat3="1", seat4="6")
    assert answer.context["form"].errors["seat1"]
    assert (Entry.objects.count(), Place.objects.count()) == (0, 0)


def test_pile_of_a_passe_not_started_offers_no_fields(helfer: Client) -> None:
    assert "noch nicht gestartet" in helfer.get(url(evening(), 2)).content.decode()


@pytest.mark.parametrize("tables", [1, 3, 60])
def test_pile_asks_as_often_for_any_number_of_tables(
    helfer: Client, django_assert_num_queries: DjangoAssertNumQueries, tables: int
) -> None:
    made = evening(tables)
    played(made, 1, 1, 957)
    with django_assert_num_queries(9):
        assert helfer.get(url(made)).status_code == 200


def test_ersatz_is_named_as_such_beside_a_refusal(helfer: Client) -> None:
    made = evening()
    Place.objects.get(passe__number=1, table__number=2, team="A", seat=1).standblatt.holders.all().delete()
    made.standblaetter.filter(number=5).update(kind="ersatz")
    assert enter(helfer, made, "2", "957", "937").context["about"].startswith("Tisch 2: A Ersatz 5 / Muster 010a")
