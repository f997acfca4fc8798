"""Auslosung by hand: the seats of a table are typed with its sheet, in a Passe that began without seats (DESIGN 6)."""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Q
from django.utils.translation import gettext as _

from jassturnier.models import Passe, Place, Standblatt
from jassturnier.models.passen import PlaceKind, Team
from jassturnier.models.people import StandblattKind
from jassturnier.models.tournaments import Kind
from jassturnier.queries.credits import pause_credit
from jassturnier.services.actors import Actor
from jassturnier.services.deed import Frame, deed
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.seats_guard import may_change_seats, passe_of, sheet_of, table_of


def seat_by_hand(
    *, tournament_id: int, passe: int, table: int, numbers: Sequence[int], by: Actor, reason: str = ""
) -> Done | AlreadyKnown:
    """Seat the start numbers typed with a sheet: in the order A A B B, or A B for pairs.

    A number that was not handed out yet is handed out now, for its person sits at the table. `AlreadyKnown` when they
    sit there so already. Raises Refused: the Passe has drawn seats, wrong count, a number twice or unknown, sits at
    another table, a result stands (then a reason by the Jassleitung).
    """
    with deed(tournament_id, by) as d:
        row = passe_of(d, passe)
        if not row.by_hand:
            text = _("Die Passe %(p)s ist ausgelost; zum Ändern bitte «Plätze tauschen».") % {"p": passe}
            raise Refused("drawn", text, field="numbers")
        _check_numbers(d, table, numbers)
        sheets = [_sheet(d, number) for number in numbers]
        present = Place.objects.filter(passe=row, table__number=table).order_by("team", "seat")
        before = list(present.values_list("standblatt__number", flat=True))
        if before == list(numbers):
            d.nothing_new()
            return AlreadyKnown(number=table)
        _refuse_elsewhere(row, table, numbers)
        if before:
            may_change_seats(d, row, [table], reason)
        present.delete()
        Place.objects.filter(passe=row, standblatt__in=sheets).exclude(kind=PlaceKind.SEAT).delete()
        _write(d, row, table, sheets)
        d.journal(
            "Plätze von Hand", f"Passe {passe}, Tisch {table}", old=before or None, new=list(numbers), reason=reason
        )
        return Done(number=table, changed=len(sheets))


def pause_the_rest(d: Frame, passe: Passe) -> list[int]:
    """Give those a pause with its credit whom no sheet of a Passe by hand names, where they fill no table.

    Returns their numbers, for the journal line of the deed; none where the Passe was drawn. More of them are missing
    sheets, and stay missing. A number typed later takes its seat instead.
    """
    if not passe.by_hand:
        return []
    rest = list(
        Standblatt.objects.filter(
            Q(to_passe__isnull=True) | Q(to_passe__gte=passe.number),
            tournament=d.tournament,
            kind=StandblattKind.NORMAL,
            handed_out_at__isnull=False,
            excluded_at__isnull=True,
            from_passe__lte=passe.number,
        )
        .exclude(places__passe=passe)
        .order_by("number")
    )
    if not 0 < len(rest) < (4 if d.tournament.kind == Kind.EINZEL else 2):
        return []
    credit = pause_credit(d.tournament.pause_credit, passe.spiele)
    Place.objects.bulk_create(
        Place(tournament=d.tournament, passe=passe, standblatt=sheet, kind=PlaceKind.PAUSE, credit=credit)
        for sheet in rest
    )
    return [sheet.number for sheet in rest]


def _check_numbers(d: Frame, table: int, numbers: Sequence[int]) -> None:
    wanted = 4 if d.tournament.kind == Kind.EINZEL else 2
    if len(numbers) != wanted:
        text = (
            _("Bitte vier Start-Nummern eintippen: zwei von Team A, dann zwei von Team B.")
            if wanted == 4
            else _("Bitte zwei Start-Nummern eintippen: das Paar in Team A, dann das Paar in Team B.")
        )
        raise Refused("count", text, field="numbers")
    twice = sorted({n for n in numbers if list(numbers).count(n) > 1})
    if twice:
        text = _("Die Start-Nr. %(n)s steht zweimal da. Bitte auf dem Punkteblatt nachsehen.") % {"n": twice[0]}
        raise Refused("twice", text, field="numbers")
    if not 1 <= table <= 9999:
        raise Refused("no_table", _("Die Tischnummer muss zwischen 1 und 9999 liegen."), field="table")


def _sheet(d: Frame, number: int) -> Standblatt:
    """Return the Standblatt; hand it out where nobody did yet."""
    sheet = sheet_of(d, number, "numbers")
    if sheet.excluded_at is not None:
        raise Refused("excluded", _("Die Start-Nr. %(n)s ist ausgeschlossen.") % {"n": number}, field="numbers")
    if sheet.handed_out_at is None:
        sheet.handed_out_at = d.now
        sheet.save(update_fields=["handed_out_at"])
    return sheet


def _refuse_elsewhere(passe: Passe, table: int, numbers: Sequence[int]) -> None:
    taken = Place.objects.filter(passe=passe, kind=PlaceKind.SEAT, standblatt__number__in=list(numbers))
    elsewhere = taken.exclude(table__number=table).order_by("standblatt__number")
    for number, other in elsewhere.values_list("standblatt__number", "table__number")[:1]:
        text = _(
            "Die Start-Nr. %(n)s sitzt in Passe %(p)s schon an Tisch %(t)s. Bitte beide Punkteblätter vergleichen."
        )
        raise Refused("seated", text % {"n": number, "p": passe.number, "t": other}, field="numbers")


def _write(d: Frame, passe: Passe, table: int, sheets: Sequence[Standblatt]) -> None:
    """Write the seats A1, A2, B1, B2 (A1, B1 for pairs) in the order typed."""
    half = len(sheets) // 2
    where = table_of(d, table)
    Place.objects.bulk_create(
        Place(
            tournament=d.tournament, passe=passe, standblatt=sheet, kind=PlaceKind.SEAT, table=where,
            team=Team.A if i < half else Team.B, seat=i % half + 1,
        )
        for i, sheet in enumerate(sheets)
    )  # fmt: skip
