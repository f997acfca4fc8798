"""Smallest change first: free the seats of who is not there, seat who has none, close the rest by moving the fewest."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from draws import (
    DrawRefused,
    Mode,
    Place,
    Plan,
    Player,
    changed_sheets,
    close_gaps,
    find,
    generator,
    measure,
    remove,
    take_empty_seats,
)
from jassturnier.models.tournaments import Begin
from jassturnier.queries.draws_gaps import drawn_passen, gaps_of
from jassturnier.queries.draws_input import Ground, ground_of
from jassturnier.queries.draws_plan import Way
from jassturnier.queries.tournaments import TournamentInfo, info_of, tournament_info
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed
from jassturnier.services.draws_drafts import Draft, keep_draft, refuse_second_draft, seed_for
from jassturnier.services.draws_refusals import refusal_for
from jassturnier.services.outcomes import Done, Refused
from jassturnier.services.people_changes import add_ersatz


def make_gaps_draft(*, tournament_id: int, by: Actor, ersatz: int | None = None, reason: str = "") -> Done:
    """Draft the smallest change for all Passen that are drawn and not started; `Done.changed` counts the Standblätter
    it alters.

    `ersatz` is how many may sit in one Passe (None: what DESIGN 6 suggests, or as many as leave everybody else where
    he is once sheets are printed); if they do not suffice, people pause. Raises Refused: a draft is open, no gaps,
    too few people.
    """
    _bring_ersatz(tournament_id, by, ersatz)
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        refuse_second_draft(d.tournament)
        ground = ground_of(info_of(d.tournament))
        passen = drawn_passen(ground)
        if not gaps_of(ground).any:
            raise Refused("no_gaps", _("Alle Plätze stimmen; es gibt keine Lücken zu schliessen."))
        number, seed = seed_for(d.tournament)
        targets = ersatz_targets(ground, keeps_sheets(info_of(d.tournament), ground), ersatz)
        players = ground.players(passen, max([*targets.values(), len(ground.ersatz)], default=0))
        try:
            places = _repaired(Repair(ground, players), targets, generator(seed))
        except DrawRefused as refused:
            raise refusal_for(refused) from refused
        history = ground.history(passen)
        everything = [*history, *places]
        findings = find(ground.mode, everything, players, ground.wishes)
        plan = Plan(places, findings, measure(everything, players))
        before = ground.present_plan(passen)
        moved = [int(one) for one in changed_sheets(before, places)]
        draft = Draft(Way.GAPS, seed, passen, players, {"moved": moved, "moves": moves(before, places)})
        keep_draft(d, number, draft, plan, history, ground.wishes, reason)
        return Done(number=number, changed=len(moved))


def moves(before: Iterable[Place], after: Iterable[Place]) -> list[list[object]]:
    """Return what changes as [start number, Passe, old, new]; a place is [table, team], [] a pause, None no place."""
    old = {(int(p.player), p.passe): p for p in before}
    new = {(int(p.player), p.passe): p for p in after}
    return [
        [*key, _spot(old.get(key)), _spot(new.get(key))]
        for key in sorted(old.keys() | new.keys())
        if _spot(old.get(key)) != _spot(new.get(key))
    ]


def _spot(place: Place | None) -> list[object] | None:
    if place is None:
        return None
    return [] if place.table is None else [place.table, place.team]


@dataclass(frozen=True)
class Repair:
    """The hall and its players, as all steps of a repair need them."""

    ground: Ground
    players: tuple[Player, ...]

    @property
    def mode(self) -> Mode:
        """Return the mode of the draw."""
        return self.ground.mode

    def gone(self, places: tuple[Place, ...], passe: int) -> set[str]:
        """Return who has a place in this Passe and is not there."""
        here = {p.player for p in places if p.passe == passe}
        people = {str(sheet.number): sheet for sheet in self.ground.sheets}
        return {number for number in here if not self.ground.there(people[number], passe)}

    def newcomers(self, places: tuple[Place, ...], passe: int) -> list[Player]:
        """Return who is there without a place in this Passe, Ersatz left out."""
        here = {p.player for p in places if p.passe == passe}
        return [p for p in self.players if not p.ersatz and passe not in p.absent and p.id not in here]

    def helping(self, places: tuple[Place, ...], passe: int) -> list[str]:
        """Return the Ersatz who sit in this Passe, by number."""
        names = {p.id for p in self.players if p.ersatz}
        return sorted((p.player for p in places if p.passe == passe and p.player in names), key=int)


def ersatz_targets(ground: Ground, keep: bool, most: int | None) -> dict[int, int]:
    """Return for each Passe how many Ersatz shall sit in it: all that full tables need, or none and people pause."""
    return {passe: _target(ground, passe, keep, most) for passe in drawn_passen(ground)}


def keeps_sheets(tournament: TournamentInfo, ground: Ground) -> bool:
    """Say whether printed Standblätter should stay as they are, even if that takes more Ersatz than suggested."""
    if any(passe.started for passe in ground.passen) or tournament.begin == Begin.PREPRINTED:
        return True
    return tournament.begin == Begin.DOOR_CLOSED and any(sheet.printed_at for sheet in ground.sheets)


def _target(ground: Ground, passe: int, keep: bool, most: int | None) -> int:
    advice, size = ground.advice(passe), ground.mode.per_table
    wanted = -advice.count % size
    if most is not None:
        return wanted if most >= wanted else 0
    if advice.ersatz == wanted:
        return wanted
    tables = len({s.table for s in ground.spots if s.passe == passe and s.seated})
    fits_as_it_is = advice.count + wanted == tables * size
    return wanted if keep and fits_as_it_is else 0


def _repaired(repair: Repair, targets: dict[int, int], rng: random.Random) -> tuple[Place, ...]:
    """Return the places of the Passen to come after the repair, Passe by Passe, with all others in view."""
    passen = tuple(targets)
    places = (*repair.ground.history(passen), *repair.ground.present_plan(passen))
    for passe, target in targets.items():
        places = _one_passe(repair, places, passe, target, rng)
    return tuple(p for p in places if p.passe in passen)


def _one_passe(
    repair: Repair, places: tuple[Place, ...], passe: int, target: int, rng: random.Random
) -> tuple[Place, ...]:
    """One Passe: free seats, let people without a place take them as they are, close what is left."""
    free = repair.gone(places, passe)
    free |= set(repair.helping(remove(places, free, [passe]), passe)[target:])
    now = remove(places, free, [passe])
    newcomers = repair.newcomers(now, passe)
    wishes = repair.ground.wishes
    if newcomers:
        taken = take_empty_seats(now, newcomers, [passe], mode=repair.mode, players=repair.players, wishes=wishes)
        left = repair.newcomers(taken.places, passe)
        now = (*taken.places, *(Place(passe, one.id) for one in left))
    spare = [p for p in repair.players if p.ersatz and passe not in p.absent][:target]
    closed = close_gaps(
        now, set(), [passe], rng=rng, mode=repair.mode, ersatz=spare, players=repair.players, wishes=wishes
    )
    return closed.places


def _bring_ersatz(tournament_id: int, by: Actor, most: int | None) -> None:
    """Make the Standblätter of Ersatz that the repair needs and nobody has yet; a deed of its own."""
    tournament = tournament_info(tournament_id)
    if tournament is None or by.role != Role.JASSLEITUNG:
        return
    ground = ground_of(tournament)
    targets = ersatz_targets(ground, keeps_sheets(tournament, ground), most)
    lacking = max(targets.values(), default=0) - len(ground.ersatz)
    if lacking > 0 and gaps_of(ground).any:
        add_ersatz(tournament_id=tournament_id, count=lacking, by=by)
