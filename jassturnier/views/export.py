"""Spreadsheets to take along: the Rangliste, every table's result, the people."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from jassturnier.forms.ranking import AfterForm
from jassturnier.queries.exports import EXPORTS, Rows
from jassturnier.views.access import enter

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
EVERYTHING = "alles"


@require_safe
def page(request: HttpRequest, turnier: int) -> HttpResponse:
    """List the files."""
    desk = enter(request, turnier)
    labels = {"rangliste": _("Rangliste"), "ergebnisse": _("Ergebnisse je Tisch"), "teilnehmende": _("Teilnehmende")}
    return render(request, "ranking/export.html", {"desk": desk, "tab": "export", "exports": labels.items()})


@require_safe
def exported(request: HttpRequest, turnier: int, what: str, kind: str) -> HttpResponse:
    """Give one export, or all of them as one workbook, as XLSX or CSV."""
    desk = enter(request, turnier)
    wanted = list(EXPORTS) if what == EVERYTHING and kind == "xlsx" else [what]
    if kind not in ("xlsx", "csv") or any(name not in EXPORTS for name in wanted):
        raise Http404
    after = AfterForm(request.GET).after()
    found = [EXPORTS[name](desk.tournament, after) for name in wanted]
    response = HttpResponse(_written(found, kind), content_type=XLSX if kind == "xlsx" else "text/csv; charset=utf-8")
    name = f"{slugify(desk.tournament.name) or 'jassturnier'}-{what}.{kind}"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _written(found: list[Rows], kind: str) -> bytes:
    from jassturnier.spreadsheets import writing  # openpyxl is slow to import

    if kind == "csv":
        return writing.write_csv([found[0].header, *found[0].rows])
    return writing.write_workbook([writing.Sheet(rows.title, [rows.header, *rows.rows]) for rows in found])
