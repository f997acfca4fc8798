"""Takes in a list that was played elsewhere, table by table, through the same verbs as the pages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from jassturnier.models.entries import OverrideKind
from jassturnier.models.tournaments import Kind
from jassturnier.queries.people_rows import NewStandblatt, PersonData
from jassturnier.services.actors import Actor
from jassturnier.services.door import hand_out
from jassturnier.services.draws_confirm import confirm_draft
from jassturnier.services.draws_plan import take_in_plan
from jassturnier.services.entries_paper import receive_sheet
from jassturnier.services.evening import take_in_totals
from jassturnier.services.imports import take_in
from jassturnier.services.outcomes import Refused
from jassturnier.services.passen import close_passe, start_passe
from jassturnier.services.tournaments import NewTournament, create_tournament


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """One table of a list of pairs: start numbers and card points of both teams."""

    passe: int
    pair_a: int
    points_a: int
    pair_b: int
    points_b: int


@dataclass(frozen=True, slots=True)
class RefusedTable:
    """A table whose figures were refused: its Passe and number, the sum found, the sentence."""

    passe: int
    table: int
    found: int
    text: str


@dataclass(frozen=True, slots=True)
class Replay:
    """The tournament that was made and the tables that were refused."""

    tournament_id: int
    refused: tuple[RefusedTable, ...]


def replay_pairs(
    *,
    organiser_id: int,
    name: str,
    day: date,
    spiele: int,
    played: Sequence[PlayedTable],
    tie_rule: str,
    by: Actor,
    reason: str = "",
) -> Replay:
    """Make a Partnerschieber from played tables: people, plan as CSV, every sheet, every Passe closed.

    Tables within a Passe are numbered in the order of the list. A sheet that is refused is saved with the
    Jassleitung's `reason` as an "abgeschriebene Liste"; without a reason it stays open, and so does its Passe.
    Raises Refused as the verbs do.
    """
    by_passe: dict[int, list[PlayedTable]] = defaultdict(list)
    for table in played:
        by_passe[table.passe].append(table)
    settings = NewTournament(
        name=name, date=day, kind=Kind.PARTNER, spiele=(spiele,) * len(by_passe), tie_rule=tie_rule
    )
    made = create_tournament(organiser_id=organiser_id, settings=settings, by=by).number
    _seat(made, by_passe, by)
    refused: list[RefusedTable] = []
    for passe in sorted(by_passe):
        start_passe(tournament_id=made, number=passe, by=by)
        refused += _take_in_passe(made, passe, by_passe[passe], by, reason)
        if reason or not any(r.passe == passe for r in refused):
            close_passe(tournament_id=made, number=passe, by=by, acknowledged=reason)
    return Replay(made, tuple(refused))


def _seat(tournament_id: int, by_passe: dict[int, list[PlayedTable]], by: Actor) -> None:
    numbers = sorted({n for tables in by_passe.values() for t in tables for n in (t.pair_a, t.pair_b)})
    pairs = [
        NewStandblatt(people=(PersonData(f"Paar {n:03} A"), PersonData(f"Paar {n:03} B")), number=n) for n in numbers
    ]
    take_in(tournament_id=tournament_id, rows=pairs, by=by)
    hand_out(tournament_id=tournament_id, numbers=numbers, by=by)
    lines = ["passe,table,team,seat,player"]
    for passe, tables in sorted(by_passe.items()):
        for index, table in enumerate(tables, start=1):
            lines += [f"{passe},{index},A,1,{table.pair_a}", f"{passe},{index},B,1,{table.pair_b}"]
    draft = take_in_plan(tournament_id=tournament_id, text="\n".join(lines), by=by)
    confirm_draft(tournament_id=tournament_id, number=draft.number, by=by)


def _take_in_passe(
    tournament_id: int, passe: int, tables: list[PlayedTable], by: Actor, reason: str
) -> list[RefusedTable]:
    refused: list[RefusedTable] = []
    for index, table in enumerate(tables, start=1):
        receive_sheet(tournament_id=tournament_id, passe=passe, table=index, by=by)
        try:
            _take_in_table(tournament_id, index, table, by)
        except Refused as refusal:
            refused.append(RefusedTable(passe, index, table.points_a + table.points_b, refusal.text))
            if reason:
                _take_in_table(tournament_id, index, table, by, OverrideKind.COPIED_LIST, reason)
    return refused


def _take_in_table(
    tournament_id: int, number: int, table: PlayedTable, by: Actor, override: str = "", reason: str = ""
) -> None:
    take_in_totals(
        tournament_id=tournament_id,
        passe=table.passe,
        table=number,
        a=table.points_a,
        b=table.points_b,
        by=by,
        override=override,
        reason=reason,
    )
