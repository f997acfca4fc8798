"""/hilfe/: the evening in ten steps, to read and to print."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def evening(request: HttpRequest) -> HttpResponse:
    """Show the ten steps; open to everybody."""
    return render(request, "help/evening.html")
