"""Repairs of the seating by hand: exchange two, take an empty seat, take over from somebody (DESIGN 6)."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import Passe, Place, Standblatt
from jassturnier.models.passen import PlaceKind, Team
from jassturnier.models.people import StandblattKind
from jassturnier.models.tournaments import Kind
from jassturnier.services.actors import Actor
from jassturnier.services.deed import Frame, deed
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.seats_guard import (
    may_change_seats,
    passe_of,
    place_of,
    present_sheet_of,
    sheet_of,
    spot_text,
    table_of,
)

Outcome = Done | AlreadyKnown


def exchange_seats(*, tournament_id: int, passe: int, number: int, other: int, by: Actor, reason: str = "") -> Outcome:
    """Let the start numbers `number` and `other` swap what they do in one Passe (seats, or seat and pause).

    Raises Refused: same number, nobody of them placed, a result stands (then with a reason, by the Jassleitung).
    """
    with deed(tournament_id, by) as d:
        row = passe_of(d, passe)
        first, second = sheet_of(d, number), sheet_of(d, other, "other")
        if first == second:
            raise Refused("same", _("Bitte zwei verschiedene Start-Nummern angeben."), field="other")
        one, two = place_of(row, first), place_of(row, second)
        for sheet, place, field in ((first, one, "number"), (second, two, "other")):
            if place is None or place.kind == PlaceKind.ABSENT:
                text = _("Die Start-Nr. %(n)s hat in Passe %(p)s keinen Platz.") % {"n": sheet.number, "p": passe}
                raise Refused("no_place", text, field=field)
        may_change_seats(d, row, _tables(one, two), reason)
        _swap(one, two)
        d.journal(
            "Plätze getauscht",
            f"Passe {passe}: {number} und {other}",
            old={str(number): spot_text(one), str(other): spot_text(two)},
            new={str(number): spot_text(two), str(other): spot_text(one), "sheets": [number, other]},
            reason=reason,
        )
        return Done(number=number, changed=2)


def take_seat(
    *, tournament_id: int, passe: int, number: int, table: int, team: str, by: Actor, reason: str = ""
) -> Outcome:
    """Seat a person (or Ersatz) on an empty seat of `table` in team "A" or "B" of one Passe, started or not.

    Raises Refused: sits already elsewhere, team full, table not in the Passe, a result stands.
    """
    with deed(tournament_id, by) as d:
        row, sheet = passe_of(d, passe), present_sheet_of(d, number)
        old = place_of(row, sheet)
        if old is not None and old.kind == PlaceKind.SEAT:
            if old.table is not None and (old.table.number, old.team) == (table, team):
                d.nothing_new()
                return AlreadyKnown(number=number)
            text = _(
                "Die Start-Nr. %(n)s sitzt in Passe %(p)s schon an %(where)s. Zum Wechseln bitte «Plätze tauschen»."
            )
            raise Refused("seated", text % {"n": number, "p": passe, "where": spot_text(old)}, field="number")
        seat = _free_seat(d, row, table, team)
        may_change_seats(d, row, [table], reason)
        Place.objects.filter(passe=row, standblatt=sheet).delete()
        made = _seat(d, row, sheet, table, team, seat)
        subject = f"Passe {passe}: {number} an {spot_text(made)}"
        d.journal("Platz genommen", subject, old=spot_text(old), new={"sheets": [number]}, reason=reason)
        return Done(number=number)


def take_over(*, tournament_id: int, number: int, of: int, from_passe: int, by: Actor, reason: str = "") -> Outcome:
    """Give all places of start number `of` from `from_passe` on to `number` (an Ersatz for a person who left, a late
    person for an Ersatz or a no-show), without any redraw. `Done.changed` counts the Passen.

    Raises Refused: nothing to take, `number` sits already in one of these Passen, a result stands.
    """
    with deed(tournament_id, by) as d:
        sheet, giver = present_sheet_of(d, number), sheet_of(d, of, "of")
        passe_of(d, from_passe)
        later = {"passe__number__gte": from_passe, "passe__cancelled_at__isnull": True}
        places = list(
            Place.objects.filter(standblatt=giver, **later)
            .exclude(kind=PlaceKind.ABSENT)
            .select_related("table", "passe")
        )
        if not places:
            text = _("Die Start-Nr. %(n)s hat ab Passe %(p)s keinen Platz zum Übernehmen.") % {"n": of, "p": from_passe}
            raise Refused("nothing_to_take", text, field="of")
        _refuse_seated(sheet, places)
        for place in places:
            may_change_seats(d, place.passe, _tables(place), reason)
        Place.objects.filter(standblatt=sheet, passe__in=[p.passe for p in places]).delete()
        Place.objects.filter(pk__in=[p.pk for p in places]).update(standblatt=sheet)
        if giver.kind == StandblattKind.NORMAL and giver.handed_out_at is not None:
            Place.objects.bulk_create(_absent(d, p.passe, giver) for p in places)
        d.journal(
            "Plätze übernommen",
            f"{number} für {of} ab Passe {from_passe}",
            new={**{str(p.passe.number): spot_text(p) for p in places}, "sheets": [number, of]},
            reason=reason,
        )
        return Done(number=number, changed=len(places))


def _tables(*places: Place | None) -> list[int]:
    """Return the numbers of the tables touched."""
    return [p.table.number for p in places if p is not None and p.table is not None]


def _swap(one: Place | None, two: Place | None) -> None:
    """Exchange two places; both rows are made anew, for each of them is unique in two ways. An Ersatz never pauses."""
    assert one is not None  # noqa: S101
    assert two is not None  # noqa: S101
    Place.objects.filter(pk__in=[one.pk, two.pk]).delete()
    Place.objects.bulk_create(
        Place(
            tournament_id=there.tournament_id, passe_id=there.passe_id, standblatt=sheet, kind=there.kind,
            table_id=there.table_id, team=there.team, seat=there.seat, credit=there.credit,
        )
        for there, sheet in ((one, two.standblatt), (two, one.standblatt))
        if there.kind == PlaceKind.SEAT or sheet.kind == StandblattKind.NORMAL
    )  # fmt: skip


def _free_seat(d: Frame, passe: Passe, table: int, team: str) -> int:
    """Return the lowest free seat of a team at a table that plays in this Passe. Raises Refused."""
    if team not in Team.values:
        raise Refused("no_team", _("Bitte Team A oder Team B angeben."), field="team")
    taken = list(Place.objects.filter(passe=passe, table__number=table).values_list("team", "seat"))
    if not taken:
        text = _("Der Tisch %(t)s spielt in Passe %(p)s nicht.") % {"t": table, "p": passe.number}
        raise Refused("no_table", text, field="table")
    seats = (1, 2) if d.tournament.kind == Kind.EINZEL else (1,)
    free = [seat for seat in seats if (team, seat) not in taken]
    if not free:
        text = _("An Tisch %(t)s ist in Team %(team)s kein Platz frei.") % {"t": table, "team": team}
        raise Refused("team_full", text, field="team")
    return free[0]


def _refuse_seated(sheet: Standblatt, places: list[Place]) -> None:
    """Refuse where `sheet` already sits or pauses in one of the Passen it should take over."""
    passen = [p.passe_id for p in places]
    seated = Place.objects.filter(standblatt=sheet, passe_id__in=passen).exclude(kind=PlaceKind.ABSENT)
    numbers = sorted(seated.values_list("passe__number", flat=True))
    if numbers:
        text = _("Die Start-Nr. %(n)s hat in Passe %(p)s schon einen Platz.") % {
            "n": sheet.number,
            "p": ", ".join(map(str, numbers)),
        }
        raise Refused("seated", text, field="number")


def _seat(d: Frame, passe: Passe, sheet: Standblatt, table: int, team: str, seat: int) -> Place:
    """Write one seat."""
    return Place.objects.create(
        tournament=d.tournament, passe=passe, standblatt=sheet, kind=PlaceKind.SEAT,
        table=table_of(d, table), team=team, seat=seat,
    )  # fmt: skip


def _absent(d: Frame, passe: Passe, sheet: Standblatt) -> Place:
    """Make an absence, not yet written."""
    return Place(tournament=d.tournament, passe=passe, standblatt=sheet, kind=PlaceKind.ABSENT)
