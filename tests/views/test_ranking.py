"""The Rangliste on the page: figures, honest label, release, why."""

from __future__ import annotations

import html

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from jassturnier.models import Decision, Journal, Release, Tournament
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def made() -> Tournament:
    """Return eight people at two tables, Passe 1 of 2 played."""
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    builders.played(made, 1, 2, 950)
    return made


@pytest.fixture
def lead(client: Client, made: Tournament) -> Client:
    client.force_login(builders.account())
    return client


def text(client: Client, made: Tournament, path: str) -> str:
    response = client.get(f"/t/{made.pk}/{path}")
    assert response.status_code == 200
    return html.unescape(response.content.decode())


def test_ranking_shows_title_label_and_figures(lead: Client, made: Tournament) -> None:
    page = text(lead, made, "rangliste/")
    assert "Zwischenrangliste nach der 1. Passe" in page
    assert "2 von 2 Punkteblättern erfasst" in page
    assert "1'000" in page


def test_ranking_names_are_escaped(lead: Client, made: Tournament) -> None:
    made.holders.filter(standblatt__number=1).update(name="<script>alert(1)</script>")
    page = lead.get(f"/t/{made.pk}/rangliste/").content.decode()
    assert "<script>alert(1)" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_ranking_before_the_start_names_the_next_step(lead: Client) -> None:
    assert "Noch keine Rangliste" in text(lead, builders.tournament(), "rangliste/")


@pytest.mark.parametrize("query", ["?nach=99", "?nach=abc", "?nach=", "?nach=0", "?sort=-total", "?sort=kaputt"])
def test_ranking_odd_address_still_shows_a_list(lead: Client, made: Tournament, query: str) -> None:
    assert "Zwischenrangliste nach der 1. Passe" in text(lead, made, f"rangliste/{query}")


def test_ranking_sorted_by_name_backwards(lead: Client, made: Tournament) -> None:
    page = text(lead, made, "rangliste/?sort=-name")
    assert page.index("Muster 008a") < page.index("Muster 001a")


@pytest.mark.parametrize("number", [1, 3, 300])
def test_ranking_queries_do_not_grow(client: Client, number: int) -> None:
    made = builders.tournament(passen=2)
    builders.people(made, number)
    builders.seat_everybody(made)
    builders.start(made)
    client.force_login(builders.account())
    with CaptureQueriesContext(connection) as queries:
        text(client, made, "rangliste/")
    assert len(queries) == 11


def test_release_publishes_once_per_press(lead: Client, made: Tournament) -> None:
    response = lead.post(f"/t/{made.pk}/rangliste/freigeben/", {"nach": "1"})
    assert response.status_code == 302
    assert list(Release.objects.values_list("after_passe", "version", "by")) == [(1, 1, "vreni")]
    assert Journal.objects.get().deed == "Rangliste freigegeben"
    assert "Fassung 1, freigegeben um" in text(lead, made, "rangliste/")


def test_release_with_an_open_sheet_is_refused_with_the_way_on(lead: Client, made: Tournament) -> None:
    builders.seats(made, 2, [[1, 5, 3, 7], [2, 6, 4, 8]])
    builders.start(made, 2)
    response = lead.post(f"/t/{made.pk}/rangliste/freigeben/", {"nach": "2"})
    assert (response.status_code, Release.objects.count()) == (422, 0)
    assert "Noch offen: 2 Punkteblätter, 8 Startnummern." in response.content.decode()


def test_release_with_an_open_sheet_and_a_reason_records_the_exception(lead: Client, made: Tournament) -> None:
    builders.seats(made, 2, [[1, 5, 3, 7], [2, 6, 4, 8]])
    builders.start(made, 2)
    lead.post(f"/t/{made.pk}/rangliste/freigeben/", {"nach": "2", "reason": "Der Saal wartet"})
    assert list(Decision.objects.values_list("kind", "text")) == [("ausnahme", "Der Saal wartet")]
    assert Release.objects.count() == 1


def test_release_leaves_out_names_that_are_not_published(lead: Client, made: Tournament) -> None:
    made.holders.filter(standblatt__number=1).update(not_published=True)
    lead.post(f"/t/{made.pk}/rangliste/freigeben/", {"nach": "1"})
    rows = Release.objects.get().content["rows"]
    assert [(row["number"], row["name"]) for row in rows[:2]] == [(1, ""), (2, "Muster 002a")]


def test_release_is_not_for_a_helfer(client: Client, made: Tournament) -> None:
    client.force_login(builders.account("hans", "helfer"))
    assert client.post(f"/t/{made.pk}/rangliste/freigeben/", {"nach": "1"}).status_code == 403
    assert Release.objects.count() == 0


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("?eins=3&zwei=1", "Die Nr. 1 steht vor der Nr. 3."),
        ("?eins=1&zwei=2", "Die Nr. 1 und die Nr. 2 haben den gleichen Rang."),
        ("?eins=1&zwei=99", "Eine der beiden Nummern steht nicht auf dieser Rangliste."),
        ("?eins=١&zwei=2", "Hier gehören nur Ziffern hin"),
    ],
)
def test_why(lead: Client, made: Tournament, query: str, sentence: str) -> None:
    assert sentence in text(lead, made, f"rangliste/warum/{query}")
