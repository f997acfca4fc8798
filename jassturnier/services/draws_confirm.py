"""Confirm or discard a draft. Only confirming writes places (DESIGN 5.4)."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.translation import gettext as _

from draws import Place as Spot
from draws import changed_sheets
from jassturnier.models import Draw, Journal, Passe, Place, Standblatt, Table, Tournament
from jassturnier.models.draws import DrawState
from jassturnier.models.passen import PlaceKind
from jassturnier.models.tournaments import Begin
from jassturnier.queries.credits import pause_credit
from jassturnier.queries.draws_input import Ground, ground_of
from jassturnier.queries.draws_plan import Way, places_in
from jassturnier.queries.draws_stale import SEAT_DEEDS
from jassturnier.queries.number_ranges import written
from jassturnier.queries.tournaments import info_of
from jassturnier.services.actors import Actor, Role
from jassturnier.services.backup_first import backup_first
from jassturnier.services.deed import Frame, deed
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused


def confirm_draft(*, tournament_id: int, number: int, by: Actor) -> Done | AlreadyKnown:
    """Make draft `number` the seating of its Passen; a backup is made first. `Done.changed` counts the places written.

    Raises Refused: no such draft, discarded, a Passe was started meanwhile, people came or went since the draft.
    """
    backup_first(_("vor der Auslosung"))
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        draw = _draft(d, number)
        if draw.state == DrawState.CONFIRMED:
            d.nothing_new()
            return AlreadyKnown(number=number)
        ground = ground_of(info_of(d.tournament))
        places = places_in(draw.plan)
        passen = sorted(draw.options["passen"])
        _refuse_started(ground, passen)
        _refuse_unknown(ground, places)
        if draw.options["way"] != Way.PREPRINTED:
            _refuse_changed(ground, draw)
        if draw.options["way"] == Way.GAPS:
            _refuse_other_seats(d, draw)
        printed = {s.number for s in ground.sheets if s.printed_at is not None}
        changed = sorted({int(n) for n in changed_sheets(ground.present_plan(passen), places)} & printed)
        written_places = _write_places(d.tournament, ground, places, passen)
        draw.state, draw.decided_at = DrawState.CONFIRMED, d.now
        draw.options = {**draw.options, "changed": changed, "confirmed_by": by.name}
        draw.save()
        _close_door(d, draw)
        d.journal(
            "Auslosung bestätigt",
            f"Auslosung {number}",
            new={"passen": passen, "places": written_places, "sheets": changed},
        )
        return Done(number=number, changed=written_places)


def discard_draft(*, tournament_id: int, number: int, reason: str, by: Actor) -> Done | AlreadyKnown:
    """Discard draft `number`; it stays in the list of attempts with the reason. Raises Refused without a reason."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        draw = _draft(d, number, discarding=True)
        if draw.state == DrawState.DISCARDED:
            d.nothing_new()
            return AlreadyKnown(number=number)
        if not reason.strip():
            text = _("Bitte einen Grund angeben; alle Versuche bleiben mit ihrem Grund sichtbar.")
            raise Refused("reason", text, field="reason")
        draw.state, draw.reason, draw.decided_at = DrawState.DISCARDED, reason.strip()[:300], d.now
        draw.save()
        d.journal("Auslosung verworfen", f"Auslosung {number}", reason=reason)
        return Done(number=number)


def _draft(d: Frame, number: int, *, discarding: bool = False) -> Draw:
    draw = Draw.objects.filter(tournament=d.tournament, number=number).first()
    if draw is None:
        raise Refused("no_draft", _("Eine Auslosung %(n)s gibt es nicht.") % {"n": number})
    if draw.state == DrawState.DISCARDED and not discarding:
        text = _("Die Auslosung %(n)s ist verworfen. Bitte neu auslosen.") % {"n": number}
        raise Refused("discarded", text)
    if draw.state == DrawState.CONFIRMED and discarding:
        text = _("Die Auslosung %(n)s ist schon bestätigt. Bitte neu auslosen, wenn sie nicht gelten soll.")
        raise Refused("confirmed", text % {"n": number})
    return draw


def _refuse_started(ground: Ground, passen: list[int]) -> None:
    gone = [n for n in passen if n not in ground.open_passen]
    if gone:
        text = _(
            "Die Passe %(n)s ist inzwischen gestartet oder abgesagt. Bitte den Entwurf verwerfen und neu auslosen."
        )
        raise Refused("started", text % {"n": gone[0]})


