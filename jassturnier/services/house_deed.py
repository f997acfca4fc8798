"""The frame of a deed that belongs to the house and to no tournament: lock the organiser, check, write, one line.

Its journal lines stand under the negative number of the organiser, so that they never mix with a tournament's.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import transaction
from django.db.models import Max
from django.utils import timezone
from django.utils.translation import gettext as _

from jassturnier.models import Journal, Organiser
from jassturnier.services.actors import Actor, Role, covers
from jassturnier.services.outcomes import Refused


class HouseFrame:
    """What a verb of the house works with: the locked organiser, who acts, the time."""

    def __init__(self, organiser: Organiser, by: Actor) -> None:
        self.organiser = organiser
        self.by = by
        self.now = timezone.now()

    def journal(self, deed: str, subject: str = "", *, old: object = None, new: object = None) -> None:
        """Append the line of this deed."""
        number = -self.organiser.pk
        last = Journal.objects.filter(tournament_number=number).aggregate(last=Max("number"))["last"] or 0
        Journal.objects.create(
            tournament_number=number, tournament_name="", number=last + 1, at=self.now,
            who=self.by.name, device=self.by.device, deed=deed[:60], subject=subject[:200], old=old, new=new,
        )  # fmt: skip


@contextmanager
def house_deed(organiser_id: int, by: Actor) -> Iterator[HouseFrame]:
    """Open the frame. Raises Refused ("gone", "right"); only the Jassleitung acts for the house."""
    with transaction.atomic():
        organiser = Organiser.objects.select_for_update().filter(pk=organiser_id).first()
        if organiser is None:
            raise Refused("gone", _("Diesen Veranstalter gibt es nicht mehr."))
        if not covers(by.role, Role.JASSLEITUNG):
            raise Refused("right", _("Das darf nur die Jassleitung. Bitte holen Sie sie an den Laptop."))
        yield HouseFrame(organiser, by)
