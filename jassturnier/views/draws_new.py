"""The three ways to a draft: draw, draw beforehand for preprinted sheets, close gaps with the smallest change."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from jassturnier.forms.draws import DrawForm, GapsForm, PreprintForm
from jassturnier.queries.draws_gaps import gaps_of
from jassturnier.queries.draws_hall import Span, hall_of, spans_of
from jassturnier.queries.draws_input import Ground, ground_of
from jassturnier.queries.draws_reprints import sheets_to_reprint
from jassturnier.queries.people import headcount_of
from jassturnier.queries.seating import Names
from jassturnier.services.actors import Role
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_gaps import make_gaps_draft
from jassturnier.services.draws_preprint import make_preprint_draft
from jassturnier.services.draws_rank import make_rank_draft
from jassturnier.services.outcomes import Done, Refused
from jassturnier.views.access import Desk, enter
from jassturnier.views.draws_gap_words import gap_lines, gap_rows


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest, turnier: int) -> HttpResponse:
    """Choose what to draw; drawing leads to the draft."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    ground = ground_of(desk.tournament)
    form = _draw_form(request, desk, ground)
    if form is not None and form.is_valid():
        try:
            done = _draft(desk, form)
            return redirect("draw_draft", turnier, done.number)
        except Refused as refusal:
            form.refuse(refusal)
    context = {"desk": desk, "tab": "auslosung", "form": form, "hall": hall_of(ground, desk.tournament)}
    context |= {"gaps": gaps_of(ground), "reprint": sheets_to_reprint(ground)}
    return render(request, "draws/new.html", context, status=_status(form))


@require_http_methods(["GET", "POST"])
def preprint(request: HttpRequest, turnier: int) -> HttpResponse:
    """Choose for how many Standblätter places are drawn beforehand."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    count = headcount_of(list(ground_of(desk.tournament).sheets), desk.tournament.per_table).people
    form = PreprintForm(request.POST or None, initial={"count": count + -count % desk.tournament.per_table or 64})
    if form.is_valid():
        try:
            done = make_preprint_draft(tournament_id=turnier, count=form.cleaned_data["count"], by=desk.actor)
            return redirect("draw_draft", turnier, done.number)
        except Refused as refusal:
            form.refuse(refusal)
    context = {"desk": desk, "tab": "auslosung", "form": form}
    return render(request, "draws/preprint.html", context, status=_status(form))


@require_http_methods(["GET", "POST"])
def close_gaps(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show what no longer agrees; the smallest change leads to a draft."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    ground = ground_of(desk.tournament)
    form = GapsForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        data = form.cleaned_data
        try:
            done = make_gaps_draft(tournament_id=turnier, by=desk.actor, ersatz=data["ersatz"], reason=data["reason"])
            return redirect("draw_draft", turnier, done.number)
        except Refused as refusal:
            form.refuse(refusal)
    gaps, names = gaps_of(ground), Names(turnier, ground.sheets)
    context = {"desk": desk, "tab": "auslosung", "form": form, "hall": hall_of(ground, desk.tournament)}
    context |= {"gaps": gaps, "lines": gap_lines(gaps, names), "rows": gap_rows(gaps)}
    context["reprint"] = sheets_to_reprint(ground)
    return render(request, "draws/gaps.html", context, status=_status(form))


def _draw_form(request: HttpRequest, desk: Desk, ground: Ground) -> DrawForm | None:
    """Make the form for what can be drawn now; None when all Passen are started."""
    hall = hall_of(ground, desk.tournament)
    data = request.POST if request.method == "POST" else None
    return DrawForm(data, hall=hall, spans=spans_of(ground)) if hall else None


def _draft(desk: Desk, form: DrawForm) -> Done:
    """Draw as chosen: by lot, or by rank."""
    data, span = form.cleaned_data, form.span
    fill, reason = data.get("fill") or "vorschlag", data.get("reason", "")
    if span.span is Span.RANKED:
        turnier = desk.tournament.id
        return make_rank_draft(tournament_id=turnier, by=desk.actor, passe=span.first, fill=fill, reason=reason)
    return make_draft(
        tournament_id=desk.tournament.id,
        by=desk.actor,
        first_passe=span.first,
        last_passe=span.last,
        fill=fill,
        neighbours_apart=data["neighbours_apart"],
        reason=reason,
    )


def _status(form: object) -> int:
    """Answer 422 for a form that was refused."""
    return 422 if getattr(form, "errors", None) else 200
