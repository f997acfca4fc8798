"""A pile of Punkteblätter by keyboard: table, total A, total B, Enter, next (route `pile`)."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from jassturnier.forms.entries import EntryRules, PileForm
from jassturnier.queries.board import Board
from jassturnier.queries.pile import last_typed
from jassturnier.services.entries import AlreadyKnown
from jassturnier.views.access import Desk, enter
from jassturnier.views.board_page import load_board
from jassturnier.views.entry_answers import enter_form, other_figures_text, tell
from jassturnier.views.sheet_page import on_paper


@require_http_methods(["GET", "HEAD", "POST"])
def pile(request: HttpRequest, turnier: int, passe: int) -> HttpResponse:
    """Show the field for the next sheet, or enter one; also while the next Passe is played."""
    desk = enter(request, turnier)
    rules = rules_of(desk, board := load_board(desk, passe))
    if request.method != "POST":
        return show_pile(request, desk, board, PileForm(rules=rules, initial={"based_on": 0}))
    form = PileForm(request.POST, rules=rules)
    if not form.is_valid():
        return show_pile(request, desk, board, form)
    table = form.cleaned_data["table"]
    outcome = enter_form(desk, form, passe=passe, table=table, confirmed=request.POST.get("confirmed", ""))
    if outcome is None:
        return show_pile(request, desk, board, form)
    if isinstance(outcome, AlreadyKnown) and not outcome.same:
        form.renew()
        return show_pile(request, desk, board, form, notice=other_figures_text(outcome))
    tell(request, outcome)
    return redirect("pile", turnier, passe)


def rules_of(desk: Desk, board: Board) -> EntryRules:
    """Return what one sheet of the pile must say; start numbers only in a Passe without drawn seats."""
    seats = desk.tournament.per_table if board.passe.by_hand else 0
    return EntryRules(board.passe.spiele, desk.tournament.match_bonus, on_paper(desk), seats)


def show_pile(request: HttpRequest, desk: Desk, board: Board, form: PileForm, *, notice: str = "") -> HttpResponse:
    """Draw the page; the cursor stands where typing goes on."""
    form.point()
    context: dict[str, Any] = {
        "desk": desk, "tab": "passen", "board": board, "form": form, "notice": notice,
        "last": last_typed(board.passe.id), "about": _about(form, board),
    }  # fmt: skip
    return render(request, "entries/pile.html", context, status=422 if form.is_bound else 200)


def _about(form: PileForm, board: Board) -> str:
    """Name the people of the table that was typed, so that a wrong table number is seen with the refusal."""
    typed = form.data.get("table", "") if form.is_bound else ""
    sheet = next((one for one in board.sheets if str(one.table) == str(typed).strip()), None)
    if sheet is None:
        return ""
    a, b = (" / ".join(each.label for each in sheet.team(letter)) for letter in "AB")
    return _("Tisch %(t)s: A %(a)s, B %(b)s") % {"t": sheet.table, "a": a, "b": b}
