"""Two real processes hand in for one Punkteblatt at the same moment, 200 times, on a file database (or DATABASE_URL).

By hand: `pytest -m race`. Never two valid entries, never a server error; the constraint decides, the loser is told.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
RACES = 200
SPAWN = multiprocessing.get_context("spawn")

pytestmark = [pytest.mark.race, pytest.mark.slow]


def wake() -> None:
    """Start Django in a child, on the database of the environment."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "jassturnier.settings"
    sys.path.insert(0, str(ROOT))
    import django

    django.setup()


def prepare(answer: Any) -> None:  # noqa: ANN401
    """Make a hall of as many tables as races and one more; give the codes."""
    wake()
    from jassturnier.queries.schreiber_codes import table_codes
    from tests import builders

    made = builders.tournament(passen=1)
    builders.people(made, 4 * (RACES + 1))
    builders.seat_everybody(made)
    builders.start(made, 1)
    answer.put([code.code for _number, code in sorted(table_codes(made.pk).items())])


def race(barrier: Any, codes: list[str], points: int, answer: Any) -> None:  # noqa: ANN401
    """Hand in at each table together with the other process; the last table is hammered 200 times."""
    wake()
    from django.test import Client

    client = Client(raise_request_exception=False, HTTP_ORIGIN="http://testserver", HTTP_ACCEPT="application/json")
    seen: list[tuple[int, str]] = []
    for number in range(2 * RACES):
        code = codes[min(number, RACES)]
        a = points + number % 50
        fields = {"passe": 1, "art": "totale", "a": a, "b": 1884 - a, "based_on": 0}
        barrier.wait(60)
        sent = client.post(f"/s/{code}/abgeben/", fields | {"nonce": f"race-{points}-{number}-{code[-6:]}"})
        body = sent.json() if sent.headers["Content-Type"] == "application/json" else {}
        seen.append((sent.status_code, body.get("kind", body.get("code", "?"))))
    answer.put(seen)


def judge(codes: list[str], answer: Any) -> None:  # noqa: ANN401
    """Count valid entries and versions per table."""
    wake()
    from jassturnier.models import Entry

    tournament = int(codes[0].split("-")[0])
    found: dict[int, list[bool]] = {}
    for table, valid in Entry.objects.filter(tournament=tournament).values_list("punkteblatt__table__number", "valid"):
        found.setdefault(table, []).append(valid)
    answer.put(json.dumps(found))


def in_child(work: Callable[..., None], *args: Any) -> Any:  # noqa: ANN401
    """Run `work` in a process of its own and give its answer."""
    answer = SPAWN.Queue()
    child = SPAWN.Process(target=work, args=(*args, answer))
    child.start()
    result = answer.get(timeout=300)
    child.join(30)
    return result


def test_two_devices_never_leave_two_valid_entries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JASSTURNIER_DATA", str(tmp_path))
    monkeypatch.setenv("DJANGO_SETTINGS_MODULE", "jassturnier.settings")
    monkeypatch.setenv("JASSTURNIER_SECRET_KEY", "only for tests")
    monkeypatch.setenv("JASSTURNIER_HOSTS", "testserver")
    subprocess.run([sys.executable, "manage.py", "migrate", "-v0"], cwd=ROOT, check=True)
    codes = in_child(prepare)
    barrier, answers = SPAWN.Barrier(2), SPAWN.Queue()
    racers = [SPAWN.Process(target=race, args=(barrier, codes, points, answers)) for points in (700, 900)]
    for racer in racers:
        racer.start()
    seen = answers.get(timeout=500) + answers.get(timeout=500)
    for racer in racers:
        racer.join(30)
    found = {int(table): valid for table, valid in json.loads(in_child(judge, codes)).items()}
    assert {status for status, _kind in seen} == {200}
    assert {kind for _status, kind in seen} == {"new", "second", "known"}
    assert [table for table, valid in found.items() if sum(valid) != 1] == []
    assert len(found) == RACES + 1
    assert [len(found[table]) for table in range(1, RACES + 1)] == [2] * RACES
