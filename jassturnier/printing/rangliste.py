"""Rankings on paper: interim and final, of people and of teams; upright or on its side as its columns need."""

from collections.abc import Sequence

from reportlab.lib.units import mm

from jassturnier.printing import fonts
from jassturnier.printing.content import Column, Event, RankingContent, Role
from jassturnier.printing.lists import MARGIN, ListColumn, ListPage, ListRows, draw_list, page_room
from jassturnier.printing.paper import A4, A4_WIDE, Document, Size
from jassturnier.printing.pen import Align
from jassturnier.printing.text import clean

_SIZE = 11.0
_GAP = 3.6
"""Room in mm that a cell needs beside its text."""
_ELASTIC = ("name", "place", "text")
_ALIGN: dict[Role, Align] = {
    "rank": "right",
    "number": "right",
    "points": "right",
    "total": "right",
    "name": "left",
    "place": "left",
    "text": "left",
}
_LONGEST: dict[Role, float] = {"name": 68.0, "place": 44.0, "text": 40.0}
"""A very long name does not push the page on its side; it is printed smaller instead."""
_SHORTEST: dict[Role, float] = {"name": 46.0, "place": 28.0, "text": 18.0}
_ONE_PAGE_ROWS = 35


def rangliste(event: Event, content: RankingContent) -> bytes:
    """Draw a ranking; all cells are finished texts. Header and "Seite 1 von 2" repeat on each page."""
    natural = [_natural(content, index, column) for index, column in enumerate(content.columns)]
    size = _page_size(content.columns, natural)
    document = Document(event, content.title, size)
    columns = _columns(content.columns, natural, size[0] - 2 * MARGIN)
    groups = [ListRows(section.rows, section.heading) for section in content.sections]
    height = _row_height(content, size)
    draw_list(document, ListPage(content.title, columns, groups, content.subtitle, content.footers, height, _SIZE, 22))
    return document.finish()


def team_rangliste(event: Event, content: RankingContent) -> bytes:
    """Draw a ranking of teams; the two names of a pair stand in one cell, divided by a line break."""
    return rangliste(event, content)


def _label(column: Column) -> str:
    """The head of a figure column breaks into lines, because figures are narrower than their names."""
    return column.label.replace(" ", "\n", 1) if column.role == "points" else column.label


def _natural(content: RankingContent, index: int, column: Column) -> float:
    """Width in mm at which nothing in this column is shortened."""
    face = fonts.BOLD if column.role in ("rank", "total", "name") else fonts.REGULAR
    texts = {line for section in content.sections for row in section.rows for line in row[index].split("\n")}
    widest = max((fonts.width(clean(text), face, _SIZE) for text in texts), default=0.0)
    heads = max(fonts.width(clean(line), fonts.BOLD, 9) for line in _label(column).split("\n"))
    return min(max(widest, heads) / mm + _GAP, _LONGEST.get(column.role, 60.0))


def _page_size(columns: Sequence[Column], natural: Sequence[float]) -> Size:
    least = sum(min(width, _SHORTEST.get(column.role, width)) for column, width in zip(columns, natural, strict=True))
    return A4 if least <= A4[0] - 2 * MARGIN else A4_WIDE


def _columns(columns: Sequence[Column], natural: Sequence[float], width: float) -> list[ListColumn]:
    """Names, places and texts share what is left, or give way together; figures keep their width while they can."""
    elastic = sum(own for column, own in zip(columns, natural, strict=True) if column.role in _ELASTIC)
    stiff = sum(natural) - elastic
    crowded = stiff > width * 0.75 or not elastic
    stretch, firm = (width / sum(natural),) * 2 if crowded else ((width - stiff) / elastic, 1.0)
    return [
        ListColumn(
            _label(column),
            own * (stretch if column.role in _ELASTIC else firm),
            _ALIGN[column.role],
            bold=column.role in ("rank", "total"),
            size=1.1 if column.role in ("rank", "total") else 1.0,
        )
        for column, own in zip(columns, natural, strict=True)
    ]


def _row_height(content: RankingContent, size: Size) -> float:
    """Roomy rows, or a little tighter ones when that saves the second page of a list of up to 35 rows."""
    roomy, tight = (7.0, 5.7) if size == A4 else (6.4, 4.6)
    rows = [row for section in content.sections for row in section.rows]
    if any("\n" in cell for row in rows for cell in row):
        return tight
    if not rows or len(rows) > _ONE_PAGE_ROWS:
        return roomy
    headings = sum(1 for section in content.sections if section.heading)
    rest = page_room(size[1], content.footers) - 4.5 - 3 * headings
    return max(tight, min(roomy, rest / (len(rows) + headings)))
