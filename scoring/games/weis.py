"""The Weise of one hand under the three sets of rules, and the Stöck (RULES.md 6). Not in tournaments (2.3.1)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from scoring.cards.deck import Card, Rank, Suit
from scoring.cards.modes import Mode

STOECK = 20
"""King and queen of trump in one hand."""
SHORTEST_RUN = 3


class WeisSet(StrEnum):
    """The three tables in use (RULES.md 10.2)."""

    NEU = "neu"
    """Four 6, 7, 8 count 100; a card may stand in two Weise."""
    OHNE_678 = "ohne_678"
    """Four 6, 7, 8 count nothing."""
    KLEIN = "klein"
    """At most 100 for a run, no four 6, 7, 8, every card counts once; a run may be split."""


class WeisKind(StrEnum):
    """Cards in a row of one suit, or four of one rank."""

    RUN = "seq"
    FOUR = "four"


@dataclass(frozen=True, slots=True)
class Weis:
    """One Weis: its cards (a run lowest first, four of a kind by suit) and points before any factor."""

    kind: WeisKind
    cards: tuple[Card, ...]
    points: int

    @property
    def is_run(self) -> bool:
        """Whether it is a run."""
        return self.kind is WeisKind.RUN


_RUNS = {3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300}
_FOURS = {Rank.JACK: 200, Rank.NINE: 150}
_LOW = (Rank.SIX, Rank.SEVEN, Rank.EIGHT)


def run_points(length: int, weis_set: WeisSet = WeisSet.NEU) -> int:
    """Points of so many cards in a row, 0 below three. Raises ValueError above nine (RULES.md 6)."""
    if length > max(_RUNS):
        raise ValueError("a suit has nine cards")
    points = _RUNS.get(length, 0)
    return min(points, 100) if weis_set is WeisSet.KLEIN else points


def four_points(rank: Rank, weis_set: WeisSet = WeisSet.NEU) -> int:
    """Points of four cards of one rank; 0 where the set gives nothing (RULES.md 6)."""
    if rank in _LOW and weis_set is not WeisSet.NEU:
        return 0
    return _FOURS.get(rank, 100)


def find_weise(hand: Sequence[Card], weis_set: WeisSet = WeisSet.NEU) -> tuple[Weis, ...]:
    """All Weise of a hand, runs as long as they go: runs by suit, then fours from the six up (RULES.md 6).

    Natural order in every mode, also in the trump suit. Under KLEIN they may share cards; `weis_total` chooses.
    """
    return (*_runs(hand, weis_set), *_fours(hand, weis_set))


def weis_total(hand: Sequence[Card], weis_set: WeisSet = WeisSet.NEU) -> int:
    """What the hand's Weise count together; under KLEIN the best choice in which every card counts once.

    Source: RULES.md 6.
    """
    if weis_set is not WeisSet.KLEIN:
        return sum(weis.points for weis in find_weise(hand, weis_set))
    fours = _fours(hand, weis_set)
    return max(
        _without(hand, chosen, weis_set) for size in range(len(fours) + 1) for chosen in combinations(fours, size)
    )


def name_giver(weis: Weis, mode: Mode) -> Card:
    """The card a run is named after: its highest, at Undenufe its lowest (RULES.md 6). Four of a kind: any of them."""
    return weis.cards[0] if mode in (Mode.UNDENUFE, Mode.UNDENUFE_ALT) else weis.cards[-1]


def stoeck_suits(hand: Sequence[Card]) -> tuple[Suit, ...]:
    """The suits in which the hand would have Stöck, were they trump (RULES.md 6)."""
    return tuple(suit for suit in Suit if {Card(suit, Rank.KING), Card(suit, Rank.QUEEN)} <= set(hand))


def stoeck(hand: Sequence[Card], mode: Mode) -> int:
    """20 for king and queen of trump in one hand, else 0; none without trump (RULES.md 6)."""
    return STOECK if mode.trump in stoeck_suits(hand) else 0


def _runs(hand: Sequence[Card], weis_set: WeisSet) -> list[Weis]:
    runs = []
    for suit in Suit:
        row: list[Card] = []
        for rank in (*Rank, None):
            if rank is not None and Card(suit, rank) in hand:
                row.append(Card(suit, rank))
                continue
            if len(row) >= SHORTEST_RUN:
                runs.append(Weis(WeisKind.RUN, tuple(row), run_points(len(row), weis_set)))
            row = []
    return runs


def _fours(hand: Sequence[Card], weis_set: WeisSet) -> list[Weis]:
    fours = []
    for rank in Rank:
        cards = tuple(Card(suit, rank) for suit in Suit)
        if four_points(rank, weis_set) and set(cards) <= set(hand):
            fours.append(Weis(WeisKind.FOUR, cards, four_points(rank, weis_set)))
    return fours


def _without(hand: Sequence[Card], chosen: tuple[Weis, ...], weis_set: WeisSet) -> int:
    """Total when these fours are shown and only the other cards are left for runs."""
    used = {card for weis in chosen for card in weis.cards}
    left = [card for card in hand if card not in used]
    runs = sum(_best_split(len(weis.cards), weis_set) for weis in _runs(left, weis_set))
    return runs + sum(weis.points for weis in chosen)


def _best_split(length: int, weis_set: WeisSet) -> int:
    """The most a row of cards can count when it may be split: nine in a row are 100 + 50."""
    if length < SHORTEST_RUN:
        return 0
    return max(
        run_points(part, weis_set) + _best_split(length - part, weis_set) for part in range(SHORTEST_RUN, length + 1)
    )
