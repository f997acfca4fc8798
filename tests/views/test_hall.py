"""The pages of the hall: released figures only, no cookie, "nothing new" for one query."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from jassturnier.models import Tournament
from jassturnier.services.releases import release_ranking
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    builders.played(made, 1, 2, 950)
    return made


def release(made: Tournament) -> None:
    release_ranking(tournament_id=made.pk, after_passe=1, by=builders.JASSLEITUNG)


def test_hall_before_the_release_shows_no_figures(client: Client, made: Tournament) -> None:
    page = client.get(f"/saal/{made.pk}/").content.decode()
    assert "Noch keine Rangliste freigegeben" in page
    assert "Passe 1 läuft seit" in page
    assert "1&#x27;000" not in page


def test_hall_after_the_release_shows_the_list(client: Client, made: Tournament) -> None:
    release(made)
    page = client.get(f"/saal/{made.pk}/").content.decode()
    assert "Zwischenrangliste nach der 1. Passe" in page
    assert "1&#x27;000" in page


def test_hall_keeps_showing_what_was_released(client: Client, made: Tournament) -> None:
    release(made)
    made.entries.filter(punkteblatt__table__number=1).update(control_a=800, control_b=1084)
    page = client.get(f"/saal/{made.pk}/").content.decode()
    assert "1&#x27;000" in page
    assert "1&#x27;084" not in page


def test_hall_sets_no_cookie(client: Client, made: Tournament) -> None:
    release(made)
    assert client.get(f"/saal/{made.pk}/").cookies == {}
    assert client.get(f"/saal/{made.pk}/1/").cookies == {}


def test_hall_nothing_new_costs_one_query(client: Client, made: Tournament) -> None:
    release(made)
    etag = client.get(f"/saal/{made.pk}/").headers["ETag"]
    with CaptureQueriesContext(connection) as queries:
        answer = client.get(f"/saal/{made.pk}/", headers={"If-None-Match": etag})
    assert (answer.status_code, len(queries)) == (304, 1)


def test_own_page_says_where_to_sit_and_what_was_played(client: Client, made: Tournament) -> None:
    page = client.get(f"/saal/{made.pk}/3/").content.decode()
    assert "Start-Nr. 3" in page
    assert "4 Muster 004a" in page
    assert "884" in page


def test_own_page_of_an_unpublished_person_shows_no_name(client: Client, made: Tournament) -> None:
    made.holders.filter(standblatt__number=3).update(not_published=True)
    assert "Muster 003a" not in client.get(f"/saal/{made.pk}/3/").content.decode()


@pytest.mark.parametrize("path", ["/saal/4711/", "/saal/4711/1/"])
def test_hall_of_an_unknown_tournament(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_own_page_of_an_unknown_number(client: Client, made: Tournament) -> None:
    assert client.get(f"/saal/{made.pk}/99/").status_code == 404


@pytest.mark.parametrize("number", [4, 12, 300])
def test_own_page_queries_do_not_grow(client: Client, number: int) -> None:
    made = builders.tournament(passen=2)
    builders.people(made, number)
    builders.seat_everybody(made)
    builders.start(made)
    with CaptureQueriesContext(connection) as queries:
        assert client.get(f"/saal/{made.pk}/1/").status_code == 200
    assert len(queries) == 11
