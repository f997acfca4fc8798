"""The check page of the Jassleitung: control sums at all three levels and the bridge to the printed totals."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from jassturnier.forms.ranking import AfterForm
from jassturnier.queries.checks import check_of
from jassturnier.queries.standings import LAST_STARTED, standings_of
from jassturnier.services.actors import Role
from jassturnier.views.access import enter


@require_safe
def check(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show every control sum, what is beside it, and how it leads to the sum of the totals."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    standings = standings_of(desk.tournament, AfterForm(request.GET).after() or LAST_STARTED)
    context = {"desk": desk, "tab": "kontrolle", "standings": standings, "check": check_of(standings)}
    return render(request, "ranking/check.html", context)
