"""Punkteblätter: the sheet a table fills in during one Passe, two A5 on an A4 sheet, and empty reserve sheets."""

from collections.abc import Sequence

from jassturnier.printing.content import Event, Person, PunkteblattContent
from jassturnier.printing.paper import A4_WIDE, Document, cut_order, places
from jassturnier.printing.pen import GREY, LINE, STRONG, Pen
from jassturnier.printing.punkteblatt_grid import draw_games, draw_totals
from jassturnier.printing.qr import draw_qr
from jassturnier.printing.words import gettext as _

_MARGIN = 9.0
_HEAD, _TEAMS, _SCHREIBER, _TOTALS, _SIGN = 24.0, 28.5, 8.0, 22.0, 19.0


def punkteblaetter(event: Event, sheets: Sequence[PunkteblattContent]) -> bytes:
    """Draw Punkteblätter, two on each A4 sheet in cutting order. Reserve sheets are contents without Passe, table
    and people: `PunkteblattContent(spiele=12)`."""
    document = Document(event, _("Punkteblätter"), A4_WIDE)
    draw_punkteblaetter(document, sheets)
    return document.finish()


def draw_punkteblaetter(document: Document, sheets: Sequence[PunkteblattContent]) -> None:
    """Add Punkteblätter to an open document of wide A4 pages."""
    order = cut_order(sheets, 2)
    for area, sheet in zip(places(document, 2, 1, len(order)), order, strict=True):
        if sheet is not None:
            inner = area.area(_MARGIN, _MARGIN, area.width - 2 * _MARGIN, area.height - 2 * _MARGIN + 2)
            _draw(document.event, inner, sheet)


def _draw(event: Event, pen: Pen, sheet: PunkteblattContent) -> None:
    _head(event, pen, sheet)
    y = _HEAD
    half = pen.width / 2 - 2
    _team(pen.area(0, y, half, _TEAMS), "A", sheet.team_a)
    _team(pen.area(pen.width - half, y, half, _TEAMS), "B", sheet.team_b)
    y += _TEAMS + _SCHREIBER
    pen.field(0, y - 1.5, half, _("Schreiber/in"), 8.5)
    rule = _("Das 1. Spiel gibt der Schreiber oder die Schreiberin, dann reihum nach rechts.")
    for index, line in enumerate(_two_lines(rule)):
        pen.text(pen.width - half, y - 5.2 + index * 3.5, line, 8, room=half)
    games = pen.height - y - _TOTALS - _SIGN
    draw_games(pen.area(0, y, pen.width, games), sheet.spiele)
    draw_totals(event, pen.area(0, y + games, pen.width, _TOTALS), sheet.spiele)
    _signatures(pen.area(0, pen.height - _SIGN, pen.width, _SIGN))


def _two_lines(text: str) -> tuple[str, str]:
    """Break a sentence at its comma, so that both halves are whole thoughts."""
    first, comma, second = text.partition(", ")
    return first + comma.strip(), second


def _head(event: Event, pen: Pen, sheet: PunkteblattContent) -> None:
    """Passe and table very large, the tournament small, the QR code of exactly this sheet."""
    code = 21.0 if sheet.link else 0.0
    room = pen.width - code - 2
    small = " · ".join(part for part in (event.tournament, event.date) if part)
    pen.text(0, 2.5, small, 8.5, room=room)
    pen.text(0, 17.5, _("Passe"), 20, bold=True)
    _number(pen, 27.0, sheet.passe, 34, 17.0)
    pen.text(49.0, 17.5, _("Tisch"), 20, bold=True)
    _number(pen, 72.0, sheet.table, 46, 34.0)
    if sheet.link:
        draw_qr(pen, pen.width - code, -1.5, code, sheet.link.url)
        typed = "  ".join(part for part in (event.address, sheet.link.code) if part)
        pen.text(pen.width, 22.2, typed, 7, align="right", room=pen.width / 2)
    pen.text(0, 22.2, event.draw_label, 7, grey=GREY, room=pen.width / 2 - 2)


def _number(pen: Pen, x: float, number: int | None, size: float, room: float) -> None:
    if number is None:
        pen.line(x, 18, x + room * 0.8, 18, LINE)
    else:
        pen.text(x, 17.5, str(number), size, bold=True, room=room)


def _team(pen: Pen, letter: str, people: Sequence[Person]) -> None:
    """Head of a team's side: its sign and two people, or lines for numbers and names."""
    pen.box(0, 0, pen.width, pen.height - 2, weight=STRONG if letter == "A" else LINE, radius=1.5)
    pen.team(2, 2, 7, letter)
    pen.text(11, 7.4, _("Team {letter}").format(letter=letter), 13, bold=True)
    known = [person.number for person in people if person.number is not None]
    shared = len(people) == 2 and len(known) == 2 and known[0] == known[1]
    if shared:
        pen.text(pen.width - 2, 7.8, _("Nr. {number}").format(number=known[0]), 16, bold=True, align="right")
    for index, person in enumerate((*people, Person(), Person())[:2]):
        _person(pen, 15.2 + index * 8.4, person, numbered=not shared)


def _person(pen: Pen, y: float, person: Person, *, numbered: bool) -> None:
    x = 2.0
    if numbered:
        x = 15.0
        if person.number is None:
            pen.line(2, y + 0.8, 12.5, y + 0.8, LINE)
            pen.text(2, y, _("Nr."), 7, grey=GREY)
        else:
            pen.text(2, y, str(person.number), 15, bold=True, room=12)
    if person.name:
        pen.text(x, y, person.name, 13, room=pen.width - x - 2)
    else:
        pen.line(x, y + 0.8, pen.width - 2, y + 0.8, LINE)


def _signatures(pen: Pen) -> None:
    visum = 26.0
    half = (pen.width - visum - 8) / 2
    for index, letter in enumerate("AB"):
        x = index * (half + 4)
        pen.line(x, 10.5, x + half, 10.5, LINE)
        pen.text(x, 14, _("Unterschrift Team {letter}").format(letter=letter), 8)
    pen.box(pen.width - visum, 0.5, visum, 14, weight=STRONG)
    pen.text(pen.width - visum + 1.5, 3.8, _("Visum"), 8)
    rule = _("Alle vier bleiben am Tisch, bis das Blatt abgegeben ist. Massgebend ist das Punkteblatt.")
    pen.text(0, 18.6, rule, 7.5, room=pen.width)
