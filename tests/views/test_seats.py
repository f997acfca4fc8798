"""The pages of the repairs by hand."""

from __future__ import annotations

import pytest
from django.test import Client

from jassturnier.models import Tournament
from jassturnier.queries.seating import spots
from tests.builders import account, people, played, seats, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def made(client: Client) -> Tournament:
    """Give eight seated people, a ninth without a place, and a signed-in Jassleitung."""
    client.force_login(account())
    made = tournament(passen=2)
    people(made, 9)
    seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    seats(made, 2, [[1, 3, 5, 7], [2, 4, 6, 8]])
    return made


def where(made: Tournament, passe: int, number: int) -> tuple[int, str]:
    """Give table and team."""
    return next((s.table, s.team) for s in spots(made.pk, passe) if s.number == number)


def test_exchange_shows_the_consequence_before_it_saves(client: Client, made: Tournament) -> None:
    address = f"/t/{made.pk}/auslosung/tauschen/"
    typed = {"passe": "2", "number": "3", "other": "2", "reason": ""}
    page = client.post(address, typed | {"look": "1"}).content.decode()
    assert "3 Muster 003a: von Tisch 1, Team A nach Tisch 2, Team A." in page
    assert "Wiederholte Partner: bisher 0, danach 2." in page
    assert where(made, 2, 3) == (1, "A")
    assert client.post(address, typed | {"save": "1"}).status_code == 302
    assert where(made, 2, 3) == (2, "A")


def test_exchange_keeps_what_was_typed(client: Client, made: Tournament) -> None:
    answer = client.post(f"/t/{made.pk}/auslosung/tauschen/", {"passe": "1", "number": "1", "other": "9", "look": "1"})
    page = answer.content.decode()
    assert (answer.status_code, 'value="9"' in page) == (422, True)
    assert "hat in dieser Passe keinen Platz" in page


def test_exchange_with_a_result_asks_for_the_reason(client: Client, made: Tournament) -> None:
    start(made)
    played(made, 1, 1, 1000)
    typed = {"passe": "1", "number": "1", "other": "5", "reason": "", "save": "1"}
    address = f"/t/{made.pk}/auslosung/tauschen/"
    assert "steht in Passe 1 schon ein Resultat" in client.post(address, typed).content.decode()
    assert client.post(address, typed | {"reason": "Es sassen andere Leute"}).status_code == 302
    assert where(made, 1, 1) == (2, "A")


def test_late_person_takes_over_with_what_is_known_filled_in(client: Client, made: Tournament) -> None:
    address = f"/t/{made.pk}/auslosung/uebernehmen/"
    assert 'value="9"' in client.get(f"{address}?number=9&passe=2").content.decode()
    assert client.post(address, {"number": "9", "of": "8", "passe": "2"}).status_code == 302
    assert where(made, 2, 9) == (2, "B")


def test_empty_seat_is_taken(client: Client, made: Tournament) -> None:
    made.places.filter(passe__number=1, standblatt__number=8).delete()
    address = f"/t/{made.pk}/auslosung/platz/"
    assert client.post(address, {"passe": "1", "number": "9", "table": "2", "team": "A"}).status_code == 422
    assert client.post(address, {"passe": "1", "number": "9", "table": "2", "team": "B"}).status_code == 302
    assert where(made, 1, 9) == (2, "B")


def test_table_is_dissolved(client: Client, made: Tournament) -> None:
    address = f"/t/{made.pk}/auslosung/tisch-aufloesen/"
    assert client.post(address, {"passe": "1", "table": "2", "pausing": "ja"}).status_code == 302
    assert [s.kind for s in spots(made.pk, 1) if s.number > 4] == ["pause"] * 4


@pytest.mark.parametrize("typed", ["-1", "1_0", "٤", "12345", "", "0"])
def test_start_numbers_are_plain_digits(client: Client, made: Tournament, typed: str) -> None:
    answer = client.post(
        f"/t/{made.pk}/auslosung/tauschen/", {"passe": "1", "number": typed, "other": "2", "save": "1"}
    )
    assert (answer.status_code, where(made, 1, 2)) == (422, (1, "A"))
