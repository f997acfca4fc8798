"""The valid results: the one place that says what each Standblatt has in each Passe and what each table played."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import scoring.standblatt as rules
from jassturnier.models import Correction, Entry, Place, Standblatt
from jassturnier.models.entries import OverrideKind
from jassturnier.models.passen import PlaceKind
from jassturnier.models.people import Ranked, StandblattKind
from jassturnier.queries.names import NOBODY, Holders, holders_by_standblatt
from jassturnier.queries.tournaments import PasseInfo, TournamentInfo, passen_of
from scoring.controls import TableResult


@dataclass(frozen=True, slots=True)
class Who:
    """What a list prints beside the figures of one start number."""

    number: int
    holders: Holders
    ranked_reason: str
    excluded_reason: str


@dataclass(frozen=True, slots=True)
class Results:
    """All that ranking and control sums need. `passen` are the Passen that count (cancelled ones left out), in order;
    results and TableResult.passe count along this list, so Passe k of the list is passen[k - 1]."""

    passen: tuple[PasseInfo, ...]
    standblaetter: tuple[rules.Standblatt, ...]
    tables: tuple[TableResult, ...]
    people: dict[int, Who]


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The valid figures of one table in one Passe."""

    a: int
    b: int
    matches_a: int
    matches_b: int
    excepted: bool

    def of(self, team: str, bonus: int) -> rules.Played:
        """Return what one team has from this table."""
        points, matches = (self.a, self.matches_a) if team == "A" else (self.b, self.matches_b)
        return rules.Played(points, matches * bonus)


def results_of(tournament: TournamentInfo) -> Results:
    """Return the valid results of a tournament. Six queries, whatever its size.

    Only handed-out Standblätter count (DESIGN 3). A seat without valid figures is open; who had no seat in a started
    Passe is missing; a Passe drawn by hand is open for everybody until it is closed.
    """
    passen = tuple(p for p in passen_of(tournament.id) if not p.cancelled)
    sheets = _valid_sheets(tournament.id)
    places = _places(tournament.id)
    corrections = _corrections(tournament.id)
    holders = holders_by_standblatt(tournament.id)
    ranked: list[rules.Standblatt] = []
    people: dict[int, Who] = {}
    for row in Standblatt.objects.filter(tournament_id=tournament.id, handed_out_at__isnull=False).order_by("number"):
        held = holders.get(row.pk, NOBODY)
        seats = places.get(row.pk, {})
        cells = tuple(_result(row, passe, seats.get(passe.id), sheets, tournament.match_bonus) for passe in passen)
        ranked.append(_standblatt(row, held, cells, corrections.get(row.pk, ()), passen))
        people[row.number] = Who(row.number, held, row.ranked_reason, row.excluded_reason)
    tables = _tables(passen, places, sheets)
    return Results(passen, tuple(ranked), tables, people)


