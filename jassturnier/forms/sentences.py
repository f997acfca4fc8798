"""What forms say when something typed cannot be used: own sentences, so that none of Django's catalogue shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

    Sentences = dict[str, StrOrPromise]

ALWAYS: Sentences = {
    "required": _("Hier fehlt noch etwas."),
    "invalid": _("Das ist so nicht lesbar. Bitte nochmals tippen."),
    "null_characters_not_allowed": _("Darin steht ein Zeichen, das man nicht drucken kann. Bitte neu tippen."),
    "max_length": _("Das ist zu lang: höchstens %(limit_value)d Zeichen, getippt sind %(show_value)d."),
    "min_length": _("Das ist zu kurz: mindestens %(limit_value)d Zeichen, getippt sind %(show_value)d."),
    "max_value": _("Die Zahl darf höchstens %(limit_value)s sein."),
    "min_value": _("Die Zahl muss mindestens %(limit_value)s sein."),
    "step_size": _("Diese Zahl geht hier nicht."),
}
CHOICE: Sentences = {
    "required": _("Bitte etwas auswählen."),
    "invalid_choice": _("Diese Auswahl gibt es nicht. Bitte eine aus der Liste nehmen."),
    "invalid_list": _("Diese Auswahl gibt es nicht. Bitte eine aus der Liste nehmen."),
}
# The first class that fits wins, so the more special ones stand first.
BY_FIELD: tuple[tuple[type[forms.Field], Sentences], ...] = (
    (forms.BooleanField, {"required": _("Bitte hier ein Häkchen setzen, um weiterzugehen.")}),
    (forms.ChoiceField, CHOICE),
    (forms.IntegerField, {"invalid": _("Hier gehört eine ganze Zahl hin, zum Beispiel 12.")}),
    (
        forms.DateField,
        {"invalid": _("Das Datum ist nicht lesbar. Bitte so tippen: 30.11.2026."), "required": _("Das Datum fehlt.")},
    ),
    (forms.TimeField, {"invalid": _("Die Uhrzeit ist nicht lesbar. Bitte so tippen: 19:30.")}),
    (forms.DateTimeField, {"invalid": _("Datum und Uhrzeit sind nicht lesbar. Bitte so tippen: 30.11.2026 19:30.")}),
    (
        forms.FileField,
        {
            "required": _("Bitte zuerst eine Datei auswählen."),
            "invalid": _("Die Datei kam nicht an. Bitte nochmals auswählen."),
            "missing": _("Bitte zuerst eine Datei auswählen."),
            "empty": _("Die Datei ist leer."),
            "max_length": _("Der Name der Datei ist zu lang: höchstens %(max)d Zeichen."),
            "contradiction": _("Bitte entweder eine Datei auswählen oder «löschen» ankreuzen, nicht beides."),
            "invalid_image": _("Das ist kein Bild."),
            "invalid_extension": _("Diese Art Datei geht hier nicht."),
        },
    ),
)


def sentences_for(field: forms.Field) -> Sentences:
    """Give the sentences for the codes whose text is still Django's own; what a form says itself stays."""
    own = {code: text for code, text in field.error_messages.items() if not from_django(field, code, text)}
    special = next((texts for kind, texts in BY_FIELD if isinstance(field, kind)), {})
    return {**ALWAYS, **special, **own}


def from_django(field: forms.Field, code: str, text: object) -> bool:
    """Say whether the message `code` is the default of one of Django's field classes."""
    for kind in type(field).__mro__:
        defaults = vars(kind).get("default_error_messages", {})
        if code in defaults:
            return kind.__module__.startswith("django.") and defaults[code] is text
    return False
