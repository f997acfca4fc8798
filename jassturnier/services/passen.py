"""Start, close and reopen a Passe, each behind its gate (DESIGN 6 "states of a sheet", Reglement 2.7)."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import Passe, Place
from jassturnier.models.passen import PlaceKind
from jassturnier.models.records import DecisionKind
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import Frame, deed
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.passen_gates import acknowledged as acknowledged_before
from jassturnier.services.passen_gates import board_in, closing_gap, control_difference, handing_in_gap, record
from jassturnier.services.seats_by_hand import pause_the_rest
from jassturnier.services.seats_guard import passe_of

Outcome = Done | AlreadyKnown


def start_passe(
    *, tournament_id: int, number: int, by: Actor, by_hand: bool = False, exception: str = ""
) -> Outcome:
    """Start a Passe on command; every earlier one must be started and handed in at every table.

    `exception`: the Jassleitung's reason to start all the same; it is recorded as a Decision. `by_hand`: start without
    drawn seats, the start numbers are typed with the sheets.
    Raises Refused "no_passe", "cancelled", "before" (an earlier one has not begun), "no_seats", "gate" (overridable).
    """
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        passe = passe_of(d, number)
        if passe.started_at is not None:
            d.nothing_new()
            return AlreadyKnown(number=number)
        earlier = _earlier(d, passe)
        gaps = [gap for gap in (handing_in_gap(board_in(d, p.number)) for p in earlier) if gap]
        _gate(gaps, exception, _("Der Tischwechsel wartet noch: %(gaps)s"))
        _seats_there(passe, by_hand)
        passe.started_at = d.now
        passe.save(update_fields=["started_at", "by_hand"])
        if gaps:
            record(d, DecisionKind.EXCEPTION, passe, _("Tischwechsel ohne alle Blätter"), gaps, exception)
        d.journal(
            "Passe gestartet", f"Passe {number}", new={"von Hand": True} if passe.by_hand else None, reason=exception
        )
        return Done(number=number)


def close_passe(
    *, tournament_id: int, number: int, by: Actor, exception: str = "", acknowledged: str = ""
) -> Outcome:
    """Close a Passe: figures at every table, no two versions, the control sum green or acknowledged.

    `exception` is the reason to close with sheets missing, `acknowledged` the reason why the control sum may differ;
    both are recorded as Decisions. The caller makes the backups, before and after.
    Raises Refused "not_started", "gate" and "sum" (both overridable).
    """
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        passe = passe_of(d, number)
        if passe.closed_at is not None:
            d.nothing_new()
            return AlreadyKnown(number=number)
        if passe.started_at is None:
            raise Refused("not_started", _("Passe %(n)s ist noch nicht gestartet.") % {"n": number})
        gap = closing_gap(board_in(d, number))
        _gate([gap] if gap else [], exception, _("Zum Abschliessen fehlt noch etwas: %(gaps)s"))
        difference = control_difference(d, number)
        _sum_holds(d, passe, difference, acknowledged)
        pausing = pause_the_rest(d, passe)
        passe.closed_at = d.now
        passe.save(update_fields=["closed_at"])
        if gap:
            record(d, DecisionKind.EXCEPTION, passe, _("Abgeschlossen trotz Lücke"), [gap], exception)
        if difference and acknowledged.strip():
            record(d, DecisionKind.ACKNOWLEDGED, passe, sum_situation(passe.number, difference), [], acknowledged)
        new = {"Pause": pausing} if pausing else None
        d.journal("Passe abgeschlossen", f"Passe {number}", new=new, reason=exception or acknowledged)
        return Done(number=number)


def reopen_passe(*, tournament_id: int, number: int, reason: str, by: Actor) -> Outcome:
    """Open a closed Passe again, with a reason. Raises Refused "reason", "no_passe"."""
    if not reason.strip():
        raise Refused("reason", _("Bitte einen Grund angeben; er steht nachher im Protokoll."), field="reason")
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        passe = passe_of(d, number)
        if passe.closed_at is None:
            d.nothing_new()
            return AlreadyKnown(number=number)
        passe.closed_at = None
        passe.save(update_fields=["closed_at"])
        d.journal("Passe wieder geöffnet", f"Passe {number}", reason=reason)
        return Done(number=number)


def sum_situation(passe: int, difference: int) -> str:
    """Return how the record of an acknowledged control sum is named, so that another difference asks anew."""
    return _("Kontrollsumme Passe %(p)s: %(off)s") % {"p": passe, "off": f"{difference:+d}"}


def _earlier(d: Frame, passe: Passe) -> list[Passe]:
    """Return the Passen before this one that are not cancelled. Raises Refused "before"."""
    rows = Passe.objects.filter(tournament=d.tournament, number__lt=passe.number, cancelled_at__isnull=True)
    earlier = list(rows.order_by("number"))
    waiting = [p.number for p in earlier if p.started_at is None]
    if waiting:
        text = _("Zuerst kommt Passe %(n)s; sie ist noch nicht gestartet. Fällt sie aus, bitte vorher absagen.")
        raise Refused("before", text % {"n": waiting[0]})
    return earlier


def _seats_there(passe: Passe, by_hand: bool) -> None:
    """A Passe starts with drawn seats, or by hand without any."""
    if Place.objects.filter(passe=passe, kind=PlaceKind.SEAT).exists():
        return
    passe.by_hand = passe.by_hand or by_hand
    if not passe.by_hand:
        text = _("Passe %(n)s ist noch nicht ausgelost. Bitte auslosen, oder von Hand auslosen und so starten.")
        raise Refused("no_seats", text % {"n": passe.number})


def _gate(gaps: list[str], exception: str, text: str) -> None:
    if gaps and not exception.strip():
        raise Refused("gate", text % {"gaps": " ".join(gaps)}, field="exception", overridable=True)


def _sum_holds(d: Frame, passe: Passe, difference: int, reason: str) -> None:
    if not difference or reason.strip() or acknowledged_before(d, passe, sum_situation(passe.number, difference)):
        return
    text = _("Die Kontrollsumme von Passe %(n)s stimmt nicht: %(off)s Punkte. Bitte klären, oder mit Grund quittieren.")
    words = {"n": passe.number, "off": f"{difference:+d}"}
    raise Refused("sum", text % words, field="acknowledged", overridable=True)
