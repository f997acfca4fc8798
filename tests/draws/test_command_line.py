"""python -m draws: a draw as CSV, with history and rules from files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from draws import Mode, Wishes, plan_from_csv
from draws.__main__ import main
from tests.draws.judge import broken_wishes, faults, field, figures


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_people_as_csv(capsys: pytest.CaptureFixture[str]) -> None:
    places = plan_from_csv(run(capsys, "--players", "21", "--passen", "4", "--seed", "7"))
    assert faults(places, field(21)) == []
    assert {place.passe for place in places} == {1, 2, 3, 4}


def test_pairs_as_csv(capsys: pytest.CaptureFixture[str]) -> None:
    places = plan_from_csv(run(capsys, "--teams", "9", "--passen", "4", "--seed", "7"), Mode.PARTNER)
    assert faults(places, field(9), per_table=2) == []


def test_history_and_rules(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first = run(capsys, "--players", "24", "--passen", "4", "--seed", "7")
    (tmp_path / "played.csv").write_text(first, encoding="utf-8")
    rules = {"not_together": [["1", "2"]], "absent": {"3": [3, 4], "25": [1, 2]}, "fixed_table": {"5": 4}}
    (tmp_path / "rules.json").write_text(json.dumps(rules), encoding="utf-8")
    files = ["--history", str(tmp_path / "played.csv"), "--rules", str(tmp_path / "rules.json")]
    rest = plan_from_csv(run(capsys, "--players", "24", "--passen", "4", "--seed", "8", "--from-passe", "3", *files))
    assert {place.passe for place in rest} == {3, 4}
    assert {place.player for place in rest} == {str(number) for number in range(1, 26)} - {"3"}
    assert broken_wishes(rest, Wishes((("1", "2"),))) == []
    assert {place.table for place in rest if place.player == "5"} == {4}
    played = [place for place in plan_from_csv(first) if place.passe < 3]
    assert figures([*played, *rest])["encounters"] == 0


def test_new_seed_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "8", "--passen", "2"]) == 0
    out, told = capsys.readouterr()
    seed = told.split()[1]
    assert run(capsys, "--players", "8", "--passen", "2", "--seed", seed) == out


def test_impossible_draw_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "3", "--passen", "2"]) == 2
    assert "too_few" in capsys.readouterr().err
    assert main(["--players", "8", "--passen", "2", "--history", "/nowhere.csv"]) == 2
