"""The check page: sums at three levels, exceptions named, the bridge to the totals."""

from __future__ import annotations

import html

import pytest
from django.test import Client

from jassturnier.models import Correction, Standblatt
from tests import builders

pytestmark = pytest.mark.django_db


def test_check_names_the_exception_and_the_bridge(client: Client) -> None:
    made = builders.tournament(passen=1)
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    builders.played(made, 1, 2, 1042, control_b=942, override="abgeschrieben", reason="abgeschriebene Liste")
    Correction.objects.create(
        tournament=made,
        standblatt=Standblatt.objects.get(number=1),
        points=-50,
        reason="Verwarnung",
        by="Vreni",
        at=builders.now(),
    )
    client.force_login(builders.account())
    page = html.unescape(client.get(f"/t/{made.pk}/kontrolle/").content.decode())
    assert "1. Passe, Tisch 2" in page
    assert "1'984 statt 1'884, Unterschied +100" in page
    assert "7'736" in page  # both tables twice: 2 × 1884 + 2 × 1984
    assert "7'686" in page  # less the correction of 50


def test_check_before_the_start(client: Client) -> None:
    made = builders.tournament()
    client.force_login(builders.account())
    assert "Noch nichts zu prüfen" in client.get(f"/t/{made.pk}/kontrolle/").content.decode()


def test_check_is_for_the_jassleitung(client: Client) -> None:
    made = builders.tournament()
    client.force_login(builders.account("hans", "helfer"))
    assert client.get(f"/t/{made.pk}/kontrolle/").status_code == 403
