"""The modes of play: which card is stronger (Stechwert) and what it counts (Zählwert). RULES.md 2."""

from enum import StrEnum

from scoring.cards.deck import DECK, Card, Rank, Suit

LAST_TRICK = 5
"""Points for the ninth trick."""


class Mode(StrEnum):
    """What can be announced. In Slalom tricks alternate; its first one decides whether ace or six counts 11 (W18)."""

    HERZ = "H"
    ECKEN = "D"
    SCHAUFEL = "S"
    KREUZ = "C"
    OBENABE = "O"
    UNDENUFE = "U"
    UNDENUFE_ALT = "U_alt"
    SLALOM_OBENABE = "slalom_O"
    SLALOM_UNDENUFE = "slalom_U"

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one."""
        return _TRUMPS.get(self)


_TRUMPS = {Mode(suit.value): suit for suit in Suit}

TRUMP_ORDER = (
    Rank.JACK, Rank.NINE, Rank.ACE, Rank.KING, Rank.QUEEN, Rank.TEN, Rank.EIGHT, Rank.SEVEN, Rank.SIX,
)  # fmt: skip
"""The trump suit, strongest first: Puur, Näll, As, …"""
DOWNWARD = tuple(reversed(Rank))
"""Every other suit, and Obenabe: ace strongest."""
UPWARD = tuple(Rank)
"""Undenufe: six strongest."""

_PLAIN = {Rank.ACE: 11, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2, Rank.TEN: 10}
_TRUMP = {**_PLAIN, Rank.JACK: 20, Rank.NINE: 14}
_OBENABE = {**_PLAIN, Rank.EIGHT: 8}
_UNDENUFE = {**_OBENABE, Rank.ACE: 0, Rank.SIX: 11}
_WITHOUT_TRUMP = {
    Mode.OBENABE: _OBENABE,
    Mode.UNDENUFE: _UNDENUFE,
    Mode.UNDENUFE_ALT: _OBENABE,
    Mode.SLALOM_OBENABE: _OBENABE,
    Mode.SLALOM_UNDENUFE: _UNDENUFE,
}
_UNDEN_FIRST = (Mode.UNDENUFE, Mode.UNDENUFE_ALT, Mode.SLALOM_UNDENUFE)
_SLALOM = (Mode.SLALOM_OBENABE, Mode.SLALOM_UNDENUFE)


def card_points(card: Card, mode: Mode) -> int:
    """What a card counts, 0 to 20 (RULES.md 2)."""
    if card.suit == mode.trump:
        return _TRUMP.get(card.rank, 0)
    return _WITHOUT_TRUMP.get(mode, _PLAIN).get(card.rank, 0)


def order(suit: Suit, mode: Mode, trick: int = 1) -> tuple[Rank, ...]:
    """The ranks of a suit, strongest first. `trick` (1 to 9) matters in Slalom only, where every second one turns.

    Source: RULES.md 2.
    """
    if suit == mode.trump:
        return TRUMP_ORDER
    turned = mode in _SLALOM and trick % 2 == 0
    return UPWARD if (mode in _UNDEN_FIRST) != turned else DOWNWARD


def strength(card: Card, led: Suit, mode: Mode, trick: int = 1) -> int:
    """How strong a card is in a trick: trumps 9 to 17, the led suit 0 to 8, all others -1; higher wins (RULES.md 2)."""
    if card.suit == mode.trump:
        return 17 - TRUMP_ORDER.index(card.rank)
    if card.suit == led:
        return 8 - order(card.suit, mode, trick).index(card.rank)
    return -1


def deck_points(mode: Mode) -> int:
    """Sum of all cards: 152 in every mode, so that a Spiel has 157 with the last trick (RULES.md 2)."""
    return sum(card_points(card, mode) for card in DECK)
