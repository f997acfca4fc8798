"""Random evenings for the long proof: a draw, something that happens after Passe k, and the redraw of the rest."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace

from draws import Mode, Options, Place, Player, Wishes, draw, generator
from tests.draws.judge import broken_wishes, faults, field, outside_check, pauses_fair, rows

QUICK = Options(budget=20_000)
KINDS = ("leaver", "late", "both", "ersatz", "table leaves", "nothing")


@dataclass(frozen=True)
class Evening:
    """One random evening: who is there before and after the event, the first Passen and the redraw of the others."""

    mode: Mode
    kind: str
    wishes: Wishes
    before: list[Player]
    after: list[Player]
    first: tuple[Place, ...]
    history: list[Place]
    rest: tuple[Place, ...]


def couples(names: list[str], dice: random.Random) -> tuple[tuple[str, str], ...]:
    """A few couples, nobody in two of them."""
    mixed = dice.sample(names, len(names))
    return tuple((mixed[2 * i], mixed[2 * i + 1]) for i in range(dice.randint(1, max(1, min(len(names) // 6, 6)))))


def away(players: list[Player], chosen: Iterable[int], passen: Iterable[int]) -> list[Player]:
    """The same people, the chosen ones absent in these Passen."""
    out, missed = set(chosen), frozenset(passen)
    return [replace(one, absent=one.absent | missed) if at in out else one for at, one in enumerate(players)]


def happen(kind: str, players: list[Player], count: int, played: int, last: int, dice: random.Random) -> list[Player]:
    """The people after something happened at the end of Passe `played`; never fewer than eight."""
    rest, spare = range(played + 1, last + 1), max(0, count - 8)
    result = list(players)
    if kind in ("leaver", "both") and spare:
        result = away(result, dice.sample(range(count), dice.randint(1, min(4, spare))), rest)
    if kind == "table leaves" and spare >= 4:
        result = away(result, range(4), rest)
    if kind in ("late", "both"):
        missed = frozenset(range(1, played + 1))
        result += [Player(str(count + 1 + more), absent=missed) for more in range(dice.randint(1, 4))]
    if kind == "ersatz":
        helpers = [at for at, one in enumerate(players) if one.ersatz]
        late = Player("JOKER9", ersatz=True, absent=frozenset(range(1, played + 1)))
        result = away(result, helpers, rest) if helpers else [*result, late]
    return result


def random_evening(seed: int) -> Evening:
    """8 to 400 people (as often small as large), 2 to 8 Passen."""
    dice = random.Random(seed)
    mode = Mode.PARTNER if dice.random() < 0.25 else Mode.EINZEL
    count, passen = int(8 * 50 ** dice.random()), dice.randint(2, 8)
    players = field(count, ersatz=dice.randint(1, 3) if dice.random() < 0.3 else 0)
    wishes = Wishes()
    if dice.random() < 0.4 and count >= 16:
        pairs = couples([one.id for one in players if not one.ersatz], dice)
        wishes = Wishes(pairs) if mode is Mode.PARTNER or dice.random() < 0.6 else Wishes((), pairs)
    if dice.random() < 0.3:
        players = away(players, dice.sample(range(count), min(3, count // 8)), range(1, dice.randint(2, 3)))
    played, kind = dice.randint(1, passen - 1), dice.choice(KINDS)
    first = draw(mode, players, range(1, passen + 1), rng=generator(seed), wishes=wishes, options=QUICK).places
    history = [place for place in first if place.passe <= played]
    planned = [place for place in first if place.passe > played] if dice.random() < 0.5 else []
    after = happen(kind, players, count, played, passen, dice)
    rest = draw(
        mode,
        after,
        range(played + 1, passen + 1),
        rng=generator(seed + 1),
        history=history,
        previous=planned,
        wishes=wishes,
        options=QUICK,
    ).places
    return Evening(mode, kind, wishes, players, after, first, history, rest)


def complaints(evening: Evening) -> list[str]:
    """Everything either judge has against the draw or the redraw."""
    size, wrong = evening.mode.per_table, []
    for players, places, history in (
        (evening.before, evening.first, []),
        (evening.after, evening.rest, evening.history),
    ):
        wrong += faults(places, players, size)
        wrong += [f"wish {pair}" for pair in broken_wishes(places, evening.wishes)]
        if history == [] and not pauses_fair(places, players):
            wrong.append("pauses not fair")
        if (check := outside_check()) is not None:
            rules = {
                "not_together": evening.wishes.not_together,
                "not_partner": evening.wishes.not_partner,
                "absent": {one.id: sorted(one.absent) for one in players if one.absent},
                "helpers": [one.id for one in players if one.ersatz],
            }
            people = [one.id for one in players if not one.ersatz]
            mode = "einzel" if evening.mode is Mode.EINZEL else "teams"
            wrong += check(rows(places), mode, people, rules, rows(history))[0]
    return wrong
