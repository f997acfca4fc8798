"""How many Passen of how many Spiele: changed before the first result, later only shortened or cancelled (DESIGN 6)."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import Passe, Place, Tournament
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import Frame, deed
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused

Outcome = Done | AlreadyKnown


def change_spiele(
    tournament: Tournament, passen: list[Passe], spiele: tuple[int, ...], *, with_result: bool
) -> list[int]:
    """Give the Passen these numbers of Spiele, add or drop Passen at the end; return the new list, empty: no change.

    Runs inside the deed that changes the settings. Raises Refused "spiele_locked" (a result is in, or the Passe runs)
    or "passe_drawn".
    """
    if [p.spiele for p in passen] == list(spiele):
        return []
    if with_result:
        text = _(
            "Es liegt schon ein Resultat vor, die Zahl der Spiele und Passen bleibt darum. "
            "Eine Passe, die noch nicht begonnen hat, können Sie unten mit einem Grund kürzen oder absagen."
        )
        raise Refused("spiele_locked", text, field="spiele")
    for passe, wanted in zip(passen, spiele, strict=False):
        if passe.spiele != wanted:
            _refuse_running(passe)
            Passe.objects.filter(pk=passe.pk).update(spiele=wanted)
    for passe in passen[len(spiele) :]:
        _drop(passe)
    Passe.objects.bulk_create(
        Passe(tournament=tournament, number=n, spiele=spiele[n - 1]) for n in range(len(passen) + 1, len(spiele) + 1)
    )
    return list(spiele)


def _refuse_running(passe: Passe) -> None:
    """Refuse to change a Passe whose Punkteblätter are on the tables."""
    if passe.started_at is not None:
        text = _("Die Passe %(n)d läuft schon; ihre Punkteblätter sind mit %(s)d Spielen gedruckt.")
        raise Refused("spiele_locked", text % {"n": passe.number, "s": passe.spiele}, field="spiele")


def _drop(passe: Passe) -> None:
    """Remove a Passe that nobody has a place in."""
    _refuse_running(passe)
    if Place.objects.filter(passe=passe).exists():
        text = _("Die Passe %(n)d ist schon ausgelost. Bitte unten mit einem Grund absagen.") % {"n": passe.number}
        raise Refused("passe_drawn", text, field="passen")
    passe.delete()


def shorten_passe(*, tournament_id: int, number: int, spiele: int, reason: str, by: Actor) -> Outcome:
    """Give a Passe that has not begun another number of Spiele, 1–24, with a reason; expected sums follow.

    Raises Refused "spiele", "reason", "no_passe", "started".
    """
    if not 1 <= spiele <= 24:
        raise Refused("spiele", _("Eine Passe hat 1 bis 24 Spiele."), field="spiele")
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        passe = _changeable(d, number, reason)
        if passe.spiele == spiele:
            d.nothing_new()
            return AlreadyKnown(number=number)
        old, passe.spiele = passe.spiele, spiele
        passe.save(update_fields=["spiele"])
        d.journal("Passe geändert", f"Passe {number}", old=f"{old} Spiele", new=f"{spiele} Spiele", reason=reason)
        return Done(number=number)


def cancel_passe(*, tournament_id: int, number: int, reason: str, by: Actor) -> Outcome:
    """Cancel a Passe that has not begun, with a reason; its seats stay stored and count for nothing.

    Raises Refused "reason", "no_passe", "started", "last" (none would be left), "streich".
    """
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        passe = _changeable(d, number, reason)
        if passe.cancelled_at is not None:
            d.nothing_new()
            return AlreadyKnown(number=number)
        left = Passe.objects.filter(tournament=d.tournament, cancelled_at__isnull=True).count() - 1
        if left == 0:
            raise Refused("last", _("Das ist die letzte Passe. Ein Turnier braucht mindestens eine."), field="number")
        if d.tournament.streich >= left:
            text = _(
                "Dann blieben %(left)d Passen bei %(s)d Streichresultaten. Bitte zuerst das Streichresultat ändern."
            )
            raise Refused("streich", text % {"left": left, "s": d.tournament.streich}, field="number")
        passe.cancelled_at, passe.reason = d.now, reason.strip()[:300]
        passe.save(update_fields=["cancelled_at", "reason"])
        d.journal("Passe abgesagt", f"Passe {number}", reason=reason)
        return Done(number=number)


def revive_passe(*, tournament_id: int, number: int, by: Actor) -> Outcome:
    """Take the cancelling of a Passe back. Raises Refused "no_passe"."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        passe = _passe(d, number)
        if passe.cancelled_at is None:
            d.nothing_new()
            return AlreadyKnown(number=number)
        passe.cancelled_at = None
        passe.save(update_fields=["cancelled_at"])
        d.journal("Absage zurückgenommen", f"Passe {number}", reason=passe.reason)
        return Done(number=number)


def _passe(d: Frame, number: int) -> Passe:
    """Return the Passe, cancelled or not. Raises Refused "no_passe"."""
    passe = Passe.objects.filter(tournament=d.tournament, number=number).first()
    if passe is None:
        raise Refused("no_passe", _("Eine Passe %(n)d gibt es hier nicht.") % {"n": number}, field="number")
    return passe


def _changeable(d: Frame, number: int, reason: str) -> Passe:
    """Return a Passe that has not begun; a reason must be there. Raises Refused "no_passe", "started", "reason"."""
    passe = _passe(d, number)
    if passe.started_at is not None:
        text = _("Die Passe %(n)d hat schon begonnen und kann nicht mehr gekürzt oder abgesagt werden.")
        raise Refused("started", text % {"n": number}, field="number")
    if not reason.strip():
        raise Refused("reason", _("Bitte einen Grund angeben; er steht nachher im Protokoll."), field="reason")
    return passe
