"""Forms of the Auslosung: what to draw, how many sheets to preprint, a plan from a file, why a draft is discarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.queries.draws_hall import Choice, Hall, Span, SpanChoice

PLAN_LIMIT = 1_000_000


class DrawForm(HouseForm):
    """Which Passen are drawn, what happens when the number does not come out, and why (for a second draw)."""

    passen = forms.ChoiceField(label=gettext_lazy("Welche Passen?"), widget=forms.RadioSelect)
    fill = forms.ChoiceField(label=gettext_lazy("Die Zahl geht nicht auf"), widget=forms.RadioSelect)
    neighbours_apart = forms.BooleanField(
        label=gettext_lazy("Wer nacheinander auf der Liste steht, soll nicht zusammen sitzen"), required=False
    )
    reason = LineField(label=gettext_lazy("Grund für die neue Auslosung"), max_length=300, required=False)

    def __init__(self, *args: Any, hall: Hall, spans: Sequence[SpanChoice], **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.spans = {span.span.value: span for span in spans}
        self._choice("passen", [(name, span_text(span, hall)) for name, span in self.spans.items()])
        self._choice("fill", [(c.fill, fill_text(hall, c)) for c in hall.choices])
        if not any(span.again for span in spans):
            del self.fields["reason"]

    @property
    def span(self) -> SpanChoice:
        """Return the chosen span; the only one where there was nothing to choose. The form must be valid."""
        return self.spans.get(self.cleaned_data.get("passen", "")) or next(iter(self.spans.values()))

    def clean(self) -> dict[str, Any]:
        """Ask for a reason where Passen are drawn anew."""
        data = super().clean() or self.cleaned_data
        if "passen" not in self.errors and self.span.again and not data.get("reason"):
            self.add_error(
                "reason", _("Warum wird neu ausgelost? Der Grund bleibt in der Liste der Auslosungen stehen.")
            )
        return data

    def _choice(self, name: str, choices: list[tuple[str, str]]) -> None:
        """Offer these choices with the first one ticked; nothing to choose, no field."""
        if len(choices) < 2:
            del self.fields[name]
            return
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)  # noqa: S101
        field.choices = choices
        field.initial = choices[0][0]


def span_text(span: SpanChoice, hall: Hall) -> str:
    """Say which Passen a span covers."""
    values = {"first": span.first, "last": span.last}
    if span.span is Span.RANKED and hall.einzel:
        return _("Nur die Passe %(first)s, nach Rang: 1 und 4 gegen 2 und 3, und so weiter") % values
    if span.span is Span.RANKED:
        return _("Nur die Passe %(first)s, nach Rang: 1 gegen 2, 3 gegen 4, und so weiter") % values
    if span.span is Span.ANEW:
        return _("Alles ganz neu: Passen %(first)s bis %(last)s") % values
    if span.first == span.last:
        return _("Nur die Passe %(first)s") % values
    return _("Passen %(first)s bis %(last)s auf einmal") % values


def fill_text(hall: Hall, choice: Choice) -> str:
    """Say what a choice means: tables, Ersatz or pauses, and the credit of a pause."""
    tables = ngettext("%(n)s Tisch", "%(n)s Tische", choice.tables) % {"n": choice.tables}
    if choice.ersatz:
        unit = ngettext("%(n)s Ersatz spielt mit", "%(n)s Ersatz spielen mit", choice.ersatz)
        if not hall.einzel:
            unit = ngettext("%(n)s Ersatzpaar spielt mit", "%(n)s Ersatzpaare spielen mit", choice.ersatz)
        text = f"{unit % {'n': choice.ersatz}}: {tables}, {_('niemand pausiert')}"
    else:
        unit = ngettext("je Passe pausiert %(n)s Person", "je Passe pausieren %(n)s Personen", choice.pauses)
        if not hall.einzel:
            unit = ngettext("je Passe pausiert %(n)s Paar", "je Passe pausieren %(n)s Paare", choice.pauses)
        credit = _("Gutschrift je %(points)s Punkte") % {"points": hall.credit}
        text = f"{tables}, {unit % {'n': choice.pauses}} ({credit})"
    return f"{text} – {_('empfohlen')}" if choice.suggested else text


class PreprintForm(HouseForm):
    """For how many Standblätter places are drawn before anybody is there (ways b and c)."""

    count = NumberField(least=4, most=2000, label=gettext_lazy("Für wie viele Standblätter?"))


class GapsForm(HouseForm):
    """Close the gaps with as few changes as possible; how many Ersatz may help."""

    ersatz = NumberField(
        least=0, most=20, required=False, label=gettext_lazy("Wie viele Ersatz springen ein?"),
        help_text=gettext_lazy("Leer lassen: so viele, wie es für volle Tische braucht."),
    )  # fmt: skip
    reason = LineField(label=gettext_lazy("Grund"), max_length=300, required=False)


class DiscardForm(HouseForm):
    """Why a draft does not hold."""

    reason = LineField(label=gettext_lazy("Grund"), max_length=300)


class PlanForm(HouseForm):
    """A plan from elsewhere: a CSV file, or its lines pasted."""

    file = forms.FileField(label=gettext_lazy("Datei (CSV)"), required=False)
    text = forms.CharField(
        label=gettext_lazy("Oder die Zeilen hier einfügen"), required=False, max_length=PLAN_LIMIT, strip=False,
        widget=forms.Textarea(attrs={"rows": 8, "spellcheck": "false"}),
    )  # fmt: skip
    reason = LineField(label=gettext_lazy("Woher kommt dieser Plan?"), max_length=300, required=False)

    def clean_file(self) -> str:
        """Read the file as text; refuse what is no list."""
        file: UploadedFile | None = self.cleaned_data.get("file")
        if file is None:
            return ""
        if (file.size or 0) > PLAN_LIMIT:
            raise ValidationError(_("Diese Datei ist zu gross für einen Plan (höchstens 1 MB)."))
        return decoded(file.read())

    def clean(self) -> dict[str, Any]:
        """Take the file, else the pasted lines; one of them must be there."""
        data = super().clean() or self.cleaned_data
        data["plan"] = data.get("file") or data.get("text", "")
        if not self.errors and not data["plan"].strip():
            self.add_error("file", _("Bitte eine Datei wählen oder die Zeilen einfügen."))
        return data


def decoded(raw: bytes) -> str:
    """Return the text of an uploaded file: UTF-8 with or without BOM, else Windows-1252. Raises ValidationError."""
    if b"\x00" in raw:
        raise ValidationError(_("Das ist keine Textdatei. Bitte den Plan als CSV speichern und nochmals wählen."))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")
