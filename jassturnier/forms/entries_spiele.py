"""What is typed Spiel by Spiel from a Punkteblatt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django import forms
from django.forms.boundfield import BoundField
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import NumberField
from jassturnier.forms.entries import EntryForm, EntryRules
from jassturnier.forms.entry_notes import Note
from jassturnier.queries.sheets_data import Version
from jassturnier.services.entries_figures import STORED_REMARKS, Remark, Row, Rows, Side

REMARKS = (
    ("", "–"),
    (Remark.WIEDERHOLT.name, _("wiederholt")),
    (Remark.GESCHAETZT.name, _("geschätzt")),
    (Remark.ENTSCHEID.name, _("Entscheid")),
)


@dataclass(frozen=True, slots=True)
class SpielRow:
    """One Spiel on the form: its fields and the notes beside them."""

    number: int
    a: BoundField
    b: BoundField
    match: BoundField | None
    remark: BoundField
    notes: list[Note]

    @property
    def fields(self) -> tuple[BoundField, BoundField]:
        """Return the two point fields."""
        return self.a, self.b

    @property
    def wrong(self) -> bool:
        """Say whether something in this row must be typed anew."""
        return any(note.tone == "error" for note in self.notes)


class SpieleForm(EntryForm):
    """One row per Spiel, and the total of A as it stands on the paper."""

    first_field = "a1"
    by_spiel = True
    paper_total_a = NumberField(required=False, label=_("Total Team A auf dem Papier"))

    def __init__(self, *args: Any, rules: EntryRules, **kwargs: Any) -> None:  # noqa: ANN401
        self.numbers = range(1, rules.spiele + 1)
        super().__init__(*args, rules=rules, **kwargs)
        for n in self.numbers:
            self.add(f"a{n}", NumberField(required=False, label=_("Spiel %(n)s, Team A") % {"n": n}))
            self.add(f"b{n}", NumberField(required=False, label=_("Spiel %(n)s, Team B") % {"n": n}))
            if rules.match_bonus:
                self.add(f"m{n}", forms.BooleanField(required=False, label=_("Spiel %(n)s, Match") % {"n": n}))
            label = _("Spiel %(n)s, Bemerkung") % {"n": n}
            self.add(f"r{n}", forms.ChoiceField(choices=REMARKS, required=False, label=label))
        if not rules.paper:
            del self.fields["paper_total_a"]
        self.order_fields([*self.typing_order(), "paper_total_a", "reason"])

    def typing_order(self) -> list[str]:
        """Return start numbers, then row by row."""
        return [*super().typing_order(), *(f"{side}{n}" for n in self.numbers for side in "ab")]

    def figures(self) -> Rows:
        """Return the rows as typed; a tick belongs to the side with more points."""
        rows = tuple(self._row(n) for n in self.numbers)
        return Rows(rows, self.cleaned_data.get("paper_total_a"))

    @property
    def wrong_rows(self) -> list[int]:
        """Return the numbers of the Spiele that must be typed anew."""
        return [row.number for row in self.rows() if row.wrong]

    def _row(self, n: int) -> Row:
        typed = self.cleaned_data
        a, b, remark = typed[f"a{n}"], typed[f"b{n}"], typed[f"r{n}"]
        match = None
        if typed.get(f"m{n}"):
            match = Side.A if (a or 0) >= (b or 0) else Side.B
        return Row(a, b, match, Remark[remark] if remark else None)

    def rows(self) -> Iterator[SpielRow]:
        """Give the rows with their fields and notes, for the page."""
        for n in self.numbers:
            match = self[f"m{n}"] if f"m{n}" in self.fields else None
            typed = [Note("error", str(text)) for name in (f"a{n}", f"b{n}") for text in self[name].errors]
            yield SpielRow(n, self[f"a{n}"], self[f"b{n}"], match, self[f"r{n}"], typed + self.notes.by_row.get(n, []))


def spiele_initial(valid: Version | None) -> dict[str, Any]:
    """Return the Spiele that count, to be corrected; nothing but the version where only totals are known."""
    names = {stored: typed.name for typed, stored in STORED_REMARKS.items()}
    filled: dict[str, Any] = {"based_on": valid.number if valid else 0}
    if valid is None or not valid.by_spiel:
        return filled
    for spiel in valid.spiele:
        n = spiel.number
        filled |= {f"a{n}": spiel.a, f"b{n}": spiel.b, f"m{n}": bool(spiel.match), f"r{n}": names.get(spiel.remark, "")}
    return filled | {"paper_total_a": valid.paper_total_a}
