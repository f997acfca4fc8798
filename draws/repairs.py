"""Small changes to a draw that stands: as few people move as can be, everybody else keeps the printed Standblatt.

All functions take the Places of the whole evening (played ones count as history) and change only the Passen they are
told to.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from draws.model import NO_WISHES, Code, DrawRefused, Finding, Mode, Place, Player, Quality, Refusal, Wishes, in_order
from draws.quality import Encounters, encounters, find, measure, pair

UNWISHED, AT_HOME, PARTNERS, MET, BEEN = 100_000, 50_000, 100, 30, 1


@dataclass(frozen=True, slots=True)
class Change:
    """The places after a repair, whose places changed (newcomers included), the figures before and after, the
    findings.
    """

    places: tuple[Place, ...]
    moved: tuple[str, ...]
    before: Quality
    after: Quality
    findings: tuple[Finding, ...]


def changed_sheets(before: Iterable[Place], after: Iterable[Place]) -> tuple[str, ...]:
    """Whose Standblatt must be printed (again): everybody with places now who had others before; in order of number."""
    old, new = _by_player(before), _by_player(after)
    return tuple(sorted((name for name, places in new.items() if places != old.get(name)), key=natural))


def remove(places: Iterable[Place], gone: Collection[str], passen: Collection[int]) -> tuple[Place, ...]:
    """The same places without those of the people gone in these Passen; their seats are empty then."""
    names = set(gone)
    return in_order(place for place in places if place.player not in names or place.passe not in passen)


def take_empty_seats(
    places: Sequence[Place],
    newcomers: Sequence[Player],
    passen: Iterable[int],
    *,
    mode: Mode = Mode.EINZEL,
    players: Sequence[Player] = (),
    wishes: Wishes = NO_WISHES,
) -> Change:
    """Newcomers, Ersatz or people who pause take empty seats as they are; nobody else moves.

    Each takes the seat with the fewest repeats. Findings say for whom there was none (NO_SEAT) and what stays empty.
    """
    everybody = _known(players, newcomers)
    now = list(places)
    unseated: list[Finding] = []
    for passe in sorted(set(passen)):
        seating = Repair(now, passe, mode, everybody, wishes)
        for newcomer in newcomers:
            if passe in newcomer.absent or seating.sits(newcomer.id):
                continue
            if not seating.seat(newcomer.id):
                unseated.append(Finding(Code.NO_SEAT, (newcomer.id,), (passe,)))
        now = seating.places
    return change(mode, places, now, everybody, wishes, unseated)


def exchange(
    places: Sequence[Place],
    passe: int,
    first: str,
    second: str,
    *,
    mode: Mode = Mode.EINZEL,
    players: Sequence[Player] = (),
    wishes: Wishes = NO_WISHES,
) -> Change:
    """Two change places in one Passe (one of them may pause). Look at `before` and `after` before saving."""
    there = {place.player: place for place in places if place.passe == passe}
    missing = [name for name in (first, second) if name not in there]
    if missing:
        raise DrawRefused(Refusal.NOT_SEATED, missing, (passe,))
    other = {first: second, second: first}
    now = [
        replace(place, player=other.get(place.player, place.player)) if place.passe == passe else place
        for place in places
    ]
    return change(mode, places, now, players, wishes)


class Repair:
    """One Passe whose seats are emptied and taken, with the evening's encounters in view."""

    def __init__(
        self, places: Iterable[Place], passe: int, mode: Mode, players: Sequence[Player], wishes: Wishes
    ) -> None:
        self.places, self.passe, self.mode = list(places), passe, mode
        self.players = {player.id: player for player in players}
        self.apart = {pair(*both) for both in wishes.not_together}
        self.partners_apart = {pair(*both) for both in wishes.not_partner}
        self.extra: list[int] = []      # tables to open again
        others = [place for place in self.places if place.passe != passe]
        self.seen: Encounters = encounters(others)

    def here(self) -> list[Place]:
        """The places of this Passe."""
        return [place for place in self.places if place.passe == self.passe]

    def tables(self) -> dict[int, list[Place]]:
        """Who sits at each table of this Passe."""
        tables: dict[int, list[Place]] = defaultdict(list)
        for place in self.here():
            if place.table is not None:
                tables[place.table].append(place)
        return dict(sorted(tables.items()))

    def sits(self, name: str) -> bool:
        """True if this player has a seat (a pause is none)."""
        return any(place.player == name and place.table is not None for place in self.here())

    def empty(self) -> list[Place]:
        """Empty seats at tables where somebody sits, as places of nobody."""
        pattern, tables = _full_table(self.mode), self.tables()
        no_places: list[Place] = []
        result = []
        reopened = [(number, no_places) for number in self.extra if number not in tables]
        for table, members in [*reopened, *tables.items()]:
            taken = {(place.team, place.seat) for place in members}
            result += [
                replace(seat, passe=self.passe, table=table) for seat in pattern if (seat.team, seat.seat) not in taken
            ]
        return result

    def cost(self, name: str, seat: Place) -> int:
        """What it costs this player to sit there: wishes, own table, repeated partners, encounters, table."""
        player = self.players.get(name, Player(name))
        cost = 0
        if player.fixed_table is not None and player.fixed_table != seat.table:
            cost += AT_HOME
        cost += BEEN * len(self.seen.tables.get((name, seat.table or 0), ()))
        for mate in self.tables().get(seat.table or 0, []):
            who = pair(name, mate.player)
            partner = mate.team == seat.team
            cost += UNWISHED * (who in self.apart or (partner and who in self.partners_apart))
            company = self.players.get(mate.player, Player(mate.player))
            if player.ersatz and company.ersatz:
                cost += 10 * PARTNERS
            elif not player.ersatz and not company.ersatz:
                cost += MET * len(self.seen.met.get(who, ()))
                cost += PARTNERS * len(self.seen.partners.get(who, ())) * partner
        return cost

    def seat(self, name: str) -> bool:
        """Give this player the best empty seat; a pause of the same Passe falls away. False if there is none."""
        seats = self.empty()
        if not seats:
            return False
        best = min(seats, key=lambda seat: self.cost(name, seat))
        self.drop(name)
        self.places.append(replace(best, player=name))
        return True

    def drop(self, name: str) -> Place | None:
        """Take away this player's place of the Passe; gives it."""
        place = next((one for one in self.here() if one.player == name), None)
        if place is not None:
            self.places.remove(place)
        return place

    def pause(self, name: str) -> None:
        """Let this player pause."""
        self.drop(name)
        self.places.append(Place(self.passe, name))


