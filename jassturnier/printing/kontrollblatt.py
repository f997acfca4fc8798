"""Kontrollblatt of the Jassleitung: for each Passe the tables with what came in, was typed in and initialled."""

from collections.abc import Sequence

from jassturnier.printing.content import ControlContent, ControlRow, Event
from jassturnier.printing.lists import Cell, Drawing, ListColumn, ListPage, ListRows, draw_list
from jassturnier.printing.paper import A4, Document
from jassturnier.printing.pen import LINE, Pen
from jassturnier.printing.punkteblatt_grid import GAME
from jassturnier.printing.words import gettext as _
from jassturnier.printing.words import points


def kontrollblatt(event: Event, passen: Sequence[ControlContent]) -> bytes:
    """Draw one list for each Passe; unknown values are left empty to write in."""
    document = Document(event, _("Kontrollblatt"), A4)
    draw_kontrollblatt(document, passen)
    return document.finish()


def draw_kontrollblatt(document: Document, passen: Sequence[ControlContent]) -> None:
    """Add Kontrollblätter to an open document of upright A4 pages."""
    columns = [
        ListColumn(_("Tisch"), 20, "centre", bold=True, size=1.5),
        ListColumn(_("abgegeben"), 24, "centre"),
        ListColumn(_("Summe A"), 0, "centre"),
        ListColumn(_("Summe B"), 0, "centre"),
        ListColumn(_("erfasst"), 24, "centre"),
        ListColumn(_("Visum"), 28, "centre"),
    ]
    for passe in passen:
        spiele = document.event.spiele
        expected = spiele[passe.passe - 1] * GAME if 0 < passe.passe <= len(spiele) else 0
        subtitle = _("A und B zusammen an jedem Tisch: {sum}").format(sum=points(expected)) if expected else ""
        title = _("Kontrollblatt Passe {number}").format(number=passe.passe)
        rows = [_row(row) for row in passe.rows]
        total = expected * len(passe.rows)
        footers = (_("Alle Tische zusammen: {sum}").format(sum=points(total)),) if total else ()
        draw_list(document, ListPage(title, columns, [ListRows(rows)], subtitle, footers, 9.0, 12))


def _row(row: ControlRow) -> list[Cell]:
    return [
        str(row.table),
        _box(row.received),
        _field("" if row.sum_a is None else points(row.sum_a)),
        _field("" if row.sum_b is None else points(row.sum_b)),
        _box(row.entered),
        _field(row.visum),
    ]


def _box(text: str) -> Drawing:
    """A time or word if known, otherwise a box to tick."""

    def draw(pen: Pen) -> None:
        if text:
            pen.text(pen.width / 2, pen.height / 2 + 1.5, text, 11, align="centre", room=pen.width)
        else:
            pen.tick(pen.width / 2 - 2.6, pen.height / 2 - 2.6, 5.2)

    return draw


def _field(text: str) -> Drawing:
    """A value, or a line to write on."""

    def draw(pen: Pen) -> None:
        if text:
            pen.text(pen.width / 2, pen.height / 2 + 1.7, text, 13, align="centre", room=pen.width)
        else:
            pen.line(2, pen.height - 1.4, pen.width - 2, pen.height - 1.4, LINE)

    return draw
