"""The page "Jetzt": what is due now, what is open, and the day at a glance."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import NoReverseMatch, reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from jassturnier.queries.evening import Facts, facts_of
from jassturnier.queries.next_step import Step, missing_text, next_step
from jassturnier.services.actors import Role
from jassturnier.services.door import close_door, mark_printed, open_door
from jassturnier.services.outcomes import Refused
from jassturnier.views.access import Desk, enter


def address_of(route: str, turnier: int, passe: int | None = None) -> str:
    """Return the address of a page by its route name; empty where there is no such page."""
    try:
        return reverse(route, args=[turnier] if passe is None else [turnier, passe])
    except NoReverseMatch:
        return ""


@require_safe
def now(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show the next step and what is open."""
    desk = enter(request, turnier)
    return page(request, desk, facts_of(desk.tournament))


def page(request: HttpRequest, desk: Desk, facts: Facts, refusal: Refused | None = None) -> HttpResponse:
    """Draw the page; a refusal of the door stands on it."""
    step = next_step(facts)
    turnier = desk.tournament.id
    context = {
        "desk": desk,
        "tab": "jetzt",
        "facts": facts,
        "step": step,
        "step_address": address_of(step.route, turnier, step.passe),
        "may_step": desk.leads or not leader_step(step),
        "missing": missing_text(facts.count),
        "refusal": refusal,
    }
    return render(request, "tournaments/now.html", context, status=422 if refusal else 200)


def leader_step(step: Step) -> bool:
    """Say whether only the Jassleitung may do this step."""
    return step.code in {"close_door", "draw", "predraw", "draft", "repair", "start", "close"}


@require_POST
def door_close(request: HttpRequest, turnier: int) -> HttpResponse:
    """Close the door."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    try:
        close_door(tournament_id=turnier, by=desk.actor)
    except Refused as refusal:
        return page(request, desk, facts_of(desk.tournament), refusal)
    return redirect("now", turnier)


@require_POST
def door_open(request: HttpRequest, turnier: int) -> HttpResponse:
    """Open the door again."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    open_door(tournament_id=turnier, by=desk.actor)
    return redirect("now", turnier)


@require_POST
def sheets_printed(request: HttpRequest, turnier: int) -> HttpResponse:
    """Record that all Standblätter are on paper of those who are there or have a place."""
    desk = enter(request, turnier)
    numbers = facts_of(desk.tournament).unprinted
    if numbers:
        mark_printed(tournament_id=turnier, numbers=numbers, by=desk.actor)
        messages.success(request, _("%(n)d Standblätter sind als gedruckt vermerkt.") % {"n": len(numbers)})
    return redirect("now", turnier)
