"""Teilnehmerliste: who is expected, with boxes for present and paid."""

from collections.abc import Sequence

from jassturnier.printing.content import Event, ParticipantRow
from jassturnier.printing.lists import Cell, Drawing, ListColumn, ListPage, ListRows, draw_list
from jassturnier.printing.paper import A4, Document
from jassturnier.printing.pen import Pen
from jassturnier.printing.words import gettext as _


def teilnehmerliste(event: Event, rows: Sequence[ParticipantRow]) -> bytes:
    """Draw the list in the order given; what is present or paid already shows a tick."""
    document = Document(event, _("Teilnehmerliste"), A4)
    categories = any(row.category for row in rows)
    columns = [
        ListColumn(_("Nr."), 15, "centre", bold=True, size=1.15),
        ListColumn(_("Name, Vorname")),
        ListColumn(_("Ort/Verein"), 46),
    ]
    if categories:
        columns.append(ListColumn(_("Kategorie"), 22))
    columns += [ListColumn(_("anwesend"), 18, "centre"), ListColumn(_("bezahlt"), 18, "centre")]
    lines = [_row(row, categories=categories) for row in rows]
    present = sum(row.present for row in rows)
    subtitle = _("{count} Einträge, {present} anwesend").format(count=len(rows), present=present)
    draw_list(document, ListPage(_("Teilnehmerliste"), columns, [ListRows(lines)], subtitle, size=11.5))
    return document.finish()


def _row(row: ParticipantRow, *, categories: bool) -> list[Cell]:
    name = f"{row.name} ({row.note})" if row.note else row.name
    middle: list[Cell] = [row.category] if categories else []
    return [str(row.number), name, row.place, *middle, _tick(ticked=row.present), _tick(ticked=row.paid)]


def _tick(*, ticked: bool) -> Drawing:
    def draw(pen: Pen) -> None:
        pen.tick(pen.width / 2 - 2.4, pen.height / 2 - 2.4, 4.8, ticked=ticked)

    return draw
