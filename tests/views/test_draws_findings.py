"""Findings of a draw as German sentences."""

from __future__ import annotations

import pytest

from draws import Code, Finding, Mode, Quality, Reason
from jassturnier.views.draws_findings import SHOWN, listed, sentences, summary


def label(player: str) -> str:
    """Write a number as a name."""
    return f"{player} Muster"


@pytest.mark.parametrize(
    ("finding", "sentence", "severity"),
    [
        (Finding(Code.PARTNER_REPEAT, ("1", "2"), (1, 3), 2), "1 Muster und 2 Muster sind in Passe 1 und 3 Partner.",
         "warning"),
        (Finding(Code.ENCOUNTER_REPEAT, ("1", "2"), (1, 2, 4), 3),
         "1 Muster und 2 Muster sitzen in Passe 1, 2 und 4 am gleichen Tisch.", "hint"),
        (Finding(Code.TABLE_AGAIN, ("7",), (1, 4), 3), "7 Muster sitzt in Passe 1 und 4 an Tisch 3.", "hint"),
        (Finding(Code.LETTERS_UNEVEN, ("7",), (), -2), "7 Muster spielt 2 Mal häufiger in Team B.", "hint"),
        (Finding(Code.LETTERS_UNEVEN, ("7",), (), 2), "7 Muster spielt 2 Mal häufiger in Team A.", "hint"),
        (Finding(Code.PAUSE, ("7",), (2,), 1), "Pause in Passe 2: 7 Muster.", "hint"),
        (Finding(Code.FIXED_TABLE, ("7",), (2,), 5),
         "7 Muster sollte immer an Tisch 5 sitzen, tut es aber in Passe 2 nicht.", "warning"),
        (Finding(Code.ERSATZ_TOGETHER, ("901", "902"), (2,), 1),
         "Zwei Ersatz (901 Muster und 902 Muster) sitzen in Passe 2 am gleichen Tisch.", "hint"),
        (Finding(Code.NO_SEAT, ("59",), (2,)), "Für 59 Muster ist in Passe 2 kein Platz frei.", "warning"),
        (Finding(Code.EMPTY_SEAT, (), (2,), 15), "An Tisch 15 bleibt in Passe 2 ein Platz leer.", "warning"),
    ],
)  # fmt: skip
def test_finding_is_one_plain_sentence(finding: Finding, sentence: str, severity: str) -> None:
    (said,) = sentences(Mode.EINZEL, [finding], label)
    assert (said.text, said.severity) == (sentence, severity)


def test_pairs_play_against_each_other() -> None:
    (said,) = sentences(Mode.PARTNER, [Finding(Code.ENCOUNTER_REPEAT, ("1", "2"), (1, 3), 2)], label)
    assert said.text == "1 Muster und 2 Muster spielen in Passe 1 und 3 gegeneinander."


@pytest.mark.parametrize("code", list(Code))
def test_every_code_has_a_sentence(code: Code) -> None:
    assert len(sentences(Mode.EINZEL, [Finding(code, ("1", "2"), (1,), 1)], label)) == 1


@pytest.mark.parametrize("reason", list(Reason))
def test_wish_that_was_not_met_says_why(reason: Reason) -> None:
    (said,) = sentences(Mode.EINZEL, [Finding(Code.TOGETHER_WISH, ("1", "2"), (1,), 0, reason)], label)
    assert (said.way == "") is (reason is Reason.NONE)


def test_long_lists_are_cut_and_counted() -> None:
    many = [Finding(Code.ENCOUNTER_REPEAT, (str(n), "99"), (1, 2), 2) for n in range(SHOWN + 5)]
    said = sentences(Mode.EINZEL, many, label)
    assert (len(said), said[-1].text) == (SHOWN + 1, "… und noch 5 solche.")


def test_pauses_of_one_passe_stand_together() -> None:
    pauses = [Finding(Code.PAUSE, ("1",), (1, 2), 2), Finding(Code.PAUSE, ("2",), (1,), 1)]
    assert [said.text for said in sentences(Mode.EINZEL, pauses, label)] == [
        "Pause in Passe 1: 1 Muster, 2 Muster.",
        "Pause in Passe 2: 1 Muster.",
    ]


def test_summary_praises_a_fresh_draw() -> None:
    assert next(said.text for said in summary(Mode.EINZEL, Quality())) == (
        "Niemand sitzt zweimal mit derselben Person am Tisch."
    )
    assert {said.severity for said in summary(Mode.PARTNER, Quality())} == {"done"}


def test_summary_counts_what_repeats() -> None:
    said = summary(Mode.EINZEL, Quality(partner_repeats=1, encounter_repeats=3, encounter_max=3, table_repeats=2))
    assert [one.severity for one in said] == ["hint", "warning", "done", "hint"]
    assert said[0].text == "3 Mal treffen sich zwei am Tisch wieder. Am häufigsten sitzen zwei 3 Mal zusammen."


@pytest.mark.parametrize(("passen", "text"), [((), ""), ((2,), "2"), ((1, 3), "1 und 3"), ((1, 2, 4), "1, 2 und 4")])
def test_passen_are_listed_as_people_say_them(passen: tuple[int, ...], text: str) -> None:
    assert listed(passen) == text
