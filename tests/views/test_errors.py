"""Error pages: plain German, with a way on, and not one word of how it was made."""

from __future__ import annotations

import pytest
from django.test import Client, RequestFactory

from jassturnier.views.errors import broken
from tests import builders


@pytest.mark.django_db
def test_not_found(client: Client) -> None:
    answer = client.get("/gibt/es/nicht/<script>")
    assert answer.status_code == 404
    assert "Diese Seite gibt es nicht" in answer.content.decode()
    assert "<script>" not in answer.content.decode().replace("<script src", "")


@pytest.mark.django_db
def test_forbidden(client: Client) -> None:
    client.force_login(builders.account("Hans", "helfer"))
    answer = client.get("/leute/")
    assert answer.status_code == 403
    assert "Das darf nur die Jassleitung" in answer.content.decode()


def test_foreign_host_is_refused_without_database(client: Client) -> None:
    answer = client.get("/", HTTP_HOST="evil.example")
    assert answer.status_code == 400
    assert "Das war nicht lesbar" in answer.content.decode()


def test_broken_needs_no_database() -> None:
    answer = broken(RequestFactory().get("/"))
    assert answer.status_code == 500
    assert "Da ist etwas schiefgegangen" in answer.content.decode()


@pytest.mark.django_db
def test_parts_are_for_developers_only(client: Client, settings) -> None:  # noqa: ANN001
    assert client.get("/teile/").status_code == 404
    settings.DEBUG = True
    assert client.get("/teile/").status_code == 200


@pytest.mark.django_db
def test_help_is_open_to_everybody(client: Client) -> None:
    page = client.get("/hilfe/").content.decode()
    assert page.count("<li><h2>") == 10
