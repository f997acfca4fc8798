"""What to print: Passe, start numbers, paper, order of reading."""

from __future__ import annotations

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.queries.number_ranges import BadRange, parse_numbers
from jassturnier.queries.print_jobs import Wanted
from jassturnier.queries.standing_texts import READ_OUT_ORDERS

PAPERS = (
    ("a4x4", _("vier auf ein A4 (A6)")),
    ("a4x2", _("zwei auf ein A4 (A5)")),
    ("a5", _("A5-Papier, eines pro Seite")),
    ("a6", _("A6-Papier, eines pro Seite")),
)


class PrintForm(HouseForm):
    """The wishes for one print; all of them may be left out."""

    passe = NumberField(least=1, most=12, required=False, label=_("Passe"))
    nummern = LineField(
        max_length=400, required=False, label=_("Nur diese Start-Nr."), help_text=_("zum Beispiel 12, 59–64")
    )
    papier = forms.ChoiceField(choices=PAPERS, required=False, label=_("Papier"))
    leer = NumberField(least=0, most=400, required=False, label=_("Anzahl leere Blätter"))
    folge = forms.ChoiceField(
        choices=tuple((o, o) for o in READ_OUT_ORDERS), required=False, label=_("Reihenfolge beim Verlesen")
    )

    def clean_nummern(self) -> tuple[int, ...]:
        """Read the ranges of start numbers."""
        try:
            return tuple(parse_numbers(self.cleaned_data["nummern"]))
        except BadRange as bad:
            raise ValidationError(
                _("«%(part)s» ist keine Start-Nr. Bitte so schreiben: 12, 59–64."), params={"part": bad.part[:20]}
            ) from bad

    def wanted(self) -> Wanted:
        """Return the wishes as plain data; the form must be valid."""
        data = self.cleaned_data
        return Wanted(
            passe=data["passe"],
            numbers=data["nummern"],
            paper=data["papier"] or "a4x4",
            empty=data["leer"] or 0,
            order=data["folge"],
        )
