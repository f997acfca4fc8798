"""The office's side of the tables' devices: is the board still fresh, settle a report, renew a table's code."""

from __future__ import annotations

from django.contrib import messages
from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from jassturnier.queries.schreiber_board import board_mark
from jassturnier.services.actors import Role
from jassturnier.services.outcomes import Refused
from jassturnier.services.schreiber_office import renew_code, settle_report
from jassturnier.views.access import enter

SALT = "jassturnier.board"
HOURS = 16


def board_ticket(tournament_id: int) -> str:
    """Return a signed text with which a board may ask whether anything is new, without session or account."""
    return signing.dumps(tournament_id, salt=SALT)


@require_safe
def board_fresh(request: HttpRequest, secret: str) -> HttpResponse:
    """Answer with the mark of the board: one indexed query, nothing else. 410 for a ticket that is old or not ours."""
    try:
        tournament_id = signing.loads(secret, salt=SALT, max_age=HOURS * 3600)
    except signing.BadSignature:
        return HttpResponse(status=410)
    answer = HttpResponse(board_mark(tournament_id, timezone.now()), content_type="text/plain")
    answer.headers["Cache-Control"] = "no-store"
    return answer


@require_POST
def report_settle(request: HttpRequest, turnier: int, passe: int, tisch: int) -> HttpResponse:
    """Say that a reported error is dealt with."""
    desk = enter(request, turnier)
    try:
        settle_report(tournament_id=turnier, passe=passe, table=tisch, by=desk.actor)
    except Refused as refusal:
        messages.error(request, refusal.text)
        return redirect("board", turnier, passe)
    return redirect("sheet", turnier, passe, tisch)


@require_POST
def table_renew(request: HttpRequest, turnier: int, tisch: int) -> HttpResponse:
    """Make the printed codes of a table worthless."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    try:
        renew_code(tournament_id=turnier, table=tisch, by=desk.actor)
    except Refused as refusal:
        raise Http404(refusal.text) from refusal
    text = _("Der Code von Tisch %(t)s ist erneuert. Bitte Tischschild und Punkteblätter neu drucken.")
    messages.success(request, text % {"t": tisch})
    return redirect("passen", turnier)
