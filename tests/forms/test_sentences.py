"""No sentence of Django's own shows: every field class answers every slip in our words."""

from __future__ import annotations

import pytest
from django import forms
from django.core.files.uploadedfile import SimpleUploadedFile

from jassturnier.forms.base import HouseForm
from jassturnier.forms.sentences import ALWAYS, from_django

FIELDS = {
    "text": forms.CharField(max_length=3, min_length=2),
    "choice": forms.ChoiceField(choices=[("a", "A")]),
    "several": forms.MultipleChoiceField(choices=[("a", "A")]),
    "tick": forms.BooleanField(),
    "whole": forms.IntegerField(min_value=1, max_value=5),
    "day": forms.DateField(),
    "time": forms.TimeField(),
    "moment": forms.DateTimeField(),
    "upload": forms.FileField(max_length=5),
}


def house_field(name: str) -> forms.Field:
    """Give a field as a house form has it."""
    return type("One", (HouseForm,), {name: FIELDS[name]})().fields[name]


@pytest.mark.parametrize("name", FIELDS)
def test_sentences_are_ours_for_every_code(name: str) -> None:
    field = house_field(name)
    left = [code for code, text in field.error_messages.items() if from_django(field, code, text)]
    assert left == []


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("text", "", "Hier fehlt noch etwas."),
        ("text", "1234", "Das ist zu lang: höchstens 3 Zeichen, getippt sind 4."),
        ("text", "1", "Das ist zu kurz: mindestens 2 Zeichen, getippt sind 1."),
        ("choice", "", "Bitte etwas auswählen."),
        ("choice", "b", "Diese Auswahl gibt es nicht. Bitte eine aus der Liste nehmen."),
        ("several", ["b"], "Diese Auswahl gibt es nicht. Bitte eine aus der Liste nehmen."),
        ("tick", False, "Bitte hier ein Häkchen setzen, um weiterzugehen."),
        ("whole", "x", "Hier gehört eine ganze Zahl hin, zum Beispiel 12."),
        ("whole", "9", "Die Zahl darf höchstens 5 sein."),
        ("whole", "0", "Die Zahl muss mindestens 1 sein."),
        ("day", "31.02.2026", "Das Datum ist nicht lesbar. Bitte so tippen: 30.11.2026."),
        ("time", "25.99", "Die Uhrzeit ist nicht lesbar. Bitte so tippen: 19:30."),
        ("moment", "gestern", "Datum und Uhrzeit sind nicht lesbar. Bitte so tippen: 30.11.2026 19:30."),
        ("upload", None, "Bitte zuerst eine Datei auswählen."),
        ("upload", SimpleUploadedFile("a.csv", b""), "Die Datei ist leer."),
    ],
)
def test_sentence_for_a_slip(name: str, value: object, sentence: str) -> None:
    with pytest.raises(forms.ValidationError) as refusal:
        house_field(name).clean(value)
    assert refusal.value.messages == [sentence]


def test_own_sentence_of_a_form_stays() -> None:
    class Own(HouseForm):
        name = forms.CharField(error_messages={"required": "Wie heisst das Turnier?"})

    assert Own({}).errors["name"] == ["Wie heisst das Turnier?"]
    assert Own().fields["name"].error_messages["max_length"] == ALWAYS["max_length"]
