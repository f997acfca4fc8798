"""The next step of the evening, for each state of the facts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jassturnier.queries.draws_gaps import Gap, Gaps, Unseated
from jassturnier.queries.evening import Facts, PasseFacts
from jassturnier.queries.next_step import missing_text, next_step
from jassturnier.queries.people import Headcount

WAITING = PasseFacts(1, 12, started=False, closed=False, by_hand=False, drawn=True, tables=15, received=0, entered=0)
PLAYING = replace(WAITING, started=True)
RECEIVED = replace(PLAYING, received=15)
ENTERED = replace(RECEIVED, entered=15)
CLOSED = replace(ENTERED, closed=True)
UNDRAWN = replace(WAITING, drawn=False, tables=0)


def passen(*found: PasseFacts) -> tuple[PasseFacts, ...]:
    """Number the Passen from 1."""
    return tuple(replace(one, number=n) for n, one in enumerate(found, start=1))


FACTS = Facts(
    archived=False,
    begin="tuerschluss",
    door_closed=True,
    count=Headcount(people=64, named=64, present=60, ersatz=0, paid=0, gone=0, per_table=4),
    unnamed=0,
    draft=False,
    unprinted=(),
    gaps=Gaps(),
    passen=passen(WAITING, WAITING),
)
NOBODY = replace(FACTS.count, people=0, present=0)


@pytest.mark.parametrize(
    ("facts", "code", "passe"),
    [
        (replace(FACTS, archived=True), "archived", None),
        (replace(FACTS, count=NOBODY), "people", None),
        (replace(FACTS, count=NOBODY, door_closed=False, begin="vorgedruckt", passen=passen(UNDRAWN)), "predraw", None),
        (replace(FACTS, door_closed=False, begin="vorgedruckt", unprinted=(1, 2)), "print", None),
        (replace(FACTS, begin="vorgedruckt", gaps=Gaps(empty=(Gap(1, 2, "A", 60),))), "repair", None),
        (replace(FACTS, begin="passe1", passen=passen(PLAYING, UNDRAWN)), "draw", None),
        (replace(FACTS, begin="passe1", passen=passen(PLAYING, UNDRAWN), draft=True), "draft", None),
        (
            replace(FACTS, door_closed=False, passen=passen(UNDRAWN), count=replace(FACTS.count, present=0)),
            "arrivals",
            None,
        ),
        (replace(FACTS, door_closed=False, passen=passen(UNDRAWN)), "close_door", None),
        (replace(FACTS, door_closed=False), "start", 1),
        (replace(FACTS, door_closed=False, begin="passe1", passen=passen(UNDRAWN)), "predraw", None),
        (replace(FACTS, door_closed=False, begin="vorgedruckt", passen=passen(UNDRAWN)), "predraw", None),
        (replace(FACTS, door_closed=False, begin="passe1", passen=passen(UNDRAWN), draft=True), "draft", None),
        (replace(FACTS, door_closed=False, begin="passe1"), "close_door", None),
        (replace(FACTS, passen=passen(UNDRAWN)), "draw", None),
        (replace(FACTS, passen=passen(UNDRAWN), draft=True), "draft", None),
        (replace(FACTS, gaps=Gaps(empty=(Gap(1, 3, "B", 7),))), "repair", None),
        (replace(FACTS, gaps=Gaps(unseated=(Unseated(65, (1,)),))), "repair", None),
        (replace(FACTS, unprinted=(1, 2)), "print", None),
        (FACTS, "start", 1),
        (replace(FACTS, passen=passen(PLAYING, WAITING)), "playing", 1),
        (replace(FACTS, passen=passen(replace(PLAYING, tables=0, by_hand=True), WAITING)), "playing", 1),
        (replace(FACTS, passen=passen(RECEIVED, WAITING)), "start", 2),
        (replace(FACTS, passen=passen(RECEIVED, WAITING), gaps=Gaps(empty=(Gap(2, 3, "A", 0),))), "repair", None),
        (replace(FACTS, passen=passen(RECEIVED, UNDRAWN)), "draw", None),
        (replace(FACTS, passen=passen(RECEIVED, UNDRAWN), draft=True), "draft", None),
        (replace(FACTS, passen=passen(RECEIVED, PLAYING)), "playing", 2),
        (replace(FACTS, passen=passen(RECEIVED, RECEIVED)), "enter", 1),
        (replace(FACTS, passen=passen(ENTERED, RECEIVED)), "close", 1),
        (replace(FACTS, passen=passen(CLOSED, RECEIVED)), "enter", 2),
        (replace(FACTS, passen=passen(CLOSED, ENTERED)), "close", 2),
        (replace(FACTS, passen=passen(CLOSED, CLOSED)), "ranking", None),
    ],
)
def test_next_step_of_each_state(facts: Facts, code: str, passe: int | None) -> None:
    step = next_step(facts)
    assert (step.code, step.passe) == (code, passe)
    assert step.headline
    assert step.button
    assert step.route


@pytest.mark.parametrize(
    ("present", "per_table", "text"),
    [
        (0, 4, "noch niemand am Tisch"),
        (60, 4, "Es geht auf"),
        (59, 4, "Es fehlt 1 Person"),
        (58, 4, "Es fehlen 2 Personen"),
        (57, 4, "Es fehlen 3 Personen"),
        (17, 2, "Es fehlt 1 Paar"),
        (18, 2, "Es geht auf"),
    ],
)
def test_missing_text_counts_to_the_next_full_table(present: int, per_table: int, text: str) -> None:
    assert missing_text(replace(FACTS.count, present=present, per_table=per_table)) == text


def test_repair_names_the_numbers() -> None:
    empty = (Gap(1, 3, "B", 12), Gap(1, 2, "A", 7), Gap(2, 2, "A", 7), Gap(1, 9, "A", 0))
    step = next_step(replace(FACTS, gaps=Gaps(empty, (Unseated(65, (1, 2)),))))
    assert step.text == (
        "Hat einen Platz, spielt aber nicht: 7, 12. Ist da, hat aber keinen Platz: 65. Leerer Platz an Tisch 9."
    )
