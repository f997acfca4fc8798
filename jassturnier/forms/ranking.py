"""Which list to show, which two lines to compare, why a list is released though something is open."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField, NumberField


class AfterForm(HouseForm):
    """After which Passe."""

    nach = NumberField(least=1, most=12, required=False, label=_("Nach Passe"))

    def after(self) -> int | None:
        """Return the wanted Passe; anything unreadable in the address means the last one."""
        return self.cleaned_data["nach"] if self.is_valid() else None


class CompareForm(HouseForm):
    """Two start numbers to compare."""

    eins = NumberField(least=1, label=_("Start-Nr."))
    zwei = NumberField(least=1, label=_("und Start-Nr."))
    nach = NumberField(least=1, most=12, required=False, label=_("Nach Passe"))


class ReleaseForm(HouseForm):
    """Release the list after a Passe; a reason only where something is open."""

    nach = NumberField(least=1, most=12, label=_("Nach Passe"))
    reason = LineField(
        max_length=300, required=False, label=_("Grund, warum sie trotz offener Blätter gezeigt werden soll")
    )
