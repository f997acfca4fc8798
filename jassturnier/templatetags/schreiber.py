"""The marks of a table's devices on the board: how far, silent, reported."""

from __future__ import annotations

from typing import Any

from django import template

from jassturnier.queries.schreiber_board import TableNote

register = template.Library()


@register.inclusion_tag("schreiber/_board_marks.html")
def device_marks(notes: dict[int, TableNote], sheet: Any, spiele: int) -> dict[str, Any]:  # noqa: ANN401
    """Show what the device at a table says; its progress and silence only until the sheet is handed in."""
    note = (notes or {}).get(sheet.table, TableNote())
    typing = note.filled is not None and not sheet.handed_in
    return {"note": note, "typing": typing, "spiele": spiele}
