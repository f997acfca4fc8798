"""Orders and values of RULES.md 2."""

import pytest

from scoring.cards.deck import DECK, Rank, Suit, parse_card
from scoring.cards.modes import LAST_TRICK, Mode, card_points, deck_points, order, strength

ORDERS = {
    (Suit.HERZ, Mode.HERZ): "J 9 A K Q 10 8 7 6",
    (Suit.ECKEN, Mode.HERZ): "A K Q J 10 9 8 7 6",
    (Suit.HERZ, Mode.OBENABE): "A K Q J 10 9 8 7 6",
    (Suit.HERZ, Mode.UNDENUFE): "6 7 8 9 10 J Q K A",
    (Suit.HERZ, Mode.UNDENUFE_ALT): "6 7 8 9 10 J Q K A",
}
VALUES = {
    Mode.HERZ: {"J": 20, "9": 14, "A": 11, "K": 4, "Q": 3, "10": 10, "8": 0, "7": 0, "6": 0},
    Mode.ECKEN: {"J": 2, "9": 0, "A": 11, "K": 4, "Q": 3, "10": 10, "8": 0, "7": 0, "6": 0},
    Mode.OBENABE: {"J": 2, "9": 0, "A": 11, "K": 4, "Q": 3, "10": 10, "8": 8, "7": 0, "6": 0},
    Mode.UNDENUFE: {"J": 2, "9": 0, "A": 0, "K": 4, "Q": 3, "10": 10, "8": 8, "7": 0, "6": 11},
    Mode.UNDENUFE_ALT: {"J": 2, "9": 0, "A": 11, "K": 4, "Q": 3, "10": 10, "8": 8, "7": 0, "6": 0},
}


@pytest.mark.parametrize("mode", Mode)
def test_every_mode_has_157_points(mode: Mode) -> None:
    assert deck_points(mode) + LAST_TRICK == 157


@pytest.mark.parametrize(("suit", "mode"), ORDERS)
def test_order_is_that_of_the_rules(suit: Suit, mode: Mode) -> None:
    assert " ".join(order(suit, mode)) == ORDERS[suit, mode]


@pytest.mark.parametrize("mode", VALUES)
def test_values_of_hearts_are_those_of_the_rules(mode: Mode) -> None:
    assert {card.rank: card_points(card, mode) for card in DECK if card.suit == Suit.HERZ} == VALUES[mode]


def test_slalom_turns_with_every_trick_and_counts_like_its_first() -> None:
    assert [order(Suit.HERZ, Mode.SLALOM_OBENABE, trick)[0] for trick in (1, 2, 3)] == [Rank.ACE, Rank.SIX, Rank.ACE]
    assert [order(Suit.HERZ, Mode.SLALOM_UNDENUFE, trick)[0] for trick in (1, 2)] == [Rank.SIX, Rank.ACE]
    assert card_points(parse_card("H6"), Mode.SLALOM_UNDENUFE) == 11
    assert card_points(parse_card("HA"), Mode.SLALOM_OBENABE) == 11


def test_any_trump_is_stronger_than_the_led_suit_and_that_than_the_rest() -> None:
    strengths = [strength(parse_card(text), Suit.ECKEN, Mode.HERZ) for text in ("H6", "DA", "D6", "SA")]
    assert strengths == [9, 8, 0, -1]
