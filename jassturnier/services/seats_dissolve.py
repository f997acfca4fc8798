"""Take a table out of a Passe: its people take empty seats elsewhere, else they pause (DESIGN 6 "started Passe")."""

from __future__ import annotations

from django.utils.translation import gettext as _

from draws import Place as Spot
from draws import dissolve_table as dissolved
from draws import generator
from jassturnier.models import Entry, Passe, Place, Table
from jassturnier.models.passen import PlaceKind, Team
from jassturnier.models.people import StandblattKind
from jassturnier.queries.credits import pause_credit
from jassturnier.queries.draws_input import ground_of
from jassturnier.queries.tournaments import info_of
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import Frame, deed
from jassturnier.services.outcomes import Done, Refused
from jassturnier.services.seats_guard import may_change_seats, passe_of, spot_text, tables_with_result


def dissolve_table(
    *, tournament_id: int, passe: int, table: int, by: Actor, pausing: bool = True, reason: str = ""
) -> Done:
    """Let a table not play in one Passe. `pausing`: its people take empty seats at tables without a result, the others
    pause with the usual credit; else they count as absent (0 points). An Ersatz without a seat simply becomes free.

    `Done.changed` counts the people. Raises Refused: nobody sits there, a result stands.
    """
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        row = passe_of(d, passe)
        places = list(Place.objects.filter(passe=row, table__number=table).select_related("standblatt", "table"))
        if not places:
            text = _("An Tisch %(t)s sitzt in Passe %(p)s niemand.") % {"t": table, "p": passe}
            raise Refused("no_table", text, field="table")
        may_change_seats(d, row, [table], reason)
        _refuse_played(row, table)
        spots = _new_spots(d, row, table) if pausing else {}
        Place.objects.filter(pk__in=[p.pk for p in places]).delete()
        made = [_place(d, row, old, spots.get(str(old.standblatt.number))) for old in places]
        Place.objects.bulk_create(place for place in made if place is not None)
        d.journal(
            "Tisch aufgelöst",
            f"Passe {passe}, Tisch {table}",
            old={str(p.standblatt.number): spot_text(p) for p in places},
            new={
                **{str(p.standblatt.number): spot_text(p) for p in made if p is not None},
                "sheets": [p.standblatt.number for p in places],
            },
            reason=reason,
        )
        return Done(number=table, changed=len(places))


def _refuse_played(passe: Passe, table: int) -> None:
    """Refuse to dissolve a table whose figures count, whatever the reason: they would belong to nobody."""
    if tables_with_result(passe, [table]):
        text = _(
            "Von Tisch %(t)s gelten in Passe %(p)s schon Punkte. Sind sie von einem anderen Tisch, bitte das Blatt "
            "zuerst dorthin verschieben; sassen andere Leute da, bitte die Plätze tauschen."
        )
        raise Refused("result_stands", text % {"t": table, "p": passe.number}, field="table")


def _new_spots(d: Frame, passe: Passe, table: int) -> dict[str, Spot]:
    """Return where the people of the table go; empty seats at tables with a result are not offered."""
    ground = ground_of(info_of(d.tournament))
    done = set(
        Entry.objects.filter(valid=True, punkteblatt__passe=passe).values_list("punkteblatt__table__number", flat=True)
    )
    every = tuple(p.number for p in ground.passen)
    offered = [
        p for p in ground.present_plan(every) if p.passe != passe.number or p.table not in done or p.table == table
    ]
    players = ground.players((), len(ground.ersatz))
    change = dissolved(
        offered, passe.number, table, rng=generator(passe.number * 10_000 + table),
        mode=ground.mode, players=players, wishes=ground.wishes,
    )  # fmt: skip
    return {place.player: place for place in change.places if place.passe == passe.number}


def _place(d: Frame, passe: Passe, old: Place, spot: Spot | None) -> Place | None:
    """Make the new place of one person, not yet written; None for an Ersatz who is free now."""
    sheet = old.standblatt
    if spot is not None and spot.table is not None:
        where = Table.objects.get(tournament=d.tournament, number=spot.table)
        return Place(
            tournament=d.tournament, passe=passe, standblatt=sheet, kind=PlaceKind.SEAT, table=where,
            team=spot.team or Team.A, seat=spot.seat or 1,
        )  # fmt: skip
    if sheet.kind == StandblattKind.ERSATZ:
        return None
    if spot is None:
        return Place(tournament=d.tournament, passe=passe, standblatt=sheet, kind=PlaceKind.ABSENT)
    credit = pause_credit(d.tournament.pause_credit, passe.spiele)
    return Place(tournament=d.tournament, passe=passe, standblatt=sheet, kind=PlaceKind.PAUSE, credit=credit)
