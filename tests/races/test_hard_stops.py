""" "Gespeichert" is on the disk: a process killed one moment after its answer has lost nothing (QUALITY F1)."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from jassturnier.datafolder import DATABASE_FILE
from tests.races.test_one_sheet import line_of, tell, worker

pytestmark = [pytest.mark.race, pytest.mark.slow]

STOPS = 50


def test_nothing_answered_is_lost_by_hard_stops(tmp_path: Path) -> None:
    preparing = worker(tmp_path, "prepare", str(STOPS))
    number = line_of(preparing)
    preparing.communicate()
    for table in range(1, STOPS + 1):
        process = worker(tmp_path, "race", "Hans", number)
        assert line_of(process) == "ready"
        tell(process, f"{table} 0")
        # A second save is under way when the process dies: it may be there or not, but never by halves.
        tell(process, f"{table} 1")
        assert line_of(process) == "Accepted"
        process.kill()
        process.communicate()
    database = sqlite3.connect(tmp_path / DATABASE_FILE)
    first = "SELECT COUNT(*) FROM jassturnier_entry WHERE version = 1"
    valid = "SELECT COUNT(*) FROM jassturnier_entry WHERE valid GROUP BY punkteblatt_id"
    assert database.execute(first).fetchone() == (STOPS,)
    assert [count for (count,) in database.execute(valid)] == [1] * STOPS
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