def change(
    mode: Mode,
    before: Sequence[Place],
    after: Iterable[Place],
    players: Sequence[Player],
    wishes: Wishes,
    more: Sequence[Finding] = (),
) -> Change:
    """Compare the places before and after a repair."""
    new = in_order(after)
    open_seats = [Finding(Code.EMPTY_SEAT, (), (passe,), table) for passe, table in _open(mode, new)]
    findings = (*more, *open_seats, *find(mode, new, players, wishes))
    return Change(new, changed_sheets(before, new), measure(before, players), measure(new, players), findings)


def natural(name: str) -> tuple[int, str]:
    """Order of start numbers: 2 before 12, words last."""
    return (int(name), name) if name.isascii() and name.isdigit() and len(name) < 10 else (10**10, name)


def _open(mode: Mode, places: Sequence[Place]) -> list[tuple[int, int]]:
    """(Passe, table) for each seat that nobody has."""
    count: dict[tuple[int, int], int] = defaultdict(int)
    for place in places:
        if place.table is not None:
            count[place.passe, place.table] += 1
    return [key for key, taken in sorted(count.items()) for _ in range(mode.per_table - taken)]


def _by_player(places: Iterable[Place]) -> dict[str, set[Place]]:
    result: dict[str, set[Place]] = defaultdict(set)
    for place in places:
        result[place.player].add(place)
    return result


def _known(players: Sequence[Player], newcomers: Sequence[Player]) -> list[Player]:
    names = {player.id for player in players}
    return [*players, *(player for player in newcomers if player.id not in names)]


def _full_table(mode: Mode) -> list[Place]:
    if mode is Mode.PARTNER:
        return [Place(0, "", 0, "A"), Place(0, "", 0, "B")]
    return [Place(0, "", 0, "A", 1), Place(0, "", 0, "A", 2), Place(0, "", 0, "B", 1), Place(0, "", 0, "B", 2)]
