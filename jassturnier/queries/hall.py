"""What everybody in the hall may see: the released list, and where one start number sits and what it has."""

from __future__ import annotations

from dataclasses import dataclass

from jassturnier.queries.names import joined
from jassturnier.queries.releases import Released, latest_release
from jassturnier.queries.results import results_of
from jassturnier.queries.seating import Names, Spot, spots
from jassturnier.queries.tournaments import PasseInfo, TournamentInfo, passen_of, tournament_info
from scoring.standblatt import CellKind, tally


@dataclass(frozen=True, slots=True)
class Hall:
    """The page of the hall: the tournament, the Passe that runs (or None), the list released last (or None)."""

    tournament: TournamentInfo
    running: PasseInfo | None
    released: Released | None


@dataclass(frozen=True, slots=True)
class OwnPasse:
    """One Passe of one start number: where it sits, with whom, and its points once typed (None before)."""

    passe: int
    table: int
    team: str
    pausing: bool
    others: str
    points: int | None


@dataclass(frozen=True, slots=True)
class Own:
    """The page of one start number."""

    tournament: TournamentInfo
    number: int
    name: str
    passen: tuple[OwnPasse, ...]


def hall_of(tournament_id: int) -> Hall | None:
    """Return what the hall sees, or None where there is no such tournament. Three queries."""
    tournament = tournament_info(tournament_id)
    if tournament is None:
        return None
    running = [p for p in passen_of(tournament_id) if p.started and not p.closed]
    return Hall(tournament, running[-1] if running else None, latest_release(tournament_id))


def own_of(tournament_id: int, number: int) -> Own | None:
    """Return where a start number sits and what it has, or None where there is no such number. Ten queries."""
    tournament = tournament_info(tournament_id)
    if tournament is None:
        return None
    results = results_of(tournament)
    who = results.people.get(number)
    if who is None:
        return None
    ranked = next(s for s in results.standblaetter if s.id == number)
    cells = tally(ranked, len(results.passen)).cells
    points = {
        passe.number: cell.points
        for passe, cell in zip(results.passen, cells, strict=True)
        if cell.kind in (CellKind.PLAYED, CellKind.PAUSE)
    }
    people = who.holders.last
    places, names = spots(tournament_id), Names(tournament_id)
    own = tuple(_passe(s, places, names, tournament, points) for s in places if s.number == number)
    return Own(tournament, number, "" if any(p.not_published for p in people) else joined(people), own)


def _passe(
    spot: Spot, places: list[Spot], names: Names, tournament: TournamentInfo, points: dict[int, int | None]
) -> OwnPasse:
    same_table = [s for s in places if (s.passe, s.table) == (spot.passe, spot.table) and s.number != spot.number]
    others = [s for s in same_table if (s.team == spot.team) is tournament.einzel] if spot.seated else []
    text = ", ".join(f"{s.number} {names.label(s.number, s.passe)}".strip() for s in others)
    return OwnPasse(spot.passe, spot.table, spot.team, spot.pausing, text, points.get(spot.passe))
