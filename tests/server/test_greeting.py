"""What the terminal says at the start."""

import pytest

from jassturnier.server.greeting import greeting, terminal_qr

LOCAL = "http://localhost:8000/"


def test_greeting_names_laptop_and_hall() -> None:
    text = greeting(LOCAL, ["http://192.168.1.20:8000/", "http://10.0.0.3:8000/"], "")
    assert "An diesem Laptop:  http://localhost:8000/" in text
    assert "Im Saal:           http://192.168.1.20:8000/" in text
    assert "   oder            http://10.0.0.3:8000/" in text
    assert terminal_qr("http://192.168.1.20:8000/") in text
    assert "Link" not in text


def test_greeting_without_a_network_says_what_to_do() -> None:
    assert "Zuerst WLAN oder Kabel verbinden" in greeting(LOCAL, [], "")


def test_greeting_shows_the_link_of_the_first_account() -> None:
    assert "  http://localhost:8000/erster-besuch/abc/" in greeting(
        LOCAL, [], "http://localhost:8000/erster-besuch/abc/"
    )


@pytest.mark.parametrize("address", ["http://192.168.1.20:8000/", "http://10.0.0.3:8000/"])
def test_qr_fits_a_small_terminal(address: str) -> None:
    lines = terminal_qr(address).splitlines()
    assert max(len(line) for line in lines) <= 40
    assert len(lines) <= 20
