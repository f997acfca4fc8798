"""The list for reading out the ranks: very large, in the order in which it is read, with the prize."""

from jassturnier.printing.content import Event, ReadOutContent, ReadOutRow
from jassturnier.printing.lists import Drawing, ListColumn, ListPage, ListRows, draw_list
from jassturnier.printing.paper import A4, Document
from jassturnier.printing.pen import Pen
from jassturnier.printing.words import gettext as _

_ROW = 21.0


def rangverlesen(event: Event, content: ReadOutContent) -> bytes:
    """Draw the ranks in the order given; the place and prize stand under the names."""
    document = Document(event, content.title, A4)
    columns = [ListColumn(_("Rang"), 26, "centre"), ListColumn(_("Name")), ListColumn(_("Punkte"), 36, "right")]
    rows = [[_rank(row), _names(row), _total(row)] for row in content.rows]
    subtitle = _("Reihenfolge: {order}").format(order=content.order) if content.order else ""
    draw_list(document, ListPage(content.title, columns, [ListRows(rows)], subtitle, row_height=_ROW, big=24))
    return document.finish()


def _rank(row: ReadOutRow) -> Drawing:
    def draw(pen: Pen) -> None:
        pen.text(pen.width / 2, pen.height / 2 + 4.5, row.rank, 36, bold=True, align="centre", room=pen.width)

    return draw


def _names(row: ReadOutRow) -> Drawing:
    """Names large, in one line while they fit; then place and note, then the prize."""

    def draw(pen: Pen) -> None:
        drop = 0.0 if row.prize else 1.7
        pen.text(0, 7.8 + drop, " / ".join(row.names), 20, bold=True, room=pen.width, smallest=0.62)
        second = " · ".join(part for part in (row.place, row.note) if part)
        pen.text(0, 14.2 + drop, second, 13, room=pen.width)
        if row.prize:
            pen.text(0, 19.4, _("Preis: {prize}").format(prize=row.prize), 12, room=pen.width)

    return draw


def _total(row: ReadOutRow) -> Drawing:
    def draw(pen: Pen) -> None:
        pen.text(pen.width, pen.height / 2 + 2.6, row.total, 22, bold=True, align="right", room=pen.width)

    return draw
