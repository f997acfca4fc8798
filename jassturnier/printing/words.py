"""The one place where printed words are translated, and how numbers, days and times are written on paper."""

import gettext as _gettext
from datetime import datetime
from pathlib import Path

_LOCALES = Path(__file__).resolve().parent.parent / "locale"
_catalogue = _gettext.translation("django", _LOCALES, languages=["de"], fallback=True)


def gettext(text: str) -> str:
    """Translate a printed text; the German text itself is the key, so German needs no catalogue."""
    return _catalogue.gettext(text)


def points(value: int) -> str:
    """Whole points with the Swiss thousands sign and a true minus: 4408 -> "4'408", -20 -> "−20"."""
    return f"{value:,}".replace(",", "'").replace("-", "−")


def signed(value: int) -> str:
    """A correction with its sign: 50 -> "+50", -157 -> "−157"."""
    return f"+{points(value)}" if value > 0 else points(value)


def clock(moment: datetime) -> str:
    """Time of day as it is written in Switzerland: "20.14 Uhr"."""
    return gettext("{time} Uhr").format(time=f"{moment.hour}.{moment.minute:02d}")


def stamp(moment: datetime) -> str:
    """Day and time in the foot of a sheet: "14.11.2026, 20.14 Uhr"."""
    return f"{moment.day}.{moment.month}.{moment.year}, {clock(moment)}"


def count_word(number: int) -> str:
    """Small counts as words in running text, larger ones in digits: 4 -> "vier", 13 -> "13"."""
    words = [
        gettext("null"),
        gettext("eine"),
        gettext("zwei"),
        gettext("drei"),
        gettext("vier"),
        gettext("fünf"),
        gettext("sechs"),
        gettext("sieben"),
        gettext("acht"),
        gettext("neun"),
        gettext("zehn"),
        gettext("elf"),
        gettext("zwölf"),
    ]
    return words[number] if 0 <= number < len(words) else str(number)
