"""Notation and names of the cards."""

import pytest

from scoring.cards.deck import DECK, Card, CardError, Pack, Rank, Suit, card_name, parse_card, parse_cards, suit_name


def test_deck_has_36_different_cards() -> None:
    assert len(set(DECK)) == 36


def test_every_card_reads_back_from_its_notation() -> None:
    assert tuple(parse_card(str(card)) for card in DECK) == DECK


@pytest.mark.parametrize("text", ["", "H", "H1", "H5", "9H", "h9", "X9", "H9 ", "H٩", None, 9, ["H9"]])
def test_wrong_card_is_named_in_the_error(text: object) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert caught.value.text == text


def test_card_standing_twice_is_refused() -> None:
    with pytest.raises(CardError) as caught:
        parse_cards(["H9", "SJ", "H9"])
    assert caught.value.text == "H9"


@pytest.mark.parametrize(
    ("language", "pack", "name"),
    [
        ("de", Pack.FRENCH, "Kreuz Bube"),
        ("de", Pack.GERMAN, "Schellen Under"),
        ("de", Pack.GERMAN_BY_COLOUR, "Eicheln Under"),
        ("fr", Pack.FRENCH, "valet de trèfle"),
        ("it", Pack.GERMAN, "fante di fiori"),
    ],
)
def test_card_is_named_in_three_languages_and_both_packs(language: str, pack: Pack, name: str) -> None:
    assert card_name(Card(Suit.KREUZ, Rank.JACK), language, pack) == name


def test_names_of_the_german_pack_differ_by_pairing_in_two_suits_only() -> None:
    same = [suit for suit in Suit if suit_name(suit, "de", Pack.GERMAN) == suit_name(suit, "de", Pack.GERMAN_BY_COLOUR)]
    assert same == [Suit.HERZ, Suit.SCHAUFEL]


def test_all_names_differ() -> None:
    for language in ("de", "fr", "it"):
        assert len({card_name(card, language) for card in DECK}) == 36
