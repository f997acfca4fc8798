"""The 36 cards: their notation (`H9`, `SJ`) and their names in both packs and three languages (RULES.md 1)."""

from collections.abc import Iterable
from enum import Enum, StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """The four suits, by the letters of the notation."""

    HERZ = "H"
    ECKEN = "D"
    SCHAUFEL = "S"
    KREUZ = "C"


class Rank(StrEnum):
    """The nine ranks in natural order, lowest first."""

    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @property
    def height(self) -> int:
        """Place in the natural order: 0 for the six, 8 for the ace."""
        return _HEIGHTS[self]


_HEIGHTS = {rank: height for height, rank in enumerate(Rank)}


class Card(NamedTuple):
    """One card; prints as its notation."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}"


class CardError(ValueError):
    """A text that is no card, or a card that may not stand there; `text` names it."""

    def __init__(self, text: object) -> None:
        super().__init__(f"no such card: {text!r}")
        self.text = text


class Pack(Enum):
    """The pack the names are taken from. The pairing of Eicheln and Schellen differs (RULES.md 1): two readings."""

    FRENCH = "french"
    GERMAN = "german"
    """Ecken are Eicheln, Kreuz are Schellen (Swisslos; the one for factors)."""
    GERMAN_BY_COLOUR = "german_by_colour"
    """Ecken are Schellen, Kreuz are Eicheln (matches the Bälli)."""


DECK = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""All cards, by suit, lowest first."""

_SUIT_NAMES = {
    "fr": ("cœur", "carreau", "pique", "trèfle"),
    "it": ("cuori", "quadri", "picche", "fiori"),
    Pack.FRENCH: ("Herz", "Ecken", "Schaufel", "Kreuz"),
    Pack.GERMAN: ("Rosen", "Eicheln", "Schilten", "Schellen"),
    Pack.GERMAN_BY_COLOUR: ("Rosen", "Schellen", "Schilten", "Eicheln"),
}
_RANK_NAMES = {
    "fr": ("six", "sept", "huit", "neuf", "dix", "valet", "dame", "roi", "as"),
    "it": ("sei", "sette", "otto", "nove", "dieci", "fante", "donna", "re", "asso"),
    "french": ("Sechser", "Siebner", "Achter", "Neuner", "Zehner", "Bube", "Dame", "König", "As"),
    "german": ("Sechser", "Siebner", "Achter", "Neuner", "Banner", "Under", "Ober", "König", "As"),
}


def parse_card(text: object) -> Card:
    """The card written as suit letter and rank, such as `H9`, `C10`, `SJ`. Raises CardError naming what is no card.

    Source: RULES.md 1.
    """
    if not isinstance(text, str):
        raise CardError(text)
    try:
        return Card(Suit(text[:1]), Rank(text[1:]))
    except ValueError:
        raise CardError(text) from None


def parse_cards(texts: Iterable[object]) -> tuple[Card, ...]:
    """Several different cards. Raises CardError for the first one that is no card or stands twice (RULES.md 1)."""
    cards: list[Card] = []
    for text in texts:
        card = parse_card(text)
        if card in cards:
            raise CardError(text)
        cards.append(card)
    return tuple(cards)


def suit_name(suit: Suit, language: str = "de", pack: Pack = Pack.FRENCH) -> str:
    """Name of a suit in `de`, `fr` or `it`; the pack matters in German only (RULES.md 1)."""
    names = _SUIT_NAMES[pack if language == "de" else language]
    return names[tuple(Suit).index(suit)]


def rank_name(rank: Rank, language: str = "de", pack: Pack = Pack.FRENCH) -> str:
    """Name of a rank in `de`, `fr` or `it`; the pack matters in German only (RULES.md 1)."""
    german = "french" if pack is Pack.FRENCH else "german"
    return _RANK_NAMES[german if language == "de" else language][rank.height]


def card_name(card: Card, language: str = "de", pack: Pack = Pack.FRENCH) -> str:
    """Name of a card: «Herz König», «roi de cœur», «re di cuori» (RULES.md 1)."""
    suit, rank = suit_name(card.suit, language, pack), rank_name(card.rank, language, pack)
    joined = {"fr": f"{rank} de {suit}", "it": f"{rank} di {suit}"}
    return joined.get(language, f"{suit} {rank}")
