"""Devices at a table: sign of life with the draft, take-over, report of an error, start numbers by hand."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from jassturnier.forms.schreiber import DeviceForm, DraftForm, ReportForm, SeatsForm
from jassturnier.queries.schreiber import table_page
from jassturnier.queries.schreiber_codes import Access
from jassturnier.services.outcomes import Refused
from jassturnier.services.schreiber import report_error, seat_people
from jassturnier.services.schreiber_drafts import Typed, mirror_draft, take_over
from jassturnier.views.schreiber_access import at_table, device_label, refused, wants_json
from jassturnier.views.schreiber_page import show_table, state_of, urls_of, wanted_passe


@require_http_methods(["GET", "HEAD", "POST"])
@at_table
def beat(request: HttpRequest, access: Access) -> HttpResponse:
    """Take a device's sign of life and draft; answer with what changed at its table. Asked with GET it only answers."""
    if request.method != "POST":
        table = table_page(access, wanted_passe(request))
        return JsonResponse({"ok": True, "state": state_of(table)})
    form = DraftForm(request.POST)
    if not form.is_valid():
        return refused(request, Refused("draft", _("Der Entwurf kam nicht ganz an. Er bleibt auf diesem Gerät.")))
    sent = form.cleaned_data
    typed = Typed(sent["device"], sent["revision"], sent["content"], sent["filled"])
    try:
        mirror_draft(access=access, passe=sent["passe"], typed=typed, device_label=device_label(request))
    except Refused as refusal:
        return refused(request, refusal, state=state_of(table_page(access, sent["passe"]), typed.device))
    return JsonResponse({"ok": True, "state": state_of(table_page(access, sent["passe"]), typed.device)})


@require_POST
@at_table
def take(request: HttpRequest, access: Access) -> HttpResponse:
    """Let this device hold the table from now on."""
    form = DeviceForm(request.POST)
    if not form.is_valid():
        return refused(request, Refused("device", _("Bitte die Seite neu öffnen.")))
    passe, device = form.cleaned_data["passe"], form.cleaned_data["device"]
    before = table_page(access, passe)
    try:
        take_over(access=access, passe=passe, device=device, device_label=device_label(request))
    except Refused as refusal:
        return refused(request, refusal)
    state = state_of(table_page(access, passe), device)
    former = before.hold.holder
    kept = former.content if former and former.device != device else {}
    return JsonResponse({"ok": True, "state": state, "former": kept})


@require_POST
@at_table
def report(request: HttpRequest, access: Access) -> HttpResponse:
    """Tell the Jassleitung that the sheet handed in is wrong."""
    form = ReportForm(request.POST)
    table = table_page(access, form.cleaned_data.get("passe") if form.is_valid() else None)
    if form.is_valid():
        try:
            report_error(access=access, device_label=device_label(request), **form.cleaned_data)
        except Refused as refusal:
            form.refuse(refusal)
        else:
            return HttpResponseRedirect(f"{urls_of(access)['page']}?passe={form.cleaned_data['passe']}#fehler")
    if wants_json(request):
        return refused(request, form.refusal or Refused("text", _("Bitte kurz schreiben, was nicht stimmt.")))
    return show_table(table, report=form)


@require_POST
@at_table
def seats(request: HttpRequest, access: Access) -> HttpResponse:
    """Take the start numbers of a table whose Passe was drawn by hand."""
    form = SeatsForm(request.POST, per_table=access.tournament.per_table)
    if form.is_valid():
        passe = form.cleaned_data["passe"]
        try:
            seat_people(access=access, passe=passe, numbers=form.numbers(), device_label=device_label(request))
        except Refused as refusal:
            form.refuse(refusal)
        else:
            return HttpResponseRedirect(f"{urls_of(access)['page']}?passe={passe}")
    return show_table(table_page(access), seats=form)
