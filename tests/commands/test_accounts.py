"""The two commands around accounts: they print a link and nothing that a script could trip over."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from jassturnier.models import Organiser, User
from tests import builders

pytestmark = pytest.mark.django_db


def printed(*words: str) -> str:
    """Run a command and give what it prints."""
    out = StringIO()
    call_command(*words, stdout=out, stderr=StringIO())
    return out.getvalue().strip()


def test_ersterlink_prints_a_path_that_works(client: Client) -> None:
    assert client.get(printed("ersterlink")).status_code == 200


def test_ersterlink_with_an_account_says_why_not() -> None:
    builders.account()
    with pytest.raises(CommandError, match="schon eingerichtet"):
        printed("ersterlink")


def test_jassleitung_prints_a_link_that_sets_the_password(client: Client) -> None:
    path = printed("jassleitung", "Vreni Käslin")
    client.post(path, {"password": "drei gute Wörter", "again": "drei gute Wörter"})
    assert User.objects.get(name="Vreni Käslin").check_password("drei gute Wörter")
    assert not Organiser.objects.get().remote_leitung


def test_jassleitung_on_a_server_may_come_from_other_devices() -> None:
    printed("jassleitung", "Vreni", "--geraete")
    assert Organiser.objects.get().remote_leitung


@pytest.mark.parametrize("name", ["", "  ", "x" * 61, "A\x07B"])
def test_jassleitung_with_a_name_that_cannot_be(name: str) -> None:
    with pytest.raises(CommandError, match="1 bis 60 Zeichen"):
        printed("jassleitung", name)
    assert User.objects.count() == 0
