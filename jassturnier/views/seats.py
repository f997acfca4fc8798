"""Repairs of the seating by hand: one page each, with what is known filled in and the consequence shown first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods

from jassturnier.forms.seats import DissolveForm, ExchangeForm, SeatForm, TakeOverForm, TakeSeatForm
from jassturnier.queries.draws_exchange import Consequence, consequence_of
from jassturnier.queries.draws_input import Ground, ground_of
from jassturnier.queries.seating import Names
from jassturnier.services.actors import Actor, Role
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.seats import exchange_seats, take_over, take_seat
from jassturnier.services.seats_dissolve import dissolve_table
from jassturnier.views.access import Desk, enter
from jassturnier.views.draws_exchange_words import exchange_lines

Verb = Callable[..., Done | AlreadyKnown]


@require_http_methods(["GET", "POST"])
def exchange(request: HttpRequest, turnier: int) -> HttpResponse:
    """Let two people change places; with both numbers the page shows first what that would do."""
    desk = enter(request, turnier)
    ground = ground_of(desk.tournament)
    form = _form(request, ExchangeForm, ground)
    if form.is_valid() and "save" in request.POST and _saved(request, form, exchange_seats, turnier, desk.actor):
        return redirect("draw", turnier)
    names = Names(turnier, ground.sheets)
    found = _consequence(form, ground)
    context: dict[str, object] = {"found": found, "lines": exchange_lines(found, names) if found else []}
    return _page(request, desk, "draws/exchange.html", form, context)


@require_http_methods(["GET", "POST"])
def take(request: HttpRequest, turnier: int) -> HttpResponse:
    """Let somebody sit down on an empty seat."""
    desk = enter(request, turnier)
    return _repair(request, desk, TakeSeatForm, take_seat, SEAT_TEXTS["take"])


@require_http_methods(["GET", "POST"])
def take_over_seats(request: HttpRequest, turnier: int) -> HttpResponse:
    """Let somebody take all places of another from a Passe on."""
    desk = enter(request, turnier)
    return _repair(request, desk, TakeOverForm, take_over, SEAT_TEXTS["take_over"])


@require_http_methods(["GET", "POST"])
def dissolve(request: HttpRequest, turnier: int) -> HttpResponse:
    """Take a table out of a Passe."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    return _repair(request, desk, DissolveForm, dissolve_table, SEAT_TEXTS["dissolve"])


SEAT_TEXTS = {
    "take": (
        gettext_lazy("Einen leeren Platz nehmen"),
        gettext_lazy("Jemand setzt sich an einen Tisch, an dem ein Platz frei ist; alle anderen bleiben, wo sie sind."),
        gettext_lazy("Platz geben"),
    ),
    "take_over": (
        gettext_lazy("Plätze übernehmen"),
        gettext_lazy("Jemand spielt von jetzt an auf den Plätzen einer anderen Start-Nr. Nichts wird neu ausgelost."),
        gettext_lazy("Plätze übergeben"),
    ),
    "dissolve": (
        gettext_lazy("Tisch auflösen"),
        gettext_lazy("An diesem Tisch wird in dieser Passe nicht gespielt."),
        gettext_lazy("Tisch auflösen"),
    ),
}


def _repair(
    request: HttpRequest, desk: Desk, form_class: type[SeatForm], verb: Verb, texts: tuple[Any, Any, Any]
) -> HttpResponse:
    form = _form(request, form_class, ground_of(desk.tournament))
    if _saved(request, form, verb, desk.tournament.id, desk.actor):
        return redirect("draw", desk.tournament.id)
    headline, text, button = texts
    return _page(request, desk, "draws/repair.html", form, {"headline": headline, "text": text, "button": button})


def _form(request: HttpRequest, form_class: type[SeatForm], ground: Ground) -> SeatForm:
    """Make the form; addresses may carry what is known already (`?passe=2&number=17`)."""
    drawn = {s.passe for s in ground.spots}
    passen = [p.number for p in ground.passen if not p.cancelled and p.number in drawn]
    initial: dict[str, object] = {"passe": next((n for n in passen if n in ground.open_passen), None)}
    initial |= {name: request.GET[name] for name in form_class.base_fields if name in request.GET}
    return form_class(request.POST if request.method == "POST" else None, passen=passen, initial=initial)


def _saved(request: HttpRequest, form: SeatForm, verb: Verb, turnier: int, by: Actor) -> bool:
    """Do the deed where the form is right; a refusal stands in the form."""
    if not form.is_valid():
        return False
    data = dict(form.cleaned_data)
    if verb is take_over:
        data["from_passe"] = data.pop("passe")
    try:
        verb(tournament_id=turnier, by=by, **data)
    except Refused as refusal:
        form.refuse(refusal)
        return False
    messages.success(request, _("Gespeichert. Geänderte Standblätter bitte neu drucken."))
    return True


def _consequence(form: SeatForm, ground: Ground) -> Consequence | None:
    """Work out what the exchange would do; where it cannot be done the form says so."""
    data = form.cleaned_data if form.is_bound else {}
    if not {"passe", "number", "other"} <= data.keys():
        return None
    found = consequence_of(ground, data["passe"], data["number"], data["other"])
    if found is None and not form.errors:
        form.add_error("other", _("Eine der beiden Start-Nummern hat in dieser Passe keinen Platz."))
    return found


def _page(request: HttpRequest, desk: Desk, page: str, form: SeatForm, context: dict[str, object]) -> HttpResponse:
    context |= {"desk": desk, "tab": "auslosung", "form": form}
    return render(request, page, context, status=422 if form.errors else 200)
