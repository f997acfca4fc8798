"""The terminal's log: no secret of a link or table, no forged line, no control character."""

from __future__ import annotations

import io
import logging
import logging.config
import sys

import pytest
from django.conf import settings
from django.test import Client

from jassturnier.logs import PlainFormatter, plain
from tests import builders

PLAIN = PlainFormatter("%(levelname)s %(name)s: %(message)s")


def written(message: str, *words: object, broken: Exception | None = None) -> str:
    """Give the line that a warning with these words makes."""
    reason = (type(broken), broken, None) if broken else None
    return PLAIN.format(logging.LogRecord("hall", logging.WARNING, "", 0, message, words, reason))


@pytest.mark.parametrize(
    "address", ["/s/1-7-0-ABCDEFGH/abgeben/", "/S/1-7-0-ABCDEFGH/", "/einladung/ABCDEFGH/", "/erster-besuch/ABCDEFGH/",
                "/neues-passwort/1-ABCDEFGH/"],
)  # fmt: skip
def test_secret_of_an_address_is_masked(address: str) -> None:
    line = written("Internal Server Error: %s", address)
    assert "ABCDEFGH" not in line
    assert address.split("/")[1] in line


def test_other_addresses_stay_readable() -> None:
    assert written("Not Found: %s", "/t/3/passe/1/") == "WARNING hall: Not Found: /t/3/passe/1/"


def test_name_with_line_ends_and_colours_stays_one_harmless_line() -> None:
    line = written("refused: %s", "Hans\r\nERROR hall: forged\x1b[31m\u202e")
    assert line == "WARNING hall: refused: Hans\\x0d\\nERROR hall: forged\\x1b[31m\\x202e"


def test_traceback_keeps_its_lines_but_no_control_characters() -> None:
    text = written("broken", broken=ValueError("a\x1bb\nc"))
    assert text.splitlines()[-2:] == ["ValueError: a\\x1bb", "c"]


def test_tabs_stay() -> None:
    assert plain("a\tb\nc") == "a\tb\nc"


@pytest.mark.django_db
def test_refused_form_of_an_invitation_does_not_log_its_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream := io.StringIO())
    logging.config.dictConfig(settings.LOGGING)
    builders.account()
    answer = Client(enforce_csrf_checks=True).post("/einladung/GEHEIMGEHEIM/", {"name": "x"})
    monkeypatch.undo()
    logging.config.dictConfig(settings.LOGGING)
    assert answer.status_code == 403
    assert "/einladung/…" in stream.getvalue()
    assert "GEHEIM" not in stream.getvalue()
