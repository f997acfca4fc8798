"""Who plays and who pauses in each Passe, before anybody has a table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from draws.lot import shuffled
from draws.model import DrawRefused, Mode, Place, Player, Refusal


@dataclass(frozen=True, slots=True)
class Attendance:
    """One Passe: who sits (Ersatz included) and who pauses, both in the order of the lot."""

    passe: int
    playing: tuple[str, ...]
    pausing: tuple[str, ...]


def check_request(players: Sequence[Player], passen: Sequence[int], history: Iterable[Place]) -> None:
    """Refuse what cannot be drawn: Passen missing, doubled or already played; players doubled or without a number."""
    if not passen or len(set(passen)) != len(passen) or min(passen) < 1:
        raise DrawRefused(Refusal.NO_PASSE, numbers=passen)
    played = sorted({place.passe for place in history} & set(passen))
    if played:
        raise DrawRefused(Refusal.PASSE_PLAYED, numbers=played)
    if any(not player.id.strip() for player in players):
        raise DrawRefused(Refusal.EMPTY_ID)
    twice = sorted(name for name, times in Counter(player.id for player in players).items() if times > 1)
    if twice:
        raise DrawRefused(Refusal.PLAYER_TWICE, twice)


def attendance(
    mode: Mode,
    players: Sequence[Player],
    passen: Sequence[int],
    history: Sequence[Place],
    rng: random.Random,
    previous: Sequence[Place] = (),
) -> list[Attendance]:
    """Passe by Passe: the Ersatz are used if they fill the last table exactly; otherwise those pause who paused least.

    Among equals first who was to pause anyway (`previous`), then the lot. Who paused in the Passe before pauses again
    only if nobody else is left.
    Refuses a Passe with fewer people than one table (`TOO_FEW`).
    """
    paused = Counter(place.player for place in history if place.table is None)
    ordered = shuffled(players, rng)
    people = [player for player in ordered if not player.ersatz]
    spare = [player for player in ordered if player.ersatz]
    result: list[Attendance] = []
    planned = {(place.player, place.passe) for place in previous if place.table is None}
    for passe in sorted(passen):
        present = [player.id for player in people if passe not in player.absent]
        helping = [player.id for player in spare if passe not in player.absent]
        rest = len(present) % mode.per_table
        missing = (mode.per_table - rest) % mode.per_table
        pausing: list[str] = []
        if len(helping) >= missing and len(present) + missing >= mode.per_table and present:
            helping = helping[:missing]
        elif len(present) < mode.per_table:
            raise DrawRefused(Refusal.TOO_FEW, numbers=(passe, len(present)))
        else:
            helping = []
            last = _paused_before(passe, history, result)
            lots = shuffled(present, rng)
            pausing = sorted(lots, key=lambda name: (paused[name], name in last, (name, passe) not in planned))[:rest]
        paused.update(pausing)
        out = set(pausing)
        result.append(Attendance(passe, tuple([n for n in present if n not in out] + helping), tuple(pausing)))
    return result


def _paused_before(passe: int, history: Sequence[Place], drawn: Sequence[Attendance]) -> set[str]:
    """Who pauses in the Passe just before."""
    before = {place.player for place in history if place.passe == passe - 1 and place.table is None}
    for one in drawn:
        if one.passe == passe - 1:
            before.update(one.pausing)
    return before
