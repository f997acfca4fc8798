"""The page of a table (routes `schreiber`, `schreiber_qr`), and the way in by table number and PIN (`table_pin`)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from jassturnier.forms.schreiber import PinForm
from jassturnier.queries.schreiber import table_page
from jassturnier.queries.schreiber_codes import Access, access_by_pin
from jassturnier.services.outcomes import Refused
from jassturnier.services.schreiber_throttle import count_wrong_pin, must_wait_with_pin
from jassturnier.views.csrf import comes_from_us
from jassturnier.views.schreiber_access import at_table, page
from jassturnier.views.schreiber_page import show_table, wanted_passe


@require_safe
@at_table
def sheet(request: HttpRequest, access: Access) -> HttpResponse:
    """Show the sheet of the table, or what was handed in."""
    return show_table(table_page(access, wanted_passe(request)), kind=request.GET.get("art", ""))


@require_http_methods(["GET", "HEAD", "POST"])
@csrf_exempt
def table_pin(request: HttpRequest) -> HttpResponse:
    """Ask for table number and PIN, and lead to the table."""
    form = PinForm(request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        access = _tried(request, form)
        if access is not None:
            return redirect("schreiber", access.code)
    return page("schreiber/pin.html", {"form": form}, status=422 if form.is_bound else 200)


def _tried(request: HttpRequest, form: PinForm) -> Access | None:
    """Return the table where number and PIN fit; else the form says why not. Guessing is slowed down."""
    table, address = form.cleaned_data["table"], request.META.get("REMOTE_ADDR", "")
    if "HTTP_ORIGIN" in request.META and not comes_from_us(request):
        form.refuse(Refused("origin", _("Bitte hier nochmals eintippen.")))
        return None
    if must_wait_with_pin(table, address):
        text = _("Zu viele Versuche. Bitte fünf Minuten warten, oder das Quadrat abfotografieren.")
        form.refuse(Refused("wait", text))
        return None
    access = access_by_pin(table, form.cleaned_data["pin"])
    if access is None:
        count_wrong_pin(table, address)
        form.refuse(Refused("pin", _("Tisch und Tischcode passen nicht zusammen. Beides steht auf dem Tischschild.")))
    return access
