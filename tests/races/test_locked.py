"""Another program holds the database longer than we wait: a plain page, nothing saved, and the next press works."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from jassturnier.datafolder import DATABASE_FILE
from tests.races.two_desks import SERVER, two_desks

pytestmark = [pytest.mark.race, pytest.mark.slow]
BUSY, GOES_ON = 503, 302


def test_file_locked_by_another_program(tmp_path: Path) -> None:
    with two_desks(tmp_path, "sqlite", "running", 1) as desks:
        (number,) = desks.rounds
        receive = (f"/t/{number}/passe/1/eingang/", {"table": "2"})
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert [status for status, _leads in desks.press(receive)] == [BUSY, BUSY]
        assert desks.facts(number)["deeds"] == []
        assert [status for status, _leads in desks.press(receive)] == [GOES_ON, GOES_ON]
        assert desks.facts(number)["deeds"] == ["Blatt eingegangen"]


if SERVER:

    def test_row_locked_by_another_program(tmp_path: Path) -> None:
        import psycopg

        with two_desks(tmp_path, "postgresql", "running", 1) as desks:
            (number,) = desks.rounds
            receive = (f"/t/{number}/passe/1/eingang/", {"table": "2"})
            with psycopg.connect(desks.words["DATABASE_URL"]) as other:
                other.execute("SELECT 1 FROM jassturnier_tournament FOR UPDATE")
                assert [status for status, _leads in desks.press(receive)] == [BUSY, BUSY]
            assert desks.facts(number)["deeds"] == []
            assert [status for status, _leads in desks.press(receive)] == [GOES_ON, GOES_ON]
