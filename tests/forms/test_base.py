"""The strict number, the clean line, the German sentences, and a refusal at its field."""

from __future__ import annotations

import pytest
from django import forms

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.services.outcomes import Refused


class Sheet(HouseForm):
    """One number and one line."""

    points = NumberField(label="Punkte", most=1884)
    name = LineField(label="Name", max_length=20, required=False)


def points_of(text: str) -> object:
    form = Sheet({"points": text})
    return form.cleaned_data["points"] if form.is_valid() else form.errors["points"]


@pytest.mark.parametrize(("text", "value"), [("157", 157), (" 157 ", 157), ("0", 0), ("0021", 21), ("1884", 1884)])
def test_number_plain(text: str, value: int) -> None:
    assert points_of(text) == value


@pytest.mark.parametrize(
    "text", ["-1", "+1", "1 57", "157,0", "157.0", "1_57", "١٥٧", "²", "1e3", "0x1f", "1234567890", "<b>", "１５７"]
)
def test_number_hostile_is_refused(text: str) -> None:
    assert points_of(text) == ["Hier gehören nur Ziffern hin, höchstens vier, zum Beispiel 157."]


def test_number_missing() -> None:
    assert points_of("  ") == ["Hier fehlt noch etwas."]


def test_number_over_the_limit_names_it() -> None:
    assert points_of("1885") == ["Die Zahl darf höchstens 1884 sein."]


def test_number_below_the_limit_names_it() -> None:
    with pytest.raises(forms.ValidationError, match="mindestens 1 sein"):
        NumberField(least=1).clean("0")


def test_number_optional_and_empty_is_none() -> None:
    assert NumberField(required=False).clean("") is None


def test_number_refused_keeps_what_was_typed() -> None:
    assert 'value="1_57"' in str(Sheet({"points": "1_57"})["points"])


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("  Anna   Müller ", "Anna Müller"),
        ("A\u0308rni", "Ärni"),
        ("Đurić-Şahin", "Đurić-Şahin"),
        ("=1+1", "=1+1"),
        ("<script>", "<script>"),
        ("Anna 🃏", "Anna 🃏"),
        ("Anna\tMüller", "Anna Müller"),
    ],
)
def test_line_is_cleaned(text: str, value: str) -> None:
    assert LineField(max_length=60).clean(text) == value


@pytest.mark.parametrize("text", ["A\x07B", "A\x1bB", "A\x00B", "A\ue000B"])
def test_line_with_control_characters_is_refused(text: str) -> None:
    with pytest.raises(forms.ValidationError, match="nicht drucken"):
        LineField(max_length=60).clean(text)


def test_line_too_long_says_by_how_much() -> None:
    form = Sheet({"points": "1", "name": "x" * 200})
    assert form.errors["name"] == ["Das ist zu lang: höchstens 20 Zeichen, getippt sind 200."]


def test_hostile_text_is_escaped_in_the_form() -> None:
    assert "<script>" not in str(Sheet({"points": "<script>alert(1)</script>", "name": "<script>x</script>"}))


def test_refusal_stands_at_its_field() -> None:
    form = Sheet({"points": "12"})
    form.refuse(Refused("sum", "100 zu viel", field="points"))
    assert form.errors == {"points": ["100 zu viel"]}


def test_refusal_without_field_stands_on_top() -> None:
    form = Sheet({"points": "12"})
    form.refuse(Refused("gone", "Dieses Turnier gibt es nicht mehr."))
    assert form.non_field_errors() == ["Dieses Turnier gibt es nicht mehr."]
    assert 'role="alert"' in str(form)


def test_error_is_tied_to_its_field_for_screen_readers() -> None:
    html = str(Sheet({"points": "x"}))
    assert 'aria-describedby="id_points_error"' in html
    assert 'id="id_points_error"' in html
