"""The list of people: search, sort, anwesend and bezahlt with one key each."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe
from django_tables2 import RequestConfig

from jassturnier.queries.next_step import missing_text
from jassturnier.queries.people import coming_passe, headcount_of, matching, standblaetter
from jassturnier.queries.tournaments import passen_of
from jassturnier.services.door import hand_out, mark_paid, take_back
from jassturnier.services.outcomes import Refused
from jassturnier.tables.people import PeopleTable
from jassturnier.views.access import Desk, enter

PER_PAGE = 500


@require_safe
def people(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show the list, filtered by `?q=` and sorted by `?sort=`."""
    return page(request, enter(request, turnier), request.GET.get("q", ""))


def page(request: HttpRequest, desk: Desk, word: str, refusal: Refused | None = None) -> HttpResponse:
    """Draw the list; a refused mark stands above it."""
    sheets = standblaetter(desk.tournament.id)
    found = matching(sheets, word)
    table = PeopleTable(found, desk.tournament.id)
    RequestConfig(request, paginate={"per_page": PER_PAGE}).configure(table)
    count = headcount_of(sheets, desk.tournament.per_table, coming_passe(passen_of(desk.tournament.id)))
    context = {
        "desk": desk,
        "tab": "teilnehmer",
        "table": table,
        "count": count,
        "ersatz_all": sum(s.ersatz for s in sheets),
        "missing": missing_text(count),
        "word": word,
        "sort": request.GET.get("sort") or request.POST.get("sort", ""),
        "found": found,
        "refusal": refusal,
    }
    return render(request, "people/list.html", context, status=422 if refusal else 200)


@require_POST
def mark(request: HttpRequest, turnier: int) -> HttpResponse:
    """Set or take one mark: the pressed button's name says which, its value is the start number."""
    desk = enter(request, turnier)
    word = request.POST.get("q", "")
    try:
        number = set_mark(desk, request)
    except Refused as refusal:
        return page(request, desk, word, refusal)
    query = urlencode({key: request.POST[key] for key in ("q", "sort") if request.POST.get(key)})
    return redirect(f"{reverse('people', args=[turnier])}{'?' if query else ''}{query}#nr-{number}")


def set_mark(desk: Desk, request: HttpRequest) -> int:
    """Do what the pressed button says; return the start number, 0 where no button was pressed. Raises Refused."""
    pressed = next((name for name in ("present", "absent", "paid", "unpaid") if name in request.POST), "")
    text = request.POST.get(pressed, "")
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        return 0
    number = int(text)
    if pressed == "present":
        hand_out(tournament_id=desk.tournament.id, numbers=[number], by=desk.actor)
    elif pressed == "absent":
        take_back(tournament_id=desk.tournament.id, numbers=[number], by=desk.actor)
    else:
        mark_paid(tournament_id=desk.tournament.id, numbers=[number], paid=pressed == "paid", by=desk.actor)
    return number
