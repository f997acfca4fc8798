"""The way in for devices at the tables: the secret in the address is the credential; no cookie, no account.

Instead of a form token every POST must come from a page of ours (Origin, or Referer where a browser sends none).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.gzip import gzip_page

from jassturnier.queries.schreiber_codes import Access, access_for
from jassturnier.services.outcomes import Refused
from jassturnier.views.csrf import comes_from_us

TableView = Callable[[HttpRequest, Access], HttpResponse]


def at_table(view: TableView) -> Callable[..., HttpResponse]:
    """Let a view work with the table that the secret opens; 410 for a dead code, 403 for a foreign sender."""

    @csrf_exempt
    @gzip_page
    @wraps(view)
    def guarded(request: HttpRequest, secret: str) -> HttpResponse:
        access = access_for(secret)
        if access is None:
            return refused(request, Refused("code", _dead_text()), status=410)
        if request.method == "POST" and not comes_from_us(request):
            return refused(request, Refused("origin", _foreign_text()), status=403)
        answer = view(request, access)
        answer.headers["Cache-Control"] = "no-store"
        return answer

    return guarded


def wants_json(request: HttpRequest) -> bool:
    """Say whether the script of the page asks, not a plain form."""
    return "application/json" in request.headers.get("Accept", "")


def page(template: str, context: dict[str, Any], *, status: int = 200) -> HttpResponse:
    """Draw a page of the table: without session, account or messages, so that it costs no query."""
    return HttpResponse(render_to_string(template, context), status=status)


def refused(request: HttpRequest, refusal: Refused, *, status: int = 422, **more: Any) -> HttpResponse:  # noqa: ANN401
    """Say why not: to the script as plain data, else as a page."""
    if wants_json(request):
        return JsonResponse({"ok": False, "code": refusal.code, "text": refusal.text} | more, status=status)
    return page("schreiber/refused.html", {"text": refusal.text, "dead": status == 410} | more, status=status)


def device_label(request: HttpRequest, number: int = 0) -> str:
    """Return how the journal calls the device: its number at the table where it has one, and its address."""
    address = request.META.get("REMOTE_ADDR", "")[:40]
    return _("Gerät %(n)s, %(address)s") % {"n": number, "address": address} if number else address


def _dead_text() -> str:
    return _(
        "Dieser Code gilt nicht oder nicht mehr. Bitte den Code auf dem Tischschild oder auf dem neusten Punkteblatt "
        "nehmen, oder die Jassleitung fragen."
    )


def _foreign_text() -> str:
    return _("Diese Eingabe kam nicht von unserer Seite. Bitte den Code am Tisch nochmals öffnen.")
