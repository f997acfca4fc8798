"""The page of the Auslosung: who is there, what is drawn, what to do next, all attempts; and the seating that holds."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from jassturnier.queries.draws import Attempt, attempts
from jassturnier.queries.draws_gaps import gaps_of
from jassturnier.queries.draws_hall import hall_of
from jassturnier.queries.draws_input import ground_of
from jassturnier.queries.draws_stale import stale_sheets
from jassturnier.queries.draws_steps import DrawStep, next_step_of, passe_rows
from jassturnier.queries.number_ranges import written
from jassturnier.queries.people import standblaetter
from jassturnier.queries.seating import Names, rows_by_name, spots, tables_of
from jassturnier.queries.tournaments import passen_of
from jassturnier.services.door import mark_printed
from jassturnier.views.access import Desk, enter
from jassturnier.views.draws_gap_words import gap_lines
from jassturnier.views.draws_steps import STEPS


@require_safe
def overview(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show the numbers of the hall, the next step, the gaps, the Passen and all attempts."""
    desk = enter(request, turnier)
    ground, tried = ground_of(desk.tournament), attempts(turnier)
    gaps, names = gaps_of(ground), Names(turnier, ground.sheets)
    stale = stale_sheets(turnier, ground.sheets)
    context = {
        "desk": desk,
        "tab": "auslosung",
        "hall": hall_of(ground, desk.tournament),
        "gaps": gap_lines(gaps, names) if gaps.any else [],
        "passen": passe_rows(ground),
        "attempts": tried,
        "stale": written(stale),
        "drawn": bool(ground.spots),
    } | _step(desk, next_step_of(desk.tournament, ground, gaps, tried), tried)
    return render(request, "draws/overview.html", context)


def _step(desk: Desk, step: DrawStep, tried: list[Attempt]) -> dict[str, object]:
    """Word the next step and say where it leads; some need the Jassleitung."""
    words = STEPS[step]
    way = [desk.tournament.id, tried[0].number] if step is DrawStep.DRAFT else [desk.tournament.id]
    mine = desk.leads or step in (DrawStep.NOBODY, DrawStep.PRINT, DrawStep.OVER, DrawStep.DRAFT)
    return {"step": words, "step_address": reverse(words.route, args=way), "step_mine": mine, "step_code": step}


@require_safe
def seating(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show the seating that holds, by table (one Passe at a time, `?passe=2`) or by name (`?ansicht=name`)."""
    desk = enter(request, turnier)
    numbers = [p.number for p in passen_of(turnier) if not p.cancelled]
    by_name = request.GET.get("ansicht") == "name"
    wanted = request.GET.get("passe", "")
    passe = int(wanted) if wanted in map(str, numbers) else next(iter(numbers), 1)
    places, names = spots(turnier, None if by_name else passe), Names(turnier)
    context = {
        "desk": desk, "tab": "auslosung", "numbers": numbers, "passe": passe, "by_name": by_name,
        "tables": () if by_name else tables_of(places, names),
        "rows": rows_by_name(places, names) if by_name else (),
    }  # fmt: skip
    return render(request, "draws/seating.html", context)


@require_POST
def reprinted(request: HttpRequest, turnier: int) -> HttpResponse:
    """Record that the Standblätter that no longer held are printed again."""
    desk = enter(request, turnier)
    stale = stale_sheets(turnier, standblaetter(turnier))
    if stale:
        mark_printed(tournament_id=turnier, numbers=stale, by=desk.actor)
        messages.success(request, _("Als neu gedruckt vermerkt: %(numbers)s.") % {"numbers": written(stale)})
    return redirect("draw", turnier)
