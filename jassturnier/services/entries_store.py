"""Versions of a sheet in the database: write one, compare, move "valid" from one to another."""

from __future__ import annotations

from django.db import IntegrityError, transaction

from jassturnier.models import Entry, Punkteblatt, Spiel
from jassturnier.services.deed import Frame
from jassturnier.services.entries_check import Checked
from jassturnier.services.entries_figures import STORED_REMARKS, Row, Rows, Totals
from scoring.spiel import check_game


def valid_entry(sheet: Punkteblatt) -> Entry | None:
    """Return the version that counts, or None."""
    return sheet.entries.filter(valid=True).select_related("punkteblatt__passe", "punkteblatt__table").first()


def last_version(sheet: Punkteblatt) -> int:
    """Return the highest version number of a sheet, 0 before the first."""
    return sheet.entries.order_by("-version").values_list("version", flat=True).first() or 0


def write_version(
    d: Frame,
    sheet: Punkteblatt,
    seen: Checked,
    *,
    nonce: str,
    based_on: int,
    expected: int,
    override: str,
    reason: str,
    hints_confirmed: bool,
) -> Entry:
    """Write a further version with its Spiele; it does not count yet."""
    figures = seen.figures
    entry = Entry.objects.create(
        tournament=d.tournament,
        punkteblatt=sheet,
        version=last_version(sheet) + 1,
        by_spiel=seen.by_spiel,
        control_a=seen.check.totals[0],
        control_b=seen.check.totals[1],
        expected=expected,
        matches_a=seen.matches[0],
        matches_b=seen.matches[1],
        paper_total_a=figures.paper_total_a if isinstance(figures, Rows) else None,
        who=d.by.name,
        device=d.by.device,
        at=d.now,
        nonce=nonce,
        based_on=based_on,
        valid=False,
        override=override,
        reason=reason.strip()[:300],
        hints_confirmed=hints_confirmed,
    )
    if isinstance(figures, Rows):
        written = ((number, row) for number, row in enumerate(figures.rows, start=1) if row.a is not None)
        Spiel.objects.bulk_create(_spiel(entry, number, row) for number, row in written)
    return entry


def _spiel(entry: Entry, number: int, row: Row) -> Spiel:
    blocked = any(finding.blocks for finding in check_game(row.a, row.b))
    return Spiel(
        tournament_id=entry.tournament_id,
        entry=entry,
        number=number,
        points_a=row.a or 0,
        points_b=row.b or 0,
        match=row.match or "",
        remark=STORED_REMARKS[row.remark] if row.remark else "",
        override=blocked,
    )


def copy_version(d: Frame, entry: Entry, sheet: Punkteblatt, *, nonce: str, reason: str) -> Entry:
    """Write the same figures once more as the newest version of `sheet` (chosen again, or moved here)."""
    rows = list(entry.spiele.order_by("number"))
    copied = Entry.objects.get(pk=entry.pk)
    copied.pk, copied.punkteblatt, copied.nonce, copied.valid = None, sheet, nonce, False
    copied.version, copied.based_on = last_version(sheet) + 1, entry.version
    copied.who, copied.device, copied.at = d.by.name, d.by.device, d.now
    copied.reason = reason.strip()[:300] or entry.reason
    copied._state.adding = True
    copied.save(force_insert=True)
    for row in rows:
        row.pk, row.entry = None, copied
    Spiel.objects.bulk_create(rows)
    return copied


def make_valid(entry: Entry, counting: Entry | None) -> bool:
    """Move "valid" from `counting` to `entry`; False where the database's constraint refuses and nothing moved."""
    try:
        with transaction.atomic():
            if counting is not None:
                Entry.objects.filter(pk=counting.pk).update(valid=False)
            Entry.objects.filter(pk=entry.pk).update(valid=True)
    except IntegrityError:
        return False
    entry.valid = True
    return True


def is_same(entry: Entry, seen: Checked) -> bool:
    """Say whether a stored version holds these figures; totals are the same as rows that add up to them."""
    if (entry.control_a, entry.control_b) != seen.check.totals or (entry.matches_a, entry.matches_b) != seen.matches:
        return False
    figures = seen.figures
    return isinstance(figures, Totals) or (entry.by_spiel and _stored_rows(entry) == _typed_rows(figures))


StoredRow = tuple[int, int | None, int | None, str, str]


def _stored_rows(entry: Entry) -> list[StoredRow]:
    rows = entry.spiele.order_by("number")
    return list(rows.values_list("number", "points_a", "points_b", "match", "remark"))


def _typed_rows(figures: Rows) -> list[StoredRow]:
    return [
        (number, row.a, row.b, row.match or "", STORED_REMARKS[row.remark] if row.remark else "")
        for number, row in enumerate(figures.rows, start=1)
        if row.a is not None
    ]
