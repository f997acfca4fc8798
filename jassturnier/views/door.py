"""At the door: who is there, sheets handed out by ranges, the pile of talons, Ersatz, wishes."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods, require_POST

from jassturnier.forms import door as forms
from jassturnier.forms.people import TalonForm
from jassturnier.queries.next_step import missing_text
from jassturnier.queries.number_ranges import written
from jassturnier.queries.people import coming_passe, headcount_of, standblaetter
from jassturnier.queries.tournaments import passen_of
from jassturnier.services import door as verbs
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.people_changes import add_ersatz
from jassturnier.views.access import Desk, enter


def counted(desk: Desk) -> dict[str, Any]:
    """Return what every page at the door shows: the Standblätter, how many are there, how many are missing."""
    sheets = standblaetter(desk.tournament.id)
    count = headcount_of(sheets, desk.tournament.per_table, coming_passe(passen_of(desk.tournament.id)))
    normal = [s for s in sheets if not s.ersatz]
    return {
        "desk": desk,
        "tab": "teilnehmer",
        "count": count,
        "missing": missing_text(count),
        "sheets": sheets,
        "numbers_out": written(s.number for s in normal if s.present),
        "numbers_left": written(s.number for s in normal if not s.present),
        "nameless": [s.number for s in normal if s.present and not s.name],
    }


@require_http_methods(["GET", "HEAD", "POST"])
def door(request: HttpRequest, turnier: int) -> HttpResponse:
    """Take people in as they arrive: number, Enter; the answer stands beside."""
    desk = enter(request, turnier)
    sent = request.method == "POST"
    form = forms.ArrivalForm(request.POST if sent else None)
    arrived = None
    if sent and form.is_valid():
        number = form.cleaned_data["number"]
        try:
            arrived = arrive(desk, number, form.cleaned_data["paid"])
            form = forms.ArrivalForm()
        except Refused as refusal:
            form.refuse(Refused(refusal.code, refusal.text, field="number"))
    context = counted(desk) | {"form": form, "arrived": arrived}
    return render(request, "people/door.html", context, status=422 if form.errors else 200)


def arrive(desk: Desk, number: int, paid: bool) -> dict[str, Any]:
    """Mark one person as there, and as paid where that was ticked. Raises Refused."""
    known: dict[str, Any] = {"tournament_id": desk.tournament.id, "numbers": [number], "by": desk.actor}
    done = verbs.hand_out(**known)
    if paid:
        verbs.mark_paid(paid=True, **known)
    return {"number": number, "again": isinstance(done, AlreadyKnown), "paid": paid}


HANDED_OUT = {"ausgegeben": forms.HandedOutForm, "uebrig": forms.LeftOverForm, "stapel": forms.StackForm}


@require_http_methods(["GET", "HEAD", "POST"])
def handed_out(request: HttpRequest, turnier: int) -> HttpResponse:
    """Make a stack ready, or mark sheets as handed out by ranges; the pressed button says which form was sent."""
    desk = enter(request, turnier)
    shown = {name: form(auto_id=f"{name}_%s") for name, form in HANDED_OUT.items()}
    which = request.POST.get("was", "")
    if request.method == "POST" and which in HANDED_OUT:
        shown[which] = form = HANDED_OUT[which](request.POST, auto_id=f"{which}_%s")
        if form.is_valid():
            try:
                messages.success(request, do(which, form.cleaned_data, desk))
                return redirect("handed_out", turnier)
            except Refused as refusal:
                field = "left_over" if which == "uebrig" and refusal.field == "numbers" else refusal.field
                form.refuse(Refused(refusal.code, refusal.text, field=field))
    failed = any(form.errors for form in shown.values())
    return render(request, "people/handed_out.html", counted(desk) | shown, status=422 if failed else 200)


def changed_by(outcome: Done | AlreadyKnown) -> int:
    """Return how many rows a deed changed; 0 where it was known already."""
    return outcome.changed if isinstance(outcome, Done) else 0


def do(which: str, data: dict[str, Any], desk: Desk) -> str:
    """Call the verb of the form that was sent; return the sentence that says what happened. Raises Refused."""
    known: dict[str, Any] = {"tournament_id": desk.tournament.id, "by": desk.actor}
    if which == "stapel":
        made = changed_by(verbs.prepare_stack(count=data["count"], **known))
        return ngettext("%(n)d leeres Standblatt kam dazu.", "%(n)d leere Standblätter kamen dazu.", made) % {"n": made}
    if which == "ausgegeben":
        changed = changed_by(verbs.hand_out(numbers=data["numbers"], **known))
    else:
        changed = changed_by(verbs.hand_out_all_but(left_over=data["left_over"], **known))
    if changed == 0:
        return _("Das war schon so vermerkt.")
    return ngettext("%(n)d Nummer ist neu vermerkt.", "%(n)d Nummern sind neu vermerkt.", changed) % {"n": changed}


@require_http_methods(["GET", "HEAD", "POST"])
def talons(request: HttpRequest, turnier: int) -> HttpResponse:
    """Type a pile of talons: number, name, Ort, Enter, next; what was just saved stands beside."""
    desk = enter(request, turnier)
    sent = request.method == "POST"
    pair = not desk.tournament.einzel
    form = TalonForm(request.POST if sent else None, pair=pair)
    saved = None
    if sent and form.is_valid():
        number, people = form.cleaned_data["number"], form.people
        try:
            verbs.fill_talon(
                tournament_id=turnier, number=number, people=people, paid=form.cleaned_data["paid"], by=desk.actor
            )
            saved, form = number, TalonForm(pair=pair)
        except Refused as refusal:
            form.refuse(refusal)
    context = counted(desk) | {"form": form, "saved": saved}
    context["saved_sheet"] = next((s for s in context["sheets"] if s.number == saved), None)
    return render(request, "people/talons.html", context, status=422 if form.errors else 200)


def ersatz_text(done: Done | AlreadyKnown) -> str:
    """Return what to say about Ersatz that came or were there already."""
    if isinstance(done, AlreadyKnown):
        return _("Es sind schon %(n)d Ersatz da; nichts ist dazugekommen.") % {"n": done.number}
    return _("Ersatz ist da, ab Nummer %(n)d.") % {"n": done.number}


@require_POST
def ersatz(request: HttpRequest, turnier: int) -> HttpResponse:
    """Add Ersatz."""
    desk = enter(request, turnier)
    form = forms.ErsatzForm(request.POST)
    if form.is_valid():
        try:
            done = add_ersatz(tournament_id=turnier, by=desk.actor, **form.cleaned_data)
            messages.success(request, ersatz_text(done))
        except Refused as refusal:
            messages.error(request, refusal.text)
    else:
        messages.error(request, _("Bitte 1 bis 20 Ersatz auf einmal."))
    return redirect("people", turnier)
