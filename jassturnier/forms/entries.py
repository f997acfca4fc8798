"""What is typed from a Punkteblatt: the part common to all forms, the totals, and one sheet of a pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django import forms
from django.forms.boundfield import BoundField
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.forms.entry_notes import EntryNotes, focus, mark_wrong
from jassturnier.forms.hidden import KnownField
from jassturnier.forms.sentences import sentences_for
from jassturnier.services.entries_figures import Figures, Totals, new_nonce
from jassturnier.services.entries_outcomes import SheetRefused
from jassturnier.services.outcomes import Refused

Text = str | Promise
OVERRIDES = (
    ("", _("– bitte wählen –")),
    ("entscheid", _("Entscheid der Jassleitung")),
    ("abgebrochen", _("Passe abgebrochen")),
    ("abgeschrieben", _("Abgeschriebene Liste")),
    ("geschaetzt", _("Geschätzt")),
)


@dataclass(frozen=True, slots=True)
class EntryRules:
    """What a form must ask: Spiele, match bonus, whether a control total stands on paper, seats to type (0, 2 or 4)."""

    spiele: int
    match_bonus: int = 0
    paper: bool = True
    seats: int = 0


class EntryForm(HouseForm):
    """The part common to every kind of entry. `entry()` gives what the verb wants."""

    first_field = "a"
    by_spiel = False
    nonce = forms.CharField(required=False, widget=forms.HiddenInput)
    based_on = KnownField()
    reason = LineField(max_length=300, required=False, label=_("Grund"))
    override = forms.ChoiceField(choices=OVERRIDES, required=False, label=_("Weshalb soll es so gelten?"))

    def __init__(self, *args: Any, rules: EntryRules, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.rules = rules
        self.notes = EntryNotes()
        self.initial.setdefault("nonce", new_nonce())
        for n, label in enumerate(_seat_labels(rules.seats), start=1):
            self.add(f"seat{n}", NumberField(least=1, label=label))
        self.order_fields(self.typing_order())

    def add(self, name: str, field: forms.Field) -> None:
        """Add a field that depends on the tournament, with the sentences of the house."""
        field.error_messages.update(sentences_for(field))
        self.fields[name] = field

    def typing_order(self) -> list[str]:
        """Return the names of the fields in the order in which they are typed."""
        return [f"seat{n}" for n in range(1, self.rules.seats + 1)]

    def figures(self) -> Figures:
        """Return the typed figures; only after `is_valid`."""
        raise NotImplementedError

    def entry(self) -> dict[str, Any]:
        """Return the keyword arguments of `enter_sheet` that stand on the form."""
        typed = self.cleaned_data
        seats = [typed[f"seat{n}"] for n in range(1, self.rules.seats + 1)]
        return {
            "figures": self.figures(), "nonce": typed["nonce"], "based_on": typed["based_on"],
            "override": typed["override"], "reason": typed["reason"], "seats": seats,
        }  # fmt: skip

    def refuse(self, refusal: Refused) -> None:
        """Show a refusal: figures at their rows and fields, everything else as every form does."""
        if isinstance(refusal, SheetRefused):
            self.refusal = refusal
            self.notes.take(refusal.check, spiele=self.rules.spiele, by_spiel=self.by_spiel)
            mark_wrong(self, refusal.check, by_spiel=self.by_spiel)
        elif refusal.field == "seats" and self.rules.seats:
            self.refusal = refusal
            self.add_error("seat1", refusal.text)
        else:
            super().refuse(refusal)

    def renew(self, based_on: int | None = None) -> None:
        """Give the form a fresh mark (and version) while everything typed stays."""
        fresh = {name: self.data[name] for name in self.data} | {"nonce": new_nonce()}
        self.data = fresh if based_on is None else fresh | {"based_on": str(based_on)}

    def point(self) -> None:
        """Put the cursor where typing goes on; not where hints wait at the button that confirms them."""
        if self.notes.to_confirm:
            return
        focus(self, "reason" if self._asks_reason() else self.first_field)

    def _asks_reason(self) -> bool:
        return self.refusal is not None and self.refusal.field == "reason"

    @property
    def seat_fields(self) -> list[BoundField]:
        """Return the fields for the start numbers."""
        return [self[f"seat{n}"] for n in range(1, self.rules.seats + 1)]

    @property
    def may_override(self) -> bool:
        """Say whether the Jassleitung could save this with a reason."""
        chosen = bool(self.is_bound and self.data.get("override"))
        return chosen or (isinstance(self.refusal, SheetRefused) and self.refusal.overridable)


class TotalsForm(EntryForm):
    """The totals of A and B, and with a match bonus the number of Matches of each."""

    a = NumberField(label=_("Total Team A"))
    b = NumberField(label=_("Total Team B"))
    matches_a = NumberField(required=False, most=24, label=_("Matches Team A"))
    matches_b = NumberField(required=False, most=24, label=_("Matches Team B"))

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        if not self.rules.match_bonus:
            del self.fields["matches_a"], self.fields["matches_b"]

    def typing_order(self) -> list[str]:
        """Return start numbers, totals, Matches."""
        return [*super().typing_order(), "a", "b", "matches_a", "matches_b", "reason"]

    def figures(self) -> Totals:
        """Return the totals as typed."""
        typed = self.cleaned_data
        return Totals(typed["a"], typed["b"], typed.get("matches_a") or 0, typed.get("matches_b") or 0)


class PileForm(TotalsForm):
    """One sheet of a pile: the table number first."""

    first_field = "table"
    table = NumberField(least=1, label=_("Tisch"))

    def typing_order(self) -> list[str]:
        """Return the table number before the rest."""
        return ["table", *super().typing_order()]


def _seat_labels(seats: int) -> list[Text]:
    if not seats:
        return []
    half = seats // 2
    return [_("Start-Nr. %(side)s") % {"side": "A" if n < half else "B"} for n in range(seats)]
