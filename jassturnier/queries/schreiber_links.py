"""The QR codes of tables and Punkteblätter on paper, with what a person without a camera types instead."""

from __future__ import annotations

from collections.abc import Mapping

from jassturnier.printing.content import Link
from jassturnier.queries.schreiber_codes import TableCode, sheet_codes, table_codes


def table_links(tournament_id: int, address: str) -> dict[int, Link]:
    """Return the link of each table's sign, by table number; none without an address of the hall. Two queries."""
    return _links(table_codes(tournament_id), address) if address else {}


def sheet_links(tournament_id: int, passe: int, address: str) -> dict[int, Link]:
    """Return the link of each Punkteblatt of a Passe (1–12), by table; none without an address. Two queries."""
    return _links(sheet_codes(tournament_id, passe), address) if address else {}


def _links(codes: Mapping[int, TableCode], address: str) -> dict[int, Link]:
    """In capitals throughout, for that makes the smallest squares; the typed way is number and PIN at /tisch/."""
    base = address.rstrip("/").upper()
    return {n: Link(f"{base}/S/{each.code}/", f"{each.pin[:3]} {each.pin[3:]}") for n, each in codes.items()}
