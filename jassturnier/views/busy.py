"""The page for a database that does not answer just now: nothing is saved, what was typed is still there."""

from __future__ import annotations

from collections.abc import Callable

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from jassturnier.views.typed import safe_path, typed_in

RETRY_SECONDS = "5"


class BusyDatabase:
    """Turn a lock that lasts too long, a full disk or a lost connection into a page with a way on (status 503).

    Stands last in the list, so that it hears of a view's failure first. What fails outside a view keeps the page of
    `errors.broken`, which needs no database either.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer; nothing to do where the database answers."""
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """Answer a request whose view could not read or write."""
        if not isinstance(exception, OperationalError | InterfaceError):
            return None
        text = busy_text(exception)
        response = as_data(text) if "application/json" in request.headers.get("Accept", "") else page(request, text)
        response.headers["Retry-After"] = RETRY_SECONDS
        response.headers["Cache-Control"] = "no-store"
        return response


def busy_text(exception: Exception) -> str:
    """Return why it did not work, for a person."""
    reason = str(exception).lower()
    if "full" in reason or "no space" in reason:
        return _("Auf dem Laptop ist kein Speicherplatz mehr frei. Bitte Platz schaffen, dann nochmals speichern.")
    return _("Der Laptop ist gerade beschäftigt. Bitte einen Augenblick warten und nochmals versuchen.")


def as_data(text: str) -> HttpResponse:
    """Answer the script of a table's page, which keeps what was typed and tries again."""
    return JsonResponse({"ok": False, "code": "busy", "text": text}, status=503)


def page(request: HttpRequest, text: str) -> HttpResponse:
    """Draw the page without the request's account and messages, for they may need the database."""
    sent = typed_in(request) if request.method == "POST" else None
    context = {
        "text": text,
        "typed": sent,
        "path": safe_path(request.get_full_path()),
        "csrf_token": get_token(request),
        "hide_login": True,
    }
    return HttpResponse(render_to_string("errors/busy.html", context), status=503)
