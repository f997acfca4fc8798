"""The pages for what cannot be shown: not found, not allowed, not readable, broken. Plain sentences, with a way on."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 404."""
    return render(request, "errors/404.html", status=404)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 403: the right is missing here."""
    return render(request, "errors/403.html", status=403)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 400. Without the request, whose host may be a foreign one."""
    return HttpResponse(render_to_string("errors/400.html", {"hide_login": True}), status=400)


def broken(request: HttpRequest) -> HttpResponse:
    """Answer 500. Touches no database and no session, for they may be what is broken."""
    return HttpResponse(render_to_string("errors/500.html", {"hide_login": True}), status=500)
