"""The QR codes on paper, of tables, Punkteblätter and Standblätter, with what a person without a camera types."""

from __future__ import annotations

from collections.abc import Mapping

from jassturnier.printing.content import Link
from jassturnier.queries.schreiber_codes import TableCode, sheet_codes, table_codes

REHEARSAL_ADDRESS = "http://jass.example"
"""What a rehearsal prints without an address of its own. It leads nowhere, and the tournament is always number 0
there, so that the same seed gives the same paper beside other tournaments."""


def table_links(tournament_id: int, address: str) -> dict[int, Link]:
    """Return the link of each table's sign, by table number; none without an address of the hall. Two queries."""
    return _links(table_codes(tournament_id), address) if address else {}


def sheet_links(tournament_id: int, passe: int, address: str) -> dict[int, Link]:
    """Return the link of each Punkteblatt of a Passe (1–12), by table; none without an address. Two queries."""
    return _links(sheet_codes(tournament_id, passe), address) if address else {}


def own_link(tournament_id: int, number: int, address: str) -> Link | None:
    """Return the link of a Standblatt to the page of its start number in the hall; None without an address."""
    tournament = 0 if address == REHEARSAL_ADDRESS else tournament_id
    url = f"{address.rstrip('/')}/saal/{tournament}/{number}/"
    return Link(url, url.partition("://")[2]) if address else None


def _links(codes: Mapping[int, TableCode], address: str) -> dict[int, Link]:
    """In capitals throughout, for that makes the smallest squares; the typed way is number and PIN at /tisch/."""
    base = address.rstrip("/").upper()
    links = {}
    for number, each in codes.items():
        tournament, rest = each.code.split("-", 1)
        code = f"0-{rest}" if address == REHEARSAL_ADDRESS else f"{tournament}-{rest}"
        links[number] = Link(f"{base}/S/{code}/", f"{each.pin[:3]} {each.pin[3:]}")
    return links
