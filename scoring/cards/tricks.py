"""One trick: which cards may be played and why the others may not, who takes it, what it counts (RULES.md 5)."""

from collections.abc import Sequence
from enum import StrEnum

from scoring.cards.deck import Card, Rank
from scoring.cards.modes import LAST_TRICK, Mode, card_points, strength


class Forbidden(StrEnum):
    """Why a card may not be played."""

    NOT_IN_HAND = "not_in_hand"
    FOLLOW_SUIT = "follow_suit"
    """The led suit must be followed (or, with a trump led, a trump played)."""
    UNDERTRUMP = "undertrump"
    """A higher trump lies already."""


def legal_cards(
    hand: Sequence[Card], table: Sequence[Card], mode: Mode, *, undertrump: bool = False
) -> tuple[Card, ...]:
    """The cards of the hand that may be played to those on the table, in the order of the hand (RULES.md 5).

    Never empty unless the hand is. `undertrump=True`: undertrumping is allowed (Differenzler).
    """
    return tuple(card for card in hand if forbidden(card, hand, table, mode, undertrump=undertrump) is None)


def forbidden(
    card: Card, hand: Sequence[Card], table: Sequence[Card], mode: Mode, *, undertrump: bool = False
) -> Forbidden | None:
    """Why this card may not be played now; None when it may. Rules 1 to 6 of RULES.md 5 (Reglement 2.8.4, 2.8.5)."""
    if card not in hand:
        return Forbidden.NOT_IN_HAND
    if not table:
        return None
    led, trump = table[0].suit, mode.trump
    if led == trump or card.suit != trump:
        return None if card.suit == led or not _must_follow(hand, table, mode) else Forbidden.FOLLOW_SUIT
    only_trumps = all(each.suit == trump for each in hand)
    if undertrump or only_trumps or _beats_trumps(card, table, mode):
        return None
    return Forbidden.UNDERTRUMP


def _must_follow(hand: Sequence[Card], table: Sequence[Card], mode: Mode) -> bool:
    """Whether the hand holds the led suit; the Puur alone need not be played."""
    led = table[0].suit
    followers = [card for card in hand if card.suit == led]
    return bool(followers) and not (led == mode.trump and followers == [Card(led, Rank.JACK)])


def _beats_trumps(card: Card, table: Sequence[Card], mode: Mode) -> bool:
    led = table[0].suit
    lying = [strength(other, led, mode) for other in table if other.suit == mode.trump]
    return not lying or strength(card, led, mode) > max(lying)


def winner(cards: Sequence[Card], mode: Mode, *, trick: int = 1) -> int:
    """Position (0: the card led) of the card that takes the trick: highest trump, else highest of the led suit.

    `trick` (1 to 9) matters in Slalom only. Raises ValueError without a card.
    Source: RULES.md 5.
    """
    if not cards:
        raise ValueError("no card lies")
    strengths = [strength(card, cards[0].suit, mode, trick) for card in cards]
    return strengths.index(max(strengths))


def trick_points(cards: Sequence[Card], mode: Mode, *, last: bool = False) -> int:
    """Points of the cards, and 5 for the last trick (RULES.md 5)."""
    return sum(card_points(card, mode) for card in cards) + (LAST_TRICK if last else 0)
