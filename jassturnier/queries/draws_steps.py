"""What the Auslosung needs next, and how far each Passe is: derived from facts, never stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from jassturnier.models.passen import PlaceKind
from jassturnier.models.tournaments import Begin
from jassturnier.queries.draws import Attempt
from jassturnier.queries.draws_gaps import Gaps
from jassturnier.queries.draws_input import Ground
from jassturnier.queries.tournaments import PasseInfo, TournamentInfo


class DrawStep(StrEnum):
    """The one step that comes next."""

    DRAFT = "entwurf"
    NOBODY = "niemand"
    PREPRINT = "vorgedruckt"
    GAPS = "luecken"
    DRAW = "auslosen"
    PRINT = "drucken"
    OVER = "fertig"


@dataclass(frozen=True, slots=True)
class PasseRow:
    """How far one Passe is: its state code, tables, pauses and who is absent."""

    number: int
    state: str
    tables: int
    pauses: int
    drawn: bool


def next_step_of(tournament: TournamentInfo, ground: Ground, gaps: Gaps, attempts: Sequence[Attempt]) -> DrawStep:
    """Return the next step: a draft first, then gaps, then what is not drawn yet; last the prints."""
    if attempts and attempts[0].draft:
        return DrawStep.DRAFT
    if not ground.open_passen:
        return DrawStep.OVER
    drawn = any(row.drawn for row in passe_rows(ground))
    door_open = tournament.door_closed_at is None
    if tournament.begin != Begin.DOOR_CLOSED and door_open and not drawn:
        return DrawStep.PREPRINT
    if not ground.normal and not (drawn and door_open):
        return DrawStep.NOBODY
    waiting = tournament.begin != Begin.DOOR_CLOSED and door_open
    if gaps.any and not waiting:
        return DrawStep.GAPS
    if not waiting and any(not row.drawn for row in passe_rows(ground) if row.number in ground.open_passen):
        return DrawStep.DRAW
    return DrawStep.PRINT


def passe_rows(ground: Ground) -> list[PasseRow]:
    """Return one row per Passe. No query."""
    return [
        PasseRow(
            number=passe.number,
            state=_state(passe),
            tables=len({s.table for s in ground.spots if s.passe == passe.number and s.seated}),
            pauses=sum(s.passe == passe.number and s.pausing for s in ground.spots),
            drawn=any(s.passe == passe.number and s.kind != PlaceKind.ABSENT for s in ground.spots),
        )
        for passe in ground.passen
    ]


def _state(passe: PasseInfo) -> str:
    """Return the code of the state mark."""
    if passe.cancelled:
        return "abgesagt"
    if passe.closed:
        return "geschlossen"
    return "laeuft" if passe.started else "geplant"
