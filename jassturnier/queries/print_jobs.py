"""Each printable form as one job: which form of `printing`, with what content. Reading is over when this returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from jassturnier.printing import content
from jassturnier.queries.people import StandblattInfo, standblaetter
from jassturnier.queries.print_sheets import control_contents
from jassturnier.queries.prints import (
    address_of,
    event_of,
    participant_rows,
    punkteblatt_contents,
    reglement_content,
    rehearsal_time,
    standblatt_contents,
)
from jassturnier.queries.schreiber_links import sheet_links, table_links
from jassturnier.queries.seating import Names, by_name, by_table, spots
from jassturnier.queries.standing_texts import ranking_content, read_out_content
from jassturnier.queries.standings import standings_of
from jassturnier.queries.tournaments import PasseInfo, TournamentInfo, passen_of


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to print: one Passe or all (None), certain start numbers or all (empty), paper size, order of reading."""

    passe: int | None = None
    numbers: tuple[int, ...] = ()
    paper: str = "a4x4"
    empty: int = 0
    order: str = ""


@dataclass(frozen=True, slots=True)
class Job:
    """One print: the form's name in `printing`, the event, its content and options. It can be pickled."""

    form: str
    event: content.Event
    content: Any
    options: dict[str, Any] = field(default_factory=dict)


class NothingToPrint(Exception):
    """There is nothing on this form yet; `code` is "seats", "people", "passe" or "ranking"."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def job_for(form: str, tournament: TournamentInfo, wanted: Wanted, now: datetime) -> Job:
    """Return the job for a form, at most eight queries. Raises NothingToPrint; KeyError for an unknown form."""
    passen = passen_of(tournament.id)
    event = event_of(tournament, passen, now)
    if form in TYPED_AS_A_WHOLE:
        event = replace(event, address="")
    if form in TYPED_AT_TABLES and event.address:
        event = replace(event, address=f"{event.address.rstrip('/')}/tisch/")
    body, options = CONTENTS[form](tournament, passen, wanted)
    if not body:
        raise NothingToPrint("seats" if form in NEEDS_SEATS else "people")
    return Job("standblaetter" if form == "talons" else form, event, body, options)


Content = tuple[Any, dict[str, Any]]


def _standblaetter(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    sheets = _chosen(tournament.id, wanted)
    contents = standblatt_contents(tournament, sheets, spots(tournament.id), Names(tournament.id))
    return contents, {"paper": wanted.paper}


def _talons(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    """Empty Standblätter with the Abreiss-Talon: number first, name later; seats of Passe 1 where drawn before."""
    sheets = _chosen(tournament.id, wanted)
    contents = standblatt_contents(tournament, sheets, spots(tournament.id), Names(tournament.id))
    return contents, {"paper": wanted.paper, "talon": True}


def _punkteblaetter(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    if wanted.empty:
        spiele = next((p.spiele for p in passen if p.number == (wanted.passe or 1)), 12)
        return (content.PunkteblattContent(spiele, wanted.passe),) * wanted.empty, {}
    places, names = spots(tournament.id, wanted.passe), Names(tournament.id)
    sheets = [
        punkteblatt_contents(p, places, names, sheet_links(tournament.id, p.number, address_of(tournament)))
        for p in _one_or_all(passen, wanted)
    ]
    return tuple(sheet for of_passe in sheets for sheet in of_passe), {}


def _by_name(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    return by_name(tournament.id), {}


def _by_table(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    return by_table(tournament.id, wanted.passe), {}


def _teilnehmer(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    return participant_rows(standblaetter(tournament.id)), {}


def _kontrollblatt(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    only_at = rehearsal_time(tournament) if tournament.rehearsal_seed else None
    return control_contents(tournament.id, _one_or_all(passen, wanted), only_at=only_at), {}


def _rangliste(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    standings = standings_of(tournament, wanted.passe)
    if standings.last_passe == 0:
        raise NothingToPrint("ranking")
    return ranking_content(standings, public=True), {}


def _rangverlesen(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    standings = standings_of(tournament, wanted.passe)
    if standings.last_passe == 0:
        raise NothingToPrint("ranking")
    return read_out_content(standings, wanted.order), {}


def _lose(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    seats = [s for s in spots(tournament.id, wanted.passe or 1) if s.seated]
    return tuple(content.LosContent(s.table, s.team, s.passe) for s in seats), {}


def _tischschilder(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    tables = sorted({s.table for s in spots(tournament.id) if s.seated})
    links = table_links(tournament.id, address_of(tournament))
    return tuple(content.TischschildContent(t, link=links.get(t), wlan=tournament.wlan_code) for t in tables), {}


def _notfallmappe(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    tables = by_table(tournament.id)
    return content.NotfallContent(by_name(tournament.id), tables) if tables else None, {}


def _reglement(tournament: TournamentInfo, passen: list[PasseInfo], wanted: Wanted) -> Content:
    return reglement_content(tournament), {}


def _chosen(tournament_id: int, wanted: Wanted) -> list[StandblattInfo]:
    """Return the Standblätter asked for, else all who are there, else all."""
    sheets = standblaetter(tournament_id)
    if wanted.numbers:
        return [s for s in sheets if s.number in set(wanted.numbers)]
    return [s for s in sheets if s.present] or sheets


def _one_or_all(passen: list[PasseInfo], wanted: Wanted) -> list[PasseInfo]:
    found = [p for p in passen if not p.cancelled and wanted.passe in (None, p.number)]
    if not found:
        raise NothingToPrint("passe")
    return found


CONTENTS: dict[str, Callable[[TournamentInfo, list[PasseInfo], Wanted], Content]] = {
    "standblaetter": _standblaetter,
    "talons": _talons,
    "punkteblaetter": _punkteblaetter,
    "auslosung_by_name": _by_name,
    "auslosung_by_table": _by_table,
    "teilnehmerliste": _teilnehmer,
    "kontrollblatt": _kontrollblatt,
    "rangliste": _rangliste,
    "rangverlesen": _rangverlesen,
    "lose": _lose,
    "tischschilder": _tischschilder,
    "notfallmappe": _notfallmappe,
    "reglement": _reglement,
}
TYPED_AT_TABLES = {"punkteblaetter", "tischschilder"}
"""Beside their QR stands the address at which table number and Tischcode are typed."""
TYPED_AS_A_WHOLE = {"standblaetter", "talons"}
"""Beside their QR stands the whole address of the one start number."""
NEEDS_SEATS = {
    "punkteblaetter",
    "auslosung_by_name",
    "auslosung_by_table",
    "kontrollblatt",
    "lose",
    "tischschilder",
    "notfallmappe",
}
