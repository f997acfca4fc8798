"""The Rangliste: after any Passe, why somebody stands where he stands, and releasing it for the hall."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe
from django_tables2 import RequestConfig

from jassturnier.forms.ranking import AfterForm, CompareForm, ReleaseForm
from jassturnier.queries.comparison import compare
from jassturnier.queries.releases import releases_of
from jassturnier.queries.standings import Standings, standings_of
from jassturnier.services.actors import Role
from jassturnier.services.outcomes import Refused
from jassturnier.services.releases import release_ranking
from jassturnier.tables.ranking import StandingsTable
from jassturnier.views.access import Desk, enter


@require_safe
def ranking(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show the list after the Passe in `?nach=`, or after the last one that was started."""
    desk = enter(request, turnier)
    standings = standings_of(desk.tournament, AfterForm(request.GET).after())
    return _page(request, desk, standings, ReleaseForm(initial={"nach": standings.last_passe or None}))


@require_POST
def release(request: HttpRequest, turnier: int) -> HttpResponse:
    """Publish a list for the hall; a refusal stands beside the button with what was typed."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = ReleaseForm(request.POST)
    if form.is_valid():
        data = form.cleaned_data
        try:
            release_ranking(tournament_id=turnier, after_passe=data["nach"], reason=data["reason"], by=desk.actor)
            messages.success(request, _("Die Rangliste ist freigegeben. Der Saal sieht sie jetzt."))
            return redirect("ranking", turnier)
        except Refused as refusal:
            form.refuse(refusal)
    after = form.cleaned_data.get("nach")
    return _page(request, desk, standings_of(desk.tournament, after), form, status=422)


@require_safe
def why(request: HttpRequest, turnier: int) -> HttpResponse:
    """Say why one start number stands before another, figure by figure."""
    desk = enter(request, turnier)
    form = CompareForm(request.GET or None)
    found = None
    if form.is_valid():
        data = form.cleaned_data
        found = compare(desk.tournament, data["eins"], data["zwei"], data["nach"])
        if found is None:
            form.add_error("zwei", _("Eine der beiden Nummern steht nicht auf dieser Rangliste."))
    return render(request, "ranking/why.html", {"desk": desk, "tab": "rangliste", "form": form, "found": found})


def _page(
    request: HttpRequest, desk: Desk, standings: Standings, form: ReleaseForm, *, status: int = 200
) -> HttpResponse:
    config = RequestConfig(request, paginate=False)
    table = config.configure(StandingsTable(standings.rows, standings))
    context = {
        "desk": desk,
        "tab": "rangliste",
        "standings": standings,
        "table": table,
        "open_table": StandingsTable(standings.open, standings, orderable=False) if standings.open else None,
        "unranked_table": (
            StandingsTable(standings.unranked, standings, orderable=False) if standings.unranked else None
        ),
        "form": form,
        "releases": releases_of(desk.tournament.id)[:5],
    }
    return render(request, "ranking/page.html", context, status=status)
