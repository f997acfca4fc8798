"""The Auslosung as a verb: draw a draft of all Passen or only the next, with the hall's Ersatz or pauses."""

from __future__ import annotations

from django.utils.translation import gettext as _

import draws
from draws import DrawRefused, Options, Place, Plan, generator
from jassturnier.queries.draws_input import Ground, ground_of
from jassturnier.queries.draws_plan import Way, plan_rows
from jassturnier.queries.tournaments import info_of, tournament_info
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed
from jassturnier.services.draws_drafts import Draft, keep_draft, refuse_second_draft, seed_for
from jassturnier.services.draws_refusals import refusal_for
from jassturnier.services.outcomes import Done, Refused
from jassturnier.services.people_changes import add_ersatz

FILLS = ("vorschlag", "ersatz", "pause")


def make_draft(
    *,
    tournament_id: int,
    by: Actor,
    first_passe: int | None = None,
    last_passe: int | None = None,
    fill: str = "vorschlag",
    neighbours_apart: bool = False,
    reason: str = "",
    seed: int | None = None,
) -> Done:
    """Draw the Passen `first_passe` to `last_passe` (None: all that are not started) as a draft; `Done.number` is its
    number. Drawn are all Standblätter that are handed out; the Passen outside stay and count as history.

    `fill` says what happens when the number does not come out (DESIGN 6): "vorschlag", "ersatz" or "pause"; missing
    Ersatz get a Standblatt. Raises Refused: a draft is open, nothing left to draw, too few people, gaps in a Passe
    that stays, and what `draws` refuses.
    """
    if fill not in FILLS:
        raise Refused("fill", _("Bitte wählen: Ersatz oder Pausen."), field="fill")
    bring_ersatz(tournament_id, by, first_passe, last_passe, fill)
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        refuse_second_draft(d.tournament)
        ground = ground_of(info_of(d.tournament))
        passen = passen_to_draw(ground, first_passe, last_passe)
        refuse_gaps_before(ground, passen)
        ersatz = ersatz_wanted(ground, passen, fill)
        number, seed = seed_for(d.tournament, seed)
        draft = Draft(Way.DRAWN, seed, passen, ground.players(passen, ersatz))
        tables = ground.table_numbers(tables_needed(ground, passen, min(ersatz, len(ground.ersatz))))
        history = ground.history(passen)
        previous = ground.present_plan(passen) if history else ()
        plan = _plan(ground, draft, seed, history, previous, tables, Options(neighbours_apart=neighbours_apart))
        draft.extra = {
            "fill": fill, "neighbours_apart": neighbours_apart, "tables": list(tables), "previous": plan_rows(previous),
        }  # fmt: skip
        keep_draft(d, number, draft, plan, history, ground.wishes, reason)
        return Done(number=number, changed=len(plan.places))


def _plan(
    ground: Ground,
    draft: Draft,
    seed: int,
    history: tuple[Place, ...],
    previous: tuple[Place, ...],
    tables: tuple[int, ...],
    options: Options,
) -> Plan:
    """Draw by lot; what `draws` refuses is said in a sentence."""
    try:
        return draws.draw(
            ground.mode, draft.players, list(draft.passen), rng=generator(seed), history=history,
            wishes=ground.wishes, options=options, tables=tables, previous=previous,
        )  # fmt: skip
    except DrawRefused as refused:
        raise refusal_for(refused) from refused


def passen_to_draw(ground: Ground, first: int | None, last: int | None) -> tuple[int, ...]:
    """Return the numbers of the Passen to draw, in order. Raises Refused "nothing_left" or "started"."""
    open_passen = ground.open_passen
    if not open_passen:
        raise Refused("nothing_left", _("Alle Passen sind schon gestartet; es gibt nichts mehr auszulosen."))
    known = {p.number for p in ground.passen}
    first = open_passen[0] if first is None else first
    last = max(known) if last is None else last
    if first not in known or last not in known or last < first:
        raise Refused("no_passe", _("Diese Passen gibt es nicht. Bitte neu wählen."), field="passen")
    started = [p.number for p in ground.passen if p.started and first <= p.number <= last]
    if started:
        text = _("Die Passe %(n)s ist schon gestartet. Neu ausgelost wird erst ab der nächsten.") % {"n": started[-1]}
        raise Refused("started", text, field="passen")
    wanted = tuple(n for n in open_passen if first <= n <= last)
    if not wanted:
        raise Refused("nothing_left", _("Diese Passen sind abgesagt; es gibt nichts auszulosen."), field="passen")
    return wanted


def refuse_gaps_before(ground: Ground, passen: tuple[int, ...]) -> None:
    """Refuse to draw on top of a Passe that is not started and still seats people who are not there (way b)."""
    people = {sheet.number: sheet for sheet in ground.sheets}
    for passe in ground.open_passen:
        if passe in passen:
            continue
        away = [
            s.number
            for s in ground.spots
            if s.passe == passe and s.seated and not ground.there(people[s.number], passe)
        ]
        if away:
            text = _(
                "In Passe %(p)s sitzen Nummern, die nicht da sind (%(numbers)s). Bitte zuerst die Lücken schliessen."
            )
            raise Refused("gaps_first", text % {"p": passe, "numbers": ", ".join(map(str, away[:8]))})


def ersatz_wanted(ground: Ground, passen: tuple[int, ...], fill: str) -> int:
    """Return how many Ersatz the choice needs, looking at the Passe that needs most."""
    if fill == "pause":
        return 0
    advices = [ground.advice(passe) for passe in passen]
    return max((a.ersatz if fill == "vorschlag" else a.missing) for a in advices)


def tables_needed(ground: Ground, passen: tuple[int, ...], ersatz: int) -> int:
    """Return how many tables the fullest of these Passen needs with so many Ersatz at hand."""
    needed = 0
    for passe in passen:
        full, rest = divmod(ground.count(passe), ground.mode.per_table)
        filled = rest > 0 and ground.mode.per_table - rest <= ersatz
        needed = max(needed, full + filled)
    return needed


def bring_ersatz(tournament_id: int, by: Actor, first: int | None, last: int | None, fill: str) -> None:
    """Make the Standblätter of Ersatz that the choice needs and nobody has yet; a deed of its own."""
    tournament = tournament_info(tournament_id)
    if tournament is None or fill == "pause" or by.role != Role.JASSLEITUNG:
        return
    ground = ground_of(tournament)
    passen = passen_to_draw(ground, first, last)
    lacking = ersatz_wanted(ground, passen, fill) - len(ground.ersatz)
    if lacking > 0 and ground.count(passen[0]) + lacking >= ground.mode.per_table:
        add_ersatz(tournament_id=tournament_id, count=lacking, by=by)
