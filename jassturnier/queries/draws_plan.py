"""How a draw is kept: places, findings and players as plain JSON rows, and back as the types of `draws`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from draws import Code, Finding, Place, Player, Reason

Row = list[Any]


class Way(StrEnum):
    """How a draft came about; kept in Draw.options["way"]."""

    DRAWN = "ausgelost"
    PREPRINTED = "vorgedruckt"
    GAPS = "luecken"
    TAKEN_IN = "plan"
    BY_RANK = "rang"


def plan_rows(places: Iterable[Place]) -> list[Row]:
    """Return places as [Passe, number, table, team, seat]; a pause has None three times."""
    return [[p.passe, int(p.player), p.table, p.team, p.seat] for p in places]


def places_in(rows: Sequence[Row]) -> tuple[Place, ...]:
    """Return the places of a kept plan."""
    return tuple(Place(passe, str(number), table, team, seat) for passe, number, table, team, seat in rows)


def finding_rows(findings: Iterable[Finding]) -> list[dict[str, Any]]:
    """Return findings as plain JSON data."""
    return [
        {"code": f.code.value, "players": list(f.players), "passen": list(f.passen), "number": f.number,
         "reason": f.reason.value}
        for f in findings
    ]  # fmt: skip


def findings_in(rows: Sequence[dict[str, Any]]) -> tuple[Finding, ...]:
    """Return the findings of a kept draw; one this version no longer knows is left out."""
    known = {code.value for code in Code}
    return tuple(
        Finding(Code(r["code"]), tuple(r["players"]), tuple(r["passen"]), r["number"], Reason(r["reason"]))
        for r in rows
        if r["code"] in known
    )


def player_rows(players: Iterable[Player]) -> list[Row]:
    """Return players as [number, Ersatz, fixed table, absent Passen], so that anybody can draw again."""
    return [[int(p.id), p.ersatz, p.fixed_table, sorted(p.absent)] for p in players]


def players_in(rows: Sequence[Row]) -> tuple[Player, ...]:
    """Return the players of a kept draw."""
    return tuple(Player(str(number), ersatz, fixed, frozenset(absent)) for number, ersatz, fixed, absent in rows)
