"""The board of a Passe, and its start, closing and reopening (routes `board`, `passe_start`, `passe_close` …)."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.http.request import QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from jassturnier.forms.passen import CloseForm, ReasonForm, StartForm, TableForm
from jassturnier.queries.board import running_passe
from jassturnier.services.actors import Role
from jassturnier.services.backup_first import backup_first
from jassturnier.services.entries_paper import receive_sheet
from jassturnier.services.outcomes import AlreadyKnown, Refused
from jassturnier.services.passen import close_passe, reopen_passe, start_passe
from jassturnier.views.access import enter
from jassturnier.views.board_page import load_board, not_modified, show_board, show_gate


@require_safe
def passen(request: HttpRequest, turnier: int) -> HttpResponse:
    """Lead to the Passe people look for."""
    desk = enter(request, turnier)
    number = running_passe(turnier)
    if number is None:
        return render(request, "passen/none.html", {"desk": desk, "tab": "passen"})
    return redirect("board", turnier, number)


@require_safe
def board(request: HttpRequest, turnier: int, passe: int) -> HttpResponse:
    """Show all tables of a Passe; "nothing new" (304) while the tournament has not changed."""
    desk = enter(request, turnier)
    unchanged, etag = not_modified(request, desk)
    if unchanged is not None:
        return unchanged
    response = show_board(request, desk, load_board(desk, passe), TableForm(auto_id="in_%s"))
    response.headers["ETag"] = etag
    response.headers["Cache-Control"] = "private, no-cache"
    return response


@require_POST
def sheet_receive(request: HttpRequest, turnier: int, passe: int) -> HttpResponse:
    """Mark the sheet of the typed table as received at the desk."""
    desk = enter(request, turnier)
    form = TableForm(request.POST, auto_id="in_%s")
    if form.is_valid():
        table = form.cleaned_data["table"]
        try:
            outcome = receive_sheet(tournament_id=turnier, passe=passe, table=table, by=desk.actor)
        except Refused as refusal:
            form.refuse(refusal)
        else:
            known = isinstance(outcome, AlreadyKnown)
            text = _("Das Blatt von Tisch %(t)s war schon da.") if known else _("Blatt von Tisch %(t)s ist da.")
            messages.success(request, text % {"t": table})
            return redirect("board", turnier, passe)
    return show_board(request, desk, load_board(desk, passe), form, status=422)


@require_http_methods(["GET", "HEAD", "POST"])
def passe_start(request: HttpRequest, turnier: int, passe: int) -> HttpResponse:
    """Start a Passe on command, or show what it waits for."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = StartForm(_typed(request))
    if request.method == "POST" and form.is_valid():
        try:
            start_passe(tournament_id=turnier, number=passe, by=desk.actor, **form.cleaned_data)
            return redirect("board", turnier, passe)
        except Refused as refusal:
            form.refuse(refusal)
    return show_gate(request, desk, passe, form, "passen/start.html")


@require_http_methods(["GET", "HEAD", "POST"])
def passe_close(request: HttpRequest, turnier: int, passe: int) -> HttpResponse:
    """Close a Passe with a backup before and after it, or show what is missing."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = CloseForm(_typed(request))
    if request.method == "POST" and form.is_valid():
        try:
            _close(turnier, passe, by=desk.actor, **form.cleaned_data)
            return redirect("board", turnier, passe)
        except Refused as refusal:
            form.refuse(refusal)
    return show_gate(request, desk, passe, form, "passen/close.html")


@require_http_methods(["GET", "HEAD", "POST"])
def passe_reopen(request: HttpRequest, turnier: int, passe: int) -> HttpResponse:
    """Open a closed Passe again, with a reason."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = ReasonForm(_typed(request))
    if request.method == "POST" and form.is_valid():
        try:
            reopen_passe(tournament_id=turnier, number=passe, by=desk.actor, **form.cleaned_data)
            return redirect("board", turnier, passe)
        except Refused as refusal:
            form.refuse(refusal)
    return show_gate(request, desk, passe, form, "passen/reopen.html")


def _typed(request: HttpRequest) -> QueryDict | None:
    """Return what was sent, None where the page is only read."""
    return request.POST if request.method == "POST" else None


def _close(turnier: int, passe: int, **fields: Any) -> None:  # noqa: ANN401
    """Close between two backups: one of the state before, one at the end of the Passe."""
    backup_first(_("vor Abschluss Passe %(n)s") % {"n": passe})
    close_passe(tournament_id=turnier, number=passe, **fields)
    backup_first(_("Ende Passe %(n)s") % {"n": passe})
