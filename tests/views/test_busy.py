"""A database that does not answer: a plain page with status 503, and what was typed stays, but for passwords."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.db import InterfaceError, OperationalError, connection
from django.test import Client

from jassturnier.models import Standblatt, Tournament
from jassturnier.queries.schreiber_codes import table_codes
from jassturnier.settings import MIDDLEWARE
from jassturnier.views.busy import busy_text
from tests import builders
from tests.stories.paper import forms_of

pytestmark = pytest.mark.django_db
LOCKED = OperationalError("database is locked")


@contextmanager
def silent_database(error: Exception, *, writing_only: bool = True) -> Iterator[None]:
    """Let every statement fail, or only those that open a deed."""

    def fail(execute, sql, params, many, context):  # noqa: ANN001, ANN202
        if not writing_only or sql.startswith(("SAVEPOINT", "BEGIN", "INSERT", "UPDATE", "DELETE")):
            raise error
        return execute(sql, params, many, context)

    with connection.execute_wrapper(fail):
        yield


@pytest.fixture
def office(client: Client) -> Client:
    """Give the Jassleitung's browser."""
    client.force_login(builders.account())
    return client


@pytest.fixture
def made() -> Tournament:
    """Give a tournament whose Passe 1 runs."""
    found = builders.tournament(passen=1)
    builders.people(found, 4)
    builders.seat_everybody(found)
    builders.start(found)
    return found


@pytest.mark.parametrize("error", [LOCKED, InterfaceError("connection already closed")])
def test_what_was_typed_can_be_sent_again(office: Client, made: Tournament, error: Exception) -> None:
    typed = {"name": "Muster Zoë", "place": "<b>Horw"}
    with silent_database(error):
        answer = office.post(f"/t/{made.pk}/teilnehmer/neu/", typed)
    page = answer.content.decode()
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
    assert "Der Laptop ist gerade beschäftigt" in page
    assert "Ihre Eingabe ist noch da" in page
    assert "<b>Horw" not in page
    form = forms_of(page, "/")[-1]
    assert {**form.filled({}, "")}.items() >= {"name": ["Muster Zoë"], "place": ["<b>Horw"]}.items()
    assert office.post(form.action, form.filled({}, "")).status_code == 302
    assert Standblatt.objects.filter(holders__name="Muster Zoë").count() == 1


def test_page_that_cannot_be_read_offers_to_try_again(office: Client, made: Tournament) -> None:
    with silent_database(OperationalError("server closed the connection"), writing_only=False):
        answer = office.get(f"/t/{made.pk}/rangliste/?nach=1")
    page = answer.content.decode()
    assert answer.status_code == 503
    assert f'href="/t/{made.pk}/rangliste/?nach=1"' in page
    assert "Ihre Eingabe" not in page


def test_password_is_not_kept(client: Client) -> None:
    builders.account("Vreni")
    with silent_database(LOCKED):
        answer = client.post("/anmelden/", {"name": "Vreni", "password": "jass-am-abend"})
    assert answer.status_code == 503
    assert "jass-am-abend" not in answer.content.decode()
    assert "Vreni" in answer.content.decode()


def test_device_at_a_table_gets_plain_data(client: Client, made: Tournament) -> None:
    code = table_codes(made.pk)[1].code
    typed = {"passe": "1", "art": "totale", "a": "1000", "b": "884", "nonce": "abcdefgh12345678", "based_on": "0"}
    with silent_database(LOCKED):
        answer = client.post(
            f"/s/{code}/abgeben/", typed, HTTP_HOST="localhost", HTTP_ORIGIN="http://localhost",
            HTTP_ACCEPT="application/json",
        )  # fmt: skip
    assert answer.status_code == 503
    assert answer.json() == {"ok": False, "code": "busy", "text": busy_text(LOCKED)}


def test_full_disk_is_named() -> None:
    assert "kein Speicherplatz" in busy_text(OperationalError("database or disk is full"))
    assert "beschäftigt" in busy_text(LOCKED)


def test_busy_database_is_heard_first() -> None:
    assert MIDDLEWARE[-1] == "jassturnier.views.busy.BusyDatabase"


def test_lock_of_another_program_is_such_an_error(tmp_path: Path) -> None:
    first, second = (sqlite3.connect(tmp_path / "x", timeout=0, isolation_level=None) for _each in range(2))
    first.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        second.execute("BEGIN IMMEDIATE")
    first.close()
    second.close()
