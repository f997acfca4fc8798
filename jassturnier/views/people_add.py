"""Adding people: one by one, or a whole list with a preview before anything is saved."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods

from jassturnier.forms.people import AddForm
from jassturnier.forms.people_import import ImportForm
from jassturnier.queries.people import standblaetter
from jassturnier.queries.people_import import preview
from jassturnier.services.imports import take_in
from jassturnier.services.outcomes import Done, Refused
from jassturnier.services.people import add_person
from jassturnier.views.access import Desk, enter


@require_http_methods(["GET", "HEAD", "POST"])
def person_add(request: HttpRequest, turnier: int) -> HttpResponse:
    """Add one person or pair; afterwards the form is ready for the next one."""
    desk = enter(request, turnier)
    sent = request.method == "POST"
    form = AddForm(request.POST if sent else None, pair=not desk.tournament.einzel)
    if sent and form.is_valid():
        try:
            done = add_person(
                tournament_id=turnier, person=form.new, namesake=form.cleaned_data["namesake"], by=desk.actor
            )
        except Refused as refusal:
            form.refuse(refusal)
        else:
            text = _("Nr. %(n)d: %(name)s ist aufgenommen.") % {"n": done.number, "name": form.new.name}
            messages.success(request, text)
            return redirect("person_add", turnier)
    context = {"desk": desk, "tab": "teilnehmer", "form": form}
    return render(request, "people/add.html", context, status=422 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
def people_import(request: HttpRequest, turnier: int) -> HttpResponse:
    """Paste or upload a list, look at what it would do, and take it in with a second press."""
    desk = enter(request, turnier)
    pairs = not desk.tournament.einzel
    if request.method != "POST":
        return render(request, "people/import.html", import_context(desk, ImportForm(pairs=pairs)))
    form = ImportForm(request.POST, request.FILES, pairs=pairs)
    if not form.is_valid():
        return render(request, "people/import.html", import_context(desk, form), status=422)
    if "aufnehmen" not in request.POST:
        return preview_page(request, desk, form)
    try:
        done = take_in(tournament_id=turnier, rows=form.rows, by=desk.actor)
    except Refused as refusal:
        return preview_page(request, desk, form, refusal)
    messages.success(request, taken_in_text(done.changed if isinstance(done, Done) else 0))
    return redirect("people", turnier)


def taken_in_text(added: int) -> str:
    """Return how many were added; a list that is known already adds nobody."""
    if added == 0:
        return _("Alle auf dieser Liste sind schon da. Es ist nichts geändert.")
    return ngettext("%(n)d Startnummer ist aufgenommen.", "%(n)d Startnummern sind aufgenommen.", added) % {"n": added}


def import_context(desk: Desk, form: ImportForm) -> dict[str, object]:
    """Return what both pages of the import show."""
    return {"desk": desk, "tab": "teilnehmer", "form": form}


def preview_page(request: HttpRequest, desk: Desk, form: ImportForm, refusal: Refused | None = None) -> HttpResponse:
    """Show what the list would do; the list itself is carried along, to be corrected and sent again."""
    sheets = standblaetter(desk.tournament.id)
    plan = preview(sheets, form.rows, per_sheet=1 if desk.tournament.einzel else 2)
    numbered = list(zip(form.lines, plan.rows, strict=True))
    context = import_context(desk, form) | {
        "plan": plan,
        "numbered": numbered,
        "noted": [(line, row) for line, row in numbered if row.problem or row.hints],
        "unknown": form.listed.unknown,
        "refusal": refusal,
    }
    return render(request, "people/preview.html", context, status=422 if refusal else 200)
