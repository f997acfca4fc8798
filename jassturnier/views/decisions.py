"""Corrections, warnings, decisions and the journal (routes `decisions`, `journal` …)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from jassturnier.forms.base import HouseForm
from jassturnier.forms.decisions import CorrectionForm, DecisionForm, JournalFilter, UndoForm, WarningForm
from jassturnier.queries.decisions import Decisions, decisions_of
from jassturnier.queries.journal import journal_page
from jassturnier.services.actors import Role
from jassturnier.services.decisions import correct_points, decide, undo_correction, warn
from jassturnier.services.outcomes import AlreadyKnown, Refused
from jassturnier.views.access import Desk, enter


@require_safe
def decisions(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show what was decided, and the forms to the Jassleitung."""
    return _show(request, enter(request, turnier))


@require_POST
def correction_add(request: HttpRequest, turnier: int) -> HttpResponse:
    """Add ± points to a start number."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = CorrectionForm(request.POST, auto_id="korr_%s")
    return _do(request, desk, "correction", form, lambda: correct_points(**_by(desk), **form.correction()))


@require_POST
def correction_undo(request: HttpRequest, turnier: int) -> HttpResponse:
    """Take a correction back by the opposite one."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = UndoForm(request.POST, auto_id="undo_%s")
    return _do(request, desk, "undo", form, lambda: undo_correction(**_by(desk), **form.cleaned_data))


@require_POST
def warning_add(request: HttpRequest, turnier: int) -> HttpResponse:
    """Record a warning."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = WarningForm(request.POST, auto_id="warn_%s")
    return _do(request, desk, "warning", form, lambda: warn(**_by(desk), **form.decision()))


@require_POST
def decision_add(request: HttpRequest, turnier: int) -> HttpResponse:
    """Record a decision."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = DecisionForm(request.POST, auto_id="ent_%s")
    return _do(request, desk, "decision", form, lambda: decide(**_by(desk), **form.decision()))


@require_safe
def journal(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show every deed, newest first, filtered by a word (`?wort=`), a page at a time (`?seite=`)."""
    desk = enter(request, turnier)
    form = JournalFilter(request.GET)
    page = journal_page(turnier, page=form.page(), word=form.word())
    context = {"desk": desk, "tab": "entscheide", "page": page, "word": form.word(), "form": form}
    return render(request, "decisions/journal.html", context)


def _by(desk: Desk) -> dict[str, Any]:
    return {"tournament_id": desk.tournament.id, "by": desk.actor}


def _do(request: HttpRequest, desk: Desk, name: str, form: HouseForm, verb: Callable[[], object]) -> HttpResponse:
    """Call the verb with what is typed, and lead back to the page; a refusal stands at the form."""
    if form.is_valid():
        try:
            outcome = verb()
        except Refused as refusal:
            form.refuse(refusal)
        else:
            known = isinstance(outcome, AlreadyKnown)
            messages.success(request, _("Das war schon festgehalten.") if known else _("Festgehalten."))
            return redirect("decisions", desk.tournament.id)
    return _show(request, desk, name, form)


def _show(request: HttpRequest, desk: Desk, name: str = "", form: HouseForm | None = None) -> HttpResponse:
    """Draw the page with empty forms, but for the one that was refused."""
    found = decisions_of(desk.tournament.id)
    context = {"desk": desk, "tab": "entscheide", "found": found, "open": name, **_forms(found)}
    if form is not None:
        context[name] = form
    return render(request, "decisions/list.html", context, status=422 if form else 200)


def _forms(found: Decisions) -> dict[str, Any]:
    about = {"shown": found.last_decision}
    return {
        "correction": CorrectionForm(auto_id="korr_%s", initial={"shown": found.last_correction}),
        "warning": WarningForm(auto_id="warn_%s", initial=about | {"rule": "4.2"}),
        "decision": DecisionForm(auto_id="ent_%s", initial=about),
        "undo": None,
    }
