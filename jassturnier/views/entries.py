"""One Punkteblatt: type it, correct it, see every version (route `sheet`)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods, require_safe

from jassturnier.forms.passen import TableForm
from jassturnier.services.entries import AlreadyKnown
from jassturnier.services.outcomes import Refused
from jassturnier.views.access import enter
from jassturnier.views.entry_answers import enter_form, other_figures_text, tell
from jassturnier.views.sheet_page import load_sheet, show_sheet


@require_http_methods(["GET", "HEAD", "POST"])
def sheet(request: HttpRequest, turnier: int, passe: int, tisch: int) -> HttpResponse:
    """Show the sheet of a table, or enter what was typed from it."""
    page = load_sheet(request, turnier, passe, tisch)
    if request.method != "POST":
        return show_sheet(request, page, page.form(page.kind(request.GET.get("art", ""))))
    form = page.form(page.kind(request.POST.get("art", "")), request.POST)
    if not form.is_valid():
        return show_sheet(request, page, form)
    outcome = enter_form(page.desk, form, passe=passe, table=tisch, confirmed=request.POST.get("confirmed", ""))
    if outcome is None:
        return show_sheet(request, page, form)
    if isinstance(outcome, AlreadyKnown) and not outcome.same:
        form.renew(based_on=page.sheet.valid.number if page.sheet.valid else 0)
        return show_sheet(request, page, form, refusal=Refused("known", other_figures_text(outcome)))
    tell(request, outcome)
    return redirect("sheet", turnier, passe, tisch)


@require_safe
def sheet_open(request: HttpRequest, turnier: int, passe: int) -> HttpResponse:
    """Lead to the sheet of the table whose number was typed (`?table=7`), else back to the board."""
    enter(request, turnier)
    form = TableForm(request.GET)
    if not form.is_valid():
        return redirect("board", turnier, passe)
    return redirect("sheet", turnier, passe, form.cleaned_data["table"])
