"""The forms on paper: one page that lists them, one address that gives the PDF."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from jassturnier.addresses import hall_addresses
from jassturnier.forms.printing import PAPERS, PrintForm
from jassturnier.queries.print_jobs import CONTENTS, Job, NothingToPrint, job_for
from jassturnier.queries.tournaments import passen_of
from jassturnier.views.access import Desk, enter


@require_safe
def page(request: HttpRequest, turnier: int) -> HttpResponse:
    """List everything that can be printed, in the order of an evening."""
    return _page(request, enter(request, turnier), PrintForm())


@require_safe
def printed(request: HttpRequest, turnier: int, form: str) -> HttpResponse:
    """Give one form as a PDF; what is missing for it is said on the page of forms, with the way on."""
    desk = enter(request, turnier)
    if form not in CONTENTS:
        raise Http404
    wanted = PrintForm(request.GET)
    if not wanted.is_valid():
        return _page(request, desk, wanted, status=422)
    try:
        job = job_for(form, desk.tournament, wanted.wanted(), timezone.now())
    except NothingToPrint as nothing:
        return _page(request, desk, PrintForm(), nothing=_nothing_text(nothing.code), status=404)
    return pdf_response(job, f"{slugify(desk.tournament.name)}-{form}")


def pdf_response(job: Job, name: str) -> HttpResponse:
    """Draw a job and answer with the PDF; large ones are drawn by the worker process."""
    from jassturnier.printing import worker  # reportlab is slow to import, and most requests print nothing

    pdf = worker.draw(job.form, job.event, job.content, **job.options)
    response = HttpResponse(pdf, content_type="application/pdf")
    response["Content-Disposition"] = f'inline; filename="{name or "jassturnier"}.pdf"'
    return response


def _page(request: HttpRequest, desk: Desk, form: PrintForm, *, nothing: str = "", status: int = 200) -> HttpResponse:
    passen = [p for p in passen_of(desk.tournament.id) if not p.cancelled]
    context = {"desk": desk, "tab": "drucken", "passen": passen, "form": form, "nothing": nothing, "papers": PAPERS}
    context["qr_finding"] = _qr_finding(desk.tournament.printed_address)
    return render(request, "printing/page.html", context, status=status)


def _qr_finding(address: str) -> str:
    """Say what the QR codes on paper lack: an address at all, or one that this laptop has now."""
    if not address:
        return _("Für die QR-Codes fehlt die «Adresse auf den Blättern». Sie steht in den Einstellungen.")
    host = urlsplit(address).hostname or ""
    here = hall_addresses()
    if not host.replace(".", "").isdigit() or not here or host in here:
        return ""
    text = _("Die Blätter nennen %(address)s, dieser Laptop ist jetzt aber unter %(here)s erreichbar.")
    return text % {"address": address, "here": ", ".join(here)}


def _nothing_text(code: str) -> str:
    return {
        "seats": _("Es ist noch nichts ausgelost. Zuerst auslosen und bestätigen, dann drucken."),
        "people": _("Es gibt noch keine Standblätter. Zuerst Teilnehmende aufnehmen oder leere Blätter bereitstellen."),
        "passe": _("Diese Passe gibt es nicht. Bitte eine Passe des Turniers wählen."),
        "ranking": _("Es ist noch keine Passe gestartet, also gibt es noch keine Rangliste."),
    }[code]
