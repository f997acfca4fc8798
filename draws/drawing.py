"""The draw itself: from people, history and wishes to everybody's places in the Passen to come.

A draw of an untouched evening takes a ready plan and gives its slots out by lot; whatever the plan does not know (a
history, people who come or go, wishes it cannot meet) is searched by exchanges, with the plan as the beginning.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from draws.hall import usable_tables
from draws.labels import HARD
from draws.lot import shuffled
from draws.model import NO_WISHES, STANDARD, Mode, Options, Place, Plan, Player, Wishes, in_order
from draws.numbers import Numbering
from draws.presence import attendance, check_request
from draws.quality import encounters, find, measure
from draws.ready import ready_plan
from draws.seating import Seating, places_of, search_seating
from draws.task import Task


def draw(
    mode: Mode,
    players: Sequence[Player],
    passen: Sequence[int],
    *,
    rng: random.Random,
    history: Sequence[Place] = (),
    previous: Sequence[Place] = (),
    wishes: Wishes = NO_WISHES,
    options: Options = STANDARD,
    tables: Sequence[int] | None = None,
) -> Plan:
    """Draw the given Passen, best first: valid, wishes, partners, encounters, letters, table numbers.

    `history` are the places of Passen already played or started; they count and stay. `tables` are the numbers there
    are (None: 1, 2, 3 …). Raises DrawRefused for people or Passen that cannot be drawn. Goals: Issue 4; QUALITY.md
    D1.
    """
    check_request(players, passen, history)
    task = Task(mode, tuple(players), tuple(sorted(passen)), tuple(history), wishes, options, tuple(previous))
    crowd = attendance(mode, players, passen, history, rng, previous)
    usable = usable_tables(task, crowd, tables)
    seating, cost = ready_plan(task, crowd, rng)
    if seating is None or cost >= HARD:
        seating = search_seating(task, crowd, seating, rng)
    numbers = _numbers(task, seating, usable, rng)
    rows = zip(task.passen, seating.groups, numbers, seating.pausing, strict=True)
    places = in_order(place for row in rows for place in places_of(mode, *row))
    everything = [*history, *places]
    findings = find(mode, everything, players, wishes, tables)
    return Plan(places, findings, measure(everything, players))


def draw_einzel(
    players: Sequence[Player],
    passen: Sequence[int],
    *,
    rng: random.Random,
    history: Sequence[Place] = (),
    previous: Sequence[Place] = (),
    wishes: Wishes = NO_WISHES,
    options: Options = STANDARD,
    tables: Sequence[int] | None = None,
) -> Plan:
    """`draw` for the Einzelschieber: persons, four at a table, a new partner each Passe (Reglement 2.1.3)."""
    return draw(
        Mode.EINZEL,
        players,
        passen,
        rng=rng,
        history=history,
        previous=previous,
        wishes=wishes,
        options=options,
        tables=tables,
    )


def draw_partner(
    players: Sequence[Player],
    passen: Sequence[int],
    *,
    rng: random.Random,
    history: Sequence[Place] = (),
    previous: Sequence[Place] = (),
    wishes: Wishes = NO_WISHES,
    options: Options = STANDARD,
    tables: Sequence[int] | None = None,
) -> Plan:
    """`draw` for the Partnerschieber: each player is a pair, two pairs at a table, new opponents each Passe
    (Reglement 3).
    """
    return draw(
        Mode.PARTNER,
        players,
        passen,
        rng=rng,
        history=history,
        previous=previous,
        wishes=wishes,
        options=options,
        tables=tables,
    )


def _numbers(task: Task, seating: Seating, usable: list[list[int]], rng: random.Random) -> list[list[int]]:
    """Table numbers: those of a ready plan mixed by lot, or made as fresh as the history and fixed tables allow."""
    bound = {player.id: player.fixed_table for player in task.players if player.fixed_table is not None}
    start = None
    if seating.numbered and all(numbers == usable[0] for numbers in usable):
        mixed = seating.numbers or shuffled(usable[0], rng)
        if set(mixed) == set(usable[0]):
            start = [list(mixed) for _ in usable]
    if start is not None and not bound:
        return start
    numbering = Numbering(encounters(task.history), bound, rng)
    return numbering.assign(seating.groups, usable, start)
