"""Closing gaps: tables that have lost people are filled from the emptiest ones, which are dissolved."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from draws.lot import shuffled
from draws.model import NO_WISHES, Code, DrawRefused, Finding, Mode, Place, Player, Refusal, Wishes
from draws.repairs import Change, Repair, change, remove


def close_gaps(
    places: Sequence[Place],
    missing: Collection[str],
    passen: Iterable[int],
    *,
    rng: random.Random,
    mode: Mode = Mode.EINZEL,
    ersatz: Sequence[Player] = (),
    players: Sequence[Player] = (),
    wishes: Wishes = NO_WISHES,
) -> Change:
    """Sheets that were not handed out (`missing`): close their seats in these Passen by moving the fewest people.

    Full tables stay as they are. If the Ersatz given are as many as the last table lacks, they fill it; otherwise as
    many pause as are over, first of those who would have to move, the least paused first, equal ones by lot. `moved`
    names all whose Standblatt changes. Raises TOO_FEW if fewer people than one table are left.
    """
    everybody = [*players, *(one for one in ersatz if one.id not in {player.id for player in players})]
    chosen = sorted(set(passen))
    now = remove(places, missing, chosen)
    for passe in chosen:
        repair = Repair(now, passe, mode, everybody, wishes)
        _close(repair, [one.id for one in ersatz if passe not in one.absent], rng)
        now = tuple(repair.places)
    return change(mode, places, now, everybody, wishes)


def _close(repair: Repair, helpers: Sequence[str], rng: random.Random) -> None:
    """One Passe: keep the fullest tables, give their empty seats to the people of the others."""
    size = repair.mode.per_table
    names = [place.player for place in repair.here()]
    spare = [name for name in helpers if name not in names]
    lacking = -len(names) % size
    helping = spare[:lacking] if len(spare) >= lacking else []
    if len(names) + len(helping) < size:
        raise DrawRefused(Refusal.TOO_FEW, numbers=(repair.passe, len(names)))
    wanted = (len(names) + len(helping)) // size
    tables = repair.tables()
    order = sorted(tables, key=lambda number: (-len(tables[number]), not _home(repair, tables[number]), number))
    free = _free_numbers(repair, tables, wanted)
    leaving = [place.player for number in order[wanted:] for place in tables[number]]
    waiting = [place.player for place in repair.here() if place.table is None]
    for name in [*leaving, *waiting]:
        repair.drop(name)
    paused = Counter({name: len(passen) for name, passen in repair.seen.pauses.items()})
    mixed = shuffled([*leaving, *waiting], rng)
    pausing = sorted(mixed, key=lambda name: paused[name])[: len(names) + len(helping) - size * wanted]
    repair.extra = free
    for name in [name for name in mixed if name not in pausing] + helping:
        repair.seat(name)
    for name in pausing:
        repair.pause(name)


def _home(repair: Repair, members: Sequence[Place]) -> bool:
    """True if somebody at this table has it as fixed table."""
    return any(
        player.fixed_table == place.table
        for place in members
        if (player := repair.players.get(place.player)) is not None
    )


def _free_numbers(repair: Repair, tables: Collection[int], wanted: int) -> list[int]:
    """Numbers of tables to open again, if those who paused make a table more."""
    spare = [number for number in range(1, wanted + len(tables) + 1) if number not in tables]
    return spare[: max(0, wanted - len(tables))]


def dissolve_table(
    places: Sequence[Place],
    passe: int,
    table: int,
    *,
    rng: random.Random,
    mode: Mode = Mode.EINZEL,
    players: Sequence[Player] = (),
    wishes: Wishes = NO_WISHES,
) -> Change:
    """One table of a Passe does not play: its people take empty seats elsewhere, by lot, and the others pause.

    Those who pause are named by NO_SEAT. Raises NOT_SEATED if nobody sits at this table in this Passe.
    """
    repair = Repair(places, passe, mode, players, wishes)
    members = [place.player for place in repair.tables().get(table, [])]
    if not members:
        raise DrawRefused(Refusal.NOT_SEATED, numbers=(passe, table))
    for name in members:
        repair.drop(name)
    unseated = []
    for name in shuffled(members, rng):
        if not repair.seat(name):
            repair.pause(name)
            unseated.append(Finding(Code.NO_SEAT, (name,), (passe,)))
    return change(mode, places, repair.places, players, wishes, unseated)
