"""The board of a Passe: states, receipt, start, gate, closing, and nothing new."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from jassturnier.models import Decision, Passe, Punkteblatt, Tournament
from tests.builders import account, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=3)
    people(made, 16)
    seat_everybody(made)
    start(made, 1)
    return made


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(account())
    return client


def url(made: Tournament, name: str = "board", passe: int = 1, *more: int) -> str:
    return reverse(name, args=[made.pk, passe, *more])


def test_board_smoke(evening: Tournament, leitung: Client) -> None:
    for name in ("board", "pile", "passe_start", "passe_close", "passe_reopen"):
        for passe in (1, 2):
            assert leitung.get(url(evening, name, passe)).status_code == 200
    assert leitung.get(url(evening, "sheet", 1, 1)).status_code == 200
    assert leitung.get(url(evening, "sheet", 1, 1) + "?art=spiele").status_code == 200
    played(evening, 1, 1, 900)
    assert leitung.get(url(evening, "sheet", 1, 1)).status_code == 200
    assert leitung.get(url(evening, "board", 1)).status_code == 200
    assert leitung.get(reverse("decisions", args=[evening.pk])).status_code == 200
    assert leitung.get(reverse("journal", args=[evening.pk])).status_code == 200
