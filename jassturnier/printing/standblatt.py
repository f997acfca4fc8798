"""Standblätter: the sheet each person (or pair) carries from table to table, with names or empty, with or without a
stub to tear off at the door."""

from collections.abc import Sequence
from dataclasses import dataclass

from jassturnier.printing.content import PARTNER, Event, Paper, Person, StandblattContent
from jassturnier.printing.paper import A4, A4_WIDE, A5, A6, A6_WIDE, Document, Size, cut_order, places
from jassturnier.printing.pen import GREY, LEADING, LINE, STRONG, Pen
from jassturnier.printing.qr import draw_qr
from jassturnier.printing.standblatt_table import draw_table
from jassturnier.printing.words import gettext as _


@dataclass(frozen=True)
class _Layout:
    """Measures in mm of one size of Standblatt; `scale` multiplies the sizes of type."""

    page: Size
    across: int
    down: int
    margin: float
    scale: float
    writing: float
    talon: float


def standblaetter(
    event: Event, sheets: Sequence[StandblattContent], *, paper: Paper = "a4x4", talon: bool = False
) -> bytes:
    """Draw Standblätter; several on A4 come in cutting order (the piles lie in order when put on each other).

    A sheet without people has lines to write on; `talon` adds the stub with number, name, place, category and fee.
    """
    layout = _layout(event, paper, talon)
    document = Document(event, _("Standblätter"), layout.page)
    order = cut_order(sheets, layout.across * layout.down)
    for pen, sheet in zip(places(document, layout.across, layout.down, len(order)), order, strict=True):
        if sheet is not None:
            _draw(event, pen, sheet, layout)
    return document.finish()


def _layout(event: Event, paper: Paper, talon: bool) -> _Layout:
    """A6 lies on its side while the Passen fit, because names get more room there."""
    small = paper in ("a4x4", "a6")
    several = paper in ("a4x4", "a4x2")
    stub = (41.0 if small else 50.0) if talon else 0.0
    if not small:
        return _Layout(A4_WIDE if several else A5, 2 if several else 1, 1, 10.0, 1.3, 11.0, stub)
    lying = not talon and len(event.spiele) + (event.streich > 0) <= 5 + (event.kind != PARTNER)
    page = (A4_WIDE if lying else A4) if several else (A6_WIDE if lying else A6)
    return _Layout(page, 2 if several else 1, 2 if several else 1, 7.0, 1.0, 8.5, stub)


def _draw(event: Event, sheet: Pen, content: StandblattContent, layout: _Layout) -> None:
    margin = layout.margin
    pen = sheet.area(margin, margin, sheet.width - 2 * margin, sheet.height - 2 * margin + 2 - layout.talon)
    y = _head(event, pen, content, layout)
    y = _people(event, pen, content, layout, y)
    foot = 5.0 * layout.scale
    draw_table(event, pen.area(0, y, pen.width, pen.height - y - foot), content, layout.scale)
    _foot(event, pen, content, layout.scale)
    if layout.talon:
        sheet.cut(0, sheet.height - layout.talon, sheet.width, sheet.height - layout.talon)
        stub = sheet.area(margin, sheet.height - layout.talon, sheet.width - 2 * margin, layout.talon)
        _draw_talon(event, stub, content, layout)


def _head(event: Event, pen: Pen, content: StandblattContent, layout: _Layout) -> float:
    """Number, tournament and QR code; returns where the names begin."""
    scale = layout.scale
    height, number = 19.0 * scale, 25.0 * scale
    pen.box(0, 0, number, height, weight=STRONG)
    label = _("Ersatz Nr.") if content.ersatz else _("Start-Nr.")
    pen.text(number / 2, 3.6 * scale, label, 8 * scale, align="centre")
    pen.text(number / 2, 15.5 * scale, str(content.number), 34 * scale, bold=True, align="centre", room=number - 2)
    code = height if content.link else 0.0
    x, room = number + 3, pen.width - number - 3 - (code + 1 if code else 0)
    _occasion(event, pen.area(x, 0, room, height), scale)
    if content.link:
        draw_qr(pen, pen.width - code, 0, code, content.link.url)
        typed = "  ".join(part for part in (event.address, content.link.code) if part)
        pen.text(x, 18.9 * scale, typed, 8 * scale, room=room)
    return height + 1


