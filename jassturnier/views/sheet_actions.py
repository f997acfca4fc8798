"""What is done to a Punkteblatt beside its figures: receipt, Visum, choice of a version, move to another table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from jassturnier.forms.base import HouseForm
from jassturnier.forms.passen import ChooseForm, MoveForm, VisumForm
from jassturnier.services.entries_paper import give_visum, receive_sheet, take_receipt_back, take_visum_back
from jassturnier.services.entries_versions import choose_version, move_entry
from jassturnier.services.outcomes import Refused
from jassturnier.views.sheet_page import SheetPage, load_sheet, show_sheet

Verb = Callable[..., object]


@require_POST
def sheet_paper(request: HttpRequest, turnier: int, passe: int, tisch: int) -> HttpResponse:
    """Mark the paper as received, or take that back."""
    page = load_sheet(request, turnier, passe, tisch)
    verb = take_receipt_back if request.POST.get("back") else receive_sheet
    return _do(request, page, partial(verb, table=tisch))


@require_POST
def sheet_visum(request: HttpRequest, turnier: int, passe: int, tisch: int) -> HttpResponse:
    """Give the Visum, or take it back. From the board the answer leads back there."""
    page = load_sheet(request, turnier, passe, tisch)
    if request.POST.get("back"):
        return _do(request, page, partial(take_visum_back, table=tisch))
    form = VisumForm(request.POST)
    reason = form.cleaned_data["reason"] if form.is_valid() else ""
    to = "board" if request.POST.get("to") == "board" else "sheet"
    return _do(request, page, partial(give_visum, table=tisch, reason=reason), to=to)


@require_POST
def sheet_choose(request: HttpRequest, turnier: int, passe: int, tisch: int) -> HttpResponse:
    """Let one of two versions count."""
    page = load_sheet(request, turnier, passe, tisch)
    form = ChooseForm(request.POST)
    if not form.is_valid():
        return _shown(request, page, Refused("form", _first_error(form)))
    return _do(request, page, partial(choose_version, table=tisch, **form.cleaned_data))


@require_POST
def sheet_move(request: HttpRequest, turnier: int, passe: int, tisch: int) -> HttpResponse:
    """Move the figures to the table they belong to, and go there."""
    page = load_sheet(request, turnier, passe, tisch)
    form = MoveForm(request.POST, auto_id="move_%s")
    if form.is_valid():
        try:
            to = form.cleaned_data["to_table"]
            move_entry(
                tournament_id=turnier, passe=passe, table=tisch, by=page.desk.actor, **form.cleaned_data
            )
            return redirect("sheet", turnier, passe, to)
        except Refused as refusal:
            form.refuse(refusal)
    return show_sheet(request, page, page.form(page.kind("")), move=form, move_open=True)


def _do(request: HttpRequest, page: SheetPage, verb: Verb, *, to: str = "sheet") -> HttpResponse:
    """Call the verb and lead to the page it belongs to, or show why it refuses."""
    turnier, passe = page.desk.tournament.id, page.passe.number
    try:
        verb(tournament_id=turnier, passe=passe, by=page.desk.actor)
    except Refused as refusal:
        return _shown(request, page, refusal)
    return redirect("board", turnier, passe) if to == "board" else redirect("sheet", turnier, passe, page.sheet.table)


def _shown(request: HttpRequest, page: SheetPage, refusal: Refused) -> HttpResponse:
    return show_sheet(request, page, page.form(page.kind("")), refusal=refusal)


def _first_error(form: HouseForm) -> str:
    return str(next(iter(form.errors.values()))[0])
