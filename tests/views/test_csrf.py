"""A form that came too late: the page gives the typed values back, but never those of a foreign page."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from jassturnier.models import Invitation
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def late() -> Client:
    """Give a signed-in browser whose forms are checked."""
    client = Client(enforce_csrf_checks=True)
    client.force_login(builders.account())
    return client


def stale(client: Client, **headers: str) -> str:
    """Send a form without a fitting token and give the page."""
    headers = {"HTTP_HOST": "localhost", "HTTP_ORIGIN": "http://localhost"} | headers
    answer = client.post("/leute/", {"role": "helfer", "password": "geheim123", "text": "a\n<b>"}, **headers)
    assert answer.status_code == 403
    return answer.content.decode()


def test_typed_values_come_back(late: Client) -> None:
    page = stale(late)
    assert "Ihre Eingabe ist noch da" in page
    assert '<textarea name="role" hidden>\nhelfer</textarea>' in page
    assert '<textarea name="text" hidden>\na\n&lt;b&gt;</textarea>' in page
    assert "geheim123" not in page
    assert Invitation.objects.count() == 0


def test_typed_values_can_be_sent_again(late: Client) -> None:
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', stale(late))
    assert token is not None
    typed = {"role": "helfer", "csrfmiddlewaretoken": token[1]}
    answer = late.post("/leute/", typed, HTTP_HOST="localhost", HTTP_ORIGIN="http://localhost")
    assert answer.status_code == 200
    assert Invitation.objects.count() == 1


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:9999", "http://localhost.evil"])
def test_form_of_a_foreign_page_is_not_offered(late: Client, origin: str) -> None:
    page = stale(late, HTTP_ORIGIN=origin)
    assert "helfer" not in page
    assert "kam nicht von einer Seite des Jassturniers" in page


def test_form_without_any_sender_is_not_offered(late: Client) -> None:
    assert "helfer" not in stale(late, HTTP_ORIGIN="")
