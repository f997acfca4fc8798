"""What the forms print: the tournament's data as the plain content of `printing`, for every sheet of an evening."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime, time, timedelta
from typing import Literal, cast

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from jassturnier.models import Draw
from jassturnier.models.draws import DrawState
from jassturnier.models.passen import PlaceKind
from jassturnier.printing import content
from jassturnier.queries.people import StandblattInfo
from jassturnier.queries.schreiber_links import REHEARSAL_ADDRESS, own_link
from jassturnier.queries.seating import Names, Spot
from jassturnier.queries.tournaments import PasseInfo, TournamentInfo


def event_of(tournament: TournamentInfo, passen: Iterable[PasseInfo], now: datetime) -> content.Event:
    """Return what every sheet repeats. One query. A rehearsal prints a time and an address that come from its seed."""
    moment = rehearsal_time(tournament) if tournament.rehearsal_seed else timezone.localtime(now)
    return content.Event(
        tournament=tournament.name,
        printed_at=moment,
        date=date_format(tournament.date, "j. F Y"),
        place=tournament.place,
        kind=cast(content.Kind, tournament.kind),
        spiele=tuple(p.spiele for p in passen if not p.cancelled),
        match_bonus=tournament.match_bonus,
        streich=tournament.streich,
        draw_label=_draw_label(tournament, moment),
        address=address_of(tournament),
        rehearsal=tournament.rehearsal,
    )


def address_of(tournament: TournamentInfo) -> str:
    """Return the hall's address for paper, "" for none; a rehearsal without one prints one that leads nowhere."""
    return tournament.printed_address or (REHEARSAL_ADDRESS if tournament.rehearsal_seed else "")


def rehearsal_time(tournament: TournamentInfo) -> datetime:
    """Return the print time of a rehearsal: on its day between 18 and 22 o'clock, from the seed alone."""
    minutes = int(hashlib.sha256(f"print|{tournament.rehearsal_seed}".encode()).hexdigest()[:8], 16) % 240
    return datetime.combine(tournament.date, time(18, 0)) + timedelta(minutes=minutes)


def _draw_label(tournament: TournamentInfo, moment: datetime) -> str:
    draw = Draw.objects.filter(tournament_id=tournament.id, state=DrawState.CONFIRMED).order_by("-number").first()
    if draw is None:
        return ""
    at = moment if tournament.rehearsal_seed else timezone.localtime(draw.decided_at or draw.at)
    return _("Auslosung %(number)s, %(hour)s.%(minute)02d Uhr") % {
        "number": draw.number,
        "hour": at.hour,
        "minute": at.minute,
    }


def standblatt_contents(
    tournament: TournamentInfo, sheets: Iterable[StandblattInfo], places: Iterable[Spot], names: Names
) -> tuple[content.StandblattContent, ...]:
    """Return one Standblatt for each start number, with its seats so far. Pure."""
    address = address_of(tournament)
    at_table: dict[tuple[int, int], list[Spot]] = defaultdict(list)
    own: dict[int, list[Spot]] = defaultdict(list)
    for spot in places:
        own[spot.number].append(spot)
        at_table[(spot.passe, spot.table)].append(spot)
    return tuple(
        content.StandblattContent(
            number=sheet.number,
            people=tuple(content.Person(p.name, sheet.number, p.place or p.club) for p in sheet.current),
            ersatz=sheet.ersatz,
            category=sheet.category,
            link=own_link(tournament.id, sheet.number, address),
            rows=tuple(
                _standblatt_row(tournament, spot, at_table[(spot.passe, spot.table)], names)
                for spot in own[sheet.number]
            ),
        )
        for sheet in sheets
    )


def _standblatt_row(
    tournament: TournamentInfo, spot: Spot, at_table: list[Spot], names: Names
) -> content.StandblattRow:
    if spot.pausing:
        return content.StandblattRow(spot.passe, pause_credit=spot.credit)
    if not spot.seated:
        return content.StandblattRow(spot.passe, note=_("nicht dabei"))
    same_team = tournament.einzel
    others = tuple(
        person
        for other in at_table
        if other.number != spot.number and (other.team == spot.team) is same_team
        for person in names.during(other.number, spot.passe)
    )
    return content.StandblattRow(spot.passe, spot.table, spot.team, others)


def punkteblatt_contents(
    passe: PasseInfo, places: Iterable[Spot], names: Names, links: Mapping[int, content.Link] | None = None
) -> tuple[content.PunkteblattContent, ...]:
    """Return one Punkteblatt for each table of a Passe, in order of the tables, with its code in `links`. Pure."""
    tables: dict[int, dict[str, list[content.Person]]] = defaultdict(lambda: defaultdict(list))
    for spot in places:
        if spot.passe == passe.number and spot.kind == PlaceKind.SEAT:
            tables[spot.table][spot.team].extend(names.during(spot.number, spot.passe))
    return tuple(
        content.PunkteblattContent(
            passe.spiele, passe.number, table, tuple(teams["A"]), tuple(teams["B"]), (links or {}).get(table)
        )
        for table, teams in sorted(tables.items())
    )


def participant_rows(sheets: Iterable[StandblattInfo]) -> tuple[content.ParticipantRow, ...]:
    """Return one line per person, pairs with two lines of the same number. Pure."""
    return tuple(
        content.ParticipantRow(
            sheet.number, name, place, category, sheet.present, sheet.paid, _("Ersatz") if sheet.ersatz else ""
        )
        for sheet in sheets
        for name, place, category in _people_of(sheet)
    )


def _people_of(sheet: StandblattInfo) -> list[tuple[str, str, str]]:
    return [(p.name, p.place or p.club, p.category) for p in sheet.current] or [("", "", "")]


def reglement_content(tournament: TournamentInfo) -> content.ReglementContent:
    """Return the settings from which the page of rules is written. Pure."""
    tie: dict[str, Literal["total", "best", "all"]] = {"total": "total", "best": "best", "chain": "all"}
    return content.ReglementContent(tie_rule=tie[tournament.tie_rule], pause_credit=tournament.pause_credit)
