"""The writing grid of a Punkteblatt: one row for each Spiel with a box for each digit, totals and match strokes."""

from jassturnier.printing.content import Event
from jassturnier.printing.pen import FINE, GREY, LINE, PALE, STRONG, Pen
from jassturnier.printing.words import gettext as _
from jassturnier.printing.words import points

GAME = 157
"""Card points of one Spiel, both teams together (Reglement 2.3.1)."""
_ONE_BLOCK = 14
"""More Spiele than this stand in two blocks side by side, so that the rows stay high enough to write on."""
_HEADER = 6.0
_GAP = 5.0


def draw_games(pen: Pen, spiele: int) -> None:
    """Rows for all Spiele of the Passe, in one block or two."""
    if spiele <= _ONE_BLOCK:
        _block(pen, 1, spiele, min(9.5, (pen.height - _HEADER) / max(spiele, 1)), 10.5)
        return
    first = (spiele + 1) // 2
    width = (pen.width - _GAP) / 2
    height = min(9.5, (pen.height - _HEADER) / first)
    _block(pen.area(0, 0, width, pen.height), 1, first, height, 7.4)
    _block(pen.area(width + _GAP, 0, width, pen.height), first + 1, spiele, height, 7.4)


def _block(pen: Pen, first: int, last: int, height: float, digit: float) -> None:
    middle_a, middle_b, number, total = _columns(pen.width)
    labels = ((number, _("Spiel")), (middle_a, _("Team A")), (middle_b, _("Team B")), (total, _("Total")))
    for x, label in labels:
        pen.text(x, _HEADER - 1.7, label, 8.5, bold=label not in (labels[0][1], labels[3][1]), align="centre")
    pen.line(0, _HEADER, pen.width, _HEADER, STRONG)
    for game in range(first, last + 1):
        y = _HEADER + (game - first) * height
        if (game - first) % 4 == 3 and game < last:
            pen.line(0, y + height, pen.width, y + height, LINE)
        base = y + height / 2
        pen.text(number, base + 1.8, str(game), 13, bold=True, align="centre")
        for middle in (middle_a, middle_b):
            _digits(pen, middle + digit * (2 if digit > 10 else 1.5), y, height, digit, 3)
        pen.text(total, base + 1.5, str(GAME), 11, align="centre", grey=GREY)
    pen.line(0, _HEADER + (last - first + 1) * height, pen.width, _HEADER + (last - first + 1) * height, LINE)


def _columns(width: float) -> tuple[float, float, float, float]:
    """Centres of team A, team B, the Spiel's number and the preprinted sum."""
    edge = 15.0 if width > 100 else 8.5
    side = (width - 2 * edge) / 2
    return edge + side / 2, edge + side * 1.5, edge / 2, width - edge / 2


def _digits(pen: Pen, right: float, y: float, height: float, width: float, count: int) -> None:
    """A box for each digit, units at the right; the outer border is stronger than the divisions."""
    left = right - width * count
    pen.box(left, y + 0.6, width * count, height - 1.2, weight=LINE, fill=1.0)
    for index in range(1, count):
        pen.line(left + width * index, y + 0.6, left + width * index, y + height - 0.6, FINE, GREY)


def draw_totals(event: Event, pen: Pen, spiele: int) -> None:
    """Totals of both teams with the expected sum, and the strokes for each Match."""
    middle_a, middle_b, _number, total = _columns(pen.width)
    pen.box(0, 1, pen.width, 11.5, weight=0, fill=PALE)
    pen.text(1.5, 5.8, _("Gesamt-"), 8.5, bold=True)
    pen.text(1.5, 9.6, _("punkte"), 8.5, bold=True)
    for middle in (middle_a, middle_b):
        _digits(pen, middle + 21, 1, 11.5, 10.5, 4)
    pen.text(total, 5.2, _("Soll"), 8, align="centre")
    pen.text(total, 9.9, points(spiele * GAME), 13, bold=True, align="centre", room=15)
    pen.text(1.5, 17.2, _("Match"), 8.5, bold=True)
    pen.text(1.5, 20.4, _("(Striche)"), 7)
    for middle in (middle_a, middle_b):
        pen.box(middle - 21, 13.6, 42, 7.4, weight=LINE)
    pen.text(total, 16.8, _("zählt"), 7, align="centre")
    counts = f"{GAME} + {event.match_bonus}" if event.match_bonus else str(GAME)
    pen.text(total, 20.4, counts, 9, bold=True, align="centre", room=16)