def unnamed_tables(results: Results, index: int, tournament: TournamentInfo) -> int:
    """Return how many tables nobody has named yet, in the Passe at `index` if it was drawn by hand.

    Those who are there and have no result fill them, but for the tables that are named and not typed. Pure.
    """
    passe = results.passen[index]
    if not passe.by_hand or passe.closed:
        return 0
    waiting = sum(s.results[index] is rules.OPEN for s in results.standblaetter)
    named = sum(t.passe == index + 1 and t.a is None for t in results.tables)
    return max(waiting // tournament.per_table - named, 0)


def _valid_sheets(tournament_id: int) -> dict[tuple[int, int], _Sheet]:
    rows = Entry.objects.filter(tournament_id=tournament_id, valid=True).select_related("punkteblatt")
    return {
        (e.punkteblatt.passe_id, e.punkteblatt.table_id): _Sheet(
            e.control_a,
            e.control_b,
            e.matches_a,
            e.matches_b,
            e.override != OverrideKind.NONE,
        )
        for e in rows
    }


def _places(tournament_id: int) -> dict[int, dict[int, Place]]:
    found: dict[int, dict[int, Place]] = defaultdict(dict)
    for place in Place.objects.filter(tournament_id=tournament_id).select_related("table"):
        found[place.standblatt_id][place.passe_id] = place
    return found


def _corrections(tournament_id: int) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    rows = Correction.objects.filter(tournament_id=tournament_id).order_by("at", "pk")
    for standblatt_id, points in rows.values_list("standblatt_id", "points"):
        found[standblatt_id] = (*found.get(standblatt_id, ()), points)
    return found


def _result(
    row: Standblatt, passe: PasseInfo, place: Place | None, sheets: dict[tuple[int, int], _Sheet], bonus: int
) -> rules.Result:
    """Say what one Standblatt has in one Passe (DESIGN 6, missing, open, pause)."""
    if place is not None and place.kind == PlaceKind.SEAT and place.table_id is not None:
        sheet = sheets.get((passe.id, place.table_id))
        return sheet.of(place.team, bonus) if sheet else rules.OPEN
    if place is not None and place.kind == PlaceKind.PAUSE:
        return rules.Pause(place.credit or 0)
    if row.kind == StandblattKind.ERSATZ:
        return rules.NOT_SEATED
    there = row.from_passe <= passe.number and (row.to_passe is None or passe.number <= row.to_passe)
    if place is not None or not there or row.excluded_at is not None:
        return rules.MISSING
    may_still_come = not passe.started or (passe.by_hand and not passe.closed)
    return rules.OPEN if may_still_come else rules.MISSING


def _standblatt(
    row: Standblatt,
    held: Holders,
    cells: tuple[rules.Result, ...],
    corrections: tuple[int, ...],
    passen: tuple[PasseInfo, ...],
) -> rules.Standblatt:
    last = held.last
    return rules.Standblatt(
        id=row.number,
        results=cells,
        kind=rules.Kind.ERSATZ if row.kind == StandblattKind.ERSATZ else rules.Kind.NORMAL,
        without_rank=_without_rank(row, held, passen),
        corrections=corrections,
        category=last[0].category if last else "",
        club=last[0].club if last else "",
        lot=row.lot,
    )


def _without_rank(row: Standblatt, held: Holders, passen: tuple[PasseInfo, ...]) -> rules.NoRank | None:
    """Return why it is not ranked (DESIGN 6, replaced, late, gone); a decision with reason goes before the rule."""
    last = passen[-1].number if passen else 0
    if row.excluded_at is not None:
        return rules.NoRank.EXCLUDED
    if row.ranked == Ranked.NO:
        return rules.NoRank.DECIDED
    if row.ranked == Ranked.YES:
        return None
    if held.replaced_by(last):
        return rules.NoRank.REPLACED
    if row.to_passe is not None and row.to_passe < last:
        return rules.NoRank.GONE
    return None


def _tables(
    passen: tuple[PasseInfo, ...], places: dict[int, dict[int, Place]], sheets: dict[tuple[int, int], _Sheet]
) -> tuple[TableResult, ...]:
    """Return every table that has seats, with its valid figures or none."""
    seen: dict[tuple[int, int], TableResult] = {}
    order = {passe.id: (index, passe) for index, passe in enumerate(passen, start=1)}
    for of_one in places.values():
        for place in of_one.values():
            if place.kind != PlaceKind.SEAT or place.table is None or place.passe_id not in order:
                continue
            index, passe = order[place.passe_id]
            sheet = sheets.get((place.passe_id, place.table.pk))
            seen[(index, place.table.number)] = TableResult(
                passe=index,
                tisch=place.table.number,
                spiele=passe.spiele,
                a=sheet.a if sheet else None,
                b=sheet.b if sheet else None,
                excepted=sheet.excepted if sheet else False,
            )
    return tuple(seen[key] for key in sorted(seen))
