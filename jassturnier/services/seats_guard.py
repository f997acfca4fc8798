"""What every verb about seats asks first: is there such a Passe and number, and may its seats still be changed."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.translation import gettext as _

from jassturnier.models import Entry, Passe, Place, Standblatt, Table
from jassturnier.models.passen import PlaceKind
from jassturnier.services.actors import Role
from jassturnier.services.deed import Frame
from jassturnier.services.outcomes import Refused


def passe_of(d: Frame, number: int) -> Passe:
    """Return the Passe with this number. Raises Refused "no_passe", "cancelled"."""
    passe = Passe.objects.filter(tournament=d.tournament, number=number).first()
    if passe is None:
        raise Refused("no_passe", _("Eine Passe %(n)s gibt es in diesem Turnier nicht.") % {"n": number}, field="passe")
    if passe.cancelled_at is not None:
        raise Refused(
            "cancelled", _("Die Passe %(n)s ist abgesagt; dort sitzt niemand.") % {"n": number}, field="passe"
        )
    return passe


def sheet_of(d: Frame, number: int, field: str = "number") -> Standblatt:
    """Return the Standblatt with this start number. Raises Refused "no_number"."""
    sheet = Standblatt.objects.filter(tournament=d.tournament, number=number).first()
    if sheet is None:
        text = _("Die Start-Nr. %(n)s gibt es nicht. Bitte die Nummer auf dem Standblatt nachsehen.") % {"n": number}
        raise Refused("no_number", text, field=field)
    return sheet


def present_sheet_of(d: Frame, number: int, field: str = "number") -> Standblatt:
    """Return a Standblatt that was handed out and not excluded. Raises Refused "no_number", "not_out", "excluded"."""
    sheet = sheet_of(d, number, field)
    if sheet.excluded_at is not None:
        raise Refused("excluded", _("Die Start-Nr. %(n)s ist ausgeschlossen.") % {"n": number}, field=field)
    if sheet.handed_out_at is None:
        text = _("Das Standblatt %(n)s ist noch nicht ausgegeben. Bitte zuerst unter «Teilnehmer» ausgeben.")
        raise Refused("not_out", text % {"n": number}, field=field)
    return sheet


def tables_with_result(passe: Passe, tables: Iterable[int]) -> list[int]:
    """Return the numbers of those `tables` (by number) that already have a valid result in this Passe."""
    rows = Entry.objects.filter(
        valid=True, punkteblatt__passe=passe, punkteblatt__table__number__in=list(tables)
    ).values_list("punkteblatt__table__number", flat=True)
    return sorted(rows)


def may_change_seats(d: Frame, passe: Passe, tables: Iterable[int], reason: str) -> None:
    """Let seats be changed as long as no result stands at these tables (DESIGN 6 "started Passe").

    Once a result stands, or the Passe is closed, it is a correction: the Jassleitung may, with a reason.
    Raises Refused "result_stands" or "closed" (both overridable).
    """
    corrects = d.by.role == Role.JASSLEITUNG and bool(reason.strip())
    if corrects:
        return
    way = _("Sassen andere Leute am Tisch, so kann die Jassleitung das mit einem Grund berichtigen.")
    done = tables_with_result(passe, tables)
    if done:
        text = _("An Tisch %(tables)s steht in Passe %(n)s schon ein Resultat.") % {
            "tables": ", ".join(map(str, done)),
            "n": passe.number,
        }
        raise Refused("result_stands", f"{text} {way}", field="reason", overridable=True)
    if passe.closed_at is not None:
        text = _("Die Passe %(n)s ist abgeschlossen.") % {"n": passe.number}
        raise Refused("closed", f"{text} {way}", field="reason", overridable=True)


def place_of(passe: Passe, sheet: Standblatt) -> Place | None:
    """Return what a Standblatt does in a Passe, or None."""
    return Place.objects.filter(passe=passe, standblatt=sheet).select_related("table", "standblatt").first()


def table_of(d: Frame, number: int) -> Table:
    """Return the table with this number; a new number makes the table."""
    return Table.objects.get_or_create(tournament=d.tournament, number=number)[0]


def spot_text(place: Place | None) -> str:
    """Describe a place for the journal: "Tisch 7 A1", "Pause", "–"."""
    if place is None or place.kind == PlaceKind.ABSENT:
        return "–"
    if place.kind == PlaceKind.PAUSE:
        return "Pause"
    return f"Tisch {place.table.number if place.table else '?'} {place.team}{place.seat}"
