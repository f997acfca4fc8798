"""One Standblatt: who holds it and held it, and every deed with it."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from jassturnier.forms.base import HouseForm
from jassturnier.queries.people import StandblattInfo, standblatt
from jassturnier.queries.tournaments import passen_of
from jassturnier.queries.wishes import wishes_of
from jassturnier.services.actors import Role
from jassturnier.services.outcomes import Refused
from jassturnier.tables.people import specials
from jassturnier.views.access import Desk, enter
from jassturnier.views.people_deeds import DEEDS, Ground, form_of


def ground_or_404(desk: Desk, nummer: int) -> Ground:
    """Return what the forms of this start number are made from; Http404 where there is no such number."""
    sheet = standblatt(desk.tournament.id, nummer)
    if sheet is None:
        raise Http404
    return Ground(sheet, passen_of(desk.tournament.id), pair=not desk.tournament.einzel)


@require_safe
def person(request: HttpRequest, turnier: int, nummer: int) -> HttpResponse:
    """Show one Standblatt."""
    desk = enter(request, turnier)
    return page(request, desk, ground_or_404(desk, nummer))


def page(
    request: HttpRequest, desk: Desk, ground: Ground, failed: str = "", form: HouseForm | None = None
) -> HttpResponse:
    """Draw the page; the form of a refused deed keeps what was typed and stays open."""
    sheet: StandblattInfo = ground.sheet
    context = {
        "desk": desk,
        "tab": "teilnehmer",
        "sheet": sheet,
        "forms": {deed: form_of(deed, ground) for deed in DEEDS} | ({failed: form} if form else {}),
        "failed": failed,
        "specials": specials(sheet),
        "past": [p for p in sheet.holders.all if p.to_passe is not None],
        "wishes": [w for w in wishes_of(desk.tournament.id) if sheet.number in (w.number, w.other)],
    }
    return render(request, "people/person.html", context, status=422 if form else 200)


@require_POST
def person_deed(request: HttpRequest, turnier: int, nummer: int, tat: str) -> HttpResponse:
    """Do one deed with a Standblatt; a refusal stands at its form."""
    if tat not in DEEDS:
        raise Http404
    deed = DEEDS[tat]
    desk = enter(request, turnier, Role.JASSLEITUNG if deed.leader else Role.HELFER)
    ground = ground_or_404(desk, nummer)
    form = form_of(tat, ground, request.POST)
    if not form.is_valid():
        return page(request, desk, ground, tat, form)
    try:
        done = deed.run(form, {"tournament_id": turnier, "number": nummer, "by": desk.actor})
    except Refused as refusal:
        form.refuse(refusal)
        return page(request, desk, ground, tat, form)
    messages.success(request, _("Nr. %(n)d ist entfernt.") % {"n": nummer} if tat == "entfernen" else _("Gespeichert."))
    return redirect("people", turnier) if tat == "entfernen" else redirect("person", turnier, done.number)
