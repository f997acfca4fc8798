"""The pages of the hall, for everybody and without a cookie: the released list, one start number."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import condition, require_safe

from jassturnier.queries.hall import hall_of, own_of
from jassturnier.queries.tournaments import version_of


def _version(request: HttpRequest, turnier: int, nummer: int | None = None) -> str:
    """Return the version of the tournament as an ETag, so that "nothing new" costs one indexed query."""
    return f'"{turnier}-{nummer or 0}-{version_of(turnier)}"'


@require_safe
@condition(etag_func=_version)
def hall(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show the list released last, large enough for the projector; the page asks again by itself."""
    found = hall_of(turnier)
    if found is None:
        raise Http404
    return render(request, "hall/list.html", {"hall": found})


@require_safe
@condition(etag_func=_version)
def own(request: HttpRequest, turnier: int, nummer: int) -> HttpResponse:
    """Show where one start number sits in each Passe and its own points."""
    found = own_of(turnier, nummer)
    if found is None:
        raise Http404
    return render(request, "hall/own.html", {"own": found})
