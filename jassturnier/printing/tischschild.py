"""Tischschild: a number that is read across the hall, and how this table's Punkteblatt can be kept on a telephone."""

from collections.abc import Sequence

from reportlab.lib.units import mm

from jassturnier.printing import fonts
from jassturnier.printing.content import Event, TischschildContent
from jassturnier.printing.paper import A4_WIDE, Document
from jassturnier.printing.pen import STRONG, Pen
from jassturnier.printing.qr import draw_qr
from jassturnier.printing.words import gettext as _

_MARGIN, _FOOT = 10.0, 52.0
_CAP = 0.729
"""Height of DejaVu's figures as a share of the size of type."""


def tischschilder(event: Event, signs: Sequence[TischschildContent]) -> bytes:
    """Draw one wide A4 page for each table."""
    document = Document(event, _("Tischschilder"), A4_WIDE)
    for sign in signs:
        page = document.page()
        pen = page.area(_MARGIN, _MARGIN, page.width - 2 * _MARGIN, page.height - 2 * _MARGIN)
        _number(pen.area(0, 0, pen.width, pen.height - _FOOT), sign)
        _foot(event, pen.area(0, pen.height - _FOOT, pen.width, _FOOT), sign)
    return document.finish()


def _number(pen: Pen, sign: TischschildContent) -> None:
    """The number as large as the page allows; a name of the table stands above it."""
    above = 14.0 if sign.name else 0.0
    if sign.name:
        pen.text(pen.width / 2, 9, sign.name, 28, bold=True, align="centre", room=pen.width)
    text = str(sign.table)
    tallest = (pen.height - above - 6) * mm / _CAP
    size = min(tallest, pen.width * mm / fonts.width(text, fonts.BOLD, 1.0))
    cap = size * _CAP / mm
    base = above + (pen.height - above - 4 - cap) / 2 + cap
    pen.text(pen.width / 2, base, text, size, bold=True, align="centre")


def _foot(event: Event, pen: Pen, sign: TischschildContent) -> None:
    pen.line(0, 0, pen.width, 0, STRONG)
    pen.text(0, pen.height, event.tournament, 9, room=pen.width / 2)
    if sign.link is None:
        return
    code = 42.0
    draw_qr(pen, -2, 3, code, sign.link.url)
    x, room = code + 4, 88.0
    pen.text(x, 9, _("Adresse"), 9)
    pen.text(x, 16, event.address, 17, bold=True, room=room, smallest=0.6)
    pen.text(x, 25, _("Tischcode"), 9)
    pen.text(x, 33.5, sign.link.code, 22, bold=True, room=room)
    if sign.wlan:
        pen.text(x, 41.5, _("WLAN: {name}").format(name=sign.wlan), 12, room=room)
    left, width = x + room + 5, pen.width - x - room - 5
    y = 9.0
    for index, step in enumerate(sign.steps or _steps()):
        pen.text(left, y, f"{index + 1}.", 12, bold=True)
        y = pen.block(left + 8, y, step, 12, width - 8, most=3) + 2.2


def _steps() -> tuple[str, ...]:
    return (
        _("Quadrat mit dem Telefon abfotografieren, oder Adresse und Tischcode eintippen."),
        _("Nach jedem Spiel die Punkte von Team A oder Team B eintippen."),
        _("Am Schluss prüfen alle vier die Totale; dann «Abgeben» drücken."),
    )
