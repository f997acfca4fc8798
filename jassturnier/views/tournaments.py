"""The list of tournaments, a new one, a Probeturnier."""

from __future__ import annotations

import secrets

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from jassturnier.forms.tournaments import SettingsForm, new_initial
from jassturnier.queries.tournaments import tournaments_for
from jassturnier.services.actors import Role
from jassturnier.services.outcomes import Refused
from jassturnier.services.tournaments import create_rehearsal, create_tournament
from jassturnier.views.access import House, SignInNeeded, enter_house


def house_or_none(request: HttpRequest) -> House | None:
    """Return the organiser's frame, or None for an account that has a right for single tournaments only."""
    try:
        return enter_house(request)
    except PermissionDenied:
        return None


@require_safe
def tournaments(request: HttpRequest) -> HttpResponse:
    """List the tournaments: running ones on top, then rehearsals, then the archive."""
    if not request.user.is_authenticated:
        raise SignInNeeded
    house = house_or_none(request)
    rows = tournaments_for(request.user.pk)
    context = {
        "house": house,
        "leads": house is not None and house.leads,
        "running": [r for r in rows if not r.archived and not r.rehearsal],
        "rehearsals": [r for r in rows if not r.archived and r.rehearsal],
        "archive": [r for r in rows if r.archived],
        "rows": rows,
    }
    return render(request, "tournaments/list.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def tournament_new(request: HttpRequest) -> HttpResponse:
    """Make a tournament; `?art=partner` starts with the preset of the Partnerschieber."""
    house = enter_house(request, Role.JASSLEITUNG)
    sent = request.method == "POST"
    form = SettingsForm(
        request.POST if sent else None, initial=new_initial(request.GET.get("art", ""), timezone.localdate())
    )
    if sent and form.is_valid():
        try:
            made = create_tournament(organiser_id=house.id, settings=form.to_settings(), by=house.actor)
        except Refused as refusal:
            form.refuse(refusal)
        else:
            return redirect("now", made.number)
    return render(request, "tournaments/new.html", {"form": form, "house": house})


@require_POST
def rehearsal_new(request: HttpRequest) -> HttpResponse:
    """Make a Probeturnier with 40 invented people."""
    house = enter_house(request, Role.JASSLEITUNG)
    kind = "partner" if request.POST.get("art") == "partner" else "einzel"
    made = create_rehearsal(
        organiser_id=house.id, seed=secrets.token_hex(4), by=house.actor, day=timezone.localdate(), kind=kind
    )
    return redirect("now", made.number)
