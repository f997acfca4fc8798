"""Plain contents for the printing tests, and what a finished PDF says."""

from collections.abc import Sequence
from datetime import datetime
from io import BytesIO
from typing import cast

from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from jassturnier.printing.content import Column, Event, Link, Person, RankingContent, Section, StandblattContent

EVENT = Event(
    "Jassmeisterschaft Oberdorf",
    datetime(2026, 11, 14, 20, 14),
    "14. November 2026",
    "Mehrzweckhalle",
    draw_label="Auslosung 1, 19.42 Uhr",
    address="http://192.168.1.20:8000",
)
LINK = Link("HTTP://192.168.1.20:8000/S/K7QF2MXAK7QF2MXAK7QF2MXAK7", "K7QF-2MXA")
HOSTILE = (
    "<script>alert(1)</script>",
    "A <b Team",
    "=1+1",
    "O'Neill",
    "Đurić-Şahin",
    "x" * 200,
    "Anna 😀😀",
    "Zeile\x00eins\nzwei\x1b",
    "&amp; &#0; {name} %s %(x)s",
    "‮umgekehrt‬",
    "山田太郎",
    "",
)


def sheet(number: int, name: str = "Muster Anna") -> StandblattContent:
    """A Standblatt with one person and no seats."""
    return StandblattContent(number, (Person(name, number, "Oberdorf"),))


def ranking(count: int, passen: int = 4) -> RankingContent:
    """A ranking of `count` people."""
    heads = [Column("Rang", "rank"), Column("Nr.", "number"), Column("Name", "name"), Column("Ort", "place")]
    heads += [Column(f"{passe}. Passe", "points") for passe in range(1, passen + 1)]
    rows = tuple(
        (str(rank), str(rank), f"Muster {rank}", "Oberdorf", *["942"] * passen, "3'768") for rank in range(1, count + 1)
    )
    return RankingContent("Schlussrangliste", (*heads, Column("Total", "total")), (Section(rows),))


def pages(pdf: bytes) -> list[str]:
    """The text of each page, words divided by single blanks."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(pdf)).pages]


def text(pdf: bytes) -> str:
    """The text of the whole file."""
    return " ".join(pages(pdf))


def sizes(pdf: bytes) -> list[tuple[int, int]]:
    """Width and height of each page in whole millimetres."""
    return [
        (round(float(page.mediabox.width) / 72 * 25.4), round(float(page.mediabox.height) / 72 * 25.4))
        for page in PdfReader(BytesIO(pdf)).pages
    ]


def fonts(pdf: bytes) -> dict[str, bool]:
    """Names of the fonts the pages use, and whether each is embedded."""
    found: dict[str, bool] = {}
    for page in PdfReader(BytesIO(pdf)).pages:
        resources = cast(DictionaryObject, page["/Resources"])
        for reference in cast(DictionaryObject, resources["/Font"]).values():
            font = cast(DictionaryObject, reference.get_object())
            found[str(font["/BaseFont"]).split("+")[-1]] = "/FontFile2" in cast(
                DictionaryObject, font["/FontDescriptor"]
            )
    return found


def order_on_page(page: str, wanted: Sequence[str]) -> list[str]:
    """The wanted texts in the order in which a page has them."""
    return sorted((word for word in wanted if word in page), key=page.index)
