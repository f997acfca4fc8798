"""Enter the figures of a Punkteblatt: each one is kept as a version, at most one of them counts (DESIGN 5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _

from jassturnier.models import Entry, Passe, Punkteblatt
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import Frame, deed
from jassturnier.services.entries_check import Checked, checked, must_hold, stands_deviating
from jassturnier.services.entries_figures import Figures, nonce_fits
from jassturnier.services.entries_outcomes import Accepted, AlreadyKnown, EntryOutcome, KeptAsSecond, stored
from jassturnier.services.entries_sheet import mark_sheet, passe_for_entry, sheet_for, text_of
from jassturnier.services.entries_store import is_same, make_valid, valid_entry, write_version
from jassturnier.services.outcomes import Refused

__all__ = ["Accepted", "AlreadyKnown", "EntryOutcome", "KeptAsSecond", "enter_sheet"]


def enter_sheet(
    *,
    tournament_id: int,
    passe: int,
    table: int,
    figures: Figures,
    nonce: str,
    based_on: int,
    by: Actor,
    override: str = "",
    reason: str = "",
    hints_confirmed: bool = False,
    visum: bool = False,
    from_paper: bool = True,
    seats: Sequence[int] = (),
) -> EntryOutcome:
    """Save the figures of one table in one Passe (numbers, not row ids); a started Passe, DESIGN 5.3 and 6 "entry".

    `based_on`: the version that counted when the form was shown, 0 for none. Another version that counts by now makes
    this one a second version; the same figures are known already. `nonce`: the mark of the form; sent again it gives
    the first answer. `seats`: start numbers A A B B (A B for pairs) where the Passe has no drawn seats. `from_paper`:
    typed from the paper, which is therefore at the desk; `visum`: compared with it.
    Raises SheetRefused and Refused ("no_passe", "cancelled", "not_started", "no_table", "closed", "reason", "nonce",
    "right", "control_missing", "override", "seats").
    """
    if not nonce_fits(nonce):
        raise Refused("nonce", _("Dieses Formular ist unvollständig angekommen. Bitte nochmals speichern."))
    with deed(tournament_id, by) as d:
        row = passe_for_entry(d, passe)
        seen = checked(figures, spiele=row.spiele, match_bonus=d.tournament.match_bonus)
        known = Entry.objects.filter(nonce=nonce).select_related("punkteblatt__passe", "punkteblatt__table").first()
        if known is not None:
            return _sent_before(d, known, row, table, seen)
        must_hold(
            seen, tournament=d.tournament, spiele=row.spiele, by=by,
            override=override, reason=reason, hints_confirmed=hints_confirmed,
        )  # fmt: skip
        sheet = sheet_for(d, row, table, seats, reason)
        counting = valid_entry(sheet)
        if counting is not None and is_same(counting, seen):
            return _known_already(d, sheet, counting, visum, from_paper)
        corrects = counting is not None and counting.version == based_on
        _may_write(d, row, corrects, reason)
        entry = write_version(
            d, sheet, seen, nonce=nonce, based_on=based_on, expected=row.spiele * 157,
            override=stands_deviating(seen, override), reason=reason, hints_confirmed=hints_confirmed,
        )  # fmt: skip
        return _settle(d, entry, counting, based_on, visum, from_paper)


def _sent_before(d: Frame, known: Entry, passe: Passe, table: int, seen: Checked) -> AlreadyKnown:
    """Answer a form that was saved before with what was stored then; another tournament's mark tells nothing."""
    if known.tournament_id != d.tournament.pk:
        raise Refused("nonce", _("Dieses Formular gehört zu einem anderen Turnier. Bitte die Seite neu öffnen."))
    there = known.punkteblatt.passe_id == passe.pk and known.punkteblatt.table.number == table
    d.nothing_new()
    return AlreadyKnown(stored(known), same=there and is_same(known, seen))


def _known_already(d: Frame, sheet: Punkteblatt, counting: Entry, visum: bool, from_paper: bool) -> AlreadyKnown:
    """These figures count already; typed from the paper they are compared with it, so the Visum may be given."""
    if mark_sheet(d, sheet, visum=visum, received=from_paper, author=counting.who):
        d.journal("Blatt verglichen", text_of(sheet), new={"Visum": sheet.visum_by})
    else:
        d.nothing_new()
    return AlreadyKnown(stored(counting), same=True)


def _may_write(d: Frame, passe: Passe, corrects: bool, reason: str) -> None:
    """Until the Passe is closed anybody may type, and correct with a reason; afterwards the Jassleitung alone."""
    if passe.closed_at is not None and d.by.role != Role.JASSLEITUNG:
        text = _("Passe %(n)s ist abgeschlossen. Ändern kann hier nur noch die Jassleitung.") % {"n": passe.number}
        raise Refused("closed", text)
    if (corrects or passe.closed_at is not None) and not reason.strip():
        text = _("Für dieses Blatt gelten schon Punkte. Bitte einen Grund für die Änderung angeben.")
        if not corrects:
            text = _("Die Passe ist abgeschlossen. Bitte einen Grund für die späte Eingabe angeben.")
        raise Refused("reason", text, field="reason")


def _settle(
    d: Frame, entry: Entry, counting: Entry | None, based_on: int, visum: bool, from_paper: bool
) -> Accepted | KeptAsSecond:
    """Let the new version count unless another one was there first; either way it is kept."""
    sheet = entry.punkteblatt
    figures = {"A": entry.control_a, "B": entry.control_b, "Version": entry.version}
    fresh = counting is None or counting.version == based_on
    if fresh and make_valid(entry, counting):
        sheet.visum_at, sheet.visum_by = None, ""
        mark_sheet(d, sheet, visum=visum, received=from_paper, author=entry.who)
        old = {"A": counting.control_a, "B": counting.control_b, "Version": counting.version} if counting else None
        d.journal("Blatt korrigiert" if counting else "Blatt erfasst", text_of(sheet), old=old, new=figures,
                  reason=entry.reason)  # fmt: skip
        return Accepted(stored(entry), corrected=counting is not None)
    standing = valid_entry(sheet)
    if standing is None:
        raise RuntimeError("the constraint refused a version although none counts")
    mark_sheet(d, sheet, visum=False, received=from_paper, author=entry.who)
    d.journal("Zweite Version behalten", text_of(sheet), new=figures, reason=entry.reason)
    return KeptAsSecond(stored(entry), stored(standing))
