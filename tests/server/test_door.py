"""The port: the first free one, and another start finds the running program."""

import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from jassturnier.server.door import answers_as, bound_sockets, ident_of, open_door


@pytest.fixture
def first() -> int:
    """Give a port that is free at the moment, as are those after it, most likely."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def neighbour(first: int) -> Iterator[str]:
    """Run a small server at the port that calls itself "Jassturnier-nebenan"."""

    class Handler(BaseHTTPRequestHandler):
        def version_string(self) -> str:
            return "Jassturnier-nebenan"

        def log_message(self, *words: object) -> None:
            pass

        def do_HEAD(self) -> None:
            self.send_response(404)
            self.end_headers()

    server = HTTPServer(("0.0.0.0", first), Handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield "Jassturnier-nebenan"
    server.shutdown()
    server.server_close()


def shut(sockets: list[socket.socket]) -> None:
    """Close what a test has opened."""
    for door in sockets:
        door.close()


def test_door_opens_on_all_addresses(first: int) -> None:
    door = open_door(first, "Jassturnier-hier")
    assert door.port == first
    assert door.sockets[0].getsockname() == ("0.0.0.0", first)
    assert not door.runs_already
    shut(door.sockets)


def test_door_passes_by_another_program(first: int, neighbour: str) -> None:
    door = open_door(first, "Jassturnier-hier")
    assert door.port > first
    shut(door.sockets)


def test_door_finds_the_same_program_running(first: int, neighbour: str) -> None:
    door = open_door(first, neighbour)
    assert (door.port, door.runs_already) == (first, True)


def test_port_is_not_shared(first: int) -> None:
    sockets = bound_sockets(first)
    with pytest.raises(OSError, match="in use"):
        bound_sockets(first)
    shut(sockets)


def test_nobody_answers_at_a_free_port(first: int) -> None:
    assert answers_as(first, "Jassturnier-hier") is False


def test_programs_with_other_data_have_other_names() -> None:
    assert ident_of(Path("/a")) != ident_of(Path("/b"))
