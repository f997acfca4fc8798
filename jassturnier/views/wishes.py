"""Wishes for the draw: listed, added, removed."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from jassturnier.forms.people import WishForm
from jassturnier.queries.people import standblaetter
from jassturnier.queries.wishes import wishes_of
from jassturnier.services.outcomes import Refused
from jassturnier.services.wishes import add_wish, remove_wish
from jassturnier.views.access import enter


@require_http_methods(["GET", "HEAD", "POST"])
def wishes(request: HttpRequest, turnier: int) -> HttpResponse:
    """List the wishes; POST adds one."""
    desk = enter(request, turnier)
    sent = request.method == "POST"
    form = WishForm(request.POST if sent else None)
    if sent and form.is_valid():
        try:
            add_wish(tournament_id=turnier, by=desk.actor, **form.cleaned_data)
            return redirect("wishes", turnier)
        except Refused as refusal:
            form.refuse(refusal)
    names = {s.number: s.name for s in standblaetter(turnier)}
    rows = [(w, names.get(w.number, ""), names.get(w.other or 0, "")) for w in wishes_of(turnier)]
    context = {"desk": desk, "tab": "teilnehmer", "form": form, "rows": rows}
    return render(request, "people/wishes.html", context, status=422 if form.errors else 200)


@require_POST
def wish_remove(request: HttpRequest, turnier: int, wunsch: int) -> HttpResponse:
    """Remove one wish."""
    desk = enter(request, turnier)
    remove_wish(tournament_id=turnier, wish_id=wunsch, by=desk.actor)
    return redirect("wishes", turnier)
