"""QR codes: segno's matrix drawn as one path, so that a thousand of them print quickly and without hairlines."""

import segno
from reportlab.lib.units import mm

from jassturnier.printing.pen import Pen

_QUIET = 2
"""White modules kept around the code inside its square; sheets are white beyond it."""


def draw_qr(pen: Pen, x: float, y: float, size: float, url: str) -> None:
    """Draw the code for an address into a square of `size` mm. Upper-case addresses make smaller, easier codes."""
    matrix = segno.make_qr(url, error="m", boost_error=False).matrix
    modules = len(matrix) + 2 * _QUIET
    scale = size * mm / modules
    canvas = pen.canvas
    canvas.saveState()
    canvas.setFillGray(0)
    canvas.translate((pen.left + x) * mm, (pen.top - y - size) * mm)
    canvas.scale(scale, scale)
    canvas.addLiteral(_path([bytes(row) for row in matrix], modules))
    canvas.restoreState()


def _path(rows: list[bytes], modules: int) -> str:
    """PDF operators for one filled path: a rectangle for each run of dark modules in a row."""
    parts: list[str] = []
    for index, row in enumerate(rows):
        bottom = modules - _QUIET - index - 1
        start = row.find(1)
        while start >= 0:
            end = row.find(0, start)
            end = len(row) if end < 0 else end
            parts.append(f"{_QUIET + start} {bottom} {end - start} 1 re")
            start = row.find(1, end)
    return " ".join([*parts, "f"])
