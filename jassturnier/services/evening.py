"""Plays a whole evening through the verbs of the pages: for rehearsals and for lists that were played elsewhere."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable
from datetime import date, timedelta

from jassturnier.queries.people import standblaetter
from jassturnier.queries.seating import spots
from jassturnier.services.actors import Actor
from jassturnier.services.door import hand_out, mark_paid
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_confirm import confirm_draft
from jassturnier.services.entries import enter_sheet
from jassturnier.services.entries_figures import Totals, new_nonce
from jassturnier.services.entries_paper import receive_sheet
from jassturnier.services.passen import close_passe, start_passe
from jassturnier.services.releases import release_ranking
from jassturnier.services.tournaments import create_rehearsal
from scoring.spiel import GAME_TOTAL, is_possible

_SPREAD = 32
"""Standard deviation of one team in one Spiel (RULES.md 11, simulated)."""


def rehearsal_day(seed: str) -> date:
    """Return the day printed on a rehearsal's sheets: a Saturday of 2026, from the seed alone."""
    week = int(hashlib.sha256(f"day|{seed}".encode()).hexdigest()[:8], 16) % 52
    return date(2026, 1, 3) + timedelta(weeks=week)


def prepare_rehearsal(
    *, organiser_id: int, seed: str, kind: str, count: int, spiele: tuple[int, ...], by: Actor
) -> int:
    """Make a rehearsal tournament, hand everything out, draw and confirm all Passen; returns its id.

    `count` people (pairs in the Partnerschieber). Raises Refused as the verbs do.
    """
    made = create_rehearsal(
        organiser_id=organiser_id, seed=seed, by=by, day=rehearsal_day(seed), kind=kind, count=count, spiele=spiele
    )
    numbers = [sheet.number for sheet in standblaetter(made.number)]
    hand_out(tournament_id=made.number, numbers=numbers, by=by)
    mark_paid(tournament_id=made.number, numbers=numbers, paid=True, by=by)
    draft = make_draft(tournament_id=made.number, by=by)
    confirm_draft(tournament_id=made.number, number=draft.number, by=by)
    return made.number


def play_passe(*, tournament_id: int, passe: int, spiele: int, seed: str, by: Actor) -> None:
    """Start a Passe, take in every sheet in random order with possible results from the seed, and close it."""
    start_passe(tournament_id=tournament_id, number=passe, by=by)
    rng = random.Random(f"{seed}|passe {passe}")
    tables = sorted({spot.table for spot in spots(tournament_id, passe) if spot.seated})
    results = {table: sum(random_spiel(rng) for _spiel in range(spiele)) for table in tables}
    for table in sorted(tables, key=lambda _table: rng.random()):
        receive_sheet(tournament_id=tournament_id, passe=passe, table=table, by=by)
        take_in_totals(
            tournament_id=tournament_id, passe=passe, table=table, a=results[table],
            b=spiele * GAME_TOTAL - results[table], by=by,
        )  # fmt: skip
    close_passe(tournament_id=tournament_id, number=passe, by=by)


def random_spiel(rng: random.Random) -> int:
    """Return card points of team A in one Spiel: around the middle, now and then all, never an impossible score."""
    while True:
        bell = sum(rng.random() for _each in range(12)) - 6
        points = min(max(round(GAME_TOTAL / 2 + bell * _SPREAD), 0), GAME_TOTAL)
        if is_possible(points):
            return points


def take_in_totals(
    *, tournament_id: int, passe: int, table: int, a: int, b: int, by: Actor, override: str = "", reason: str = ""
) -> None:
    """Type one sheet of totals as from the pile, hints confirmed. Raises SheetRefused where the sum is wrong."""
    enter_sheet(
        tournament_id=tournament_id,
        passe=passe,
        table=table,
        figures=Totals(a, b),
        nonce=new_nonce(),
        based_on=0,
        by=by,
        hints_confirmed=True,
        visum=True,
        override=override,
        reason=reason,
    )


def close_evening(*, tournament_id: int, passen: Iterable[int], by: Actor) -> None:
    """Release the list after the last Passe."""
    release_ranking(tournament_id=tournament_id, after_passe=max(passen), by=by)
