"""The page after a form that came too late: says so and gives back what was typed, ready to be sent again."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from jassturnier.views.typed import Typed, safe_path, typed_in


def failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer a form whose token no longer fits (status 403).

    Only a form of our own pages is offered to be sent again; what a foreign page sends is shown to nobody.
    """
    context: dict[str, Typed | str | None] = {"typed": None, "path": "/"}
    if comes_from_us(request):
        typed = typed_in(request)
        context = {"typed": typed, "path": safe_path(typed.path)}
    return render(request, "errors/csrf.html", context, status=403)


def comes_from_us(request: HttpRequest) -> bool:
    """Say whether the browser itself names one of our pages as the sender of this form."""
    sender = request.META.get("HTTP_ORIGIN") or request.META.get("HTTP_REFERER", "")
    try:
        return bool(sender) and urlsplit(sender).netloc == request.get_host()
    except ValueError:
        return False
