"""The one helper that makes any value a harmless spreadsheet cell: text stays text, and nothing breaks the file."""

import re
from datetime import date, datetime

Value = str | int | float | bool | date | datetime | None

LONGEST = 32_767
"""Characters a cell can hold."""
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
_FORMULA = ("=", "+", "-", "@")


def safe_text(text: str) -> str:
    """The text without characters that XML forbids or that nobody sees, line ends and tabs as blanks, cut to 32,767."""
    line = _FORBIDDEN.sub("", text.replace("\r\n", " ").replace("\n", " ").replace("\r", " ").replace("\t", " "))
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def looks_like_formula(text: str) -> bool:
    """True for a text that a spreadsheet would calculate when it is opened or edited, such as "=1+1" or "@name"."""
    return len(text) > 1 and text.startswith(_FORMULA)


def guarded(text: str) -> str:
    """For formats without cell types: an apostrophe in front keeps "=1+1" a text. `unguarded` takes it away again."""
    safe = safe_text(text)
    return f"'{safe}" if looks_like_formula(safe.lstrip()) else safe


def unguarded(text: str) -> str:
    """Take away the apostrophe that `guarded` put before a text."""
    return text[1:] if text.startswith("'") and looks_like_formula(text[1:].lstrip()) else text


def plain(value: Value) -> str:
    """A cell as people would type it: 7.0 -> "7", a date -> "14.11.2026", True -> "ja", nothing -> ""."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "ja" if value else "nein"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, date):
        return f"{value.day}.{value.month}.{value.year}"
    return str(value)
