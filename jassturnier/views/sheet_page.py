"""The page of one Punkteblatt: what it shows and which form it offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.http.request import QueryDict
from django.shortcuts import render

from jassturnier.forms.entries import EntryForm, EntryRules, TotalsForm
from jassturnier.forms.entries_spiele import SpieleForm, spiele_initial
from jassturnier.forms.passen import MoveForm
from jassturnier.queries.schreiber import hold_of
from jassturnier.queries.sheets import Sheet, Version, sheet_of
from jassturnier.queries.tournaments import PasseInfo, passen_of
from jassturnier.services.outcomes import Refused
from jassturnier.views.access import Desk, enter

SPIELE = "spiele"
TOTALS = "totale"


@dataclass(frozen=True, slots=True)
class SheetPage:
    """One sheet with the desk it lies on."""

    desk: Desk
    passe: PasseInfo
    sheet: Sheet

    @property
    def rules(self) -> EntryRules:
        """Return what a form for this sheet must ask."""
        tournament = self.desk.tournament
        by_hand = self.passe.by_hand and not self.sheet.people
        return EntryRules(
            self.passe.spiele, tournament.match_bonus, on_paper(self.desk), tournament.per_table if by_hand else 0
        )

    def kind(self, wanted: str) -> str:
        """Return how figures are typed: as asked, as the version that counts, else as the setting says."""
        if wanted in (SPIELE, TOTALS):
            return wanted
        if self.sheet.valid is not None:
            return SPIELE if self.sheet.valid.by_spiel else TOTALS
        return self.desk.tournament.entry_preset

    def form(self, kind: str, data: QueryDict | None = None) -> EntryForm:
        """Return the form, filled with the version that counts so that only the error must be typed anew."""
        valid = self.sheet.valid
        if kind == SPIELE:
            return SpieleForm(data, rules=self.rules, initial=spiele_initial(valid))
        return TotalsForm(data, rules=self.rules, initial=totals_initial(valid))


def on_paper(desk: Desk) -> bool:
    """Say whether tables keep a Punkteblatt on paper, so that what is typed in the office is compared with it."""
    return desk.tournament.sheet_mode == "papier"


def load_sheet(request: HttpRequest, turnier: int, passe: int, tisch: int) -> SheetPage:
    """Return the sheet of a table, eight queries with the devices at the table.

    Raises Http404 where the table does not play in the Passe.
    """
    desk = enter(request, turnier)
    row = next((p for p in passen_of(turnier) if p.number == passe and not p.cancelled), None)
    if row is None:
        raise Http404
    sheet = sheet_of(row.id, tisch)
    if sheet is None and not (row.by_hand and 1 <= tisch <= 9999):
        raise Http404
    return SheetPage(desk, row, sheet or Sheet(tisch, ()))


def totals_initial(valid: Version | None) -> dict[str, Any]:
    """Return the totals that count, to be corrected."""
    if valid is None:
        return {"based_on": 0}
    matches = {"matches_a": valid.matches_a or None, "matches_b": valid.matches_b or None}
    return {"based_on": valid.number, "a": valid.a, "b": valid.b, **matches}


def show_sheet(
    request: HttpRequest, page: SheetPage, form: EntryForm, *, refusal: Refused | None = None, **more: Any  # noqa: ANN401
) -> HttpResponse:
    """Draw the page with this form; `refusal` is one of another deed than the form's. 422 when something is refused."""
    form.point()
    context = {
        "desk": page.desk, "tab": "passen", "passe": page.passe, "sheet": page.sheet,
        "expected": page.passe.spiele * 157, "points": _points(page), "refusal": refusal,
        "devices": hold_of(page.passe.id, page.sheet.table), "form": form,
        "kind": SPIELE if form.by_spiel else TOTALS, "move": MoveForm(auto_id="move_%s"),
        "rivals": [version for version in page.sheet.versions if version.valid or version.number == page.sheet.newest],
    }  # fmt: skip
    status = 422 if refusal or form.is_bound or more.get("move_open") else 200
    return render(request, "entries/sheet.html", context | more, status=status)


def _points(page: SheetPage) -> tuple[int, int] | None:
    """What counts for A and B, the match bonus included."""
    valid, bonus = page.sheet.valid, page.desk.tournament.match_bonus
    return (valid.a + bonus * valid.matches_a, valid.b + bonus * valid.matches_b) if valid else None
