"""The order in which people look up a name."""

from __future__ import annotations

import unicodedata

_BARRED = str.maketrans({"đ": "d", "ð": "d", "ø": "o", "ł": "l", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not take apart into letter and accent."""


def alphabetical(name: str) -> str:
    """Return the key under which people look a name up: without accents, upper and lower case alike."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold().translate(_BARRED)
