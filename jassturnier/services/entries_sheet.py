"""The Punkteblatt a deed is about: its Passe, its table, its row in the database, the marks on it."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _

from jassturnier.models import Passe, Place, Punkteblatt, Standblatt, Table
from jassturnier.models.passen import PlaceKind
from jassturnier.models.tournaments import Kind
from jassturnier.services.deed import Frame
from jassturnier.services.outcomes import Refused
from jassturnier.services.seats_by_hand import seat_by_hand
from jassturnier.services.seats_guard import passe_of, table_of


def passe_for_entry(d: Frame, number: int) -> Passe:
    """Return a Passe that was started. Raises Refused "no_passe", "cancelled", "not_started"."""
    passe = passe_of(d, number)
    if passe.started_at is None:
        text = _("Passe %(n)s ist noch nicht gestartet. Resultate gibt es erst danach.") % {"n": number}
        raise Refused("not_started", text)
    return passe


def sheet_for(
    d: Frame, passe: Passe, table: int, seats: Sequence[int] = (), reason: str = "", *, paper_only: bool = False
) -> Punkteblatt:
    """Return the Punkteblatt of a table that plays in this Passe, made where there is none yet.

    In a Passe without drawn seats the start numbers `seats` typed with the sheet are seated first; `paper_only` is
    for a sheet that is only laid on the desk there.
    Raises Refused "no_table", "seats".
    """
    if passe.by_hand and seats:
        _seat(d, passe, table, seats, reason)
    row = _table_that_plays(d, passe, table, paper_only)
    sheet, _made = Punkteblatt.objects.select_related("passe", "table").get_or_create(
        tournament=d.tournament, passe=passe, table=row
    )
    return sheet


def _seat(d: Frame, passe: Passe, table: int, seats: Sequence[int], reason: str) -> None:
    """Seat the start numbers typed with the sheet (A A B B, or A B for pairs); a deed of its own within this one."""
    try:
        seat_by_hand(
            tournament_id=d.tournament.pk, passe=passe.number, table=table, numbers=seats, by=d.by, reason=reason
        )
    except Refused as refusal:
        field = "table" if refusal.field == "table" else "seats"
        raise Refused(refusal.code, refusal.text, field=field, overridable=refusal.overridable) from refusal


def _table_that_plays(d: Frame, passe: Passe, table: int, paper_only: bool) -> Table:
    row = Table.objects.filter(tournament=d.tournament, number=table).first()
    if row is not None and Place.objects.filter(passe=passe, table=row).exists():
        return row
    if passe.by_hand and paper_only and 1 <= table <= tables_needed(d):
        return table_of(d, table)
    if passe.by_hand:
        text = _("Tisch %(t)s: bitte auch die Start-Nummern eintippen, die dort sassen.") % {"t": table}
        raise Refused("seats", text, field="seats")
    raise Refused("no_table", _no_table(passe, table), field="table")


def tables_needed(d: Frame) -> int:
    """Return how many tables all who are there fill: four Standblätter each, two pairs in the Partnerschieber."""
    there = Standblatt.objects.filter(
        tournament=d.tournament, handed_out_at__isnull=False, excluded_at__isnull=True
    ).count()
    return there // (4 if d.tournament.kind == Kind.EINZEL else 2)


def _no_table(passe: Passe, table: int) -> str:
    """Say which tables there are, since somebody mistyped a number."""
    numbers = Place.objects.filter(passe=passe, kind=PlaceKind.SEAT).values_list("table__number", flat=True).distinct()
    playing = sorted(n for n in numbers if n is not None)
    if not playing:
        return _("In Passe %(p)s spielt noch kein Tisch. Bitte zuerst auslosen.") % {"p": passe.number}
    first, last = playing[0], playing[-1]
    tables = f"{first}–{last}" if len(playing) == last - first + 1 else ", ".join(map(str, playing))
    text = _("Den Tisch %(t)s gibt es in Passe %(p)s nicht. Es spielen die Tische %(tables)s.")
    return text % {"t": table, "p": passe.number, "tables": tables}


def mark_sheet(d: Frame, sheet: Punkteblatt, *, visum: bool, received: bool, author: str) -> bool:
    """Mark the sheet as received at the desk and give the Visum, as far as asked and not there yet; save it.

    Where a second person must give the Visum, the `author` of the figures cannot. Says whether anything changed.
    """
    before = (sheet.received_at, sheet.visum_at)
    if received and sheet.received_at is None:
        sheet.received_at, sheet.received_by = d.now, d.by.name
    if visum and sheet.visum_at is None and may_give_visum(d, author):
        sheet.visum_at, sheet.visum_by = d.now, d.by.name
    sheet.save(update_fields=["received_at", "received_by", "visum_at", "visum_by"])
    return before != (sheet.received_at, sheet.visum_at)


def may_give_visum(d: Frame, author: str) -> bool:
    """Say whether the one who acts may give the Visum for figures typed by `author` (setting "second person")."""
    return not d.tournament.second_person_visum or author != d.by.name


def text_of(sheet: Punkteblatt) -> str:
    """Return how the journal names a sheet: "Passe 2, Tisch 7"."""
    return _("Passe %(p)s, Tisch %(t)s") % {"p": sheet.passe.number, "t": sheet.table.number}
