"""Who counts as sitting at the laptop itself."""

from __future__ import annotations

import pytest
from django.test import RequestFactory
from pytest_django.fixtures import Settings

from jassturnier.views.access import at_the_laptop


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.168.1.20", False),
        ("::ffff:192.168.1.20", False),
        ("", False),
        ("localhost", False),
    ],
)
def test_laptop_is_known_by_a_loopback_address(address: str, here: bool) -> None:
    assert at_the_laptop(RequestFactory(REMOTE_ADDR=address).get("/")) is here


@pytest.mark.parametrize("word", ["HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED"])
def test_what_a_proxy_hands_on_comes_from_elsewhere(word: str) -> None:
    request = RequestFactory(REMOTE_ADDR="127.0.0.1", **{word: "127.0.0.1"}).get("/")
    assert at_the_laptop(request) is False


def test_behind_https_everybody_comes_from_elsewhere(settings: Settings) -> None:
    settings.HTTPS = True
    assert at_the_laptop(RequestFactory(REMOTE_ADDR="127.0.0.1").get("/")) is False
