"""Auslosungen as plain data: all attempts, one of them with its plan, the label that sheets print."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext as _

from draws import Finding, Mode, Place, Quality, plan_to_csv
from jassturnier.models import Draw
from jassturnier.models.draws import DrawState
from jassturnier.models.passen import PlaceKind
from jassturnier.queries.draws_plan import Way, findings_in, places_in, players_in
from jassturnier.queries.seating import Spot, spots


@dataclass(frozen=True, slots=True)
class Attempt:
    """One Auslosung with its plan and what it says about itself; `at` when it was drawn, `decided_at` when it was
    confirmed or discarded, `changed` the printed Standblätter that it changed."""

    number: int
    first_passe: int
    last_passe: int
    seed: str
    way: str
    state: str
    reason: str
    by: str
    at: datetime
    decided_at: datetime | None
    version: str
    options: dict[str, Any] = field(default_factory=dict)
    plan: tuple[Place, ...] = ()
    findings: tuple[Finding, ...] = ()

    @property
    def draft(self) -> bool:
        """Say whether it can still be confirmed or discarded."""
        return self.state == DrawState.DRAFT

    @property
    def confirmed(self) -> bool:
        """Say whether it was confirmed."""
        return self.state == DrawState.CONFIRMED

    @property
    def passen(self) -> tuple[int, ...]:
        """Return the numbers of its Passen."""
        return tuple(self.options.get("passen", ()))

    @property
    def changed(self) -> tuple[int, ...]:
        """Return the start numbers whose printed Standblatt no longer holds since this draw was confirmed."""
        return tuple(self.options.get("changed", ()))

    @property
    def quality(self) -> Quality:
        """Return the figures of the plan and its history."""
        return Quality(**self.options.get("quality", {}))

    @property
    def label(self) -> str:
        """Return what sheets print: "Auslosung 2, 20.14 Uhr", by the time it began to hold."""
        when = timezone.localtime(self.decided_at or self.at)
        return _("Auslosung %(n)s, %(time)s Uhr") % {"n": self.number, "time": f"{when:%H.%M}"}


def attempts(tournament_id: int) -> list[Attempt]:
    """Return all attempts, newest first, without their plans. One query."""
    rows = Draw.objects.filter(tournament_id=tournament_id).defer("plan", "findings").order_by("-number")
    return [_attempt(row) for row in rows]


def attempt(tournament_id: int, number: int) -> Attempt | None:
    """Return one attempt with its plan and findings, or None. One query."""
    row = Draw.objects.filter(tournament_id=tournament_id, number=number).first()
    return _attempt(row, places_in(row.plan), findings_in(row.findings)) if row else None


def draw_label(tournament_id: int) -> str:
    """Return the label of the newest confirmed draw, "Auslosung 2, 20.14 Uhr"; empty before there is one. One query."""
    confirmed = Draw.objects.filter(tournament_id=tournament_id, state=DrawState.CONFIRMED)
    row = confirmed.defer("plan", "findings").order_by("-number").first()
    return _attempt(row).label if row else ""


def changed_numbers(tournament_id: int, number: int) -> list[int]:
    """Return the start numbers whose printed Standblatt draw `number` changed, to be printed again. One query."""
    found = attempt(tournament_id, number)
    return list(found.changed) if found else []


def spots_of(places: tuple[Place, ...]) -> list[Spot]:
    """Turn the places of a plan into those of the seating, to be shown by table and by name."""
    return [
        Spot(p.passe, int(p.player), PlaceKind.PAUSE)
        if p.table is None
        else Spot(p.passe, int(p.player), PlaceKind.SEAT, p.table, p.team or "", p.seat or 1)
        for p in places
    ]


def plan_csv(tournament_id: int, einzel: bool = True) -> str:
    """Return the seating that holds now as CSV (passe,table,team,seat,player). One query."""
    places = [
        Place(s.passe, str(s.number))
        if s.pausing
        else Place(s.passe, str(s.number), s.table, s.team, s.seat if einzel else None)  # type: ignore[arg-type]
        for s in spots(tournament_id)
        if s.seated or s.pausing
    ]
    return plan_to_csv(places)


def drawn_again(found: Attempt, mode: Mode) -> tuple[Place, ...]:
    """Draw a kept attempt once more from its seed and options; equal to its plan unless the program changed.

    Only for a draw by lot; a plan from elsewhere has none.
    """
    from draws import Options, Wishes, draw, generator

    options = found.options
    wishes = {name: tuple(map(tuple, pairs)) for name, pairs in options["wishes"].items()}
    plan = draw(
        mode, players_in(options["players"]), list(found.passen), rng=generator(int(found.seed)),
        history=places_in(options["history"]), wishes=Wishes(**wishes),
        options=Options(neighbours_apart=options.get("neighbours_apart", False)), tables=options.get("tables"),
        previous=places_in(options.get("previous", [])),
    )  # fmt: skip
    return plan.places


def _attempt(row: Draw, plan: tuple[Place, ...] = (), findings: tuple[Finding, ...] = ()) -> Attempt:
    return Attempt(
        number=row.number, first_passe=row.first_passe, last_passe=row.last_passe, seed=row.seed,
        way=row.options.get("way", Way.DRAWN), state=row.state, reason=row.reason, by=row.by, at=row.at,
        decided_at=row.decided_at, version=row.program_version, options=row.options, plan=plan, findings=findings,
    )  # fmt: skip
