"""Forms of the repairs by hand: exchange two seats, take a seat, take over, dissolve a table."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from jassturnier.forms.base import HouseForm, LineField, NumberField


class SeatForm(HouseForm):
    """What all repairs share: the Passe, and a reason where a result stands already."""

    passe = forms.TypedChoiceField(label=gettext_lazy("Passe"), coerce=int)
    reason = LineField(
        label=gettext_lazy("Grund"), max_length=300, required=False,
        help_text=gettext_lazy("Nur nötig, wenn am Tisch schon ein Resultat steht: «Es sassen andere Leute»."),
    )  # fmt: skip

    def __init__(self, *args: Any, passen: list[int], **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        field = self.fields["passe"]
        assert isinstance(field, forms.TypedChoiceField)  # noqa: S101
        field.choices = [(n, _("Passe %(n)s") % {"n": n}) for n in passen]


class ExchangeForm(SeatForm):
    """Two start numbers swap places in one Passe."""

    number = NumberField(least=1, label=gettext_lazy("Start-Nr."))
    other = NumberField(least=1, label=gettext_lazy("tauscht mit Start-Nr."))
    field_order = ["passe", "number", "other", "reason"]


class TakeSeatForm(SeatForm):
    """Somebody sits down on an empty seat."""

    number = NumberField(least=1, label=gettext_lazy("Start-Nr."))
    table = NumberField(least=1, label=gettext_lazy("Tisch"))
    team = forms.ChoiceField(
        label=gettext_lazy("Team"), choices=[("A", "A"), ("B", "B")], widget=forms.RadioSelect, initial="A"
    )
    field_order = ["passe", "number", "table", "team", "reason"]


class TakeOverForm(SeatForm):
    """Somebody takes all places of another from a Passe on."""

    number = NumberField(
        least=1,
        label=gettext_lazy("Diese Start-Nr. spielt"),
        help_text=gettext_lazy("Die späte Person oder der Ersatz."),
    )
    of = NumberField(
        least=1, label=gettext_lazy("auf den Plätzen von Start-Nr."),
        help_text=gettext_lazy("Ein Ersatz, oder wer nicht (mehr) da ist."),
    )  # fmt: skip
    field_order = ["number", "of", "passe", "reason"]

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.fields["passe"].label = _("Ab Passe")


class DissolveForm(SeatForm):
    """A table does not play in one Passe."""

    table = NumberField(least=1, label=gettext_lazy("Tisch"))
    pausing = forms.TypedChoiceField(
        label=gettext_lazy("Wer dort sass"), widget=forms.RadioSelect, initial="ja", coerce=lambda value: value == "ja",
        choices=[("ja", gettext_lazy("pausiert mit Gutschrift")), ("nein", gettext_lazy("ist nicht da (0 Punkte)"))],
    )  # fmt: skip
    field_order = ["passe", "table", "pausing", "reason"]
