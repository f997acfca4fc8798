"""The one helper that makes any text safe and fitting for paper.

Nothing here or elsewhere in this package interprets markup, so `<b>` is printed as the four characters it is.
"""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from jassturnier.printing import fonts

REPLACEMENT = "□"
ELLIPSIS = "…"
_LONGEST = 400


@dataclass(frozen=True)
class Fitted:
    """A text ready to be drawn: face and size (points) that fit the width, and what remains of the text."""

    text: str
    face: str
    size: float


@lru_cache(maxsize=8192)
def clean(text: str) -> str:
    """One line of drawable characters: composed (NFC), blanks merged, control and invisible characters gone, and one
    visible replacement for each run of characters that the typeface lacks. At most 400 characters."""
    composed = unicodedata.normalize("NFC", text[: 4 * _LONGEST])
    drawable = fonts.glyphs()
    kept: list[str] = []
    for character in composed:
        if character.isspace() or unicodedata.category(character) == "Cc":
            kept.append(" ")
        elif unicodedata.category(character) in ("Cf", "Cs") or "\ufe00" <= character <= "\ufe0f":
            continue
        elif ord(character) in drawable:
            kept.append(character)
        elif not kept or kept[-1] != REPLACEMENT:
            kept.append(REPLACEMENT)
    line = " ".join("".join(kept).split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + ELLIPSIS


@lru_cache(maxsize=16384)
def fit(text: str, size: float, room: float | None, *, bold: bool = False, smallest: float = 0.8) -> Fitted:
    """Clean a text and make it fit `room` points: the normal face, then the condensed one, then down to `smallest` of
    the size, and only then shortened with an ellipsis. Without `room` it keeps its size."""
    line = clean(text)
    normal = fonts.face(bold=bold, condensed=False)
    if room is None or fonts.width(line, normal, size) <= room:
        return Fitted(line, normal, size)
    narrow = fonts.face(bold=bold, condensed=True)
    needed = fonts.width(line, narrow, size)
    if needed <= room:
        return Fitted(line, narrow, size)
    if needed * smallest <= room:
        return Fitted(line, narrow, size * room / needed)
    return Fitted(_shorten(line, narrow, size * smallest, room), narrow, size * smallest)


def _shorten(line: str, face: str, size: float, room: float) -> str:
    low, high = 0, len(line)
    while low < high:
        middle = (low + high + 1) // 2
        if fonts.width(line[:middle].rstrip() + ELLIPSIS, face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return line[:low].rstrip() + ELLIPSIS


def wrap(text: str, size: float, room: float, *, bold: bool = False, most: int | None = None) -> list[str]:
    """Break a cleaned text into lines of at most `room` points; a single word that is too long is cut hard. With
    `most`, the last line allowed ends with an ellipsis when something is left over."""
    face = fonts.face(bold=bold, condensed=False)
    lines: list[str] = []
    current = ""
    for word in clean(text).split(" "):
        for piece in _pieces(word, face, size, room):
            attempt = f"{current} {piece}" if current else piece
            if current and fonts.width(attempt, face, size) > room:
                lines.append(current)
                attempt = piece
            current = attempt
    lines.append(current)
    if most is not None and len(lines) > most:
        kept = lines[:most]
        kept[-1] = _shorten(" ".join(lines[most - 1 :]), face, size, room)
        return kept
    return lines


def _pieces(word: str, face: str, size: float, room: float) -> list[str]:
    pieces: list[str] = []
    while fonts.width(word, face, size) > room and len(word) > 1:
        length = len(word) - 1
        while length > 1 and fonts.width(word[:length], face, size) > room:
            length -= 1
        pieces.append(word[:length])
        word = word[length:]
    return [*pieces, word]
