"""Legal cards with their reasons, winner and points of a trick."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards.deck import DECK, parse_card
from scoring.cards.modes import Mode
from scoring.cards.tricks import Forbidden, forbidden, legal_cards, trick_points, winner
from tests.scoring.deals import cards

LEGAL = [
    ("S", "H9 SJ", "", "H9 SJ", "nothing lies"),
    ("S", "S6 S7 H6", "HA S9", "H6", "a lower trump is forbidden while another card is there"),
    ("S", "S10 H6 D7", "HA S9", "H6", "the ten does not beat the Näll"),
    ("S", "SJ H6 D7", "HA S9", "SJ H6", "trumping over is allowed though one could follow"),
    ("S", "SJ S6 D7", "HA S9", "SJ D7", "void: every other card, and a higher trump"),
    ("S", "SJ D7", "S6", "SJ D7", "the Puur alone need not be played"),
    ("S", "SJ S6", "S9", "SJ S6", "a trump must be played, and may be lower"),
    ("S", "S6 S7", "HA SJ", "S6 S7", "only trumps left"),
    ("S", "D9 C8", "S6", "D9 C8", "no trump to follow with"),
    ("O", "HJ D9", "H6", "HJ", "Obenabe: follow suit"),
    ("U", "SJ D9", "H6", "SJ D9", "Undenufe, void"),
]


@pytest.mark.parametrize(("mode", "hand", "table", "legal", "why"), LEGAL)
def test_legal_cards_follow_the_six_rules(mode: str, hand: str, table: str, legal: str, why: str) -> None:
    assert legal_cards(cards(hand), cards(table), Mode(mode)) == cards(legal), why


def test_undertrumping_may_be_allowed() -> None:
    hand, table = cards("S6 H6 D7"), cards("HA S9")
    assert legal_cards(hand, table, Mode.SCHAUFEL, undertrump=True) == cards("S6 H6")


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("S6", Forbidden.UNDERTRUMP),
        ("D7", Forbidden.FOLLOW_SUIT),
        ("C7", Forbidden.NOT_IN_HAND),
        ("H6", None),
        ("SJ", None),
    ],
)
def test_each_forbidden_card_has_its_reason(card: str, reason: Forbidden | None) -> None:
    assert forbidden(parse_card(card), cards("S6 SJ D7 H6"), cards("HA S9"), Mode.SCHAUFEL) == reason


@pytest.mark.parametrize(
    ("mode", "lying", "place"),
    [
        (Mode.SCHAUFEL, "HA S8 HK S9", 3),
        (Mode.SCHAUFEL, "SA S9 SJ S8", 2),
        (Mode.OBENABE, "H7 DA HK SA", 2),
        (Mode.UNDENUFE, "H7 D6 H6 H8", 2),
        (Mode.HERZ, "D6", 0),
    ],
)
def test_winner_is_highest_trump_else_highest_of_the_led_suit(mode: Mode, lying: str, place: int) -> None:
    assert winner(cards(lying), mode) == place


def test_slalom_winner_depends_on_the_trick() -> None:
    lying = cards("H7 HK H6 H8")
    assert [winner(lying, Mode.SLALOM_OBENABE, trick=trick) for trick in (1, 2)] == [1, 2]


def test_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="no card"):
        winner((), Mode.HERZ)


def test_last_trick_counts_five_more() -> None:
    lying = cards("D8 DA CA S8")
    assert (trick_points(lying, Mode.OBENABE), trick_points(lying, Mode.OBENABE, last=True)) == (38, 43)


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(Mode), st.integers(1, 9), st.integers(0, 3))
def test_some_card_is_always_legal(seed: int, mode: Mode, size: int, lying: int) -> None:
    dealt = random.Random(seed).sample(DECK, size + lying)
    assert legal_cards(dealt[:size], dealt[size:], mode)
