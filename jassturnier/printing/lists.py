"""The list of the house: title, columns, rows; header and page number repeated on each page, every other row shaded."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from jassturnier.printing.content import Event
from jassturnier.printing.paper import Document
from jassturnier.printing.pen import GREY, LEADING, LINE, PALE, STRONG, Align, Pen
from jassturnier.printing.words import gettext as _
from jassturnier.printing.words import stamp

MARGIN = 12.0
_FOOT = 8.0
_PAD = 1.1
_TOP = 23.0
"""Height of title and tournament line above the column heads."""

Drawing = Callable[[Pen], None]
Cell = str | Drawing
"""A text (a line break starts a second line), or a drawing into the cell's area."""


@dataclass(frozen=True)
class ListColumn:
    """Width in mm; a width of 0 takes a share of the room left over."""

    label: str
    width: float = 0.0
    align: Align = "left"
    bold: bool = False
    size: float = 1.0
    """Multiplies the list's size of type."""


@dataclass(frozen=True)
class ListRows:
    """Rows under an optional heading."""

    rows: Sequence[Sequence[Cell]]
    heading: str = ""


@dataclass(frozen=True)
class ListPage:
    """All about one list except its document: words, columns, rows and measures (mm; type in points)."""

    title: str
    columns: Sequence[ListColumn]
    groups: Sequence[ListRows]
    subtitle: str = ""
    footers: Sequence[str] = field(default=())
    row_height: float = 8.0
    size: float = 11.0
    big: float = 20.0
    """Size of the title."""


@dataclass(frozen=True)
class _Item:
    """One thing in the flow of a list: a row, a heading, or the footers."""

    height: float
    draw: Drawing
    follows: float = 0.0
    """Height that must still fit below it: a heading does not stand alone at the end of a page."""


def draw_list(document: Document, page: ListPage) -> None:
    """Add a list to a document, on as many pages as it needs."""
    width, height = document.size[0] - 2 * MARGIN, document.size[1] - 2 * MARGIN
    columns = _resolved(page.columns, width)
    head = _TOP + _head_height(page)
    pages = _paginate(_items(page, columns, width), height - head - _FOOT)
    for index, items in enumerate(pages):
        pen = document.page().area(MARGIN, MARGIN, width, height)
        _draw_head(document.event, pen, page, columns)
        y = head
        for item in items:
            item.draw(pen.area(0, y, width, item.height))
            y += item.height
        _draw_foot(document.event, pen, index + 1, len(pages))


def _resolved(columns: Sequence[ListColumn], width: float) -> list[tuple[float, ListColumn]]:
    """Left edges; columns without a width share what is left."""
    open_columns = sum(1 for column in columns if not column.width)
    share = (width - sum(column.width for column in columns)) / max(open_columns, 1)
    edge, placed = 0.0, []
    for column in columns:
        own = column.width or share
        placed.append((edge, ListColumn(column.label, own, column.align, column.bold, column.size)))
        edge += own
    return placed


def _head_height(page: ListPage) -> float:
    lines = max((column.label.count("\n") + 1 for column in page.columns), default=1)
    return lines * 4.2 + 3.0


def _items(page: ListPage, columns: list[tuple[float, ListColumn]], width: float) -> list[_Item]:
    items: list[_Item] = []
    for group in page.groups:
        if group.heading:
            items.append(_Item(page.row_height + 3, _heading_drawer(group.heading, page.size), page.row_height))
        for index, row in enumerate(group.rows):
            items.append(_Item(_row_height(page, row), _row_drawer(page, columns, row, shaded=index % 2 == 1)))
    if page.footers:
        items.append(_Item(_footers_height(page.footers), _footers_drawer(page.footers)))
    return items


def _footers_height(footers: Sequence[str]) -> float:
    return len(footers) * 4.6 + 5 if footers else 0.0


def page_room(page_height: float, footers: Sequence[str]) -> float:
    """Height in mm left for rows and headings on a page that also carries column heads of one line and the footers."""
    return page_height - 2 * MARGIN - _TOP - _FOOT - 7.2 - _footers_height(footers)


