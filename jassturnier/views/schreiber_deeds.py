"""A table checks its sheet, goes back to it, hands it in (routes `schreiber_check`, `_change`, `_hand_in`).

Each works for the script of the page (asks for JSON) and as a plain form.
"""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from jassturnier.forms.entries import EntryForm
from jassturnier.forms.entry_notes import hints_key
from jassturnier.forms.schreiber import SenderForm, figures_form
from jassturnier.queries.schreiber import TablePage, reload_sheet, table_page
from jassturnier.queries.schreiber_codes import Access
from jassturnier.services.actors import Actor
from jassturnier.services.entries import EntryOutcome
from jassturnier.services.entries_outcomes import AlreadyKnown, KeptAsSecond, SheetRefused
from jassturnier.services.outcomes import Refused
from jassturnier.services.schreiber import hand_in
from jassturnier.services.schreiber_check import check_table
from jassturnier.services.schreiber_frame import actor_at
from jassturnier.views.schreiber_access import at_table, device_label, page, wants_json
from jassturnier.views.schreiber_page import (
    PLAIN_SCRIPTS,
    clock,
    rules_for,
    script_data,
    show_table,
    state_of,
    stored_context,
    table_context,
    urls_of,
)


@require_POST
@at_table
def check(request: HttpRequest, access: Access) -> HttpResponse:
    """Say what is wrong or odd about the figures; a plain form that is sound gets the page to accept."""
    table, form, _sender = _typed(request, access)
    if not form.is_valid():
        return _wrong(request, table, form)
    try:
        seen = check_table(access.tournament, form.figures(), spiele=table.spiele)
    except Refused as refusal:
        form.refuse(refusal)
        return _wrong(request, table, form)
    form.notes.take(seen, spiele=table.spiele, by_spiel=form.by_spiel)
    found: dict[str, Any] = {"totals": seen.points, "confirm": hints_key(seen), "hints": _hints(form)}
    if wants_json(request):
        return JsonResponse({"ok": True} | found)
    found |= {"fields": _kept(request), "data": script_data(table), "scripts": PLAIN_SCRIPTS}
    return page("schreiber/accept.html", table_context(table) | found)


@require_POST
@at_table
def change(request: HttpRequest, access: Access) -> HttpResponse:
    """Go back from accepting to the sheet, with everything that was typed."""
    table, form, _sender = _typed(request, access)
    return show_table(table, form=form, again=True)


@require_POST
@at_table
def give(request: HttpRequest, access: Access) -> HttpResponse:
    """Hand the sheet in and answer with what is stored, read back."""
    table, form, sender = _typed(request, access)
    if not form.is_valid():
        return _wrong(request, table, form)
    try:
        outcome = _handed_in(request, table, form, sender)
    except Refused as refusal:
        form.refuse(refusal)
        return _wrong(request, table, form)
    if not wants_json(request):
        return HttpResponseRedirect(f"{urls_of(access)['page']}?passe={table.number}")
    return JsonResponse(_answer(reload_sheet(table), outcome))


def _typed(request: HttpRequest, access: Access) -> tuple[TablePage, EntryForm, dict[str, Any]]:
    """Return the table with the form that was sent. Raises Http404 where the form names no Passe."""
    sender = SenderForm(request.POST)
    sender.is_valid()
    passe = sender.cleaned_data.get("passe")
    table = table_page(access, passe)
    if passe is None or table.passe is None or table.passe.number != passe:
        raise Http404
    form = figures_form(request.POST.get("art", ""), rules_for(table), request.POST)
    return table, form, sender.cleaned_data


def _handed_in(request: HttpRequest, table: TablePage, form: EntryForm, sender: dict[str, Any]) -> EntryOutcome:
    """Call the verb; hints that were shown and confirmed are not asked again."""
    typed = form.entry()
    fields: dict[str, Any] = {
        "access": table.access, "passe": table.number, "by": _actor(request, table, sender),
        "figures": typed["figures"], "nonce": typed["nonce"], "based_on": typed["based_on"],
        "people": sender.get("people") or (),
    }  # fmt: skip
    try:
        return hand_in(**fields)
    except SheetRefused as hints:
        if hints.code != "hints" or sender.get("confirmed") != hints_key(hints.check):
            raise
    return hand_in(**fields, hints_confirmed=True)


def _actor(request: HttpRequest, table: TablePage, sender: dict[str, Any]) -> Actor:
    draft = table.hold.draft(sender.get("device") or "")
    label = device_label(request, draft.number if draft else 0)
    return actor_at(table.access, who=sender.get("who") or "", device=label)


def _answer(table: TablePage, outcome: EntryOutcome) -> dict[str, Any]:
    """What the script shows: what is stored now, read back, as a finished part of the page."""
    stored = outcome.stored
    kind = "second" if isinstance(outcome, KeptAsSecond) else "known" if isinstance(outcome, AlreadyKnown) else "new"
    return {
        "ok": True, "kind": kind, "same": not isinstance(outcome, AlreadyKnown) or outcome.same,
        "a": stored.a, "b": stored.b, "time": clock(stored.at), "state": state_of(table),
        "html": render_to_string("schreiber/_stored.html", stored_context(table)),
    }  # fmt: skip


def _wrong(request: HttpRequest, table: TablePage, form: EntryForm) -> HttpResponse:
    """Say what is wrong, at its place; everything typed stays."""
    refusal = form.refusal
    if not wants_json(request):
        return show_table(table, form=form, refusal=refusal)
    typed = [str(error) for errors in form.errors.values() for error in errors]
    return JsonResponse(
        {
            "ok": False,
            "code": refusal.code if refusal else "typed",
            "text": refusal.text if refusal else (typed or [_("Bitte die Zahlen nochmals ansehen.")])[0],
            "rows": {n: [note.text for note in notes] for n, notes in form.notes.by_row.items()},
            "explanations": form.notes.explanations,
            "hints": _hints(form),
            "confirm": form.notes.to_confirm,
            "state": state_of(table),
        },
        status=422,
    )


def _hints(form: EntryForm) -> list[str]:
    """The hints to confirm, each with its Spiel."""
    return [
        (_("Spiel %(n)s: %(text)s") % {"n": n, "text": note.text}) if n else note.text
        for n, notes in sorted(form.notes.by_row.items())
        for note in notes
        if note.tone == "warning"
    ]


def _kept(request: HttpRequest) -> list[tuple[str, str]]:
    """The typed fields, to be carried through the page to accept."""
    return [(name, value) for name, value in request.POST.dict().items() if name != "confirmed" and len(value) <= 4000]
