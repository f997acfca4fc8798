"""The embedded typeface: DejaVu Sans, normal and condensed, served from the same files as the web pages."""

from functools import cache
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

_FOLDER = Path(__file__).resolve().parent.parent / "static" / "fonts"

REGULAR, BOLD = "DejaVuSans", "DejaVuSans-Bold"
CONDENSED, CONDENSED_BOLD = "DejaVuSansCondensed", "DejaVuSansCondensed-Bold"


@cache
def glyphs() -> frozenset[int]:
    """Register the four faces once per process and return the code points that all of them can draw.

    Only the basic plane counts: characters beyond it get no readable entry in the PDF's text map.
    """
    drawable: set[int] | None = None
    for name in (REGULAR, BOLD, CONDENSED, CONDENSED_BOLD):
        font = TTFont(name, str(_FOLDER / f"{name}.ttf"), asciiReadable=False)
        pdfmetrics.registerFont(font)
        own = {code for code in font.face.charToGlyph if code <= 0xFFFF}
        drawable = own if drawable is None else drawable & own
    return frozenset(drawable or ())


def face(*, bold: bool, condensed: bool) -> str:
    """Name of the face with this weight and width."""
    if condensed:
        return CONDENSED_BOLD if bold else CONDENSED
    return BOLD if bold else REGULAR


@cache
def _loaded(name: str) -> TTFont:
    glyphs()
    return pdfmetrics.getFont(name)


def width(text: str, name: str, size: float) -> float:
    """Width of a cleaned text in points (1/72 inch)."""
    return float(_loaded(name).stringWidth(text, size))
