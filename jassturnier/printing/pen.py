"""Draws in millimetres from the upper left corner of an area; sizes of type are in points."""

from dataclasses import dataclass
from typing import Literal

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from jassturnier.printing import fonts
from jassturnier.printing.text import fit, wrap

Align = Literal["left", "centre", "right"]
FINE, LINE, STRONG = 0.35, 0.7, 1.6
"""Widths of rules in points: inside tables, around fields, under headings."""
PALE, GREY = 0.93, 0.35
"""Shades: background of every other row, and small print (dark enough for a photocopy)."""
LEADING = 1.25 / mm
"""Line distance in millimetres for one point of type size."""


@dataclass(frozen=True)
class Pen:
    """An area of a page and the canvas under it. `left` and `top` are its corner in mm from the page's lower left."""

    canvas: Canvas
    left: float
    top: float
    width: float
    height: float

    def area(self, x: float, y: float, width: float, height: float) -> "Pen":
        """A smaller area inside this one."""
        return Pen(self.canvas, self.left + x, self.top - y, width, height)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        bold: bool = False,
        align: Align = "left",
        room: float | None = None,
        grey: float = 0.0,
        smallest: float = 0.8,
    ) -> None:
        """One line with its baseline at y; `room` is the width in mm it must fit into, anchored by `align`."""
        fitted = fit(text, size, None if room is None else room * mm, bold=bold, smallest=smallest)
        if not fitted.text:
            return
        self.canvas.setFont(fitted.face, fitted.size)
        self.canvas.setFillGray(grey)
        at_x, at_y = (self.left + x) * mm, (self.top - y) * mm
        if align == "left":
            self.canvas.drawString(at_x, at_y, fitted.text)
        elif align == "right":
            self.canvas.drawRightString(at_x, at_y, fitted.text)
        else:
            self.canvas.drawCentredString(at_x, at_y, fitted.text)

    def block(
        self, x: float, y: float, text: str, size: float, room: float, *, bold: bool = False, most: int | None = None
    ) -> float:
        """A wrapped paragraph whose first baseline is y; returns the baseline for what comes after it."""
        for line in wrap(text, size, room * mm, bold=bold, most=most):
            self.text(x, y, line, size, bold=bold)
            y += size * LEADING
        return y

    def line(self, x: float, y: float, to_x: float, to_y: float, weight: float = LINE, grey: float = 0.0) -> None:
        """A straight rule."""
        self.canvas.setLineWidth(weight)
        self.canvas.setStrokeGray(grey)
        self.canvas.line((self.left + x) * mm, (self.top - y) * mm, (self.left + to_x) * mm, (self.top - to_y) * mm)

    def cut(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A dashed line to cut or tear along."""
        self.canvas.saveState()
        self.canvas.setDash([3, 3])
        self.line(x, y, to_x, to_y, FINE, GREY)
        self.canvas.restoreState()

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        weight: float = LINE,
        fill: float | None = None,
        radius: float = 0.0,
    ) -> None:
        """A rectangle; weight 0 draws no border, `fill` is a shade from 0 (black) to 1 (white)."""
        self.canvas.setLineWidth(weight)
        self.canvas.setStrokeGray(0)
        if fill is not None:
            self.canvas.setFillGray(fill)
        at = ((self.left + x) * mm, (self.top - y - height) * mm, width * mm, height * mm)
        stroke, filled = int(weight > 0), int(fill is not None)
        if radius:
            self.canvas.roundRect(*at, radius * mm, stroke=stroke, fill=filled)
        else:
            self.canvas.rect(*at, stroke=stroke, fill=filled)

    def team(self, x: float, y: float, size: float, letter: str) -> None:
        """The sign of a team, `size` mm square: A on a filled block, B in an outlined one."""
        filled = letter == "A"
        self.box(x, y, size, size, weight=LINE, fill=0.0 if filled else 1.0, radius=size * 0.12)
        self.text(x + size / 2, y + size * 0.79, letter, size * 2.3, bold=True, align="centre", grey=float(filled))

    def tick(self, x: float, y: float, size: float, *, ticked: bool = False) -> None:
        """A box to tick by hand, or ticked already."""
        self.box(x, y, size, size)
        if ticked:
            gap = size * 0.2
            self.line(x + gap, y + size * 0.55, x + size * 0.42, y + size - gap, STRONG)
            self.line(x + size * 0.42, y + size - gap, x + size - gap * 0.8, y + gap * 0.8, STRONG)

    def field(self, x: float, y: float, to_x: float, label: str, size: float = 8) -> None:
        """A label and a line to write on, both standing on y."""
        wide = fonts.width(label, fonts.REGULAR, size) / mm + 1.5 if label else 0.0
        self.text(x, y - 0.6, label, size, grey=GREY)
        self.line(x + wide, y, to_x, y, LINE)
