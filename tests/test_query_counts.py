"""List pages ask the database as often for 300 people as for 4, and never more than twelve times."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext

from jassturnier.models import Tournament
from jassturnier.services.decisions import correct_points
from jassturnier.services.releases import release_ranking
from tests import builders

pytestmark = pytest.mark.django_db
PEOPLE = (4, 12, 300)
MOST = 12
PAGES = (
    " teilnehmer/ teilnehmer/?q=Muster teilnehmer/?sort=-name teilnehmer/tuere/ teilnehmer/ausgegeben/ "
    "teilnehmer/talons/ teilnehmer/wuensche/ teilnehmer/nummer/1/ auslosung/ auslosung/neu/ auslosung/luecken/ "
    "auslosung/1/ auslosung/1/?ansicht=name auslosung/plan/ auslosung/plan/?ansicht=name auslosung/plan.csv "
    "auslosung/tauschen/ passe/1/ passe/1/stapel/ passe/1/tisch/1/ passe/1/schliessen/ passe/2/start/ rangliste/ "
    "rangliste/warum/?eins=1&zwei=2 entscheide/ entscheide/journal/ drucken/ kontrolle/ einstellungen/ "
    "export/rangliste.csv export/ergebnisse.csv export/teilnehmende.csv leute/"
)


def hall_of(people: int) -> Tournament:
    """Make an evening in its first Passe: all typed but the last table, corrected, released, a draft of Passe 2."""
    made = builders.tournament(passen=2, name=f"Jass {people}")
    builders.people(made, people)
    builders.seat_everybody(made)
    builders.start(made)
    for table in range(1, people // 4 + 1):
        builders.played(made, 1, table, 900 + table)
    for number in range(1, people + 1, 4):
        correct_points(
            tournament_id=made.pk, standblatt=number, points=-1, reason="Zählfehler", by=builders.JASSLEITUNG
        )
    release_ranking(tournament_id=made.pk, after_passe=1, by=builders.JASSLEITUNG)
    builders.draft(made)
    return made


@pytest.fixture(scope="module")
def halls(django_db_setup: None, django_db_blocker) -> Iterator[list[Tournament]]:  # noqa: ANN001
    """Build three halls once for all pages."""
    with django_db_blocker.unblock(), transaction.atomic():
        yield [hall_of(people) for people in PEOPLE]
        transaction.set_rollback(True)


def asked(client: Client, address: str) -> int:
    """Give how often a page asks the database."""
    with CaptureQueriesContext(connection) as queries:
        assert (address, client.get(address).status_code) == (address, 200)
    return sum("SAVEPOINT" not in query["sql"] for query in queries)


@pytest.mark.parametrize("page", PAGES.split(" "))
def test_page_asks_as_often_for_many_rows(client: Client, halls: list[Tournament], page: str) -> None:
    client.force_login(builders.account("leo"))
    client.get("/hilfe/")
    counts = [asked(client, f"/t/{made.pk}/{page}") for made in halls]
    assert (page, len(set(counts)), counts) == (page, 1, counts)
    assert (page, max(counts) <= MOST, counts) == (page, True, counts)


@pytest.mark.parametrize("page", ["", "1/"])
def test_page_of_the_hall_asks_as_often_for_many_rows(halls: list[Tournament], page: str) -> None:
    counts = [asked(Client(), f"/saal/{made.pk}/{page}") for made in halls]
    assert (page, len(set(counts)), max(counts) <= MOST) == (page, 1, True)
