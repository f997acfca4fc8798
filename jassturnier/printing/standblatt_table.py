"""The table of a Standblatt: one row for each Passe, with everything known printed and the rest left to write in."""

from collections.abc import Sequence

from reportlab.lib.units import mm

from jassturnier.printing.content import PARTNER, Event, Person, StandblattContent, StandblattRow
from jassturnier.printing.pen import FINE, LINE, PALE, STRONG, Pen
from jassturnier.printing.text import clean, fit, wrap
from jassturnier.printing.words import gettext as _
from jassturnier.printing.words import points

_TALLEST = 13.0
_WIDE = (10.0, 16.0, 11.0, 0.0, 18.0, 18.0, 14.0)
_NARROW = (8.0, 12.5, 9.0, 0.0, 13.0, 13.5, 9.5)
_OTHERS = 3
"""Index of the column that takes the room left over."""


def draw_table(event: Event, pen: Pen, content: StandblattContent, scale: float) -> None:
    """Fill the area from its top: header, Passen, and the row of the Streichresultat when it is played."""
    rows = content.rows or tuple(StandblattRow(number) for number in range(1, len(event.spiele) + 1))
    edges = _edges(pen.width, scale)
    header = 5.5 * scale
    height = min(_TALLEST * (1 + (scale - 1) / 2), (pen.height - header) / (len(rows) + (event.streich > 0)))
    _header(event, pen, edges, header, scale)
    for index, row in enumerate(rows):
        _row(event, pen.area(0, header + index * height, pen.width, height), row, edges, scale)
    if event.streich:
        _streich(event, pen.area(0, header + len(rows) * height, pen.width, height), edges, scale)
    _rules(pen, edges, header, height, len(rows))


def _edges(width: float, scale: float) -> list[float]:
    """Left edges of the columns, and the right end."""
    wide = _WIDE if width / scale > 100 else _NARROW
    known = [part * scale for part in wide]
    known[_OTHERS] = width - sum(known)
    edges = [0.0]
    for part in known:
        edges.append(edges[-1] + part)
    return edges


def _header(event: Event, pen: Pen, edges: list[float], height: float, scale: float) -> None:
    others = _("Gegner (Nr., Namen)") if event.kind == PARTNER else _("Partner/in (Nr., Name)")
    if edges[_OTHERS + 1] - edges[_OTHERS] < 33 * scale:
        others = _("Gegner") if event.kind == PARTNER else _("Partner/in")
    labels = (_("Passe"), _("Tisch"), _("Team"), others, _("Punkte"), _("Total"), _("Visum"))
    for index, label in enumerate(labels):
        left, right = edges[index], edges[index + 1]
        pen.text((left + right) / 2, height - 1.6 * scale, label, 8 * scale, align="centre", room=right - left - 1)


def _row(event: Event, pen: Pen, row: StandblattRow, edges: list[float], scale: float) -> None:
    middle = pen.height / 2
    size = min(1.0, pen.height / (8.5 * scale)) * scale
    pen.text(edges[1] / 2, middle + 1.7 * size, f"{row.passe}.", 13 * size, align="centre")
    message = _message(row)
    for edge in edges[1:2] + edges[4:-1] if message else edges[1:-1]:
        pen.line(edge, 0, edge, pen.height, FINE)
    if message:
        pen.box(edges[1], 0.2, edges[4] - edges[1], pen.height - 0.4, weight=0, fill=PALE)
        pen.text(edges[1] + 2, middle + 1.6 * size, message, 12 * size, bold=True, room=edges[4] - edges[1] - 4)
    else:
        _seat(pen, row, edges, size)
    result = row.points if row.pause_credit is None else row.pause_credit
    for index, value in ((4, result), (5, row.total)):
        if value is not None:
            centre, room = (edges[index] + edges[index + 1]) / 2, edges[index + 1] - edges[index] - 1
            pen.text(centre, middle + 1.7 * size, points(value), 13 * size, align="centre", room=room)


def _message(row: StandblattRow) -> str:
    if row.pause_credit is not None:
        return _("Pause, Gutschrift {points}").format(points=row.pause_credit)
    return row.note


def _seat(pen: Pen, row: StandblattRow, edges: list[float], size: float) -> None:
    middle = pen.height / 2
    if row.table is not None:
        centre, room = (edges[1] + edges[2]) / 2, edges[2] - edges[1] - 1.5
        pen.text(centre, middle + 2.7 * size, str(row.table), 21 * size, bold=True, align="centre", room=room)
    if row.team:
        badge = 6.0 * size
        pen.team((edges[2] + edges[3] - badge) / 2, middle - badge / 2, badge, row.team)
    _others(pen.area(edges[3] + 1.5, 0, edges[4] - edges[3] - 2.5, pen.height), row.others, size)


def _others(pen: Pen, people: Sequence[Person], size: float) -> None:
    """Number large, names beside it, or below where the column is narrow; a pair shares one number."""
    if not people:
        return
    number = "" if people[0].number is None else str(people[0].number)
    names = [person.name for person in people if person.name]
    middle = pen.height / 2
    if len(names) == 1 and pen.width < 30 * size:
        pen.text(0, middle - 0.1 * size, number, 12 * size, bold=True)
        pen.text(0, middle + 3.7 * size, names[0], 8.5 * size, room=pen.width, smallest=0.9)
        return
    wide = (8.8 if pen.width > 35 * size else 7.5) * size if number else 0.0
    pen.text(0, middle + 1.9 * size, number, 15 * size, bold=True, room=wide - 1 if names else pen.width)
    room = pen.width - wide
    lines = names if len(names) > 1 else [part for name in names for part in _one_or_two_lines(name, size, room)]
    if len(lines) == 1:
        pen.text(wide, middle + 1.5 * size, lines[0], 11 * size, room=room, smallest=0.75)
        return
    common = min((fit(line, 9.5 * size, room * mm, smallest=0.72).size for line in lines), default=0.0)
    for index, line in enumerate(lines):
        pen.text(wide, middle + (-0.8 + index * 4.2) * size, line, common, room=room, smallest=0.99)


def _one_or_two_lines(name: str, size: float, room: float) -> list[str]:
    if fit(name, 11 * size, room * mm, smallest=0.85).text == clean(name):
        return [name]
    return wrap(name, 9.5 * size, room * mm, most=2)


def _streich(event: Event, pen: Pen, edges: list[float], scale: float) -> None:
    label = _("Streichresultat (schlechteste Passe)")
    if event.streich > 1:
        label = _("{count} Streichresultate (schlechteste Passen)").format(count=event.streich)
    middle = pen.height / 2
    pen.text(edges[4] - 2, middle + 1.5 * scale, label, 10 * scale, align="right", room=edges[4] - 3)
    for index in (4, 5):
        pen.box(edges[index], 0, edges[index + 1] - edges[index], pen.height, weight=LINE)
    pen.text(edges[4] + 1.5, middle + 1.5 * scale, "–", 12 * scale)


def _rules(pen: Pen, edges: list[float], header: float, height: float, count: int) -> None:
    bottom = header + count * height
    pen.line(0, 0, pen.width, 0, STRONG)
    pen.line(0, header, pen.width, header, LINE)
    for index in range(1, count):
        pen.line(0, header + index * height, pen.width, header + index * height, FINE)
    pen.line(0, bottom, pen.width, bottom, LINE)
    for edge in edges[1:-1]:
        pen.line(edge, 0, edge, header, FINE)
