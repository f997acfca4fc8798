"""Opens the port at which the laptop is reached, or finds the program already running there."""

import http.client
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

FIRST_PORT = 8000
PORTS_TRIED = 20
BACKLOG = 1024


class NoFreePort(Exception):
    """Every port that was tried is taken by other programs."""


@dataclass(frozen=True, slots=True)
class Door:
    """A port of this laptop: opened by us with its bound sockets, or without, where the program runs there already."""

    port: int
    sockets: list[socket.socket]

    @property
    def runs_already(self) -> bool:
        """Say whether another process of the same program and data folder stands behind this door."""
        return not self.sockets


def ident_of(folder: Path) -> str:
    """Give the name by which a running program with this data folder is recognised."""
    return f"Jassturnier-{sha256(str(folder).encode()).hexdigest()[:8]}"


def open_door(first: int, ident: str) -> Door:
    """Open the first free port from `first` on all addresses, or find `ident` already running on the way.

    IPv4 must be there; IPv6 is added where the system has it. Raises NoFreePort.
    """
    for port in range(first, first + PORTS_TRIED):
        try:
            return Door(port, bound_sockets(port))
        except OSError:
            if answers_as(port, ident):
                return Door(port, [])
    raise NoFreePort


def bound_sockets(port: int) -> list[socket.socket]:
    """Bind `port` on all addresses. Raises OSError where it is taken."""
    sockets = [bound(socket.AF_INET, "0.0.0.0", port)]  # noqa: S104 - the hall's devices come from outside
    with suppress(OSError):  # a system without IPv6, or a port that only IPv4 has free
        sockets.append(bound(socket.AF_INET6, "::", port))
    return sockets


def bound(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    """Give one socket bound to `host` and `port`."""
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            # On Windows "reuse" would let two programs share a port.
            door.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind((host, port))
        door.listen(BACKLOG)
    except OSError:
        door.close()
        raise
    return door


def answers_as(port: int, ident: str) -> bool:
    """Say whether the program `ident` answers at `port` of this laptop."""
    visit = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        visit.request("HEAD", "/")
        return visit.getresponse().getheader("Server") == ident
    except (OSError, http.client.HTTPException):
        return False
    finally:
        visit.close()
