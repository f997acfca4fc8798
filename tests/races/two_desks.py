"""Two desks at one database, each a process of its own: press a button at both at once, then look at what there is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from tests.sources import ROOT

Button = tuple[str, dict[str, str]]
SERVER = os.environ.get("DATABASE_URL", "")
DATABASES = ["sqlite", "postgresql"] if SERVER else ["sqlite"]


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Give the address of an empty database, which is gone afterwards; "" is SQLite's, a file in the data folder."""
    if kind == "sqlite":
        yield ""
        return
    import psycopg

    name = f"wettlauf_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(SERVER, autocommit=True) as server:
        server.execute(f'CREATE DATABASE "{name}"')
        try:
            yield urlunsplit(urlsplit(SERVER)._replace(path=f"/{name}"))
        finally:
            server.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


class Desks:
    """Both desks and one who looks; `rounds` are the numbers of the tournaments."""

    def __init__(self, folder: Path, url: str, kind: str, rounds: int) -> None:
        self.words = {
            **os.environ, "JASSTURNIER_DATA": str(folder), "DATABASE_URL": url, "JASSTURNIER_SECRET_KEY": "wettlauf",
            "DJANGO_SETTINGS_MODULE": "jassturnier.settings", "JASSTURNIER_BACKUP2": "",
        }  # fmt: skip
        preparing = self._start("prepare", kind, str(rounds))
        self.rounds: list[int] = heard(preparing)
        preparing.communicate()
        self.both = [self._start("press", name) for name in ("Hans", "Regula")]
        self.looking = self._start("look")
        assert [heard(each) for each in [*self.both, self.looking]] == ["ready"] * 3

    def _start(self, *words: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "tests.races.page_worker", *words], cwd=ROOT, env=self.words, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    def press(self, first: Button, second: Button | None = None) -> list[tuple[int, str]]:
        """Press two buttons at once (the same one without `second`); give both answers in order of the buttons."""
        for desk, button in zip(self.both, (first, second or first), strict=True):
            tell(desk, json.dumps(button))
        return [(status, leads) for status, leads in (heard(desk) for desk in self.both)]

    def facts(self, number: int) -> dict[str, Any]:
        """Look at a tournament."""
        tell(self.looking, str(number))
        return dict(heard(self.looking))

    def lose_connections(self) -> None:
        """End every connection to the PostgreSQL database, as when its server is started again."""
        import psycopg

        with psycopg.connect(self.words["DATABASE_URL"], autocommit=True) as own:
            own.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    def faults(self) -> list[str]:
        """Look for everything that `manage.py pruefen` would find."""
        tell(self.looking, "")
        return list(heard(self.looking))

    def end(self) -> None:
        """End all three."""
        for process in [*self.both, self.looking]:
            process.communicate()


def heard(process: subprocess.Popen[str]) -> Any:  # noqa: ANN401
    """Return what a process answers; an assertion with its complaint where it broke."""
    assert process.stdout is not None
    assert process.stderr is not None
    line = process.stdout.readline()
    assert line, process.stderr.read()
    return json.loads(line)


def tell(process: subprocess.Popen[str], text: str) -> None:
    """Send it a line."""
    assert process.stdin is not None
    process.stdin.write(text + "\n")
    process.stdin.flush()


@contextmanager
def two_desks(folder: Path, on: str, kind: str, rounds: int) -> Iterator[Desks]:
    """Give two desks at a database with a tournament of this kind for each round; at the end nothing may be broken."""
    with database(on) as url:
        desks = Desks(folder, url, kind, rounds)
        try:
            yield desks
            assert desks.faults() == []
        finally:
            desks.end()
