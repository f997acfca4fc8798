"""Choose between versions of a sheet, and move figures that were typed for the wrong table (DESIGN 5.3)."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import Entry, Passe, Punkteblatt
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import Frame, deed
from jassturnier.services.entries_figures import new_nonce
from jassturnier.services.entries_outcomes import Accepted, AlreadyKnown, KeptAsSecond, stored
from jassturnier.services.entries_sheet import passe_for_entry, sheet_for, text_of
from jassturnier.services.entries_store import copy_version, last_version, make_valid, valid_entry
from jassturnier.services.outcomes import Refused


def choose_version(
    *, tournament_id: int, passe: int, table: int, version: int, seen: int, by: Actor, reason: str = ""
) -> Accepted | AlreadyKnown:
    """Let version `version` of a sheet count. `seen`: the highest version that was shown to the one who chooses.

    The version that counts is always the newest afterwards: an older one is written once more. So "two versions" can
    be told from the rows alone. Raises Refused "no_version", "newer", "closed", "reason", "right".
    """
    with deed(tournament_id, by) as d:
        row = passe_for_entry(d, passe)
        sheet = sheet_for(d, row, table)
        _may_change(d, row, reason)
        versions = sheet.entries.select_related("punkteblatt__passe", "punkteblatt__table")
        chosen = versions.filter(version=version).first()
        if chosen is None:
            raise Refused("no_version", _("Eine Version %(v)s gibt es hier nicht.") % {"v": version})
        newest, counting = last_version(sheet), valid_entry(sheet)
        if counting is not None and counting.version == newest and _alike(counting, chosen):
            d.nothing_new()
            return AlreadyKnown(stored(counting), same=True)
        if newest != seen:
            text = _("Inzwischen ist Version %(v)s dazugekommen. Bitte nochmals ansehen und wählen.") % {"v": newest}
            raise Refused("newer", text)
        if chosen.version != newest:
            chosen = copy_version(d, chosen, sheet, nonce=new_nonce(), reason=reason)
        make_valid(chosen, counting)
        sheet.visum_at, sheet.visum_by = None, ""
        sheet.save(update_fields=["visum_at", "visum_by"])
        d.journal("Version gewählt", text_of(sheet), old=_figures(counting), new=_figures(chosen), reason=reason)
        return Accepted(stored(chosen), corrected=counting is not None)


def move_entry(
    *, tournament_id: int, passe: int, table: int, to_table: int, reason: str, by: Actor
) -> Accepted | KeptAsSecond:
    """Move the figures that count from `table` to `to_table` of the same Passe: they were typed for the wrong table.

    Where figures count there already, they arrive as a second version. Raises Refused "reason", "no_result",
    "same_table", "closed", "right" and those of `enter_sheet` about tables.
    """
    if not reason.strip():
        raise Refused("reason", _("Bitte einen Grund angeben; er steht nachher bei beiden Blättern."), field="reason")
    with deed(tournament_id, by) as d:
        row = passe_for_entry(d, passe)
        _may_change(d, row, reason)
        if table == to_table:
            raise Refused("same_table", _("Bitte einen anderen Tisch angeben."), field="to_table")
        wrong, counting = _source(d, row, table)
        right = _target(d, row, to_table)
        standing = valid_entry(right)
        moved = copy_version(d, counting, right, nonce=new_nonce(), reason=reason)
        _clear(wrong, counting)
        d.journal("Blatt verschoben", text_of(wrong), new=text_of(right), reason=reason)
        if standing is None and make_valid(moved, None):
            right.received_at, right.received_by = d.now, d.by.name
            right.save(update_fields=["received_at", "received_by"])
            return Accepted(stored(moved))
        return KeptAsSecond(stored(moved), stored(standing or moved))


def _source(d: Frame, row: Passe, table: int) -> tuple[Punkteblatt, Entry]:
    sheet = sheet_for(d, row, table)
    counting = valid_entry(sheet)
    if counting is None:
        raise Refused("no_result", _("Von Tisch %(t)s gelten keine Punkte.") % {"t": table})
    return sheet, counting


def _target(d: Frame, row: Passe, table: int) -> Punkteblatt:
    try:
        return sheet_for(d, row, table)
    except Refused as refusal:
        raise Refused(refusal.code, refusal.text, field="to_table") from refusal


def _clear(sheet: Punkteblatt, counting: Entry) -> None:
    """Nothing counts at the wrong table any more; "received" goes too where it came with these very figures."""
    Entry.objects.filter(pk=counting.pk).update(valid=False)
    sheet.visum_at, sheet.visum_by = None, ""
    if sheet.received_at == counting.at:
        sheet.received_at, sheet.received_by = None, ""
    sheet.save(update_fields=["received_at", "received_by", "visum_at", "visum_by"])


def _may_change(d: Frame, passe: Passe, reason: str) -> None:
    if passe.closed_at is None:
        return
    if d.by.role != Role.JASSLEITUNG:
        text = _("Passe %(n)s ist abgeschlossen. Ändern kann hier nur noch die Jassleitung.") % {"n": passe.number}
        raise Refused("closed", text)
    if not reason.strip():
        raise Refused("reason", _("Die Passe ist abgeschlossen. Bitte einen Grund angeben."), field="reason")


def _alike(one: Entry, other: Entry) -> bool:
    return one.pk == other.pk or (one.based_on == other.version and _figures(one)["A"] == _figures(other)["A"])


def _figures(entry: Entry | None) -> dict[str, int]:
    return {"A": entry.control_a, "B": entry.control_b, "Version": entry.version} if entry else {}
