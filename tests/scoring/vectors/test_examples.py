"""All worked examples, and the command that evaluates a file of them."""

import json
from pathlib import Path

import pytest

from scoring.vectors.__main__ import main
from scoring.vectors.evaluate import KINDS, Example, agree, asked_for, evaluate, verdict

FILE = Path(__file__).parents[2] / "data" / "rules_examples.json"
EXAMPLES = json.loads(FILE.read_text(encoding="utf-8"))["examples"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example_comes_out(example: Example) -> None:
    assert verdict(example)["got"] == example["expected"]


def test_every_kind_of_the_file_is_known_and_no_other() -> None:
    assert set(KINDS) == {example["kind"] for example in EXAMPLES}


def test_command_prints_a_verdict_for_each_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(FILE)]) == 0
    verdicts = json.loads(capsys.readouterr().out)
    assert [each["id"] for each in verdicts] == [example["id"] for example in EXAMPLES]
    assert {each["equal"] for each in verdicts} == {True}
    assert set(verdicts[0]) == {"id", "got", "expected", "equal"}


def test_command_shows_what_is_not_equal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.json"
    wrong = {"id": "Y", "kind": "passe_total", "input": {"games": 8}, "expected": {"total": 1257}}
    file.write_text(json.dumps({"examples": [wrong]}), encoding="utf-8")
    assert main([str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {"id": "Y", "got": {"total": 1256}, "expected": {"total": 1257}, "equal": False}
    ]


@pytest.mark.parametrize("content", [None, "no json", '{"examples": 3}'])
def test_command_refuses_what_it_cannot_read(tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "some.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert main([str(file)]) == 2


def test_command_needs_one_file() -> None:
    assert main([]) == 2


HOSTILE = [None, [], "x", 3, True, {}, {"hand": 3}, {"mode": "X"}, {"games": 10**12}, {"games": True}, {"players": []},
           {"players": {"P": 3}}, {"rows": [3], "games": 4}, {"hands": [[]], "plays": 3}, {"bid": 1.5}, {"points": -1},
           {"cards": ["H9", "H9"], "mode": "H"}, {"cards": [], "mode": "H"}, {"card_points": [1]}, {"players": 10**9},
           {"team_a": ["nonsense"]}, {"target": 0, "loser": 0}]  # fmt: skip


@pytest.mark.parametrize("kind", [*KINDS, "unheard_of", None, 3])
def test_any_input_gets_an_answer(kind: object) -> None:
    for given in HOSTILE:
        got = evaluate(kind, given)
        assert isinstance(got, (str, dict)), given
        json.dumps(got)


@pytest.mark.parametrize("kind", ["unheard_of", None, 3, ["trick"]])
def test_unknown_kind_is_called_so(kind: object) -> None:
    assert evaluate(kind, {}) == "unknown_kind"


def test_example_that_is_no_object_is_unreadable() -> None:
    assert verdict(3) == {"id": None, "got": "unreadable", "expected": None, "equal": False}


def test_only_the_figures_asked_for_are_given() -> None:
    assert asked_for({"a": 1, "b": 2}, {"b": 3}) == {"b": 2}
    assert asked_for({"a": 1, "b": 2}, None) == {"a": 1, "b": 2}
    assert asked_for({"a": 1}, {"error": "sum"}) == {"a": 1}


def test_refusal_agrees_with_its_word_alone_or_named() -> None:
    assert [agree("sum", expected) for expected in ("sum", {"error": "sum"}, {"error": "card"}, {"ok": False})] == [
        True, True, False, False,
    ]  # fmt: skip
