"""Notfallmappe: everything needed to finish the evening by hand, in one file, printed right after the draw."""

from jassturnier.printing.auslosung import by_name_size, draw_by_name, draw_by_table
from jassturnier.printing.content import (
    ControlContent,
    ControlRow,
    Event,
    NotfallContent,
    PasseTables,
    PunkteblattContent,
)
from jassturnier.printing.kontrollblatt import draw_kontrollblatt
from jassturnier.printing.paper import A4, A4_WIDE, Document
from jassturnier.printing.punkteblatt import draw_punkteblaetter
from jassturnier.printing.words import gettext as _


def notfallmappe(event: Event, content: NotfallContent) -> bytes:
    """Draw, in this order: Auslosung by name, by table, empty Kontrollblätter, empty Punkteblätter for each Passe."""
    document = Document(event, _("Notfallmappe"), A4)
    document.size = by_name_size(content.by_name)
    draw_by_name(document, content.by_name)
    document.size = A4
    draw_by_table(document, content.passen)
    draw_kontrollblatt(document, [_empty_control(passe) for passe in content.passen])
    document.size = A4_WIDE
    for passe in content.passen:
        draw_punkteblaetter(document, _empty_sheets(event, passe, content.reserve_per_passe))
    return document.finish()


def _empty_control(passe: PasseTables) -> ControlContent:
    return ControlContent(passe.passe, tuple(ControlRow(table.table) for table in passe.tables))


def _empty_sheets(event: Event, passe: PasseTables, count: int) -> list[PunkteblattContent]:
    """Sheets with Passe and expected sum, but table, numbers and names to write: they fit whatever happens."""
    spiele = event.spiele[passe.passe - 1] if passe.passe <= len(event.spiele) else event.spiele[-1]
    return [PunkteblattContent(spiele, passe.passe)] * (count or len(passe.tables))
