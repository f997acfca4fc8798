"""A plan from elsewhere in, the confirmed plan out, both as CSV."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.text import slugify
from django.views.decorators.http import require_http_methods, require_safe

from jassturnier.forms.draws import PlanForm
from jassturnier.queries.draws import plan_csv
from jassturnier.services.actors import Role
from jassturnier.services.draws_plan import take_in_plan
from jassturnier.services.outcomes import Refused
from jassturnier.views.access import enter


@require_http_methods(["GET", "POST"])
def plan_in(request: HttpRequest, turnier: int) -> HttpResponse:
    """Take in a plan as a draft; a refusal names the row."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = PlanForm(request.POST, request.FILES) if request.method == "POST" else PlanForm()
    if form.is_valid():
        data = form.cleaned_data
        try:
            done = take_in_plan(tournament_id=turnier, text=data["plan"], by=desk.actor, reason=data["reason"])
            return redirect("draw_draft", turnier, done.number)
        except Refused as refusal:
            form.refuse(refusal)
    context = {"desk": desk, "tab": "auslosung", "form": form}
    return render(request, "draws/plan_in.html", context, status=422 if form.errors else 200)


@require_safe
def plan_out(request: HttpRequest, turnier: int) -> HttpResponse:
    """Give the seating that holds as a CSV file; spreadsheets see by its first character that it is UTF-8."""
    desk = enter(request, turnier)
    text = "\ufeff" + plan_csv(turnier, desk.tournament.einzel)
    response = HttpResponse(text, content_type="text/csv; charset=utf-8")
    name = slugify(desk.tournament.name) or "turnier"
    response["Content-Disposition"] = f'attachment; filename="auslosung-{name}.csv"'
    return response
