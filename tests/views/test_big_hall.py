"""The largest hall, 400 people in 12 Passen of 24 Spiele: every page asks at most twelve questions of the database."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pypdf import PdfReader

from jassturnier.models import Passe, Tournament
from jassturnier.queries.print_jobs import CONTENTS
from jassturnier.queries.schreiber_codes import table_codes
from tests import builders
from tests.rights_hall import address_of, routes
from tests.rights_table import ROWS

pytestmark = [pytest.mark.django_db, pytest.mark.slow]
PEOPLE, PASSEN, SPIELE, TABLES = 400, 12, 24, 100
MOST_QUERIES = 12


@pytest.fixture
def made() -> Tournament:
    """Give a hall in its last Passe: eleven are played and closed, the twelfth is half typed."""
    found = builders.tournament(passen=PASSEN, spiele=SPIELE)
    builders.people(found, PEOPLE)
    builders.seat_everybody(found)
    for passe in range(1, PASSEN + 1):
        builders.start(found, passe)
        for table in range(1, TABLES + 1 if passe < PASSEN else TABLES // 2):
            builders.played(found, passe, table, 1884 + (table * 7 + passe * 13) % 300 - 150)
    Passe.objects.filter(number__lt=PASSEN).update(closed_at=builders.now())
    builders.draft(found, passe=PASSEN)
    return found


def pages(made: Tournament) -> Iterator[str]:
    """Give the address of every page of the hall, of every print and of one table's device."""
    for name, parts in sorted(routes().items()):
        row = ROWS.get(name)
        if row and "GET" in row.methods and not parts & {"secret", "link"} and name not in ("printed", "exported"):
            yield address_of(name, parts, row, made)
    yield from (f"/t/{made.pk}/drucken/{form}.pdf?passe={PASSEN}" for form in CONTENTS)
    for path in ("rangliste/?nach=12", "passe/12/", "passe/12/schliessen/", "auslosung/1/?ansicht=name"):
        yield f"/t/{made.pk}/{path}"
    yield from (f"/s/{table_codes(made.pk)[1].code}/{path}" for path in ("", "stand/"))


def test_no_page_of_the_largest_hall_asks_more_than_twelve_questions(made: Tournament) -> None:
    client = Client()
    client.force_login(builders.account())
    asked, broken = {}, []
    for address in pages(made):
        with CaptureQueriesContext(connection) as queries:
            answer = client.get(address)
        asked[address] = len(queries)
        if answer.status_code >= 400:
            broken.append((address, answer.status_code))
    assert broken == []
    assert {address: count for address, count in asked.items() if count > MOST_QUERIES} == {}


def test_four_hundred_standblaetter_are_four_to_a_page(made: Tournament) -> None:
    client = Client()
    client.force_login(builders.account())
    pdf = client.get(f"/t/{made.pk}/drucken/standblaetter.pdf").content
    assert len(PdfReader(io.BytesIO(pdf)).pages) == PEOPLE // 4
