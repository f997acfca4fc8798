"""What the office does for tables with devices: renew a code, settle a reported error."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import ErrorReport, Table
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed
from jassturnier.services.entries_sheet import passe_for_entry, sheet_for, text_of
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused


def renew_code(*, tournament_id: int, table: int, by: Actor) -> Done:
    """Make the printed codes and the PIN of a table worthless; its Tischschild and Punkteblätter are printed again.

    The Jassleitung's. `number` is how often it was renewed. Raises Refused "no_table".
    """
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        row = Table.objects.filter(tournament=d.tournament, number=table).first()
        if row is None:
            raise Refused("no_table", _("Einen Tisch %(t)s gibt es nicht.") % {"t": table}, field="table")
        row.renewal += 1
        row.save(update_fields=["renewal"])
        d.journal("Tischcode erneuert", _("Tisch %(t)s") % {"t": table}, new=row.renewal)
        return Done(number=row.renewal)


def settle_report(*, tournament_id: int, passe: int, table: int, by: Actor) -> Done | AlreadyKnown:
    """Say that the reported error of a sheet is dealt with. Raises Refused of `sheet_for`."""
    with deed(tournament_id, by) as d:
        sheet = sheet_for(d, passe_for_entry(d, passe), table)
        report = ErrorReport.objects.filter(punkteblatt=sheet, settled_at__isnull=True).first()
        if report is None:
            d.nothing_new()
            return AlreadyKnown(number=table)
        report.settled_at, report.settled_by = d.now, d.by.name
        report.save(update_fields=["settled_at", "settled_by"])
        d.journal("Gemeldeter Fehler erledigt", text_of(sheet), old=report.text)
        return Done(number=table)
