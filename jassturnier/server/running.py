"""Runs the program on the laptop: database ready, door open, greeting, browser, backups, until Ctrl-C."""

import signal
import socket
from types import FrameType

import waitress

from jassturnier.server.door import BACKLOG
from jassturnier.server.threeminutes import SteadyBackup

# Measured: the default limit of 100 connections made 60 phones wait 12 s; silent connections need room.
THREADS = 8
CONNECTION_LIMIT = 1000
SILENT_SECONDS = 60


def serve(sockets: list[socket.socket], ident: str) -> None:
    """Answer requests at the bound `sockets` as `ident` until Ctrl-C or a polite stop; then make a last backup."""
    from jassturnier.wsgi import application

    signal.signal(signal.SIGTERM, stop_politely)
    backups = SteadyBackup()
    backups.start()
    server = waitress.create_server(
        application,
        sockets=sockets,
        threads=THREADS,
        connection_limit=CONNECTION_LIMIT,
        backlog=BACKLOG,
        channel_timeout=SILENT_SECONDS,
        ident=ident,
    )
    try:
        server.run()
    finally:
        server.close()
        backups.stop()


def stop_politely(_signal: int, _frame: FrameType | None) -> None:
    """Turn the system's request to stop into the end that Ctrl-C has."""
    raise KeyboardInterrupt
