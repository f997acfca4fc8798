"""Builders of deals for the tests of the rules: cards from text, random legal Spiele."""

import random
from dataclasses import dataclass

from scoring.cards.deck import DECK, Card, parse_cards
from scoring.cards.modes import Mode
from scoring.cards.tricks import legal_cards, winner


def cards(text: str) -> tuple[Card, ...]:
    """Cards from a text such as "H9 SJ"."""
    return parse_cards(text.split())


@dataclass(frozen=True)
class Spiel:
    """A whole legal Spiel."""

    mode: Mode
    hands: list[list[Card]]
    vorhand: int
    tricks: list[list[Card]]


def random_spiel(chance: random.Random, mode: Mode) -> Spiel:
    """Deal at random and play random legal cards."""
    dealt = chance.sample(DECK, len(DECK))
    hands = [dealt[9 * seat : 9 * seat + 9] for seat in range(4)]
    holding, vorhand = [list(hand) for hand in hands], chance.randrange(4)
    leader, tricks = vorhand, []
    for number in range(1, 10):
        lying: list[Card] = []
        for turn in range(4):
            hand = holding[(leader + turn) % 4]
            played = chance.choice(legal_cards(hand, lying, mode))
            hand.remove(played)
            lying.append(played)
        tricks.append(lying)
        leader = (leader + winner(lying, mode, trick=number)) % 4
    return Spiel(mode, hands, vorhand, tricks)
