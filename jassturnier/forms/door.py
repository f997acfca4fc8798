"""What is typed at the door: how many sheets, which were handed out, who is there, how many Ersatz."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, NumberField
from jassturnier.queries.number_ranges import BadRange, parse_numbers


class RangesField(forms.CharField):
    """Start numbers as people write them: "1–58" or "12, 59–64". Gives a list of int."""

    default_error_messages = {
        "range": _("«%(part)s» ist keine Nummer. Beispiel: 1–58 oder 12, 59–64"),
        "backwards": _("«%(part)s» läuft rückwärts. Die kleinere Nummer kommt zuerst, zum Beispiel 59–64."),
    }

    def __init__(self, **kwargs: Any) -> None:  # noqa: ANN401
        kwargs.setdefault("widget", forms.TextInput(attrs={"autocomplete": "off", "placeholder": "1–58"}))
        super().__init__(max_length=400, **kwargs)

    def clean(self, value: object) -> list[int]:
        """Read the typed text; raises ValidationError naming the piece that cannot be read."""
        text = super().clean(value)
        try:
            return parse_numbers(text)
        except BadRange as bad:
            code = "backwards" if bad.backwards else "range"
            raise forms.ValidationError(self.error_messages[code], code=code, params={"part": bad.part[:20]}) from bad


class StackForm(HouseForm):
    """How many Standblätter there should be in all."""

    count = NumberField(
        label=_("So viele Standblätter bereithalten"), least=1, most=2000, help_text=_("Vorhandene zählen mit.")
    )


class HandedOutForm(HouseForm):
    """Numbers that were handed out."""

    numbers = RangesField(label=_("Ausgegeben sind"), help_text=_("Zum Beispiel 1–58"))


class LeftOverForm(HouseForm):
    """Numbers that are left over; all others were handed out."""

    left_over = RangesField(
        label=_("Übrig geblieben sind"),
        required=False,
        help_text=_("Zum Beispiel 12, 59–64. Leer: alle sind ausgegeben."),
        widget=forms.TextInput(attrs={"autocomplete": "off", "placeholder": "12, 59–64"}),
    )


class ArrivalForm(HouseForm):
    """One who stands at the door: number typed, Enter."""

    number = NumberField(label=_("Startnummer"), least=1)
    paid = forms.BooleanField(label=_("hat bezahlt"), required=False)


class ErsatzForm(HouseForm):
    """How many Ersatz."""

    count = NumberField(label=_("Ersatz dazunehmen"), least=1, most=20)
    had = NumberField(required=False, widget=forms.HiddenInput)
