"""A page that needs a sign-in leads there and back, and nothing typed is lost on the way."""

from __future__ import annotations

import html
import re

import pytest
from django.test import Client

from jassturnier.models import Invitation
from tests import builders

pytestmark = pytest.mark.django_db
ENTER = {"name": "vreni", "password": "jass-am-abend"}


def kept_in(page: str) -> str:
    """Give the hidden field that carries what was typed."""
    found = re.search(r'name="kept" value="([^"]+)"', page)
    return html.unescape(found[1]) if found else ""


def test_reader_comes_back_to_the_page(client: Client) -> None:
    builders.account()
    assert client.get("/leute/?a=b")["Location"] == "/anmelden/?next=%2Fleute%2F%3Fa%3Db"


def test_typed_values_survive_the_sign_in(client: Client) -> None:
    builders.account()
    answer = client.post("/leute/", {"role": "helfer", "note": '<script>"x"'})
    assert answer.status_code == 403
    page = answer.content.decode()
    assert "Ihre Eingabe ist noch da" in page
    wrong = client.post("/anmelden/", ENTER | {"password": "falsch", "kept": kept_in(page)}).content.decode()
    again = client.post("/anmelden/", ENTER | {"kept": kept_in(wrong)}).content.decode()
    assert 'action="/leute/"' in again
    assert '<textarea name="role" hidden>\nhelfer</textarea>' in again
    assert "&lt;script&gt;" in again
    assert "<script>&" not in again
    assert Invitation.objects.count() == 0


def test_typed_passwords_are_not_kept(client: Client) -> None:
    builders.account()
    page = client.post("/leute/", {"password": "geheim123", "again": "geheim123", "role": "helfer"}).content.decode()
    again = client.post("/anmelden/", ENTER | {"kept": kept_in(page)}).content.decode()
    assert "helfer" in again
    assert "geheim123" not in again


def test_typed_values_made_up_by_somebody_else_are_dropped(client: Client) -> None:
    builders.account()
    assert client.post("/anmelden/", ENTER | {"kept": "WyIvIl0:forged"})["Location"] == "/"


def test_nobody_there_yet_leads_to_the_first_visit(client: Client) -> None:
    assert client.post("/leute/", {"role": "helfer"})["Location"] == "/erster-besuch/"
