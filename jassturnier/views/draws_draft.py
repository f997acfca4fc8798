"""One Auslosung: what it says about itself, the preview by table and by name, confirm, discard."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from draws import Mode
from jassturnier.forms.draws import DiscardForm
from jassturnier.queries.draws import Attempt, attempt, drawn_again, spots_of
from jassturnier.queries.draws_plan import Way
from jassturnier.queries.seating import Names, rows_by_name, tables_of
from jassturnier.services.actors import Role
from jassturnier.services.draws_confirm import confirm_draft, discard_draft
from jassturnier.services.outcomes import Refused
from jassturnier.views.access import Desk, enter
from jassturnier.views.draws_findings import sentences, summary
from jassturnier.views.draws_gap_words import named
from jassturnier.views.draws_moves import move_lines


@require_safe
def draft(request: HttpRequest, turnier: int, nummer: int) -> HttpResponse:
    """Show one attempt; `?ansicht=name` lists the people instead of the tables."""
    desk = enter(request, turnier)
    return _page(request, desk, nummer, DiscardForm())


@require_POST
def confirm(request: HttpRequest, turnier: int, nummer: int) -> HttpResponse:
    """Make the draft hold; a refusal stands on its page."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    try:
        confirm_draft(tournament_id=turnier, number=nummer, by=desk.actor)
    except Refused as refusal:
        return _page(request, desk, nummer, DiscardForm(), refusal)
    messages.success(request, _("Die Auslosung %(n)s gilt. Jetzt kann gedruckt werden.") % {"n": nummer})
    return redirect("draw", turnier)


@require_POST
def discard(request: HttpRequest, turnier: int, nummer: int) -> HttpResponse:
    """Discard the draft with its reason; it stays in the list of attempts."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = DiscardForm(request.POST)
    if form.is_valid():
        try:
            discard_draft(tournament_id=turnier, number=nummer, reason=form.cleaned_data["reason"], by=desk.actor)
            return redirect("draw", turnier)
        except Refused as refusal:
            form.refuse(refusal)
    return _page(request, desk, nummer, form)


def _page(
    request: HttpRequest, desk: Desk, number: int, form: DiscardForm, refusal: Refused | None = None
) -> HttpResponse:
    found = attempt(desk.tournament.id, number)
    if found is None:
        raise Http404
    names = Names(desk.tournament.id)
    context = {"desk": desk, "tab": "auslosung", "draw": found, "form": form, "refusal": refusal}
    context |= _said(desk, found, names) | _plan(request, found, names) | _again(request, desk, found)
    return render(request, "draws/draft.html", context, status=422 if refusal or form.errors else 200)


def _said(desk: Desk, found: Attempt, names: Names) -> dict[str, object]:
    """Word the findings: the summary first, the details below."""
    mode = Mode.EINZEL if desk.tournament.einzel else Mode.PARTNER
    details = sentences(mode, found.findings, lambda player: named(int(player), names))
    return {
        "summary": summary(mode, found.quality),
        "details": details,
        "moves": move_lines(found.options.get("moves", ()), names),
    }


def _again(request: HttpRequest, desk: Desk, found: Attempt) -> dict[str, object]:
    """Draw once more from the kept seed on `?nochmals=1`, and say whether the same plan comes out."""
    if found.way != Way.DRAWN or not found.seed.isdigit() or "history" not in found.options:
        return {"can_again": False}
    if "nochmals" not in request.GET:
        return {"can_again": True}
    mode = Mode.EINZEL if desk.tournament.einzel else Mode.PARTNER
    return {"again": "gleich" if drawn_again(found, mode) == found.plan else "anders"}


def _plan(request: HttpRequest, found: Attempt, names: Names) -> dict[str, object]:
    """Lay the plan out, by name or by table."""
    places = spots_of(found.plan)
    if request.GET.get("ansicht") == "name":
        return {"by_name": True, "rows": rows_by_name(places, names)}
    return {"by_name": False, "tables": tables_of(places, names)}
