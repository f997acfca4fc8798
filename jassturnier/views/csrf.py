"""The page after a stale form: says so and gives back what was typed."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer a form whose token no longer fits, with status 403."""
    return render(request, "errors/csrf.html", status=403)
