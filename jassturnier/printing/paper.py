"""Opens a PDF, hands out its pages and closes it: sizes, document information, rehearsal marks, several per sheet."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from io import BytesIO
from typing import TypeVar

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from jassturnier.printing import fonts
from jassturnier.printing.content import Event
from jassturnier.printing.pen import Pen
from jassturnier.printing.text import clean
from jassturnier.printing.words import gettext as _

T = TypeVar("T")
Size = tuple[float, float]
A4: Size = (210.0, 297.0)
A4_WIDE: Size = (297.0, 210.0)
A5: Size = (148.5, 210.0)
A6: Size = (105.0, 148.5)
A6_WIDE: Size = (148.5, 105.0)


class Document:
    """One PDF in the making. Equal calls give equal bytes: date and identity come from the event."""

    def __init__(self, event: Event, title: str, size: Size) -> None:
        """Take the event for the document's information and the size of all its pages (width, height in mm)."""
        fonts.glyphs()
        self.event = event
        self.size = size
        self._bytes = BytesIO()
        self._pages = 0
        self.canvas = Canvas(
            self._bytes,
            pagesize=(size[0] * mm, size[1] * mm),
            pageCompression=1,
            invariant=1,
            initialFontName=fonts.REGULAR,
            lang="de-CH",
        )
        self.canvas.setTitle(clean(f"{title} – {event.tournament}"))
        self.canvas.setAuthor(clean(event.tournament))
        self.canvas.setSubject(clean(title))
        self.canvas.setCreator("jassturnier")
        self.canvas.setDateFormatter(_fixed_date(event.printed_at))

    def page(self, size: Size | None = None, *, marked: bool = True) -> Pen:
        """A new page, of the document's size or another one; in a rehearsal it is marked as one."""
        if self._pages:
            self.canvas.showPage()
        self._pages += 1
        width, height = size or self.size
        self.canvas.setPageSize((width * mm, height * mm))
        pen = Pen(self.canvas, 0.0, height, width, height)
        if marked:
            self.mark(pen)
        return pen

    def mark(self, pen: Pen) -> None:
        """Write the pale word of a rehearsal across an area."""
        if self.event.rehearsal:
            _mark_rehearsal(pen)

    def finish(self) -> bytes:
        """The whole file; a document without pages gets one empty page."""
        if not self._pages:
            self.page()
        self.canvas.showPage()
        self.canvas.save()
        return self._bytes.getvalue()


def _fixed_date(moment: datetime) -> object:
    written = f"D:{moment:%Y%m%d%H%M%S}"
    return lambda *now: written


def _mark_rehearsal(pen: Pen) -> None:
    """A pale word across the page: no rehearsal sheet may pass for a real one."""
    canvas = pen.canvas
    canvas.saveState()
    canvas.translate((pen.left + pen.width / 2) * mm, (pen.top - pen.height / 2) * mm)
    canvas.rotate(35)
    canvas.setFillGray(0.9)
    size = min(pen.width, pen.height) * 0.75
    canvas.setFont(fonts.BOLD, size)
    canvas.drawCentredString(0, -size * 0.35, _("PROBE"))
    canvas.restoreState()


def places(document: Document, across: int, down: int, count: int) -> Iterator[Pen]:
    """Areas for `count` forms, across × down on each page, divided by dashed lines."""
    width, height = document.size[0] / across, document.size[1] / down
    for index in range(count):
        spot = index % (across * down)
        if spot == 0:
            page = document.page(marked=False)
            _cut_lines(page, across, down)
        area = page.area(spot % across * width, spot // across * height, width, height)
        document.mark(area)
        yield area


def _cut_lines(page: Pen, across: int, down: int) -> None:
    for column in range(1, across):
        page.cut(page.width / across * column, 0, page.width / across * column, page.height)
    for row in range(1, down):
        page.cut(0, page.height / down * row, page.width, page.height / down * row)


def cut_order(items: Sequence[T], per_page: int) -> list[T | None]:
    """Sort forms so that the pages, cut as one pile, give piles that lie in order when put on each other.

    None stands for a place left empty on the last pages of the pile.
    """
    pages = -(-len(items) // per_page)
    order: list[T | None] = []
    for page in range(pages):
        for spot in range(per_page):
            index = spot * pages + page
            order.append(items[index] if index < len(items) else None)
    return order
