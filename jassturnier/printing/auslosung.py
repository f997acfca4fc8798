"""The Auslosung on paper: by name (where do I sit?) and by table, one notice for each Passe (who sits here?)."""

from collections.abc import Sequence

from jassturnier.printing.content import Event, PasseTables, Person, Seat, SeatRow, TableRow
from jassturnier.printing.lists import Cell, Drawing, ListColumn, ListPage, ListRows, draw_list
from jassturnier.printing.paper import A4, A4_WIDE, Document
from jassturnier.printing.pen import Pen
from jassturnier.printing.words import gettext as _

_PORTRAIT_PASSEN = 5


def auslosung_by_name(event: Event, rows: Sequence[SeatRow]) -> bytes:
    """Draw one line for each person or pair, in the order given: name, number, then table and team of each Passe."""
    document = Document(event, _("Auslosung nach Namen"), by_name_size(rows))
    draw_by_name(document, rows)
    return document.finish()


def by_name_size(rows: Sequence[SeatRow]) -> tuple[float, float]:
    """The page lies on its side when there are many Passen."""
    return A4 if _passen(rows) <= _PORTRAIT_PASSEN else A4_WIDE


def _passen(rows: Sequence[SeatRow]) -> int:
    return max((seat.passe for row in rows for seat in row.seats), default=1)


def draw_by_name(document: Document, rows: Sequence[SeatRow]) -> None:
    """Add the Auslosung by name to an open document."""
    passen = sorted({seat.passe for row in rows for seat in row.seats})
    wide = 22.0 if len(passen) <= 8 else 17.0
    columns = [ListColumn(_("Name")), ListColumn(_("Nr."), 15, "right", bold=True)]
    columns += [ListColumn(_("Passe {number}").format(number=number), wide, "centre") for number in passen]
    lines = [_by_name_row(row, passen) for row in rows]
    title = _("Auslosung nach Namen")
    draw_list(document, ListPage(title, columns, [ListRows(lines)], _("Tisch und Team in jeder Passe"), size=12))


def _by_name_row(row: SeatRow, passen: Sequence[int]) -> list[Cell]:
    seats = {seat.passe: seat for seat in row.seats}
    return [row.name, str(row.number), *(_seat_drawer(seats.get(passe, Seat(passe))) for passe in passen)]


def _seat_drawer(seat: Seat) -> Drawing:
    def draw(pen: Pen) -> None:
        if seat.table is None:
            pen.text(pen.width / 2, pen.height / 2 + 1.4, seat.note or "–", 10, align="centre", room=pen.width)
            return
        middle, badge = pen.height / 2, 4.8
        room = pen.width - badge - 1
        size = 16 if room > 12 else 13
        pen.text(room - 0.3, middle + size / 8, str(seat.table), size, bold=True, align="right", room=room)
        if seat.team:
            pen.team(pen.width - badge, middle - badge / 2, badge, seat.team)

    return draw


def auslosung_by_table(event: Event, passen: Sequence[PasseTables]) -> bytes:
    """Draw the notice of each Passe: its tables with both teams, then who pauses; every Passe begins a new page."""
    document = Document(event, _("Auslosung nach Tischen"), A4)
    draw_by_table(document, passen)
    return document.finish()


def draw_by_table(document: Document, passen: Sequence[PasseTables]) -> None:
    """Add the notices of all Passen to an open document of upright A4 pages."""
    columns = [
        ListColumn(_("Tisch"), 26, "centre", bold=True, size=2.3),
        ListColumn(_("Team A")),
        ListColumn(_("Team B")),
    ]
    for passe in passen:
        groups = [ListRows([_table_row(row) for row in passe.tables])]
        if passe.pauses:
            pauses: list[list[Cell]] = [["", _numbered(person), ""] for person in passe.pauses]
            groups.append(ListRows(pauses, _("Pause")))
        title = _("Passe {number}").format(number=passe.passe)
        subtitle = _("Wer sitzt an welchem Tisch")
        draw_list(document, ListPage(title, columns, groups, subtitle, row_height=14.0, size=12, big=28))


def _numbered(person: Person) -> str:
    return " ".join(part for part in (str(person.number or ""), person.name) if part)


def _table_row(row: TableRow) -> list[Cell]:
    if row.note and not row.team_a and not row.team_b:
        return [str(row.table), row.note, ""]
    return [str(row.table), _team_drawer("A", row.team_a), _team_drawer("B", row.team_b)]


def _team_drawer(letter: str, people: Sequence[Person]) -> Drawing:
    """Sign, numbers and names of one team; a pair's common number stands once."""

    def draw(pen: Pen) -> None:
        badge, middle = 6.0, pen.height / 2
        pen.team(0, middle - badge / 2, badge, letter)
        numbers = [person.number for person in people]
        once = len(set(numbers)) == 1
        for index, person in enumerate(people):
            y = middle + 1.5 + (index - (len(people) - 1) / 2) * 5.6
            if person.number is not None and not (once and index):
                at = middle + 1.8 if once else y
                pen.text(18, at, str(person.number), 14 if once else 12, bold=True, align="right", room=11)
            pen.text(20, y, person.name, 12, room=pen.width - 20)

    return draw
