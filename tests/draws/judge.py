"""A small judge of draws, written apart from the package, and builders of fields for the tests of draws.

Where the project's plan lies beside the clone, its own checker (tools/check_draw.py) judges as well.
"""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from draws import Place, Player, Wishes

ROOT = Path(__file__).resolve().parents[2]
CHECKER = ROOT.parent / "shared" / "tools" / "check_draw.py"


def field(count: int, ersatz: int = 0) -> list[Player]:
    """People 1 … count and some Ersatz."""
    return [Player(str(number + 1)) for number in range(count)] + [
        Player(f"JOKER{number + 1}", ersatz=True) for number in range(ersatz)
    ]


def faults(places: Iterable[Place], players: Sequence[Player], per_table: int = 4) -> list[str]:
    """What is not valid: everybody present once per Passe, tables full with two teams, pauses no more than needed."""
    wrong = []
    by_passe: dict[int, list[Place]] = defaultdict(list)
    for place in places:
        by_passe[place.passe].append(place)
    for passe, here in sorted(by_passe.items()):
        seats = Counter(place.player for place in here)
        present = {p.id for p in players if passe not in p.absent and not p.ersatz}
        helpers = {p.id for p in players if p.ersatz and passe not in p.absent}
        wrong += [f"{passe}: {name} twice" for name, times in seats.items() if times > 1]
        wrong += [f"{passe}: {name} missing" for name in sorted(present - set(seats))]
        wrong += [f"{passe}: {name} not here" for name in sorted(set(seats) - present - helpers)]
        tables: dict[int, Counter[str]] = defaultdict(Counter)
        for place in here:
            if place.table is not None:
                tables[place.table][place.team or "?"] += 1
        half = per_table // 2
        wrong += [f"{passe}: table {t} {dict(c)}" for t, c in tables.items() if c != {"A": half, "B": half}]
        pauses = sum(place.table is None for place in here)
        helped = any(place.player in helpers for place in here)
        if pauses != (0 if helped else len(present) % per_table):
            wrong.append(f"{passe}: {pauses} pauses")
    return wrong


def figures(places: Iterable[Place], ersatz: Iterable[str] = ()) -> dict[str, int]:
    """Repeats of partners and encounters, returns to tables, letters beyond even, counted by hand."""
    met: Counter[frozenset[str]] = Counter()
    teams: Counter[frozenset[str]] = Counter()
    visits: Counter[tuple[str, int]] = Counter()
    letters: Counter[str] = Counter()
    played: Counter[str] = Counter()
    seated = [place for place in places if place.table is not None and place.player not in set(ersatz)]
    for one, two in combinations(seated, 2):
        if (one.passe, one.table) == (two.passe, two.table):
            met[frozenset((one.player, two.player))] += 1
            teams[frozenset((one.player, two.player))] += one.team == two.team
    for place in seated:
        assert place.table is not None
        visits[place.player, place.table] += 1
        letters[place.player] += 1 if place.team == "A" else -1
        played[place.player] += 1
    return {
        "partners": sum(max(0, times - 1) for times in teams.values()),
        "encounters": sum(max(0, times - 1) for times in met.values()),
        "tables": sum(max(0, times - 1) for times in visits.values()),
        "letters": sum(abs(off) - played[name] % 2 for name, off in letters.items()),
    }


def pauses_fair(places: Iterable[Place], players: Sequence[Player]) -> bool:
    """True if after no Passe somebody always present has paused two times more than another, nor twice running."""
    always = {player.id for player in players if not player.absent and not player.ersatz}
    paused: Counter[str] = Counter(dict.fromkeys(always, 0))
    before: set[str] = set()
    by_passe: dict[int, set[str]] = defaultdict(set)
    for place in places:
        by_passe[place.passe] |= {place.player} if place.table is None else set()
    for _, out in sorted(by_passe.items()):
        paused.update(out & always)
        if max(paused.values()) - min(paused.values()) > 1 or out & before & always:
            return False
        before = out
    return True


def broken_wishes(places: Sequence[Place], wishes: Wishes) -> list[tuple[str, str]]:
    """Pairs that sit together, or play together, against their wish."""
    spot = {(place.player, place.passe): place for place in places if place.table is not None}
    broken = []
    for pairs, same_team in ((wishes.not_together, False), (wishes.not_partner, True)):
        for a, b in pairs:
            for (name, passe), place in spot.items():
                other = spot.get((b, passe))
                if name == a and other and other.table == place.table and (not same_team or other.team == place.team):
                    broken.append((a, b))
    return broken


def outside_check() -> Callable[..., Any] | None:
    """The `check` of tools/check_draw.py, or None in a clone that has only the project."""
    if not CHECKER.exists():
        return None
    spec = importlib.util.spec_from_file_location("check_draw", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    written, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        spec.loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = written
    return module.check  # type: ignore[no-any-return]


def rows(places: Iterable[Place]) -> list[tuple[int, str | None, str, str]]:
    """Places as the outside checker holds them."""
    return [(p.passe, None if p.table is None else str(p.table), p.team or "", p.player) for p in places]
