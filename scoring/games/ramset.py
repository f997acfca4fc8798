"""Ramset: 32 cards with the Bälli, legal cards, strokes, Nuller and the order of winners (S3; RULES.md 9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.cards.deck import DECK, Card, Rank, Suit
from scoring.cards.modes import DOWNWARD

TARGET = 21
"""Strokes to win, 31 for larger goods; one more for each Nuller."""
MOST_PLAYERS = 6
"""Two to six take part."""
BAELLI = Card(Suit.ECKEN, Rank.SEVEN)
"""Always a trump, second only to the ace. Ecken 7 (S3, W17); another pack has Kreuz 7 (W6), hence a parameter."""
RAMSET_DECK = tuple(card for card in DECK if card.rank is not Rank.SIX)
"""32 cards."""


@dataclass(frozen=True, slots=True)
class Ramset:
    """The strokes and Nuller of all players, and who has won, in the order the deciding strokes were made."""

    strokes: tuple[int, ...]
    nuller: tuple[int, ...]
    winners: tuple[int, ...] = ()
    target: int = TARGET


def is_finished(strokes: int, nuller: int, target: int = TARGET) -> bool:
    """Whether a player is out: the target, and one stroke more for each Nuller (S3, RULES.md 9)."""
    return strokes >= target + nuller


def play_round(stand: Ramset, trick_winners: Sequence[int], participants: Sequence[int]) -> Ramset:
    """The stand after one deal: a stroke per trick; who took part without a trick gets a Nuller (S3, RULES.md 9).

    Raises ValueError when somebody wins a trick without taking part, or is no player.
    """
    players = range(len(stand.strokes))
    if not set(trick_winners) <= set(participants) or not set(participants) <= set(players):
        raise ValueError("only those who take part can win a trick")
    strokes, winners = list(stand.strokes), list(stand.winners)
    for player in trick_winners:
        strokes[player] += 1
        if player not in winners and is_finished(strokes[player], stand.nuller[player], stand.target):
            winners.append(player)
    empty = set(participants) - set(trick_winners)
    nuller = tuple(count + (player in empty) for player, count in enumerate(stand.nuller))
    return Ramset(tuple(strokes), nuller, tuple(winners), stand.target)


def ramset_legal(
    hand: Sequence[Card], table: Sequence[Card], trump: Suit, *, vorhand_leads: bool = False, baelli: Card = BAELLI
) -> tuple[Card, ...]:
    """The cards that may be played, in the order of the hand (S3, RULES.md 9).

    Follow suit, else trump; no trumping while one can follow; a lower trump than one that lies only if none higher is
    in hand. `vorhand_leads`: the first lead of the deal, where the trump ace must be led.
    """
    if not table:
        ace = Card(trump, Rank.ACE)
        return (ace,) if vorhand_leads and ace in hand else tuple(hand)
    led = _suit(table[0], trump, baelli)
    following = [card for card in hand if _suit(card, trump, baelli) == led]
    trumps = [card for card in hand if _suit(card, trump, baelli) == trump]
    if following or not trumps:
        return tuple(following or hand)
    lying = max((ramset_strength(card, led, trump, baelli) for card in table), default=0)
    higher = [card for card in trumps if ramset_strength(card, led, trump, baelli) > lying]
    return tuple(higher or trumps)


def ramset_winner(table: Sequence[Card], trump: Suit, *, baelli: Card = BAELLI) -> int:
    """Position (0: the card led) of the card that takes the trick (S3, RULES.md 9)."""
    led = _suit(table[0], trump, baelli)
    strengths = [ramset_strength(card, led, trump, baelli) for card in table]
    return strengths.index(max(strengths))


def ramset_strength(card: Card, led: Suit, trump: Suit, baelli: Card = BAELLI) -> int:
    """Higher wins: trump ace, Bälli, K, Q, J, 10, 9, 8, 7 of trump; then the led suit from the ace down; others -1.

    Source: S3, RULES.md 9.
    """
    if card == Card(trump, Rank.ACE):
        return 30
    if card == baelli:
        return 29
    height = len(DOWNWARD) - DOWNWARD.index(card.rank)
    if card.suit == trump:
        return 15 + height
    return height if card.suit == led else -1


def _suit(card: Card, trump: Suit, baelli: Card) -> Suit:
    """The suit a card belongs to: the Bälli is a trump."""
    return trump if card == baelli else card.suit
