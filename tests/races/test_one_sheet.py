"""Two real processes type the same sheet at once: one counts, the other is kept; never two valid, never an error."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from jassturnier.datafolder import DATABASE_FILE
from tests.sources import ROOT

pytestmark = [pytest.mark.race, pytest.mark.slow]

TABLES = 200


def worker(folder: Path, *words: str) -> subprocess.Popen[str]:
    """Start a process of its own that works on the database in `folder`."""
    environment = {**os.environ, "JASSTURNIER_DATA": str(folder), "DJANGO_SETTINGS_MODULE": "jassturnier.settings"}
    environment.pop("DATABASE_URL", None)
    return subprocess.Popen(
        [sys.executable, "-m", "tests.races.sheet_worker", *words],
        cwd=ROOT, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def line_of(process: subprocess.Popen[str]) -> str:
    """Return its next line; when it broke, what it says about it."""
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdout.readline().strip() or process.stderr.read()


def tell(process: subprocess.Popen[str], text: str) -> None:
    """Send it a line."""
    assert process.stdin is not None
    process.stdin.write(text + "\n")
    process.stdin.flush()


def pair(folder: Path, tables: int) -> Iterator[subprocess.Popen[str]]:
    """Prepare a tournament and start the two."""
    preparing = worker(folder, "prepare", str(tables))
    number = line_of(preparing)
    assert number.isdigit(), number
    preparing.communicate()
    for name in ("Hans", "Regula"):
        process = worker(folder, "race", name, number)
        assert line_of(process) == "ready"
        yield process


def test_one_of_two_counts(tmp_path: Path) -> None:
    both = list(pair(tmp_path, TABLES))
    for based_on in (0, 1):
        for table in range(1, TABLES + 1):
            for process in both:
                tell(process, f"{table} {based_on}")
            assert sorted(line_of(process) for process in both) == ["Accepted", "KeptAsSecond"]
    for process in both:
        process.communicate()
    assert [process.returncode for process in both] == [0, 0]
    database = sqlite3.connect(tmp_path / DATABASE_FILE)
    valid = "SELECT COUNT(*) FROM jassturnier_entry WHERE valid GROUP BY punkteblatt_id"
    assert [count for (count,) in database.execute(valid)] == [1] * TABLES
    assert database.execute("SELECT COUNT(*) FROM jassturnier_entry").fetchone() == (4 * TABLES,)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
