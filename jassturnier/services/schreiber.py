"""A table hands in its Punkteblatt from a device, and reports an error in it afterwards."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import ErrorReport
from jassturnier.queries.schreiber_codes import Access
from jassturnier.services.actors import Actor
from jassturnier.services.deed import deed
from jassturnier.services.entries import EntryOutcome, enter_sheet
from jassturnier.services.entries_figures import Figures
from jassturnier.services.entries_sheet import text_of
from jassturnier.services.entries_store import valid_entry
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.schreiber_frame import (
    actor_at,
    must_be_open,
    must_be_same_people,
    must_take,
    people_at,
    sheet_at,
)
from jassturnier.services.seats_by_hand import seat_by_hand


def hand_in(
    *,
    access: Access,
    passe: int,
    figures: Figures,
    nonce: str,
    based_on: int,
    people: tuple[int, ...],
    by: Actor,
    hints_confirmed: bool = False,
) -> EntryOutcome:
    """Hand in the figures of a table. Repeated, they are known; beside figures that count already they are kept as a
    second version (the Jassleitung chooses); a table never corrects what counts (issue "after acceptance").

    `people`: the start numbers that were shown, A before B; () where nobody was known.
    Raises Refused "archived", "other_passe", "people", "handed_in" and those of `enter_sheet`.
    """
    must_be_open(access)
    with deed(access.tournament.id, by) as d:
        d.nothing_new()  # the line of this deed is the one of `enter_sheet`, under the same lock
        must_take(d, access, passe)
        must_be_same_people(people_at(d, passe, access.table), people)
        try:
            return enter_sheet(
                tournament_id=access.tournament.id, passe=passe, table=access.table, figures=figures, nonce=nonce,
                based_on=based_on, by=by, hints_confirmed=hints_confirmed, from_paper=False,
            )  # fmt: skip
        except Refused as refusal:
            if refusal.code != "reason":
                raise
            text = _("Dieses Blatt ist schon abgegeben. Ändern kann es nur die Jassleitung; bitte «Fehler melden».")
            raise Refused("handed_in", text) from refusal


def report_error(
    *, access: Access, passe: int, text: str, who: str = "", device_label: str = ""
) -> Done | AlreadyKnown:
    """Tell the Jassleitung that what was handed in is wrong. One open report per Punkteblatt is enough.

    Raises Refused "text", "not_handed_in", "archived" and those of `sheet_at`.
    """
    must_be_open(access)
    if not text.strip():
        raise Refused("text", _("Bitte kurz schreiben, was nicht stimmt."), field="text")
    with deed(access.tournament.id, actor_at(access, who=who, device=device_label)) as d:
        sheet = sheet_at(d, access, passe)
        if valid_entry(sheet) is None:
            reason = _("Dieses Blatt ist noch nicht abgegeben. Sie können es noch selber ändern.")
            raise Refused("not_handed_in", reason)
        if ErrorReport.objects.filter(punkteblatt=sheet, settled_at__isnull=True).exists():
            d.nothing_new()
            return AlreadyKnown(number=access.table)
        ErrorReport.objects.create(
            tournament=d.tournament, punkteblatt=sheet, text=text.strip()[:300], who=d.by.name, at=d.now
        )
        d.journal("Fehler gemeldet", text_of(sheet), reason=text.strip())
    return Done(number=access.table)


def seat_people(*, access: Access, passe: int, numbers: tuple[int, ...], device_label: str = "") -> Done | AlreadyKnown:
    """Seat the start numbers (A A B B, or A B for pairs) in a Passe drawn by hand. Raises Refused of `seat_by_hand`."""
    must_be_open(access)
    return seat_by_hand(
        tournament_id=access.tournament.id, passe=passe, table=access.table, numbers=numbers,
        by=actor_at(access, device=device_label),
    )  # fmt: skip
