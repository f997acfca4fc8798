"""How good a draw is: the figures (counted as tools/check_draw.py does) and the findings for the Jassleitung."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from draws.model import NO_WISHES, Code, Finding, Mode, Pair, Place, Player, Quality, Reason, Wishes


@dataclass
class Encounters:
    """Who met whom in which Passen, and where everybody was."""

    met: dict[Pair, list[int]] = field(default_factory=lambda: defaultdict(list))
    partners: dict[Pair, list[int]] = field(default_factory=lambda: defaultdict(list))
    tables: dict[tuple[str, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    letters: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    pauses: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))


def pair(first: str, second: str) -> Pair:
    """The two in a fixed order, so that a pair is one key."""
    return (first, second) if first < second else (second, first)


def encounters(places: Iterable[Place]) -> Encounters:
    """Count everything once."""
    seen = Encounters()
    tables: dict[tuple[int, int], list[Place]] = defaultdict(list)
    for place in places:
        if place.table is None:
            seen.pauses[place.player].append(place.passe)
            continue
        tables[place.passe, place.table].append(place)
        seen.tables[place.player, place.table].append(place.passe)
        seen.letters[place.player] += 1 if place.team == "A" else -1
        seen.played[place.player] += 1
    for (passe, _), members in sorted(tables.items()):
        for one, two in combinations(members, 2):
            who = pair(one.player, two.player)
            seen.met[who].append(passe)
            if one.team == two.team:
                seen.partners[who].append(passe)
    return seen


def measure(places: Iterable[Place], players: Sequence[Player] = ()) -> Quality:
    """The figures of these places; what an Ersatz (as marked in `players`) repeats does not count."""
    seen = encounters(places)
    light = {player.id for player in players if player.ersatz}
    names = {player.id for player in players} | set(seen.played) | set(seen.pauses)
    real = sorted(names - light)
    met = [len(at) for who, at in seen.met.items() if light.isdisjoint(who)]
    partners = [len(at) for who, at in seen.partners.items() if light.isdisjoint(who)]
    tables = [len(at) for (who, _), at in seen.tables.items() if who not in light]
    letters = [abs(seen.letters[who]) for who in real]
    pauses = [len(seen.pauses.get(who, ())) for who in real]
    return Quality(
        partner_repeats=sum(times - 1 for times in partners),
        encounter_repeats=sum(times - 1 for times in met),
        coincidences=sum(times * (times - 1) // 2 for times in met),
        encounter_max=max(met, default=0),
        table_repeats=sum(times - 1 for times in tables),
        table_max=max(tables, default=0),
        letter_max=max(letters, default=0),
        letter_excess=sum(max(0, off - seen.played[who] % 2) for who, off in zip(real, letters, strict=True)),
        pause_min=min(pauses, default=0),
        pause_max=max(pauses, default=0),
    )


def find(
    mode: Mode,
    places: Sequence[Place],
    players: Sequence[Player] = (),
    wishes: Wishes = NO_WISHES,
    available: Iterable[int] | None = None,
) -> tuple[Finding, ...]:
    """All findings, the weightiest first: wishes, repeats (partners, encounters), letters, tables, pauses."""
    seen = encounters(places)
    light = {player.id for player in players if player.ersatz}
    home = {player.id: player.fixed_table for player in players}
    found = [*_wishes(mode, seen, players, wishes), *_fixed(mode, places, players, available)]
    for code, pairs in ((Code.PARTNER_REPEAT, seen.partners), (Code.ENCOUNTER_REPEAT, seen.met)):
        for who, passen in sorted(pairs.items(), key=lambda item: (-len(item[1]), item[0])):
            if len(passen) > 1 and light.isdisjoint(who):
                found.append(Finding(code, who, tuple(passen), len(passen)))
    found += [
        Finding(Code.ERSATZ_TOGETHER, who, tuple(passen), len(passen))
        for who, passen in sorted(seen.met.items())
        if light.issuperset(who)
    ]
    found += [
        Finding(Code.LETTERS_UNEVEN, (who,), number=seen.letters[who])
        for who in sorted(seen.letters)
        if who not in light and abs(seen.letters[who]) > seen.played[who] % 2
    ]
    found += [
        Finding(Code.TABLE_AGAIN, (who,), tuple(passen), table)
        for (who, table), passen in sorted(seen.tables.items())
        if len(passen) > 1 and who not in light and table != home.get(who)
    ]
    found += [Finding(Code.PAUSE, (who,), tuple(passen), len(passen)) for who, passen in sorted(seen.pauses.items())]
    return tuple(found)


def _wishes(mode: Mode, seen: Encounters, players: Sequence[Player], wishes: Wishes) -> list[Finding]:
    """Wishes that were not met, with the reason."""
    fixed = {player.id: player.fixed_table for player in players}
    result = []
    for code, wished, done in (
        (Code.TOGETHER_WISH, wishes.not_together, seen.met),
        (Code.PARTNER_WISH, wishes.not_partner, seen.partners),
    ):
        for who in sorted({pair(*both) for both in wished}):
            passen = done.get(who)
            if not passen:
                continue
            reason = Reason.NOT_FOUND
            if fixed.get(who[0]) is not None and fixed.get(who[0]) == fixed.get(who[1]):
                reason = Reason.SAME_FIXED_TABLE
            elif len(seen.played) < 2 * mode.per_table:
                reason = Reason.TOO_FEW_PEOPLE
            result.append(Finding(code, who, tuple(passen), len(passen), reason))
    return result


def _fixed(
    mode: Mode, places: Sequence[Place], players: Sequence[Player], available: Iterable[int] | None
) -> list[Finding]:
    """People with a fixed table who had to sit elsewhere."""
    bound = {player.id: player.fixed_table for player in players if player.fixed_table is not None}
    usable = None if available is None else set(available)
    result = []
    for who, table in sorted(bound.items()):
        passen = tuple(sorted(p.passe for p in places if p.player == who and p.table not in (None, table)))
        if not passen:
            continue
        reason = Reason.NOT_FOUND
        if usable is not None and table not in usable:
            reason = Reason.TABLE_NOT_AVAILABLE
        elif sum(1 for other in bound.values() if other == table) > mode.per_table:
            reason = Reason.FIXED_TABLE_FULL
        result.append(Finding(Code.FIXED_TABLE, (who,), passen, table or 0, reason))
    return result
