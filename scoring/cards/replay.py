"""A whole Spiel of nine tricks replayed: legality of every card, winners, points, Match; and the forfeited Rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from scoring.cards.deck import DECK, Card
from scoring.cards.modes import Mode
from scoring.cards.tricks import Forbidden, forbidden, trick_points, winner
from scoring.spiel import GAME_TOTAL

SEATS = 4
TRICKS = 9


class DealError(ValueError):
    """Hands or tricks that cannot be a Spiel: not four hands of nine different cards, or not nine tricks of four."""


class MatchKind(StrEnum):
    """A Match by the side that announced, or a Kontermatch by the other."""

    MATCH = "match"
    KONTERMATCH = "kontermatch"


@dataclass(frozen=True, slots=True)
class IllegalPlay:
    """A card that was not allowed: trick from 1 to 9, seat 0 to 3, and why."""

    trick: int
    seat: int
    card: Card
    reason: Forbidden


@dataclass(frozen=True, slots=True)
class Replay:
    """What came of a Spiel. Team 0 are seats 0 and 2. `match_team` made all nine tricks, or None.

    The figures hold whether or not plays were illegal: as lain on the table.
    """

    winners: tuple[int, ...]
    trick_points: tuple[int, ...]
    tricks_taken: tuple[int, int]
    points: tuple[int, int]
    match_team: int | None
    illegal: tuple[IllegalPlay, ...]


def replay(mode: Mode, hands: Sequence[Sequence[Card]], vorhand: int, tricks: Sequence[Sequence[Card]]) -> Replay:
    """Replay nine tricks, the cards of each in the order played; seats 0 to 3 follow each other in order of play.

    Every card that was not allowed is reported (RULES.md 5). Raises DealError for an impossible deal or a Spiel that
    is not whole (all nine tricks must be played, Reglement 2.8.10).
    """
    if len(tricks) != TRICKS or any(len(cards) != SEATS for cards in tricks):
        raise DealError("tricks")
    illegal = illegal_plays(mode, hands, vorhand, tricks)
    leader, winners = vorhand, []
    for number, cards in enumerate(tricks, start=1):
        leader = (leader + winner(cards, mode, trick=number)) % SEATS
        winners.append(leader)
    points = [trick_points(cards, mode, last=number == TRICKS) for number, cards in enumerate(tricks, start=1)]
    taken = sum(1 for seat in winners if seat % 2 == 0)
    first = sum(each for seat, each in zip(winners, points, strict=True) if seat % 2 == 0)
    return Replay(
        winners=tuple(winners),
        trick_points=tuple(points),
        tricks_taken=(taken, TRICKS - taken),
        points=(first, sum(points) - first),
        match_team={TRICKS: 0, 0: 1}.get(taken),
        illegal=illegal,
    )


def illegal_plays(
    mode: Mode, hands: Sequence[Sequence[Card]], vorhand: int, tricks: Sequence[Sequence[Card]]
) -> tuple[IllegalPlay, ...]:
    """Every card that was not allowed, in order of play (RULES.md 5); the Spiel need not be over yet.

    Raises DealError for an impossible deal, for more than nine tricks, or one before the last that is not of four.
    """
    _check_deal(hands, vorhand, tricks)
    holding = [list(hand) for hand in hands]
    leader, found = vorhand, []
    for number, cards in enumerate(tricks, start=1):
        found += _illegal_in_trick(number, leader, cards, holding, mode)
        leader = (leader + winner(cards, mode, trick=number)) % SEATS
    return tuple(found)


def match_kind(match_team: int | None, announced_by: int) -> MatchKind | None:
    """Whether all nine tricks were a Match or a Kontermatch; teams 0 and 1. None when nobody made them all.

    Source: RULES.md 7.
    """
    if match_team is None:
        return None
    return MatchKind.MATCH if match_team == announced_by else MatchKind.KONTERMATCH


def forfeit_rest(points: tuple[int, int], claimed_by: int) -> tuple[int, int]:
    """Points after a wrong «Rest»: all that is outstanding, the last 5 included, goes to the others (Reglement 2.8.10).

    `points`: taken so far by both teams; the result sums to 157. Raises ValueError when they exceed it.
    """
    outstanding = GAME_TOTAL - sum(points)
    if outstanding < 0 or min(points) < 0:
        raise ValueError("points taken must lie between 0 and 157")
    first, second = points
    return (first, second + outstanding) if claimed_by == 0 else (first + outstanding, second)


def _check_deal(hands: Sequence[Sequence[Card]], vorhand: int, tricks: Sequence[Sequence[Card]]) -> None:
    dealt = [card for hand in hands for card in hand]
    if len(hands) != SEATS or any(len(hand) != TRICKS for hand in hands) or set(dealt) != set(DECK):
        raise DealError("hands")
    if vorhand not in range(SEATS):
        raise DealError("vorhand")
    if len(tricks) > TRICKS or any(len(cards) != SEATS for cards in tricks[:-1]):
        raise DealError("tricks")
    if tricks and not 1 <= len(tricks[-1]) <= SEATS:
        raise DealError("tricks")


def _illegal_in_trick(
    number: int, leader: int, cards: Sequence[Card], holding: list[list[Card]], mode: Mode
) -> list[IllegalPlay]:
    """Report what was not allowed, and take the cards out of the hands."""
    found = []
    for position, card in enumerate(cards):
        seat = (leader + position) % SEATS
        reason = forbidden(card, holding[seat], cards[:position], mode)
        if reason:
            found.append(IllegalPlay(number, seat, card, reason))
        if card in holding[seat]:
            holding[seat].remove(card)
    return found
