"""The server itself: what a proxy says reaches the program, and what is too large never reaches it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from jassturnier.server.running import MOST_BYTES, make_server

Seen = dict[str, Any]
Ask = Callable[[str], bytes]


@pytest.fixture
def seen() -> Seen:
    """Give what the program was told with the last request."""
    return {}


@pytest.fixture
def ask(seen: Seen) -> Iterator[Ask]:
    """Run the server with a program that only looks; send it raw requests."""

    def program(environ: Seen, start_response: Callable[..., object]) -> list[bytes]:
        seen.update(environ)
        start_response("200 OK", [("Content-Type", "text/plain")])
        return [b"gesehen"]

    door = socket.create_server(("127.0.0.1", 0))
    server = make_server(program, [door], "Jassturnier-Probe")
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()

    def send(head: str) -> bytes:
        with socket.create_connection(door.getsockname(), timeout=10) as connection:
            connection.sendall(f"{head}\r\nConnection: close\r\n\r\n".encode())
            return connection.makefile("rb").read()

    yield send
    server.close()
    server.task_dispatcher.shutdown()


def test_words_of_a_proxy_reach_the_program(ask: Ask, seen: Seen) -> None:
    answer = ask("GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https")
    assert answer.endswith(b"gesehen")
    assert seen["REMOTE_ADDR"] == "127.0.0.1"
    assert (seen["HTTP_X_FORWARDED_FOR"], seen["HTTP_X_FORWARDED_PROTO"]) == ("203.0.113.9", "https")


def test_body_beyond_the_limit_is_refused_unread(ask: Ask, seen: Seen) -> None:
    answer = ask(f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {MOST_BYTES + 1}")
    assert answer.startswith(b"HTTP/1.1 413")
    assert seen == {}
