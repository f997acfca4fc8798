"""What the board of a Passe shows, and when it can say "nothing new"."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from django.contrib.messages import get_messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.utils import timezone

from jassturnier.forms.base import HouseForm
from jassturnier.queries.board import Board, board_of, pauses_of
from jassturnier.queries.schreiber_board import board_mark, table_notes
from jassturnier.views.access import Desk
from jassturnier.views.schreiber_office import board_ticket

# Pages drawn by an earlier start of the program, with other templates, never count as unchanged.
STARTED = secrets.token_hex(4)


def load_board(desk: Desk, number: int) -> Board:
    """Return the board of a Passe. Raises Http404 where there is none."""
    board = board_of(desk.tournament, number)
    if board is None:
        raise Http404
    return board


def not_modified(request: HttpRequest, desk: Desk) -> tuple[HttpResponse | None, str]:
    """Return the answer 304 where this visitor has seen this very version, else None; and the mark of the version.

    Never while a message waits to be shown. The mark names the visitor, the role and the token of the forms too.
    """
    get_token(request)  # makes the visitor's secret where there is none yet
    secret = request.META["CSRF_COOKIE"]
    seen_by = f"{STARTED}|{request.user.pk}|{desk.role}|{secret}|{board_mark(desk.tournament.id, timezone.now())}"
    etag = f'"{hashlib.sha256(seen_by.encode()).hexdigest()[:24]}"'
    waiting = len(get_messages(request)) > 0
    if waiting or etag not in request.headers.get("If-None-Match", ""):
        return None, etag
    answer = HttpResponseNotModified()
    answer.headers["ETag"] = etag
    return answer, etag


def show_board(request: HttpRequest, desk: Desk, board: Board, form: HouseForm, *, status: int = 200) -> HttpResponse:
    """Draw the board with the field for a table number."""
    context = {"desk": desk, "tab": "passen", "board": board, "form": form, "step": next_step_of(board)}
    context["pauses"] = pauses_of(board.passe.id)
    context |= {"notes": table_notes(board.passe.id, timezone.now()), "ticket": board_ticket(desk.tournament.id)}
    return render(request, "passen/board.html", context, status=status)


def show_gate(request: HttpRequest, desk: Desk, number: int, form: HouseForm, template: str) -> HttpResponse:
    """Draw the page of a gate: what is missing, and the form to go through it."""
    board = load_board(desk, number)
    earlier = [p for p in board.passen if p.number < number and not p.cancelled]
    previous = board_of(desk.tournament, earlier[-1].number) if earlier and template == "passen/start.html" else None
    context: dict[str, Any] = {"desk": desk, "tab": "passen", "board": board, "previous": previous, "form": form}
    return render(request, template, context, status=422 if form.is_bound else 200)


def next_step_of(board: Board) -> str:
    """Return what this Passe waits for: start, sheets, change, entry, close or nothing."""
    passe, following = board.passe, board.following
    if not passe.started:
        return "start"
    if passe.closed:
        return "closed"
    if not board.all_handed_in:
        return "sheets"
    if following is not None and not following.started:
        return "change"
    return "close" if board.all_entered else "entry"