def _refuse_unknown(ground: Ground, places: Iterable[Spot]) -> None:
    """Refuse when a start number of the plan was removed or changed since."""
    gone = sorted({int(p.player) for p in places} - {s.number for s in ground.sheets})
    if gone:
        text = _("Die Start-Nr. %(n)s gibt es nicht mehr. Bitte den Entwurf verwerfen und neu auslosen.")
        raise Refused("changed", text % {"n": written(gone)})


def _refuse_other_seats(d: Frame, draw: Draw) -> None:
    """Refuse a smallest change that was worked out from seats which were changed by hand since."""
    later = Journal.objects.filter(tournament_number=d.tournament.pk, deed__in=SEAT_DEEDS, at__gt=draw.at)
    if later.exists():
        text = _("Seit dem Entwurf wurden Plätze von Hand geändert. Bitte den Entwurf verwerfen und neu beginnen.")
        raise Refused("changed", text)


def _refuse_changed(ground: Ground, draw: Draw) -> None:
    """Refuse when people came, went or changed their absences since the draft was drawn."""
    passen = draw.options["passen"]
    then = {
        number: set(passen) - set(absent) for number, ersatz, _fixed, absent in draw.options["players"] if not ersatz
    }
    now = {s.number: {n for n in passen if ground.there(s, n)} for s in ground.sheets if not s.ersatz}
    different = [n for n in sorted(then.keys() | now.keys()) if then.get(n, set()) != now.get(n, set())]
    helping = {
        number for number, ersatz, _fixed, absent in draw.options["players"] if ersatz and set(passen) - set(absent)
    }
    different += sorted(helping - {s.number for s in ground.ersatz})
    if different:
        text = _(
            "Seit dem Entwurf hat sich im Saal etwas geändert (%(n)s). Bitte den Entwurf verwerfen und neu auslosen."
        )
        raise Refused("changed", text % {"n": written(different)})


def _write_places(tournament: Tournament, ground: Ground, places: Iterable[Spot], passen: list[int]) -> int:
    """Replace the places of these Passen; who is on the list but has no place is written as absent."""
    rows = {p.number: p for p in Passe.objects.filter(tournament=tournament, number__in=passen)}
    sheets = {s.number: s for s in Standblatt.objects.filter(tournament=tournament)}
    tables = _tables(tournament, {p.table for p in places if p.table is not None})
    Place.objects.filter(passe__in=rows.values()).delete()
    made = [_place(tournament, rows[p.passe], sheets[int(p.player)], p, tables) for p in places]
    placed = {(p.passe, int(p.player)) for p in places}
    made += [
        Place(tournament=tournament, passe=rows[n], standblatt=sheets[s.number], kind=PlaceKind.ABSENT)
        for s in ground.sheets
        for n in passen
        if s.present and not s.ersatz and (n, s.number) not in placed and not (s.excluded or ground.there(s, n))
    ]
    Place.objects.bulk_create(made)
    return len(placed)


def _tables(tournament: Tournament, numbers: set[int]) -> dict[int, Table]:
    known = set(Table.objects.filter(tournament=tournament, number__in=numbers).values_list("number", flat=True))
    Table.objects.bulk_create(Table(tournament=tournament, number=n) for n in sorted(numbers - known))
    return {t.number: t for t in Table.objects.filter(tournament=tournament, number__in=numbers)}


def _place(tournament: Tournament, passe: Passe, sheet: Standblatt, spot: Spot, tables: dict[int, Table]) -> Place:
    if spot.table is None:
        credit = pause_credit(tournament.pause_credit, passe.spiele)
        return Place(tournament=tournament, passe=passe, standblatt=sheet, kind=PlaceKind.PAUSE, credit=credit)
    return Place(
        tournament=tournament, passe=passe, standblatt=sheet, kind=PlaceKind.SEAT,
        table=tables[spot.table], team=spot.team or "", seat=spot.seat or 1,
    )  # fmt: skip


def _close_door(d: Frame, draw: Draw) -> None:
    """Way (a): drawing from Passe 1 closes the door."""
    first = draw.first_passe == 1 and draw.options["way"] in (Way.DRAWN, Way.TAKEN_IN)
    if first and d.tournament.begin == Begin.DOOR_CLOSED and d.tournament.door_closed_at is None:
        d.tournament.door_closed_at = d.now
        d.tournament.save(update_fields=["door_closed_at"])
