"""Who moves in a smallest change, one sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _

from jassturnier.queries.seating import Names
from jassturnier.views.draws_gap_words import named

SHOWN = 40


def move_lines(moves: Sequence[Sequence[Any]], names: Names) -> list[str]:
    """Word the moves kept with the draft: [start number, Passe, old, new], a place as [table, team], [] a pause."""
    lines = [
        _sentence(old, new) % {"who": named(number, names), "p": passe, "old": _where(old), "new": _where(new)}
        for number, passe, old, new in moves[:SHOWN]
    ]
    if len(moves) > SHOWN:
        lines.append(_("… und noch %(n)s weitere.") % {"n": len(moves) - SHOWN})
    return lines


def _sentence(old: list[Any] | None, new: list[Any] | None) -> str:
    if new is None:
        return _("%(who)s: in Passe %(p)s kein Platz mehr.")
    if new == []:
        return _("%(who)s: pausiert in Passe %(p)s.")
    if not old:
        return _("%(who)s: in Passe %(p)s neu an %(new)s.")
    return _("%(who)s: in Passe %(p)s von %(old)s nach %(new)s.")


def _where(spot: list[Any] | None) -> str:
    return _("Tisch %(t)s %(team)s") % {"t": spot[0], "team": spot[1]} if spot else ""
