"""Legal cards and winners against a second reading of RULES.md 5, by sets of cards."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards.deck import DECK, Card
from scoring.cards.modes import Mode
from scoring.cards.tricks import Forbidden, forbidden, legal_cards, trick_points, winner

TRUMP = ["6", "7", "8", "10", "Q", "K", "A", "9", "J"]
UP = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
UNDEN = (Mode.UNDENUFE, Mode.UNDENUFE_ALT, Mode.SLALOM_UNDENUFE)


def legal(hand: list[Card], table: list[Card], mode: Mode) -> set[Card]:
    """The six rules, one line each."""
    trumps = {card for card in hand if str(card.suit) == str(mode)}
    lying = [TRUMP.index(card.rank) for card in table if str(card.suit) == str(mode)]
    higher = {card for card in trumps if not lying or TRUMP.index(card.rank) > max(lying)}
    if not table:
        return set(hand)
    following = {card for card in hand if card.suit == table[0].suit}
    if str(mode) not in "HDSC":
        return following or set(hand)
    if str(table[0].suit) == str(mode):
        return set(hand) if {str(card.rank) for card in trumps} <= {"J"} else trumps
    if trumps == set(hand):
        return trumps
    return following | higher if following else (set(hand) - trumps) | higher


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(Mode), st.integers(1, 9), st.integers(0, 3))
def test_legal_cards_agree_with_the_second_reading(seed: int, mode: Mode, size: int, lying: int) -> None:
    dealt = random.Random(seed).sample(DECK, size + lying)
    hand, table = dealt[:size], dealt[size:]
    found = legal_cards(hand, table, mode)
    assert set(found) == legal(hand, table, mode)
    assert list(found) == [card for card in hand if card in found]


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(Mode))
def test_reasons_and_legal_cards_complete_each_other(seed: int, mode: Mode) -> None:
    dealt = random.Random(seed).sample(DECK, 8)
    hand, table = dealt[:6], dealt[6:]
    allowed = legal_cards(hand, table, mode)
    for card in DECK:
        reason = forbidden(card, hand, table, mode)
        assert (reason is None) == (card in allowed)
        assert (reason is Forbidden.NOT_IN_HAND) == (card not in hand)


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(Mode))
def test_winner_agrees_with_the_second_reading(seed: int, mode: Mode) -> None:
    lying = random.Random(seed).sample(DECK, 4)
    trumps = [card for card in lying if str(card.suit) == str(mode)]
    following = [card for card in lying if card.suit == lying[0].suit]
    if trumps:
        best = max(trumps, key=lambda card: TRUMP.index(card.rank))
    elif mode in UNDEN:
        best = min(following, key=lambda card: UP.index(card.rank))
    else:
        best = max(following, key=lambda card: UP.index(card.rank))
    assert lying[winner(lying, mode)] == best


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.sampled_from(Mode))
def test_points_of_nine_tricks_are_157_however_the_cards_fall(seed: int, mode: Mode) -> None:
    dealt = random.Random(seed).sample(DECK, 36)
    tricks = [dealt[start : start + 4] for start in range(0, 36, 4)]
    assert sum(trick_points(each, mode, last=each is tricks[-1]) for each in tricks) == 157
