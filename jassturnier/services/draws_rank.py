"""«Nächste Passe nach Rang»: the next Passe drawn from the Rangliste, an option for the last Passen."""

from __future__ import annotations

from django.utils.translation import gettext as _

from draws import DrawRefused, draw_by_rank, generator
from jassturnier.queries.draws_input import ground_of
from jassturnier.queries.draws_plan import Way
from jassturnier.queries.standings import LAST_STARTED, Standings, standings_of
from jassturnier.queries.tournaments import info_of
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed
from jassturnier.services.draws import bring_ersatz, ersatz_wanted, passen_to_draw, tables_needed
from jassturnier.services.draws_drafts import Draft, keep_draft, refuse_second_draft, seed_for
from jassturnier.services.draws_refusals import refusal_for
from jassturnier.services.outcomes import Done, Refused


def make_rank_draft(
    *, tournament_id: int, by: Actor, passe: int | None = None, fill: str = "vorschlag", reason: str = ""
) -> Done:
    """Draft Passe `passe` (None: the next one) by rank: ranks 1 and 4 against 2 and 3 of each four (pairs: neighbours),
    without repeats where possible. Raises Refused: nothing played yet, results missing, what `make_draft` refuses.
    """
    bring_ersatz(tournament_id, by, passe, passe, fill)
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        refuse_second_draft(d.tournament)
        info = info_of(d.tournament)
        ground, standings = ground_of(info), standings_of(info, LAST_STARTED)
        _check(standings)
        passen = passen_to_draw(ground, passe, passe)[:1]
        ersatz = ersatz_wanted(ground, passen, fill)
        number, seed = seed_for(d.tournament)
        players = ground.players(passen, ersatz)
        known = {player.id for player in players}
        ranking = [str(row.number) for row in standings.everybody if str(row.number) in known]
        tables = ground.table_numbers(tables_needed(ground, passen, min(ersatz, len(ground.ersatz))))
        history = ground.history(passen)
        try:
            plan = draw_by_rank(
                ground.mode, ranking, players, passen[0], rng=generator(seed), history=history, wishes=ground.wishes,
                tables=tables,
            )  # fmt: skip
        except DrawRefused as refused:
            raise refusal_for(refused) from refused
        extra = {"fill": fill, "ranking": ranking, "tables": list(tables), "after_passe": standings.last_passe}
        draft = Draft(Way.BY_RANK, seed, passen, players, extra)
        keep_draft(d, number, draft, plan, history, ground.wishes, reason)
        return Done(number=number, changed=len(plan.places))


def _check(standings: Standings) -> None:
    """Refuse where there is no complete Rangliste yet."""
    if standings.last_passe == 0:
        raise Refused("no_rank", _("Nach Rang geht es erst, wenn eine Passe gespielt ist."), field="passen")
    missing = standings.tables_all - standings.tables_in
    if missing:
        text = _("Für die Auslosung nach Rang fehlen noch %(n)s Punkteblätter. Bitte zuerst alle erfassen.")
        raise Refused("results_missing", text % {"n": missing}, field="passen")
