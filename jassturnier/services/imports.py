"""Taking in a list of people, all or nothing; the same list a second time adds nobody."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _

from jassturnier.models import Standblatt
from jassturnier.queries.people import standblaetter
from jassturnier.queries.people_import import FILLS, KNOWN, NEW, Preview, RowPreview, preview
from jassturnier.queries.people_rows import NewStandblatt
from jassturnier.services.actors import Actor
from jassturnier.services.backup_first import backup_first
from jassturnier.services.deed import Frame, deed
from jassturnier.services.holders import per_sheet, tidied, write_holders
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused


def take_in(*, tournament_id: int, rows: Sequence[NewStandblatt], by: Actor) -> Done | AlreadyKnown:
    """Take in a whole list; `Done.changed` says how many Standblätter got people, `number` is the first of them.

    A number that is an empty Standblatt gets the name; rows without a number get the next free ones. Raises Refused
    "empty", "wrong_rows" (nothing is saved then) or "backup".
    """
    if not rows:
        raise Refused("empty", _("Die Liste ist leer. Bitte Namen einfügen oder eine Datei wählen."), field="text")
    backup_first(_("Liste aufnehmen"))
    clean = [_tidied(row) for row in rows]
    with deed(tournament_id, by) as d:
        plan = preview(standblaetter(tournament_id), clean, per_sheet=per_sheet(d))
        if plan.wrong:
            first = next(r for r in plan.rows if r.problem)
            text = _(
                "%(count)d Zeilen sind noch nicht in Ordnung, zum Beispiel «%(name)s»: %(why)s Nichts ist gespeichert."
            )
            name = first.row.name[:40] or "–"
            raise Refused("wrong_rows", text % {"count": plan.wrong, "name": name, "why": first.problem}, field="text")
        if plan.added == 0:
            d.nothing_new()
            return AlreadyKnown(number=_first(plan, KNOWN))
        _write(d, plan)
        d.journal("Liste aufgenommen", new={"added": plan.added, "known": plan.known})
        return Done(number=min(r.number or 0 for r in plan.rows if r.outcome in (NEW, FILLS)), changed=plan.added)


def _tidied(row: NewStandblatt) -> NewStandblatt:
    """Return a row with clean texts."""
    people = tuple(tidied(p) for p in row.people)
    return NewStandblatt(people, row.number, row.present, row.paid, row.place_known)


def _first(plan: Preview, outcome: str) -> int:
    """Return the lowest start number among the rows with this outcome."""
    return min((r.number or 0 for r in plan.rows if r.outcome == outcome), default=0)


def _write(d: Frame, plan: Preview) -> None:
    """Write all new Standblätter and holders in three statements."""
    new = [r for r in plan.rows if r.outcome == NEW]
    fills = [r for r in plan.rows if r.outcome == FILLS]
    made = Standblatt.objects.bulk_create(_sheet(d, r) for r in new)
    empty = {
        s.number: s for s in Standblatt.objects.filter(tournament=d.tournament, number__in=[r.number for r in fills])
    }
    filled = [empty[r.number or 0] for r in fills]
    for sheet, r in zip(filled, fills, strict=True):
        sheet.handed_out_at = sheet.handed_out_at or (d.now if r.row.present else None)
        sheet.paid_at = sheet.paid_at or (d.now if r.row.paid else None)
    Standblatt.objects.bulk_update(filled, ["handed_out_at", "paid_at"], batch_size=200)
    write_holders(d, [*made, *filled], [r.row.people for r in [*new, *fills]])


def _sheet(d: Frame, planned: RowPreview) -> Standblatt:
    """Make a new Standblatt, not yet written."""
    return Standblatt(
        tournament=d.tournament,
        number=planned.number or 0,
        handed_out_at=d.now if planned.row.present else None,
        paid_at=d.now if planned.row.paid else None,
    )
