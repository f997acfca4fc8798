"""The house form: German sentences for each kind of field, parts of the house as templates, and the strict number."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.forms.renderers import DjangoTemplates
from django.forms.utils import ErrorList
from django.template import loader
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.sentences import sentences_for
from jassturnier.services.outcomes import Refused

NUMBER = re.compile(r"[0-9]{1,4}")


class HouseRenderer(DjangoTemplates):
    """Draw forms with the partials of the project; widgets stay Django's own."""

    form_template_name = "parts/form.html"
    field_template_name = "parts/field.html"

    def get_template(self, template_name: str) -> Any:  # noqa: ANN401
        """Find "parts/…" in the project's templates, everything else where Django looks for it."""
        if template_name.startswith("parts/"):
            return loader.get_template(template_name)
        return super().get_template(template_name)


class HouseErrors(ErrorList):
    """Errors stand at their field, each with the sign ✕."""

    template_name = "parts/errors.html"


class NumberField(forms.Field):
    """A whole number from 0 to 9999 for points, tables and start numbers: after strip exactly `[0-9]{1,4}`.

    Django's own takes `١٥٧`, `1_57` and `157.0`. `least` and `most` narrow it. An empty optional field gives None.
    """

    widget = forms.TextInput
    default_error_messages = {
        "number": _("Hier gehören nur Ziffern hin, höchstens vier, zum Beispiel 157."),
        "least": _("Die Zahl muss mindestens %(limit)s sein."),
        "most": _("Die Zahl darf höchstens %(limit)s sein."),
    }

    def __init__(self, *, least: int = 0, most: int = 9999, **kwargs: Any) -> None:  # noqa: ANN401
        self.least = least
        self.most = most
        super().__init__(**kwargs)

    def to_python(self, value: object) -> int | None:
        """Read the typed text; raises ValidationError with a plain sentence."""
        text = "" if value is None else str(value).strip()
        if not text:
            return None
        if not NUMBER.fullmatch(text):
            raise ValidationError(self.error_messages["number"], code="number")
        number = int(text)
        for code, limit, broken in (
            ("least", self.least, number < self.least),
            ("most", self.most, number > self.most),
        ):
            if broken:
                raise ValidationError(self.error_messages[code], code=code, params={"limit": limit})
        return number

    def widget_attrs(self, widget: forms.Widget) -> dict[str, str]:
        """Bring up the number keys on a phone; at most four digits, with some room for blanks around them."""
        return {"inputmode": "numeric", "autocomplete": "off", "maxlength": "12"}


class LineField(forms.CharField):
    """One line of people's words: normalised (NFC), blanks joined, no control characters; at most `max_length`."""

    default_error_messages = {"control": _("Darin steht ein Zeichen, das man nicht drucken kann. Bitte neu tippen.")}

    def to_python(self, value: object) -> str:
        """Clean the text; raises ValidationError where a control character is left."""
        text = " ".join(unicodedata.normalize("NFC", super().to_python(value) or "").split())
        if any(unicodedata.category(sign) in {"Cc", "Cs", "Co"} for sign in text):
            raise ValidationError(self.error_messages["control"], code="control")
        return text


class HouseForm(forms.Form):
    """The base of every form. `{{ form }}` or `{{ form.name.as_field_group }}` draws it."""

    default_renderer = HouseRenderer

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        kwargs.setdefault("error_class", HouseErrors)
        kwargs.setdefault("label_suffix", "")
        super().__init__(*args, **kwargs)
        self.refusal: Refused | None = None
        for field in self.fields.values():
            field.error_messages.update(sentences_for(field))

    def refuse(self, refusal: Refused) -> None:
        """Put a verb's refusal where it belongs: at its field if this form has it, else on top; typed values stay."""
        self.refusal = refusal
        self.add_error(refusal.field if refusal.field in self.fields else None, refusal.text)
