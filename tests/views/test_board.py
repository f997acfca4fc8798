"""The board of a Passe: states, receipt, refreshing, the same number of queries however many tables."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoAssertNumQueries

from jassturnier.models import Passe, Punkteblatt, Tournament
from tests.builders import account, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


def evening(tables: int = 4, **settings: object) -> Tournament:
    made = tournament(passen=3, **settings)
    people(made, tables * 4)
    seat_everybody(made)
    start(made, 1)
    return made


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(account())
    return client


@pytest.fixture
def helfer(client: Client) -> Client:
    client.force_login(account("hans", "helfer"))
    return client


def url(made: Tournament, name: str = "board", *more: int) -> str:
    return reverse(name, args=[made.pk, *(more or (1,))])


def test_tab_leads_to_the_passe_that_runs(helfer: Client) -> None:
    made = evening()
    start(made, 2)
    assert helfer.get(reverse("passen", args=[made.pk])).headers["Location"] == url(made, "board", 2)


def test_board_shows_the_state_of_each_table(helfer: Client) -> None:
    made = evening()
    played(made, 1, 1, 957)
    helfer.post(url(made, "sheet_receive"), {"table": "2"})
    board = helfer.get(url(made)).context["board"]
    assert [sheet.state for sheet in board.sheets] == ["erfasst", "abgegeben", "offen", "offen"]
    assert (board.handed_in, board.entered, board.checked, board.total) == (2, 1, 0, 4)


def test_receipt_by_table_number(helfer: Client) -> None:
    made = evening()
    answer = helfer.post(url(made, "sheet_receive"), {"table": " 3 "}, follow=True)
    assert "Blatt von Tisch 3 ist da." in answer.content.decode()
    assert Punkteblatt.objects.get().received_by == "hans"


def test_receipt_twice_says_so(helfer: Client) -> None:
    made = evening()
    helfer.post(url(made, "sheet_receive"), {"table": "3"})
    answer = helfer.post(url(made, "sheet_receive"), {"table": "3"}, follow=True)
    assert "Das Blatt von Tisch 3 war schon da." in answer.content.decode()


@pytest.mark.parametrize("typed", ["77", "", "-1", "1_0", "١", "99999", "drei"])
def test_wrong_table_number_is_named_and_stays(helfer: Client, typed: str) -> None:
    made = evening()
    answer = helfer.post(url(made, "sheet_receive"), {"table": typed})
    assert answer.status_code == 422
    assert answer.context["form"]["table"].value() == typed
    assert answer.context["form"].errors["table"]
    assert Punkteblatt.objects.count() == 0


def test_table_number_opens_the_sheet(helfer: Client) -> None:
    made = evening()
    answer = helfer.get(url(made, "sheet_open"), {"table": "3"})
    assert answer.headers["Location"] == url(made, "sheet", 1, 3)


def test_board_is_unchanged_until_somebody_does_something(helfer: Client) -> None:
    made = evening()
    first = helfer.get(url(made))
    again = helfer.get(url(made), headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    helfer.post(url(made, "sheet_receive"), {"table": "1"}, follow=True)
    assert helfer.get(url(made), headers={"If-None-Match": first.headers["ETag"]}).status_code == 200


def test_waiting_message_is_shown_though_nothing_changed(helfer: Client) -> None:
    made = evening()
    helfer.post(url(made, "sheet_receive"), {"table": "1"}, follow=True)
    seen = helfer.get(url(made)).headers["ETag"]
    helfer.post(url(made, "sheet_receive"), {"table": "1"})
    answer = helfer.get(url(made), headers={"If-None-Match": seen})
    assert "war schon da" in answer.content.decode()


def test_board_of_another_visitor_is_another_one(client: Client) -> None:
    made = evening()
    client.force_login(account("hans", "helfer"))
    seen = client.get(url(made)).headers["ETag"]
    client.force_login(account())
    assert client.get(url(made), headers={"If-None-Match": seen}).status_code == 200


def test_board_of_a_passe_that_does_not_exist_is_not_found(helfer: Client) -> None:
    made = evening()
    assert helfer.get(url(made, "board", 9)).status_code == 404
    assert helfer.get(f"/t/{made.pk}/passe/{10**30}/").status_code == 404


def test_helfer_sees_no_button_of_the_jassleitung(helfer: Client) -> None:
    text = helfer.get(url(evening(), "board", 2)).content.decode()
    assert "Die Passe startet die Jassleitung am Laptop." in text
    assert reverse("passe_start", args=[1, 2]).split("/passe/")[1] not in text


def test_names_are_escaped(leitung: Client) -> None:
    made = evening()
    made.holders.update(name="<script>alert(1)</script>")
    for page in (url(made), url(made, "sheet", 1, 1), url(made, "pile")):
        assert "<script>alert" not in leitung.get(page).content.decode()


def test_cancelled_passe_counts_nowhere(leitung: Client) -> None:
    made = evening()
    Passe.objects.filter(number=3).update(cancelled_at=made.created_at, reason="zu spät")
    assert "Sie zählt nirgends." in leitung.get(url(made, "board", 3)).content.decode()


@pytest.mark.parametrize("tables", [1, 3, 60])
def test_board_asks_as_often_for_any_number_of_tables(
    leitung: Client, django_assert_num_queries: DjangoAssertNumQueries, tables: int
) -> None:
    made = evening(tables)
    played(made, 1, 1, 957)
    with django_assert_num_queries(11):
        assert leitung.get(url(made)).status_code == 200


def test_unchanged_board_asks_five_times(leitung: Client, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    made = evening()
    seen = leitung.get(url(made)).headers["ETag"]
    with django_assert_num_queries(5):
        assert leitung.get(url(made), headers={"If-None-Match": seen}).status_code == 304