def _row_height(page: ListPage, row: Sequence[Cell]) -> float:
    lines = max((cell.count("\n") + 1 for cell in row if isinstance(cell, str)), default=1)
    return page.row_height + (lines - 1) * page.size * LEADING


def _paginate(items: list[_Item], room: float) -> list[list[_Item]]:
    """Fill pages in order; an item higher than a page gets one of its own, and the last page never holds one thing
    alone (the footers without a row)."""
    pages: list[list[_Item]] = [[]]
    used = 0.0
    for item in items:
        if pages[-1] and used + item.height + item.follows > room + 0.01:
            pages.append([])
            used = 0.0
        pages[-1].append(item)
        used += item.height
    if len(pages) > 1 and len(pages[-1]) == 1 and len(pages[-2]) > 1:
        pages[-1].insert(0, pages[-2].pop())
    return pages


def _heading_drawer(heading: str, size: float) -> Drawing:
    def draw(pen: Pen) -> None:
        pen.text(0, pen.height - 2.2, heading, size * 1.1, bold=True, room=pen.width)
        pen.line(0, pen.height - 0.4, pen.width, pen.height - 0.4, LINE)

    return draw


def _footers_drawer(footers: Sequence[str]) -> Drawing:
    def draw(pen: Pen) -> None:
        pen.line(0, 0, pen.width, 0, LINE)
        for index, footer in enumerate(footers):
            pen.text(0, 6 + index * 4.6, footer, 9, room=pen.width)

    return draw


def _row_drawer(
    page: ListPage, columns: list[tuple[float, ListColumn]], row: Sequence[Cell], *, shaded: bool
) -> Drawing:
    def draw(pen: Pen) -> None:
        if shaded:
            pen.box(0, 0, pen.width, pen.height, weight=0, fill=PALE)
        for (left, column), cell in zip(columns, row, strict=True):
            area = pen.area(left + _PAD, 0, column.width - 2 * _PAD, pen.height)
            if isinstance(cell, str):
                _draw_text(area, cell, column, page.size * column.size)
            else:
                cell(area)

    return draw


def _draw_text(pen: Pen, text: str, column: ListColumn, size: float) -> None:
    lines = text.split("\n")
    step = size * LEADING
    y = pen.height / 2 + size * 0.127 - (len(lines) - 1) * step / 2
    for line in lines:
        pen.text(_anchor(pen, column.align), y, line, size, bold=column.bold, align=column.align, room=pen.width)
        y += step


def _anchor(pen: Pen, align: Align) -> float:
    return {"left": 0.0, "centre": pen.width / 2, "right": pen.width}[align]


def _draw_head(event: Event, pen: Pen, page: ListPage, columns: list[tuple[float, ListColumn]]) -> None:
    occasion = " · ".join(part for part in (event.tournament, event.date, event.place) if part)
    pen.text(0, 3, occasion, 10, room=pen.width - (48 if event.rehearsal else 0))
    if event.rehearsal:
        pen.text(pen.width, 3, _("Probeturnier, nicht gültig"), 10, bold=True, align="right", room=48)
    pen.text(0, 12.5 + (page.big - 20) * 0.15, page.title, page.big, bold=True, room=pen.width)
    pen.text(0, 19, page.subtitle, 11, room=pen.width)
    bottom = _TOP + _head_height(page)
    for left, column in columns:
        area = pen.area(left + _PAD, _TOP, column.width - 2 * _PAD, bottom - _TOP)
        lines = column.label.split("\n")
        for index, line in enumerate(lines):
            y = area.height - 2 - (len(lines) - 1 - index) * 4.2
            pen_x = _anchor(area, column.align)
            area.text(pen_x, y, line, 9, bold=True, align=column.align, room=area.width, smallest=0.7)
    pen.line(0, bottom, pen.width, bottom, STRONG)


def _draw_foot(event: Event, pen: Pen, number: int, count: int) -> None:
    printed = _("gedruckt {when}").format(when=stamp(event.printed_at))
    left = " · ".join(part for part in (event.draw_label, printed) if part)
    pen.text(0, pen.height, left, 8, grey=GREY, room=pen.width * 0.7)
    right = _("Seite {number} von {count}").format(number=number, count=count)
    pen.text(pen.width, pen.height, right, 9, align="right")
