"""The paper of a table: received at the desk, given the Visum, and both taken back (Reglement 2.5.3, 2.5.4)."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed
from jassturnier.services.entries_sheet import mark_sheet, may_give_visum, passe_for_entry, sheet_for, text_of
from jassturnier.services.entries_store import last_version, valid_entry
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused

Outcome = Done | AlreadyKnown


def receive_sheet(*, tournament_id: int, passe: int, table: int, by: Actor) -> Outcome:
    """Mark the Punkteblatt of a table as received at the desk; a second time is no harm.

    Raises Refused "no_passe", "cancelled", "not_started", "no_table", "seats".
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_for(d, passe_for_entry(d, passe), table, paper_only=True)
        if not mark_sheet(d, sheet, visum=False, received=True, author=""):
            d.nothing_new()
            return AlreadyKnown(number=table)
        d.journal("Blatt eingegangen", text_of(sheet))
        return Done(number=table)


def take_receipt_back(*, tournament_id: int, passe: int, table: int, by: Actor) -> Outcome:
    """Undo "received" (wrong table pressed). Raises Refused "has_result" once figures count."""
    with deed(tournament_id, by) as d:
        sheet = sheet_for(d, passe_for_entry(d, passe), table, paper_only=True)
        if sheet.received_at is None:
            d.nothing_new()
            return AlreadyKnown(number=table)
        if valid_entry(sheet) is not None:
            text = _("Von Tisch %(t)s gelten schon Punkte. Sind sie vom falschen Tisch, bitte dorthin verschieben.")
            raise Refused("has_result", text % {"t": table})
        sheet.received_at, sheet.received_by = None, ""
        sheet.save(update_fields=["received_at", "received_by"])
        d.journal("Eingang zurückgenommen", text_of(sheet))
        return Done(number=table)


def give_visum(*, tournament_id: int, passe: int, table: int, by: Actor, reason: str = "") -> Outcome:
    """Give the Visum: the figures that count were compared with the paper (Reglement 2.5.3).

    Where a second person must do so, the one who typed them cannot, but the Jassleitung with a reason.
    Raises Refused "no_result", "undecided" (two versions), "same_person".
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_for(d, passe_for_entry(d, passe), table)
        counting = valid_entry(sheet)
        if counting is None:
            raise Refused("no_result", _("Von Tisch %(t)s sind noch keine Punkte erfasst.") % {"t": table})
        if last_version(sheet) > counting.version:
            text = _("Von Tisch %(t)s liegen zwei Versionen vor. Bitte zuerst wählen, welche gilt.") % {"t": table}
            raise Refused("undecided", text)
        if sheet.visum_at is not None:
            d.nothing_new()
            return AlreadyKnown(number=table)
        _second_person(may_give_visum(d, counting.who), by, reason)
        sheet.visum_at, sheet.visum_by = d.now, d.by.name
        sheet.save(update_fields=["visum_at", "visum_by"])
        d.journal("Visum gegeben", text_of(sheet), reason=reason)
        return Done(number=table)


def take_visum_back(*, tournament_id: int, passe: int, table: int, by: Actor) -> Outcome:
    """Undo the Visum; the figures stay. A Helfer may until the Passe is closed. Raises Refused "closed"."""
    with deed(tournament_id, by) as d:
        row = passe_for_entry(d, passe)
        sheet = sheet_for(d, row, table)
        if sheet.visum_at is None:
            d.nothing_new()
            return AlreadyKnown(number=table)
        if row.closed_at is not None and by.role != Role.JASSLEITUNG:
            text = _("Passe %(n)s ist abgeschlossen. Das Visum kann nur noch die Jassleitung zurücknehmen.")
            raise Refused("closed", text % {"n": passe})
        old, sheet.visum_at, sheet.visum_by = sheet.visum_by, None, ""
        sheet.save(update_fields=["visum_at", "visum_by"])
        d.journal("Visum zurückgenommen", text_of(sheet), old=old)
        return Done(number=table)


def _second_person(another: bool, by: Actor, reason: str) -> None:
    """Refuse where the same person typed and compares; the Jassleitung may with a reason."""
    if another or (by.role == Role.JASSLEITUNG and reason.strip()):
        return
    text = _("Das Visum gibt hier eine zweite Person, nicht wer das Blatt getippt hat.")
    if by.role == Role.JASSLEITUNG:
        text += " " + _("Mit einem Grund geht es trotzdem.")
    raise Refused("same_person", text, field="reason", overridable=True)
