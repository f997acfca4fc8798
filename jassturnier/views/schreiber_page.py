"""Which page a table sees, and what the script of the page needs to know."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone

from jassturnier.forms.entries import EntryForm, EntryRules
from jassturnier.forms.schreiber import ReportForm, SeatsForm, figures_form
from jassturnier.queries.schreiber import Hold, NextSeat, TablePage, next_seats
from jassturnier.queries.schreiber_codes import Access
from jassturnier.services.outcomes import Refused
from jassturnier.services.schreiber_frame import archived_text
from jassturnier.views.schreiber_access import page
from jassturnier.views.schreiber_texts import script_texts

TOTALS, SPIELE = "totale", "spiele"
SCRIPTS = [f"js/schreiber{part}.js" for part in ("-sheet", "-store", "-link", "-deal", "-view", "-hand", "")]
PLAIN_SCRIPTS = [f"js/schreiber{part}.js" for part in ("-store", "-link", "-plain")]


def wanted_passe(request: HttpRequest) -> int | None:
    """Return the Passe that the address asks for (`?passe=2`), None for none or nonsense."""
    text = request.GET.get("passe", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else None


def rules_for(table: TablePage) -> EntryRules:
    """Return what a form of this table must ask."""
    tournament = table.access.tournament
    return EntryRules(table.spiele, tournament.match_bonus, tournament.sheet_mode == "papier")


def show_table(
    table: TablePage, *, kind: str = SPIELE, form: EntryForm | None = None, refusal: Refused | None = None,
    report: ReportForm | None = None, seats: SeatsForm | None = None, again: bool = False,
) -> HttpResponse:  # fmt: skip
    """Draw the page that fits the state of the table: nothing to type yet, who sits here, the sheet, or handed in."""
    context = table_context(table) | {"refusal": refusal, "status": ""}
    bad = 422 if refusal or (form and form.is_bound and not again) or report or seats else 200
    if table.passe is None or table.access.archived:
        return page("schreiber/waiting.html", context | {"archived": _archived(table.access)}, status=bad)
    if not table.sheet.people:
        seats = seats or SeatsForm(initial={"passe": table.number}, per_table=table.access.tournament.per_table)
        return page("schreiber/seats.html", context | {"form": seats}, status=bad)
    if table.sheet.valid is not None and form is None:
        return page("schreiber/stored.html", context | stored_context(table, report), status=bad)
    form = form or figures_form(kind, rules_for(table), initial={"based_on": table.version})
    kind, scripts = (SPIELE, SCRIPTS) if form.by_spiel else (TOTALS, PLAIN_SCRIPTS)
    context |= {"form": form, "kind": kind, "data": script_data(table), "scripts": scripts}
    return page("schreiber/sheet.html", context, status=bad)


def stored_context(table: TablePage, report: ReportForm | None = None) -> dict[str, Any]:
    """Return what the part "abgegeben" shows: figures read back, both versions where there are two, the next seats."""
    return table_context(table) | {
        "valid": table.sheet.valid,
        "rival": table.sheet.versions[0] if table.sheet.undecided else None,
        "points": _points(table),
        "seats": _next(table),
        "report": report or ReportForm(initial={"passe": table.number}),
        "data": script_data(table),
    }


def table_context(table: TablePage) -> dict[str, Any]:
    """Return what every page of a table shows."""
    access = table.access
    shown = table.passe or table.coming
    return {
        "table": table, "access": access, "sheet": table.sheet, "passe": shown, "hold": table.hold,
        "tournament": access.tournament, "paper": access.tournament.sheet_mode == "papier",
        "expected": table.spiele * 157, "urls": urls_of(access),
    }  # fmt: skip


def urls_of(access: Access) -> dict[str, str]:
    """Return the addresses of one table's deeds."""
    names = {
        "page": "schreiber", "check": "schreiber_check", "change": "schreiber_change", "hand_in": "schreiber_hand_in",
        "beat": "schreiber_beat", "take": "schreiber_take", "report": "schreiber_report", "seats": "schreiber_seats",
    }  # fmt: skip
    return {key: reverse(name, args=[access.code]) for key, name in names.items()}


def script_data(table: TablePage) -> dict[str, Any]:
    """Return the plain data with which the script of the page works."""
    tournament = table.access.tournament
    return {
        "urls": urls_of(table.access), "mark": table.access.mark, "passe": table.number,
        "table": table.access.table, "spiele": table.spiele, "bonus": tournament.match_bonus,
        "paper": tournament.sheet_mode == "papier", "acceptance": tournament.acceptance,
        "people": ",".join(str(n) for n in table.people), "players": players(table),
        "texts": script_texts(), "state": state_of(table),
    }  # fmt: skip


def players(table: TablePage) -> list[dict[str, Any]]:
    """Return the four people one by one; of a pair both, so that the Schreiber can be chosen."""
    return [
        {"team": seat.team, "number": seat.number, "name": name or f"Nr. {seat.number}"}
        for seat in table.sheet.people
        for name in (seat.names or ("",))
    ]


def state_of(table: TablePage, device: str = "") -> dict[str, Any]:
    """Return what can change while a table types: who holds it, what counts, whether the Passe is closed."""
    valid, passe = table.sheet.valid, table.passe
    return {
        "people": ",".join(str(n) for n in table.people),
        "version": table.version,
        "a": valid.a if valid else 0,
        "b": valid.b if valid else 0,
        "by": valid.who if valid else "",
        "at": clock(valid.at) if valid else "",
        "closed": passe.closed if passe else False,
        "archived": table.access.archived,
        "newer": table.newer.number if table.newer else 0,
        "hold": hold_data(table.hold, device),
    }


def hold_data(hold: Hold, device: str) -> dict[str, Any]:
    """Return who holds the table, and its draft unless that is the asking device's own."""
    holder = hold.holder
    mine = bool(device) and hold.device == device
    return {
        "device": hold.device,
        "number": holder.number if holder else 0,
        "since": clock(hold.since) if hold.since else "",
        "filled": holder.filled if holder else 0,
        "content": holder.content if holder and not mine else {},
        "mine": next((each.number for each in hold.drafts if each.device == device), 0),
    }


def clock(moment: datetime) -> str:
    """Return a time as people say it: 20.14."""
    return timezone.localtime(moment).strftime("%H.%M")


def _points(table: TablePage) -> tuple[int, int]:
    """What counts for A and B, the match bonus included."""
    valid, bonus = table.sheet.valid, table.access.tournament.match_bonus
    return (valid.a + bonus * valid.matches_a, valid.b + bonus * valid.matches_b) if valid else (0, 0)


def _next(table: TablePage) -> list[tuple[str, NextSeat]]:
    """The next seats of the people at this table, with their names."""
    names = {each.number: each.name for each in table.sheet.people}
    seats = next_seats(table.access, table.number, table.people)
    return [(names[seat.number] or f"Nr. {seat.number}", seat) for seat in seats]


def _archived(access: Access) -> str:
    return archived_text(access) if access.archived else ""
