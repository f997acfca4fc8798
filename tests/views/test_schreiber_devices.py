"""Devices at a table: mirrored drafts, holding and taking over, and what the office sees of them."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from jassturnier.models import Draft, ErrorReport, Journal, Punkteblatt, Table, Tournament
from jassturnier.queries.schreiber_board import board_mark, table_notes
from jassturnier.queries.schreiber_codes import table_codes
from tests.builders import account, now, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db

SELF = {"HTTP_ORIGIN": "http://testserver", "HTTP_ACCEPT": "application/json"}
ONE, TWO = "a" * 24, "b" * 24
ROWS = {"rows": [{"a": "100", "b": "57", "by": "a"}]}


@pytest.fixture
def hall() -> Tournament:
    made = tournament(passen=2)
    people(made, 16)
    seat_everybody(made)
    start(made, 1)
    return made


def path_of(made: Tournament, table: int = 1) -> str:
    return f"/s/{table_codes(made.pk)[table].code}/"


def beat(path: str, device: str = ONE, revision: int = 1, filled: int = 1, **more: Any) -> Any:  # noqa: ANN401
    fields = {"passe": "1", "device": device, "revision": revision, "filled": filled, "content": json.dumps(ROWS)}
    return Client().post(f"{path}stand/", fields | more, **SELF)


def test_first_device_holds_the_table_and_is_begun(hall: Tournament) -> None:
    answer = beat(path_of(hall)).json()
    assert answer["state"]["hold"]["device"] == ONE
    assert Punkteblatt.objects.get().holder_device == ONE
    assert Journal.objects.get().deed == "Blatt angefangen"


def test_draft_is_mirrored_without_further_journal_lines(hall: Tournament) -> None:
    path = path_of(hall)
    for revision in range(1, 5):
        beat(path, revision=revision, filled=revision)
    assert (Draft.objects.get().filled, Journal.objects.count()) == (4, 1)


def test_draft_that_comes_late_never_replaces_a_newer_one(hall: Tournament) -> None:
    path = path_of(hall)
    beat(path, revision=5, filled=5)
    beat(path, revision=3, filled=3)
    assert Draft.objects.get().filled == 5


def test_draft_counts_nowhere(hall: Tournament) -> None:
    beat(path_of(hall), filled=12)
    assert Punkteblatt.objects.get().entries.count() == 0


def test_second_device_is_told_who_holds_and_keeps_its_own_draft(hall: Tournament) -> None:
    path = path_of(hall)
    beat(path, ONE, filled=7)
    hold = beat(path, TWO, filled=2).json()["state"]["hold"]
    assert (hold["device"], hold["number"], hold["filled"]) == (ONE, 1, 7)
    assert list(Draft.objects.order_by("number").values_list("device", "filled")) == [(ONE, 7), (TWO, 2)]


def test_take_over_gives_the_other_draft_and_both_stay(hall: Tournament) -> None:
    path = path_of(hall)
    beat(path, ONE, filled=7)
    answer = Client().post(f"{path}uebernehmen/", {"passe": "1", "device": TWO}, **SELF).json()
    assert answer["former"]["rows"] == ROWS["rows"]
    assert answer["state"]["hold"]["device"] == TWO
    assert beat(path, ONE, revision=1).json()["state"]["hold"]["device"] == TWO
    assert Draft.objects.count() == 2


@pytest.mark.parametrize("content", ["", "[]", "1", "{", '{"a":"' + "x" * 9000 + '"}', "[" * 5000])
def test_draft_that_is_no_draft_is_refused(hall: Tournament, content: str) -> None:
    assert beat(path_of(hall), content=content).status_code == 422
    assert not Draft.objects.exists()


@pytest.mark.parametrize("device", ["", "kurz", "x" * 41, "a b c d e f g", "<script>alert(1)"])
def test_device_without_a_proper_mark_is_refused(hall: Tournament, device: str) -> None:
    assert beat(path_of(hall), device=device).status_code == 422
    assert not Draft.objects.exists()


def test_archived_tournament_takes_no_draft(hall: Tournament) -> None:
    path = path_of(hall)
    Tournament.objects.update(archived_at=now())
    answer = beat(path)
    assert (answer.status_code, answer.json()["code"]) == (422, "archived")


def test_asking_for_the_state_writes_nothing(hall: Tournament) -> None:
    answer = Client().get(f"{path_of(hall)}stand/?passe=1").json()
    assert answer["state"]["version"] == 0
    assert not Punkteblatt.objects.exists()


def test_board_shows_how_far_silent_and_reported(hall: Tournament) -> None:
    beat(path_of(hall, 1), filled=7)
    beat(path_of(hall, 2), filled=3)
    Draft.objects.filter(filled=3).update(seen_at=now() - timedelta(seconds=250))
    played(hall, 1, 3, 900)
    Client().post(f"{path_of(hall, 3)}fehler/", {"passe": "1", "text": "falsch"}, **SELF)
    client = Client()
    client.force_login(account())
    page = client.get(reverse("board", args=[hall.pk, 1])).content.decode()
    assert "7 von 12" in page
    assert "seit 4 Min. keine Verbindung" in page
    assert page.count("Fehler gemeldet") == 1


def test_two_devices_at_a_table_are_counted(hall: Tournament) -> None:
    beat(path_of(hall), ONE, filled=7)
    beat(path_of(hall), TWO, filled=2)
    note = table_notes(Punkteblatt.objects.get().passe_id, now())[1]
    assert (note.filled, note.devices, note.silent) == (7, 2, 0)


def test_mark_of_the_board_changes_with_what_it_shows_and_only_then(hall: Tournament) -> None:
    beat(path_of(hall), filled=1)
    moment = now()
    first = board_mark(hall.pk, moment)
    assert board_mark(hall.pk, moment + timedelta(seconds=30)) == first
    assert board_mark(hall.pk, moment + timedelta(seconds=90)) != first
    beat(path_of(hall), revision=2, filled=2)
    assert board_mark(hall.pk, moment) != first


def test_board_asks_with_one_query_whether_anything_is_new(hall: Tournament, django_assert_num_queries: Any) -> None:  # noqa: ANN401
    beat(path_of(hall), filled=1)
    client = Client()
    client.force_login(account())
    ticket = client.get(reverse("board", args=[hall.pk, 1])).context["ticket"]
    address = reverse("board_fresh", args=[ticket])
    with django_assert_num_queries(1):
        answer = client.get(address)
    assert answer.content.decode() == board_mark(hall.pk, now())


def test_report_is_settled_by_the_office(hall: Tournament) -> None:
    played(hall, 1, 3, 900)
    Client().post(f"{path_of(hall, 3)}fehler/", {"passe": "1", "text": "Spiel 3 war für B"}, **SELF)
    client = Client()
    client.force_login(account("hans", "helfer"))
    assert "Spiel 3 war für B" in client.get(reverse("sheet", args=[hall.pk, 1, 3])).content.decode()
    client.post(reverse("report_settle", args=[hall.pk, 1, 3]))
    assert ErrorReport.objects.get().settled_by == "hans"


def test_code_is_renewed_by_the_jassleitung(hall: Tournament) -> None:
    client = Client()
    client.force_login(account())
    client.post(reverse("table_renew", args=[hall.pk, 1]))
    assert Table.objects.get(number=1).renewal == 1
