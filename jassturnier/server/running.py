"""Runs the program on the laptop: database ready, door open, greeting, browser, backups, until Ctrl-C."""

import signal
import socket
from types import FrameType
from typing import Any

import waitress

from jassturnier.server.door import BACKLOG
from jassturnier.server.threeminutes import SteadyBackup

# Measured: the default limit of 100 connections made 60 phones wait 12 s; silent connections need room.
THREADS = 8
CONNECTION_LIMIT = 1000
SILENT_SECONDS = 60
# Bodies are put on the disk before anybody looks at them. A photo taken for a list still gets our own sentence.
MOST_BYTES = 32 * 1024 * 1024
MOST_HEADER_BYTES = 64 * 1024


def serve(sockets: list[socket.socket], ident: str) -> None:
    """Answer requests at the bound `sockets` as `ident` until Ctrl-C or a polite stop; then make a last backup."""
    from jassturnier.wsgi import application

    signal.signal(signal.SIGTERM, stop_politely)
    backups = SteadyBackup()
    backups.start()
    server = make_server(application, sockets, ident)
    try:
        server.run()
    finally:
        server.close()
        backups.stop()


def make_server(application: Any, sockets: list[socket.socket], ident: str) -> Any:  # noqa: ANN401 - waitress has no types
    """Make the server of `application` at the bound `sockets`; it answers once its `run` is called.

    What a proxy says about itself is left in place: who sees "forwarded" knows that nobody sits at the laptop, and with
    JASSTURNIER_HTTPS=1 Django reads from it that the visitor speaks https.
    """
    return waitress.create_server(
        application,
        sockets=sockets,
        threads=THREADS,
        connection_limit=CONNECTION_LIMIT,
        backlog=BACKLOG,
        channel_timeout=SILENT_SECONDS,
        max_request_body_size=MOST_BYTES,
        max_request_header_size=MOST_HEADER_BYTES,
        clear_untrusted_proxy_headers=False,
        ident=ident,
    )


def stop_politely(_signal: int, _frame: FrameType | None) -> None:
    """Turn the system's request to stop into the end that Ctrl-C has."""
    raise KeyboardInterrupt
