"""The settings of a tournament as a form: for a new one, and to change them later."""

from __future__ import annotations

from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.queries.number_ranges import BadRange, list_of_numbers, same_or_each
from jassturnier.queries.tournaments import PasseInfo, TournamentInfo
from jassturnier.services.tournaments import NewTournament

KINDS = [("einzel", _("Einzelschieber: Partner werden zugelost")), ("partner", _("Partnerschieber: feste Paare"))]
TIES = [
    ("best", _("Die beste Passe entscheidet")),
    ("chain", _("Beste, dann zweitbeste Passe und so weiter")),
    ("total", _("Geteilter Rang, nur das Total zählt")),
]
BONUSES = [("0", _("Kein Zuschlag: ein Match zählt 157")), ("50", _("50 Punkte")), ("100", _("100 Punkte"))]
BEGINS = [
    ("tuerschluss", _("Auslosung nach Türschluss: alle Passen auf einmal")),
    ("passe1", _("Passe 1 an der Türe: Platz steht schon auf dem Standblatt")),
    ("vorgedruckt", _("Alles vorgedruckt: für eine feste Zahl von Leuten")),
]
PRESETS = [("totale", _("Nur die beiden Totale")), ("spiele", _("Spiel für Spiel"))]
MODES = [("papier", _("Punkteblatt auf Papier")), ("geraet", _("Nur auf dem Gerät"))]


class SettingsForm(HouseForm):
    """All settings; at most 20 fields (DESIGN 6). `to_settings` gives what the verb takes."""

    name = LineField(label=_("Name des Turniers"), max_length=120)
    date = forms.DateField(label=_("Datum"), widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"))
    place = LineField(label=_("Ort, Lokal"), max_length=120, required=False)
    kind = forms.ChoiceField(label=_("Art"), choices=KINDS, widget=forms.RadioSelect)
    passen = NumberField(label=_("Anzahl Passen"), least=1, most=12)
    spiele = LineField(
        label=_("Spiele je Passe"),
        max_length=60,
        help_text=_("Meist 12. Oder verschieden: 12, 12, 8"),
        widget=forms.TextInput(attrs={"inputmode": "text"}),
    )
    streich = NumberField(label=_("Streichresultate"), most=11, help_text=_("So viele schlechteste Passen fallen weg."))
    tie_rule = forms.ChoiceField(label=_("Bei gleichem Total"), choices=TIES)
    match_bonus = forms.TypedChoiceField(label=_("Zuschlag für einen Match"), choices=BONUSES, coerce=int)
    pause_credit = NumberField(
        label=_("Gutschrift für eine Pause"),
        most=3768,
        required=False,
        help_text=_("Leer: die Hälfte der Punkte, bei 12 Spielen 942."),
    )
    begin = forms.ChoiceField(label=_("So beginnt der Abend"), choices=BEGINS, widget=forms.RadioSelect)
    sheet_mode = forms.ChoiceField(label=_("An den Tischen"), choices=MODES, widget=forms.RadioSelect)
    acceptance = forms.BooleanField(label=_("Auf dem Gerät bestätigen beide Teams das Resultat"), required=False)
    entry_preset = forms.ChoiceField(label=_("Im Büro zuerst"), choices=PRESETS)
    second_person_visum = forms.BooleanField(label=_("Das Visum gibt eine zweite Person"), required=False)
    printed_address = forms.URLField(
        label=_("Adresse auf den Blättern"),
        max_length=200,
        required=False,
        assume_scheme="http",
        widget=forms.TextInput(attrs={"inputmode": "url", "autocomplete": "off"}),
        help_text=_("Zum Beispiel http://192.168.1.20:8000. Leer: ohne QR-Code."),
        error_messages={"invalid": _("Das ist keine Adresse. Beispiel: http://192.168.1.20:8000")},
    )
    wlan_code = LineField(label=_("WLAN-Code für die Tischschilder"), max_length=100, required=False)

    def clean(self) -> dict[str, Any]:
        """Turn "12" or "12, 12, 8" into one number of Spiele for each Passe."""
        data = super().clean() or {}
        if data.get("passen") and data.get("spiele"):
            try:
                data["spiele"] = same_or_each(list_of_numbers(data["spiele"]), data["passen"])
            except BadRange:
                text = _("Bitte eine Zahl, oder für jede der %(n)d Passen eine, zum Beispiel 12, 12, 8.")
                self.add_error("spiele", text % {"n": data["passen"]})
        return data

    def to_settings(self) -> NewTournament:
        """Return the typed settings for the verb; only after is_valid."""
        data = {key: value for key, value in self.cleaned_data.items() if key not in ("passen", "reason")}
        return NewTournament(**data)


class ChangeForm(SettingsForm):
    """The settings of a tournament that exists; the reason is asked once the first result is in."""

    reason = LineField(
        label=_("Grund"),
        max_length=300,
        required=False,
        help_text=_("Nötig, weil schon ein Resultat vorliegt. Steht nachher im Protokoll."),
    )


def new_initial(kind: str, today: date) -> dict[str, Any]:
    """Return what a new tournament starts with; `kind` is "einzel" or "partner"."""
    return {
        "date": today,
        "kind": kind if kind in ("einzel", "partner") else "einzel",
        "passen": 4,
        "spiele": "12",
        "streich": 0,
        "tie_rule": "best",
        "match_bonus": 0,
        "begin": "tuerschluss",
        "sheet_mode": "papier",
        "acceptance": True,
        "entry_preset": "totale",
    }


def initial_of(tournament: TournamentInfo, passen: list[PasseInfo]) -> dict[str, Any]:
    """Return the present settings as a form shows them."""
    spiele = [p.spiele for p in passen]
    same = len(set(spiele)) == 1
    fields = {name: getattr(tournament, name) for name in SettingsForm.base_fields if hasattr(tournament, name)}
    return fields | {"passen": len(passen), "spiele": str(spiele[0]) if same else ", ".join(map(str, spiele))}


class PasseForm(HouseForm):
    """Shorten or cancel one Passe, with a reason."""

    number = NumberField(label=_("Passe"), least=1, most=12)
    spiele = NumberField(label=_("Neu so viele Spiele"), least=1, most=24, required=False)
    reason = LineField(label=_("Grund"), max_length=300)


class DeleteForm(HouseForm):
    """The name of the tournament, typed as proof."""

    typed_name = forms.CharField(label=_("Name des Turniers"), max_length=200, widget=forms.TextInput)
