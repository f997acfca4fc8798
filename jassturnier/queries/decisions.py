"""Corrections, warnings and decisions as they are listed, and who has two warnings (Reglement 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from jassturnier.models import Correction, Decision
from jassturnier.models.records import DecisionKind
from jassturnier.queries.names import holders_by_standblatt, joined


@dataclass(frozen=True, slots=True)
class CorrectionRow:
    """One correction: ± points of a start number, why, by whom; `undone` when a later one took it back."""

    id: int
    number: int
    name: str
    points: int
    reason: str
    by: str
    at: datetime
    undone: bool
    undoes: bool


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One decision, warning, exception or acknowledged sum. `number`, `passe`, `table` are 0 where it names none."""

    id: int
    kind: str
    kind_word: str
    number: int
    name: str
    passe: int
    table: int
    situation: str
    rule: str
    text: str
    by: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Decisions:
    """All that was decided, newest first. `warned_twice` are start numbers with two warnings or more, with names."""

    corrections: tuple[CorrectionRow, ...]
    decisions: tuple[DecisionRow, ...]
    warned_twice: tuple[tuple[int, str], ...]

    @property
    def last_correction(self) -> int:
        """Return the highest row id of a correction, 0 before the first."""
        return max((row.id for row in self.corrections), default=0)

    @property
    def last_decision(self) -> int:
        """Return the highest row id of a decision, 0 before the first."""
        return max((row.id for row in self.decisions), default=0)


def decisions_of(tournament_id: int) -> Decisions:
    """Return corrections and decisions of a tournament. Three queries."""
    holders = holders_by_standblatt(tournament_id)
    names = {pk: joined(held.last) for pk, held in holders.items()}
    corrections = _corrections(tournament_id, names)
    decisions = tuple(
        DecisionRow(
            row.pk, row.kind, DecisionKind(row.kind).label,
            row.standblatt.number if row.standblatt else 0, names.get(row.standblatt_id or 0, ""),
            row.passe.number if row.passe else 0, row.table.number if row.table else 0,
            row.situation, row.rule, row.text, row.by, row.at,
        )
        for row in Decision.objects.filter(tournament_id=tournament_id)
        .select_related("standblatt", "passe", "table").order_by("-pk")
    )  # fmt: skip
    return Decisions(corrections, decisions, _warned_twice(decisions))


def _corrections(tournament_id: int, names: dict[int, str]) -> tuple[CorrectionRow, ...]:
    rows = list(Correction.objects.filter(tournament_id=tournament_id).select_related("standblatt").order_by("-pk"))
    undone = {row.undoes_id for row in rows}
    return tuple(
        CorrectionRow(
            row.pk, row.standblatt.number, names.get(row.standblatt_id, ""), row.points, row.reason, row.by, row.at,
            row.pk in undone, row.undoes_id is not None,
        )
        for row in rows
    )  # fmt: skip


def _warned_twice(decisions: tuple[DecisionRow, ...]) -> tuple[tuple[int, str], ...]:
    warned = [(row.number, row.name) for row in decisions if row.kind == DecisionKind.WARNING and row.number]
    return tuple(sorted({each for each in warned if warned.count(each) >= 2}))

