"""PostgreSQL is started again between two presses: nobody notices (a loss within a press: tests/views/test_busy.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.races.two_desks import SERVER, two_desks

pytestmark = [pytest.mark.race, pytest.mark.slow]
GOES_ON = 302

if SERVER:

    def test_lost_connection_is_made_again(tmp_path: Path) -> None:
        with two_desks(tmp_path, "postgresql", "running", 1) as desks:
            (number,) = desks.rounds
            receive = (f"/t/{number}/passe/1/eingang/", {"table": "2"})
            for _press in range(2):
                assert [status for status, _leads in desks.press(receive)] == [GOES_ON, GOES_ON]
                desks.lose_connections()
            assert desks.facts(number)["deeds"] == ["Blatt eingegangen"]
