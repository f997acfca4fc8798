"""A number that a form carries along unseen: what was known when it was shown. Garbled it counts as nothing known."""

from __future__ import annotations

import re
from typing import Any

from django import forms

_NUMBER = re.compile(r"[0-9]{1,18}", re.ASCII)


class KnownField(forms.Field):
    """A row id or version number from 0; never an error, for nobody could see or mend it."""

    widget = forms.HiddenInput

    def __init__(self, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(required=False, **kwargs)

    def to_python(self, value: object) -> int:
        """Read the number; 0 where there is none."""
        text = "" if value is None else str(value)
        return int(text) if _NUMBER.fullmatch(text) else 0