def _occasion(event: Event, pen: Pen, scale: float) -> None:
    """Tournament, day and hall beside the number; a long name takes two lines."""
    y = pen.block(0, 3.6 * scale, event.tournament, 11 * scale, pen.width, bold=True, most=2)
    narrow = pen.width < 60 * scale
    day = (event.date, event.place)
    step = 3.1 if narrow and y > 12 * scale else 3.6
    for line in day if narrow else (", ".join(part for part in day if part),):
        pen.text(0, y - (1.3 if narrow else 0.2) * scale, line, 8.5 * scale, room=pen.width, smallest=0.75)
        y += step * scale


def _people(event: Event, pen: Pen, content: StandblattContent, layout: _Layout, y: float) -> float:
    """One line for each person, printed or empty, and the place where it has room; returns where the table begins."""
    count = 2 if event.kind == PARTNER else 1
    people = (*content.people, Person(), Person())[: max(count, len(content.people))]
    below = pen.width <= 100 and len(people) == 1
    for person in people:
        y += layout.writing
        beside = 0.0 if below or (pen.width <= 100 and not person.name) else pen.width * 0.38
        _name(pen, person, y, pen.width - beside - (2 if beside else 0), layout.scale)
        if below:
            y += layout.writing - 1.5
        if below or beside:
            _place(pen, person, pen.width - beside if beside else 0.0, y, layout.scale)
    return y + 2.5


def _name(pen: Pen, person: Person, y: float, room: float, scale: float) -> None:
    if person.name:
        pen.text(0, y - 1.6, person.name, 15 * scale, bold=True, room=room, smallest=0.7)
    else:
        pen.field(0, y, room, _("Name, Vorname"), 8 * scale)


def _place(pen: Pen, person: Person, x: float, y: float, scale: float) -> None:
    if person.name:
        pen.text(x, y - 1.6, person.place, 11 * scale, room=pen.width - x)
    else:
        pen.field(x, y, pen.width, _("Ort/Verein"), 8 * scale)


def _foot(event: Event, pen: Pen, content: StandblattContent, scale: float) -> None:
    left = " · ".join(part for part in (_("Massgebend ist das Punkteblatt."), content.category) if part)
    pen.text(0, pen.height, left, 7.5 * scale, room=pen.width * 0.64)
    drawn = content.draw_label or event.draw_label
    pen.text(pen.width, pen.height, drawn, 7.5 * scale, align="right", room=pen.width * 0.35, smallest=0.9)


def _draw_talon(event: Event, pen: Pen, content: StandblattContent, layout: _Layout) -> None:
    """The stub that stays at the door."""
    scale = layout.scale
    number = 21.0 * scale
    pen.box(0, 4, number, 15 * scale, weight=LINE)
    pen.text(number / 2, 4 + 3.4 * scale, _("Start-Nr."), 7.5 * scale, align="centre")
    pen.text(number / 2, 4 + 12.8 * scale, str(content.number), 26 * scale, bold=True, align="centre", room=number - 2)
    pen.text(0, 4 + 15 * scale + 8 * scale * LEADING + 1, _("Talon bleibt"), 7.5 * scale, grey=GREY)
    pen.text(0, 4 + 15 * scale + 16 * scale * LEADING + 1, _("an der Türe"), 7.5 * scale, grey=GREY)
    pair = event.kind == PARTNER
    labels = (_("1 Name, Vorname"), _("2 Name, Vorname")) if pair else (_("Name"), _("Vorname"))
    x, step = number + 3, (layout.talon - 7) / 4
    for index, label in enumerate((*labels, _("Ort/Verein"))):
        pen.field(x, 2.5 + step * (index + 1), pen.width, label, 7.5 * scale)
    base = 2.5 + step * 4
    pen.tick(pen.width - 18 * scale, base - 4 * scale, 4 * scale)
    pen.text(pen.width - 12.5 * scale, base - 0.6, _("bezahlt"), 8 * scale)
    pen.field(x, base, pen.width - 20 * scale, _("Kategorie"), 7.5 * scale)
