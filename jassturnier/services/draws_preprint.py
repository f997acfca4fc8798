"""Places drawn before anybody is there, for Standblätter that are printed beforehand (DESIGN 6, ways b and c)."""

from __future__ import annotations

import random

from django.utils.translation import gettext as _

import draws
from draws import DrawRefused, Mode, Plan, Player, find, generator, measure
from jassturnier.models.tournaments import Begin
from jassturnier.queries.draws_input import ground_of
from jassturnier.queries.draws_plan import Way
from jassturnier.queries.tournaments import info_of
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed
from jassturnier.services.door import prepare_stack
from jassturnier.services.draws import passen_to_draw
from jassturnier.services.draws_drafts import Draft, keep_draft, refuse_second_draft, seed_for
from jassturnier.services.draws_refusals import refusal_for
from jassturnier.services.outcomes import Done, Refused

BLOCK = 8


def make_preprint_draft(*, tournament_id: int, count: int, by: Actor, seed: int | None = None) -> Done:
    """Draft places for the Standblätter 1 to `count`, handed out or not; missing ones are made.

    Way (b) draws Passe 1 in blocks of eight sheets that share their tables, so that the sheets of a block can be handed
    out in any order; way (c) draws all Passen. Raises Refused: a draft is open, `count` makes no full tables, somebody
    has a number above it, Passe 1 was started.
    """
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        refuse_second_draft(d.tournament)
        d.nothing_new()
    prepare_stack(tournament_id=tournament_id, count=count, by=by)
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        refuse_second_draft(d.tournament)
        ground = ground_of(info_of(d.tournament))
        _check(count, ground.mode.per_table, {s.number for s in ground.sheets if not s.ersatz})
        last = 1 if d.tournament.begin == Begin.AT_THE_DOOR else None
        passen = passen_to_draw(ground, 1, last)
        number, seed = seed_for(d.tournament, seed)
        players = tuple(Player(str(n)) for n in range(1, count + 1))
        tables = ground.table_numbers(count // ground.mode.per_table)
        try:
            plan = (
                in_blocks(ground.mode, players, tables, generator(seed))
                if last == 1
                else draws.draw(ground.mode, players, list(passen), rng=generator(seed), tables=tables)
            )
        except DrawRefused as refused:
            raise refusal_for(refused) from refused
        draft = Draft(Way.PREPRINTED, seed, passen, players, {"count": count, "tables": list(tables)})
        keep_draft(d, number, draft, plan, (), draws.Wishes(), "")
        return Done(number=number, changed=count)


def in_blocks(mode: Mode, players: tuple[Player, ...], tables: tuple[int, ...], rng: random.Random) -> Plan:
    """Draw Passe 1 block by block: eight sheets in a row sit at the same tables, in the order of the lot."""
    places: list[draws.Place] = []
    for start in range(0, len(players), BLOCK):
        block = players[start : start + BLOCK]
        first = start // mode.per_table
        own = tables[first : first + len(block) // mode.per_table]
        places += draws.draw(mode, block, [1], rng=rng, tables=own).places
    return Plan(tuple(places), find(mode, places, players), measure(places, players))


def _check(count: int, per_table: int, numbers: set[int]) -> None:
    if count < per_table or count % per_table:
        text = _("Mit %(n)s Standblättern gibt es keine vollen Tische. Bitte %(less)s oder %(more)s wählen.")
        down = max(per_table, count - count % per_table)
        values = {"n": count, "less": down, "more": count + -count % per_table}
        raise Refused("not_full", text % values, field="count")
    missing = [n for n in range(1, count + 1) if n not in numbers]
    above = sorted(n for n in numbers if n > count)
    if missing or above:
        text = _(
            "Vorgedruckt werden die Nummern 1 bis %(n)s; es gibt aber auch die Nummer %(other)s. Bitte mehr wählen."
        )
        raise Refused("numbers", text % {"n": count, "other": (above or [max(numbers)])[0]}, field="count")
