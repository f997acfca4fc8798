"""What is typed on the page of decisions: corrections, warnings, decisions; and the filter of the journal."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.forms.hidden import KnownField

SIGNS = (("-", _("Abzug (−)")), ("+", _("Gutschrift (+)")))


class CorrectionForm(HouseForm):
    """± points of a start number with a reason."""

    shown = KnownField()
    standblatt = NumberField(least=1, label=_("Start-Nr."))
    sign = forms.ChoiceField(choices=SIGNS, label=_("Art"))
    points = NumberField(least=1, label=_("Punkte"))
    reason = LineField(max_length=250, label=_("Grund"))

    def correction(self) -> dict[str, Any]:
        """Return the keyword arguments of `correct_points`; only after `is_valid`."""
        typed = self.cleaned_data
        points = typed["points"] if typed["sign"] == "+" else -typed["points"]
        return {
            "standblatt": typed["standblatt"], "points": points,
            "reason": typed["reason"], "shown": typed["shown"],
        }  # fmt: skip


class DecisionForm(HouseForm):
    """A warning of a start number, or a decision about a situation."""

    shown = KnownField()
    standblatt = NumberField(least=1, required=False, label=_("Start-Nr."))
    passe = NumberField(least=1, most=12, required=False, label=_("Passe"))
    table = NumberField(least=1, required=False, label=_("Tisch"))
    situation = LineField(max_length=120, label=_("Was ist geschehen?"))
    rule = LineField(max_length=60, required=False, label=_("Regel"), help_text=_("zum Beispiel 2.8.10"))
    text = LineField(max_length=500, label=_("Was gilt, und weshalb?"))

    def decision(self) -> dict[str, Any]:
        """Return the keyword arguments of `decide` and `warn`; only after `is_valid`."""
        return self.cleaned_data


class WarningForm(DecisionForm):
    """A warning: the start number must be there."""

    standblatt = NumberField(least=1, label=_("Start-Nr."))
    rule = LineField(max_length=60, required=False, label=_("Regel"), initial="4.2")


class UndoForm(HouseForm):
    """Take a correction back, with a reason."""

    correction = forms.IntegerField(min_value=1, max_value=2**62, widget=forms.HiddenInput)
    reason = LineField(max_length=250, label=_("Grund"))


class JournalFilter(HouseForm):
    """A word to look for, and the page."""

    wort = LineField(max_length=60, required=False, label=_("Suchen"), widget=forms.TextInput(attrs={"type": "search"}))
    seite = NumberField(required=False, least=1)

    def word(self) -> str:
        """Return the word, "" where it cannot be used."""
        return self.cleaned_data.get("wort", "") if self.is_valid() else ""

    def page(self) -> int:
        """Return the page, 1 where it cannot be used."""
        return (self.cleaned_data.get("seite") if self.is_valid() else None) or 1
