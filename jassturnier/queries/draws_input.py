"""What a draw is given: players, wishes, tables and the Passen that stay as they are, as the types of `draws`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from draws import HallAdvice, Mode, Place, Player, Wishes, advise_hall
from jassturnier.models import Table, Wish
from jassturnier.models.draws import WishKind
from jassturnier.queries.people import StandblattInfo, standblaetter
from jassturnier.queries.seating import Spot, spots
from jassturnier.queries.tournaments import PasseInfo, TournamentInfo, passen_of


@dataclass(frozen=True, slots=True)
class Ground:
    """All facts of a tournament that a draw or a repair looks at, read once in six queries."""

    mode: Mode
    passen: tuple[PasseInfo, ...]
    sheets: tuple[StandblattInfo, ...]
    spots: tuple[Spot, ...]
    absences: dict[int, frozenset[int]]
    wishes: Wishes
    tables: tuple[int, ...]

    @property
    def open_passen(self) -> tuple[int, ...]:
        """Return the numbers of the Passen that are not started, closed or cancelled."""
        return tuple(p.number for p in self.passen if not p.started and not p.cancelled)

    @property
    def normal(self) -> tuple[StandblattInfo, ...]:
        """Return the Standblätter of people (or pairs) who are there: handed out, not excluded, no Ersatz."""
        return tuple(s for s in self.sheets if s.present and not s.excluded and not s.ersatz)

    @property
    def ersatz(self) -> tuple[StandblattInfo, ...]:
        """Return the Ersatz who are there."""
        return tuple(s for s in self.sheets if s.present and not s.excluded and s.ersatz)

    def there(self, sheet: StandblattInfo, passe: int) -> bool:
        """Say whether a Standblatt takes part in a Passe: handed out, not excluded, not late, not gone, not absent."""
        if not sheet.present or sheet.excluded or passe in self.absences.get(sheet.number, ()):
            return False
        return sheet.from_passe <= passe and (sheet.to_passe is None or passe <= sheet.to_passe)

    def count(self, passe: int) -> int:
        """Return how many people (or pairs) take part in a Passe, without Ersatz."""
        return sum(self.there(sheet, passe) for sheet in self.normal)

    def advice(self, passe: int) -> HallAdvice:
        """Return what the number of people means for one Passe: what is missing, Ersatz or pauses."""
        return advise_hall(self.count(passe), self.mode)

    def history(self, passen: Iterable[int]) -> tuple[Place, ...]:
        """Return the places of all Passen but these (and but the cancelled ones); they count and stay."""
        drawn = set(passen) | {p.number for p in self.passen if p.cancelled}
        return tuple(self._place(spot) for spot in self.spots if spot.passe not in drawn and spot.kind != "absent")

    def present_plan(self, passen: Iterable[int]) -> tuple[Place, ...]:
        """Return the places that stand now in these Passen."""
        wanted = set(passen)
        return tuple(self._place(spot) for spot in self.spots if spot.passe in wanted and spot.kind != "absent")

    def players(self, passen: Sequence[int], ersatz: int = 0) -> tuple[Player, ...]:
        """Return everybody a draw must know, by number: who is there, who has a place in another Passe, and the first
        `ersatz` of the Ersatz. Who has no place in a Passe that stays was absent there."""
        history = {(spot.number, spot.passe) for spot in self.spots if spot.kind != "absent"}
        helping = {sheet.number for sheet in self.ersatz[:ersatz]}
        found = []
        for sheet in self.sheets:
            wanted = not sheet.ersatz or sheet.number in helping
            away = {
                p.number
                for p in self.passen
                if not (
                    wanted and self.there(sheet, p.number)
                    if p.number in passen
                    else (sheet.number, p.number) in history
                )
            }
            if len(away) < len(self.passen):
                found.append(Player(str(sheet.number), sheet.ersatz, sheet.fixed_table, frozenset(away)))
        return tuple(found)

    def table_numbers(self, needed: int) -> tuple[int, ...]:
        """Return the `needed` table numbers to play at: those of the hall from the lowest, new ones after them; a table
        that somebody is bound to is always among them."""
        fixed = sorted({s.fixed_table for s in self.normal if s.fixed_table is not None})[:needed]
        rest = [number for number in self.tables if number not in fixed]
        fresh = (number for number in range(1, 10_000) if number not in self.tables and number not in fixed)
        while len(fixed) + len(rest) < needed:
            rest.append(next(fresh))
        return tuple(sorted(fixed + rest[: needed - len(fixed)]))

    def _place(self, spot: Spot) -> Place:
        """Turn a seat or pause of the database into a place of the draw; a pair has no seat of its own there."""
        if not spot.seated:
            return Place(spot.passe, str(spot.number))
        seat = cast(Literal[1, 2], spot.seat) if self.mode is Mode.EINZEL else None
        return Place(spot.passe, str(spot.number), spot.table, cast(Literal["A", "B"], spot.team), seat)


def ground_of(tournament: TournamentInfo) -> Ground:
    """Read everything a draw looks at. Six queries, whatever the number of people."""
    mode = Mode.EINZEL if tournament.einzel else Mode.PARTNER
    absences, wishes = wishes_of(tournament.id)
    return Ground(
        mode=mode,
        passen=tuple(passen_of(tournament.id)),
        sheets=tuple(standblaetter(tournament.id)),
        spots=tuple(spots(tournament.id)),
        absences=absences,
        wishes=wishes,
        tables=tuple(
            Table.objects.filter(tournament_id=tournament.id).order_by("number").values_list("number", flat=True)
        ),
    )


def wishes_of(tournament_id: int) -> tuple[dict[int, frozenset[int]], Wishes]:
    """Return absences by start number, and the wishes about pairs. One query."""
    absences: dict[int, set[int]] = {}
    pairs: dict[str, list[tuple[str, str]]] = {WishKind.NOT_TOGETHER: [], WishKind.NOT_PARTNER: []}
    rows = Wish.objects.filter(tournament_id=tournament_id).order_by("pk")
    for kind, number, other, passe in rows.values_list("kind", "standblatt__number", "other__number", "passe_number"):
        if kind == WishKind.ABSENT and passe is not None:
            absences.setdefault(number, set()).add(passe)
        else:
            pairs[kind].append((str(number), str(other)))
    wished = Wishes(tuple(pairs[WishKind.NOT_TOGETHER]), tuple(pairs[WishKind.NOT_PARTNER]))
    return {number: frozenset(passen) for number, passen in absences.items()}, wished
