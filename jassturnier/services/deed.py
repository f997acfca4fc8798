"""The one frame in which every verb of a tournament runs: lock, check, write, one journal line (DESIGN 5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from django.db import transaction
from django.db.models import Max
from django.utils import timezone
from django.utils.translation import gettext as _

from jassturnier.models import Journal, Tournament
from jassturnier.services.actors import Actor, Role, covers
from jassturnier.services.outcomes import Line, Refused


class Frame:
    """What a verb works with: the locked tournament, who acts, the time of the deed."""

    def __init__(self, tournament: Tournament, by: Actor, now: datetime) -> None:
        self.tournament = tournament
        self.by = by
        self.now = now
        self._line: Line | None = None
        self._nothing = False

    def journal(
        self, deed: str, subject: str = "", *, old: object = None, new: object = None, reason: str = ""
    ) -> None:
        """Record the one line of this deed. Raises RuntimeError when a second one is recorded."""
        if self._line is not None:
            raise RuntimeError(f"second journal line in one deed: {deed}")
        self._line = Line(deed=deed, subject=subject, old=old, new=new, reason=reason)

    def nothing_new(self) -> None:
        """Say that this deed changed nothing (it was known already), so that no line is due."""
        self._nothing = True

    def close(self) -> None:
        """Write the line. Raises RuntimeError when the verb forgot it."""
        if self._line is None:
            if self._nothing:
                return
            raise RuntimeError("a deed ended without its journal line")
        write_line(self.tournament, self.by, self.now, self._line)


def write_line(tournament: Tournament, by: Actor, now: datetime, line: Line) -> None:
    """Append one journal line; the caller holds the lock of the tournament, so the next number is free."""
    last = Journal.objects.filter(tournament_number=tournament.pk).aggregate(last=Max("number"))["last"] or 0
    Journal.objects.create(
        tournament_number=tournament.pk,
        tournament_name=tournament.name,
        number=last + 1,
        at=now,
        who=by.name,
        device=by.device,
        deed=line.deed[:60],
        subject=line.subject[:200],
        old=line.old,
        new=line.new,
        reason=line.reason[:500],
    )


@contextmanager
def deed(tournament_id: int, by: Actor, *, needs: Role = Role.HELFER) -> Iterator[Frame]:
    """Open the frame: one transaction with the tournament's row locked; its end writes the journal line.

    `needs` is the least role. Raises Refused ("right", "gone") before anything is written; an exception
    inside rolls everything back, the line included.
    """
    with transaction.atomic():
        tournament = Tournament.objects.select_for_update().filter(pk=tournament_id).first()
        if tournament is None:
            raise Refused("gone", _("Dieses Turnier gibt es nicht mehr. Bitte zurück zur Liste der Turniere."))
        if not covers(by.role, needs):
            raise Refused("right", _("Das darf nur die Jassleitung. Bitte holen Sie sie an den Laptop."))
        frame = Frame(tournament, by, timezone.now())
        yield frame
        frame.close()
