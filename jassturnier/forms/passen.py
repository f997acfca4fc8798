"""What is typed on the board, the start and the closing of a Passe."""

from __future__ import annotations

from django import forms
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField, NumberField


class TableForm(HouseForm):
    """The number of a table: its sheet is in, or is to be opened."""

    table = NumberField(least=1, label=_("Tisch"), widget=forms.TextInput(attrs={"autofocus": True}))


class StartForm(HouseForm):
    """Start a Passe, with a reason where the gate is not open; by hand where nothing was drawn."""

    exception = LineField(max_length=300, required=False, label=_("Grund"))
    by_hand = forms.BooleanField(required=False, label=_("Ohne Auslosung, Nummern mit dem Blatt tippen"))


class CloseForm(HouseForm):
    """Close a Passe, with a reason for what is missing and for a control sum that does not hold."""

    exception = LineField(max_length=300, required=False, label=_("Grund, weshalb trotzdem abgeschlossen wird"))
    acknowledged = LineField(max_length=300, required=False, label=_("Grund, weshalb die Summe abweichen darf"))


class ReasonForm(HouseForm):
    """A deed that needs a reason."""

    reason = LineField(max_length=300, label=_("Grund"))


class VisumForm(HouseForm):
    """Give the Visum; a reason only where a second person should."""

    reason = LineField(max_length=300, required=False, label=_("Grund"))


class MoveForm(ReasonForm):
    """Move figures to the table they belong to."""

    to_table = NumberField(least=1, label=_("Gehört zu Tisch"))
    field_order = ("to_table", "reason")


class ChooseForm(HouseForm):
    """Choose the version that counts."""

    version = NumberField(least=1, widget=forms.HiddenInput)
    seen = NumberField(least=1, widget=forms.HiddenInput)
    reason = LineField(max_length=300, required=False, label=_("Grund"))
