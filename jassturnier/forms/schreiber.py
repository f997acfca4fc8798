"""What a table sends: figures (typed on one side or both), its draft, the start numbers, a report, number and PIN."""

from __future__ import annotations

import json
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.forms.entries import EntryForm, EntryRules, TotalsForm
from jassturnier.forms.entries_spiele import SpieleForm
from jassturnier.forms.sentences import sentences_for
from jassturnier.services.entries_figures import Row, Side

WHOLE = 157
MOST_BYTES = 8000


class TableSpieleForm(SpieleForm):
    """Spiel by Spiel; of each Spiel one side is enough, the other follows (157 − x)."""

    def _row(self, n: int) -> Row:
        typed = super()._row(n)
        a, b = completed(typed.a, typed.b, self.rules.match_bonus)
        match = typed.match and (Side.A if (a or 0) >= (b or 0) else Side.B)
        return Row(a, b, match, typed.remark)


def completed(a: int | None, b: int | None, match_bonus: int) -> tuple[int | None, int | None]:
    """Return both sides of a Spiel where one was typed: 157 − x, or 0 beside a Match typed with its bonus."""
    if a is None and b is not None:
        return _rest(b, match_bonus), b
    if b is None and a is not None:
        return a, _rest(a, match_bonus)
    return a, b


def _rest(points: int, match_bonus: int) -> int | None:
    if match_bonus and points == WHOLE + match_bonus:
        return 0
    return WHOLE - points if points <= WHOLE else None


def figures_form(kind: str, rules: EntryRules, data: Any = None, initial: dict[str, Any] | None = None) -> EntryForm:  # noqa: ANN401
    """Return the form of a table for kind "totale" or "spiele"."""
    form = TotalsForm if kind == "totale" else TableSpieleForm
    return form(data, rules=rules, initial=initial or {})


class NumbersField(forms.CharField):
    """Start numbers joined by commas, as the page itself sends them; anything else gives none."""

    def clean(self, value: Any) -> tuple[int, ...]:  # noqa: ANN401
        """Read the numbers."""
        parts = str(value or "").split(",")
        return tuple(int(p) for p in parts) if all(p.isascii() and p.isdigit() and len(p) <= 4 for p in parts) else ()


class SenderForm(HouseForm):
    """Who sends from which device, and for which people the figures were typed."""

    passe = NumberField(least=1, most=12)
    device = forms.CharField(required=False, max_length=40)
    who = LineField(required=False, max_length=60)
    people = NumbersField(required=False)
    confirmed = forms.CharField(required=False, max_length=4000)


class DraftField(forms.CharField):
    """The draft as JSON. Only what a sheet can hold is kept: rows, and a few short words beside them."""

    def clean(self, value: Any) -> dict[str, Any]:  # noqa: ANN401
        """Read it; raises ValidationError where it is no object or too large."""
        text = str(value or "")
        try:
            content = json.loads(text) if len(text) <= MOST_BYTES else None
        except (ValueError, RecursionError):
            content = None
        if not isinstance(content, dict):
            raise ValidationError(_("Der Entwurf ist nicht lesbar."), code="draft")
        rows = content.get("rows")
        kept = [_short(row, ("a", "b", "by", "r", "m")) for row in rows[:24]] if isinstance(rows, list) else []
        return _short(content, ("side", "who", "right", "control", "at")) | {"v": 1, "rows": kept}


def _short(found: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the named values that are short printable words, small whole numbers or yes and no."""
    values = {name: found.get(name) for name in names} if isinstance(found, dict) else {}
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, bool)
        or (isinstance(value, int) and 0 <= value < 10_000)
        or (isinstance(value, str) and len(value) <= 80 and (not value or value.isprintable()))
    }


class DraftForm(HouseForm):
    """A sign of life of a device, with its draft where something is typed."""

    passe = NumberField(least=1, most=12)
    device = forms.CharField(max_length=40)
    revision = forms.IntegerField(min_value=0, max_value=10**9)
    filled = NumberField(most=24)
    content = DraftField(required=False)


class DeviceForm(HouseForm):
    """A device that takes the table over."""

    passe = NumberField(least=1, most=12)
    device = forms.CharField(max_length=40)


class ReportForm(HouseForm):
    """What is wrong with the sheet that was handed in."""

    passe = NumberField(least=1, most=12, widget=forms.HiddenInput)
    who = LineField(required=False, max_length=60, widget=forms.HiddenInput)
    text = LineField(max_length=300, label=_("Was stimmt nicht?"))


class SeatsForm(HouseForm):
    """The start numbers at a table whose Passe was drawn by hand: A A B B, or A B for pairs."""

    passe = NumberField(least=1, most=12, widget=forms.HiddenInput)

    def __init__(self, *args: Any, per_table: int, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.per_table = per_table
        for n in range(1, per_table + 1):
            side = "A" if n <= per_table // 2 else "B"
            field = NumberField(least=1, label=_("Start-Nr. Team %(side)s") % {"side": side})
            field.error_messages.update(sentences_for(field))
            self.fields[f"seat{n}"] = field

    def numbers(self) -> tuple[int, ...]:
        """Return the typed numbers in order; only after `is_valid`."""
        return tuple(self.cleaned_data[f"seat{n}"] for n in range(1, self.per_table + 1))


class PinForm(HouseForm):
    """Table number and short PIN, where the QR cannot be photographed."""

    table = NumberField(least=1, label=_("Tisch"))
    pin = forms.CharField(max_length=12, label=_("Tischcode (6 Ziffern)"), widget=forms.TextInput(
        attrs={"inputmode": "numeric", "autocomplete": "off"}
    ))  # fmt: skip

    def clean_pin(self) -> str:
        """Return the digits; blanks and points between them do not matter."""
        return "".join(sign for sign in self.cleaned_data["pin"] if sign.isascii() and sign.isdigit())
