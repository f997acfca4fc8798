"""What holds for every form: equal bytes, embedded fonts, document information, hostile words, rehearsal marks."""

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader

from jassturnier.printing.content import (
    ControlContent,
    ControlRow,
    Link,
    LosContent,
    NotfallContent,
    ParticipantRow,
    PasseTables,
    Person,
    PunkteblattContent,
    ReadOutContent,
    ReadOutRow,
    ReglementContent,
    Seat,
    SeatRow,
    StandblattContent,
    StandblattRow,
    TableRow,
    TischschildContent,
)
from jassturnier.printing.forms import FORMS
from jassturnier.printing.paper import cut_order
from tests.printing.paper import EVENT, HOSTILE, LINK, fonts, ranking, text
from tests.sources import ROOT


def content_of(form: str, name: str) -> object:
    """A small content of a form with one name everywhere a person can write."""
    team = (Person(name, 1, name), Person(name, 2, name))
    seats = (SeatRow(name, 1, (Seat(1, 7, "A"), Seat(2, note=name))),)
    tables = (PasseTables(1, (TableRow(7, team, team, name), TableRow(8, note=name)), team),)
    contents: dict[str, object] = {
        "standblaetter": [
            StandblattContent(
                1, team, category=name, rows=(StandblattRow(1, 7, "A", team), StandblattRow(2, note=name))
            )
        ],
        "punkteblaetter": [PunkteblattContent(12, 1, 7, team, team, Link(LINK.url, name))],
        "lose": [LosContent(7, "A", 1)],
        "auslosung_by_name": seats,
        "auslosung_by_table": tables,
        "teilnehmerliste": [ParticipantRow(1, name, name, name, note=name)],
        "tischschilder": [TischschildContent(7, name, Link(LINK.url, name), name, (name, name))],
        "kontrollblatt": [ControlContent(1, (ControlRow(7, name, 1, 2, name, name),))],
        "rangverlesen": ReadOutContent(name, (ReadOutRow("1", (name, name), name, name, name, name),), name),
        "notfallmappe": NotfallContent(seats, tables),
        "reglement": ReglementContent(entry_fee=name, extra=(name,)),
    }
    table = replace(ranking(2), title=name, subtitle=name, footers=(name,))
    row = (name,) * len(table.columns)
    table = replace(table, sections=(replace(table.sections[0], rows=(row,), heading=name),))
    return contents.get(form, table)


@pytest.fixture(params=sorted(FORMS))
def form(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_equal_content_gives_equal_bytes(form: str) -> None:
    draw, content = FORMS[form], content_of(form, "Muster Anna")
    assert draw(EVENT, content) == draw(EVENT, content)


def test_only_embedded_fonts_are_used(form: str) -> None:
    found = fonts(FORMS[form](EVENT, content_of(form, "Muster Anna-Katharina Hildegard von Oberdorf")))
    assert {name for name in found if not name.startswith("DejaVuSans")} == set()
    assert set(found.values()) == {True}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_words_are_printed_as_words(form: str, name: str) -> None:
    event = replace(EVENT, tournament=name, date=name, place=name, draw_label=name, address=name, reglement=name)
    assert FORMS[form](event, content_of(form, name)).startswith(b"%PDF")


def test_markup_stays_visible() -> None:
    said = text(FORMS["teilnehmerliste"](EVENT, [ParticipantRow(1, "A <b Team"), ParticipantRow(2, "<i>x</i>")]))
    assert "A <b Team" in said
    assert "<i>x</i>" in said


def test_document_information_names_form_and_tournament(form: str) -> None:
    reader = PdfReader(BytesIO(FORMS[form](EVENT, content_of(form, "Muster"))))
    assert reader.metadata is not None
    assert (reader.metadata.title or "").endswith(" – Jassmeisterschaft Oberdorf")
    assert reader.metadata.author == "Jassmeisterschaft Oberdorf"
    assert str(reader.metadata["/CreationDate"]) == "D:20261114201400"


def test_rehearsal_is_written_across_each_form(form: str) -> None:
    said = text(FORMS[form](replace(EVENT, rehearsal=True), content_of(form, "Muster")))
    assert "PROBE" in said
    assert "PROBE" not in text(FORMS[form](EVENT, content_of(form, "Muster")))


@pytest.mark.parametrize(
    ("count", "per_page", "order"),
    [
        (0, 4, []),
        (1, 2, [0, None]),
        (4, 2, [0, 2, 1, 3]),
        (5, 2, [0, 3, 1, 4, 2, None]),
        (6, 4, [0, 2, 4, None, 1, 3, 5, None]),
    ],
)
def test_cut_order(count: int, per_page: int, order: list[int | None]) -> None:
    assert cut_order(range(count), per_page) == order


def test_another_process_at_another_place_and_hour_draws_the_same_bytes() -> None:
    code = (
        "import hashlib; from tests.printing.test_paper import *\n"
        "for form in sorted(FORMS): print(hashlib.sha256(FORMS[form](EVENT, content_of(form, 'Muster'))).hexdigest())"
    )
    elsewhere = {**os.environ, "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "7"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=elsewhere, cwd=ROOT
    )
    here = [hashlib.sha256(FORMS[form](EVENT, content_of(form, "Muster"))).hexdigest() for form in sorted(FORMS)]
    assert done.stdout.split() == here
