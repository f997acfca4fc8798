"""What a table sends: complement of one typed side, start numbers, drafts, number and code."""

from __future__ import annotations

import pytest

from jassturnier.forms.entries import EntryRules
from jassturnier.forms.schreiber import DraftForm, PinForm, SenderForm, completed, figures_form
from scoring.findings import Side


@pytest.mark.parametrize(
    ("a", "b", "bonus", "both"),
    [
        (100, None, 0, (100, 57)), (None, 57, 0, (100, 57)), (0, None, 0, (0, 157)), (None, 157, 0, (0, 157)),
        (158, None, 0, (158, None)), (257, None, 100, (257, 0)), (None, 207, 50, (0, 207)), (257, None, 0, (257, None)),
        (None, None, 0, (None, None)), (100, 50, 0, (100, 50)),
    ],
)  # fmt: skip
def test_completed(a: int | None, b: int | None, bonus: int, both: tuple[int | None, int | None]) -> None:
    assert completed(a, b, bonus) == both


def test_tick_belongs_to_the_side_with_157_also_when_the_other_was_typed() -> None:
    data = {"a1": "0", "m1": "on", "b2": "0", "m2": "on"}
    form = figures_form("spiele", EntryRules(2, match_bonus=100), data)
    assert form.is_valid()
    assert [row.match for row in form.figures().rows] == [Side.B, Side.A]


@pytest.mark.parametrize(
    ("text", "numbers"), [("1,2,3,4", (1, 2, 3, 4)), ("", ()), ("1,x", ()), ("١,2", ()), ("12345", ()), ("1,,2", ())]
)
def test_people_of_a_form(text: str, numbers: tuple[int, ...]) -> None:
    form = SenderForm({"passe": "1", "people": text})
    assert form.is_valid()
    assert form.cleaned_data["people"] == numbers


HOSTILE = ['"\\u0000"', '"\\ud800"', "NaN", "1e400", "-1", "[[[[]]]]", '{"a": {"b": 1}}', '"' + "x" * 81 + '"', "null"]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_draft_keeps_only_what_a_sheet_can_hold(hostile: str) -> None:
    content = f'{{"who": {hostile}, "other": 1, "rows": [{{"a": "100", "b": {hostile}}}, {hostile}]}}'
    form = DraftForm({"passe": "1", "device": "a" * 24, "revision": "1", "filled": "1", "content": content})
    assert form.is_valid()
    assert form.cleaned_data["content"] == {"v": 1, "rows": [{"a": "100"}, {}]}


def test_code_is_read_with_blanks_and_points() -> None:
    form = PinForm({"table": "7", "pin": " 123.456 "})
    assert form.is_valid()
    assert form.cleaned_data["pin"] == "123456"
