"""Take in a plan made elsewhere (CSV as tools/check_draw.py reads it) as a draft."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import replace

from django.utils.translation import gettext as _

from draws import DrawRefused, Place, Plan, find, measure, plan_from_csv
from jassturnier.queries.draws_input import Ground, ground_of
from jassturnier.queries.draws_plan import Way
from jassturnier.queries.tournaments import info_of
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed
from jassturnier.services.draws_drafts import Draft, keep_draft, refuse_second_draft, seed_for
from jassturnier.services.draws_refusals import refusal_for
from jassturnier.services.outcomes import Done, Refused

PLAN_LENGTH = 1_000_000


def take_in_plan(*, tournament_id: int, text: str, by: Actor, reason: str = "") -> Done:
    """Take in the rows passe,table,team,seat,player (player is the start number) as a draft with its findings.

    Who is there and has no row in a Passe pauses in it. Raises Refused naming the row: unreadable, unknown number or
    Passe, somebody twice, a table not full; and where a number is not there, or a Passe was started.
    """
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        refuse_second_draft(d.tournament)
        ground = ground_of(info_of(d.tournament))
        places = _read(ground, text)
        passen = tuple(sorted({p.passe for p in places}))
        _check(ground, places, text)
        ersatz = len({p.player for p in places} & {str(s.number) for s in ground.ersatz})
        players = ground.players(passen, max(ersatz, len(ground.ersatz)))
        places = (*places, *_pausing(ground, places, passen))
        history = ground.history(passen)
        everything = [*history, *places]
        plan = Plan(places, find(ground.mode, everything, players, ground.wishes), measure(everything, players))
        number, _seed = seed_for(d.tournament)
        keep_draft(d, number, Draft(Way.TAKEN_IN, None, passen, players), plan, history, ground.wishes, reason)
        return Done(number=number, changed=len(places))


def _read(ground: Ground, text: str) -> tuple[Place, ...]:
    """Read the rows; players become plain start numbers."""
    if len(text) > PLAN_LENGTH:
        raise Refused("too_long", _("Dieser Plan ist zu gross (höchstens 1 MB)."), field="file")
    try:
        places = plan_from_csv(text, mode=ground.mode)
    except DrawRefused as refused:
        raise refusal_for(refused) from refused
    for place in places:
        if not (place.player.isascii() and place.player.isdigit() and len(place.player) <= 4):
            text_ = _("Zeile %(row)s: «%(player)s» ist keine Start-Nr. Bitte in der Spalte player nur Zahlen.")
            raise Refused("no_number", text_ % {"row": _row(text, place), "player": place.player[:20]}, field="file")
    return tuple(replace(place, player=str(int(place.player))) for place in places)


def _check(ground: Ground, places: Iterable[Place], text: str) -> None:
    """Refuse Passen that do not exist or were started, and numbers that are not there."""
    people = {str(sheet.number): sheet for sheet in ground.sheets}
    passen = {p.number for p in ground.passen}
    for place in places:
        values = {"row": _row(text, place), "p": place.passe, "n": place.player}
        if place.passe not in passen:
            raise Refused("no_passe", _("Zeile %(row)s: Eine Passe %(p)s gibt es nicht.") % values, field="file")
        if place.passe not in ground.open_passen:
            sentence = _(
                "Zeile %(row)s: Die Passe %(p)s ist schon gestartet oder abgesagt. Bitte diese Zeilen weglassen."
            )
            raise Refused("started", sentence % values, field="file")
        if place.player not in people:
            raise Refused("unknown", _("Zeile %(row)s: Die Start-Nr. %(n)s gibt es nicht.") % values, field="file")
        if not ground.there(people[place.player], place.passe):
            sentence = _("Zeile %(row)s: Die Start-Nr. %(n)s ist in Passe %(p)s nicht da. Bitte zuerst ausgeben.")
            raise Refused("not_there", sentence % values, field="file")


def _pausing(ground: Ground, places: Iterable[Place], passen: tuple[int, ...]) -> list[Place]:
    """Return a pause for everybody who is there and has no row."""
    listed = {(p.passe, p.player) for p in places}
    return [
        Place(passe, str(sheet.number))
        for passe in passen
        for sheet in ground.normal
        if ground.there(sheet, passe) and (passe, str(sheet.number)) not in listed
    ]


def _row(text: str, place: Place) -> int:
    """Return the row (the header is 1) in which this player stands for this Passe; 0 where it cannot be told."""
    first = text.lstrip().partition("\n")[0]
    for number, row in enumerate(csv.reader(text.splitlines(), delimiter=max(",;\t", key=first.count)), start=1):
        cells = [cell.strip() for cell in row]
        numbers = {cell.lstrip("0") for cell in cells}
        if str(place.passe) in numbers and (place.player in cells or place.player in numbers):
            return number
    return 0
