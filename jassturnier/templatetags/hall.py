"""One cell of a released list, which is kept as plain data: kind, points, dropped."""

from __future__ import annotations

from django import template

from jassturnier.queries.standing_texts import cell_text
from scoring.standblatt import Cell, CellKind

register = template.Library()


@register.filter
def hall_cell(cell: list[object]) -> str:
    """Write a stored cell as the Rangliste does: 1'012, (812), 942 P, …, –."""
    kind, points, dropped = cell
    return cell_text(Cell(CellKind(str(kind)), points if isinstance(points, int) else None, bool(dropped)))
