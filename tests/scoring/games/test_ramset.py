"""Ramset."""

import pytest

from scoring.cards.deck import Suit, parse_card
from scoring.games.ramset import RAMSET_DECK, Ramset, is_finished, play_round, ramset_legal, ramset_winner
from tests.scoring.deals import cards

H = Suit.HERZ


def test_deck_has_32_cards() -> None:
    assert len(RAMSET_DECK) == 32


@pytest.mark.parametrize(
    ("strokes", "nuller", "finished"), [(21, 0, True), (20, 0, False), (21, 1, False), (22, 1, True)]
)
def test_each_nuller_costs_a_stroke_more(strokes: int, nuller: int, finished: bool) -> None:
    assert is_finished(strokes, nuller) is finished


def test_player_without_a_trick_gets_a_nuller() -> None:
    stand = play_round(Ramset((0, 0, 0), (0, 0, 0)), [0, 0, 1, 0, 0], [0, 1, 2])
    assert (stand.strokes, stand.nuller) == ((4, 1, 0), (0, 0, 1))


def test_player_who_stays_out_gets_none() -> None:
    assert play_round(Ramset((0, 0, 0), (0, 0, 0)), [0, 0, 1, 0, 0], [0, 1]).nuller == (0, 0, 0)


def test_winners_stand_in_the_order_of_their_deciding_strokes() -> None:
    stand = play_round(Ramset((20, 20, 20), (0, 0, 1)), [2, 1, 0, 2, 1], [0, 1, 2])
    assert stand.winners == (1, 0, 2)


@pytest.mark.parametrize(("tricks", "participants"), [([2], [0, 1]), ([0], [0, 3])])
def test_only_participants_win_tricks(tricks: list[int], participants: list[int]) -> None:
    with pytest.raises(ValueError, match="take part"):
        play_round(Ramset((0, 0, 0), (0, 0, 0)), tricks, participants)


@pytest.mark.parametrize(
    ("hand", "table", "legal", "why"),
    [
        ("S8 HK C9", "SA", "S8", "follow suit, no trumping"),
        ("H7 HK C9", "SA", "H7 HK", "void: trump"),
        ("D7 HK C9", "SA", "D7 HK", "the Bälli is a trump"),
        ("H8 HK C9", "SA H10", "HK", "overtrump if one can"),
        ("H8 H7 C9", "SA H10", "H8 H7", "else undertrump"),
        ("D7 C9", "DA", "D7", "the Bälli does not follow Ecken, but trumps"),
        ("C8 C9", "SA", "C8 C9", "no trump: any card"),
        ("H8 HK C9", "D7", "H8 HK", "the Bälli led: trumps"),
    ],
)
def test_legal_cards_follow_the_rules(hand: str, table: str, legal: str, why: str) -> None:
    assert ramset_legal(cards(hand), cards(table), H) == cards(legal), why


def test_vorhand_with_the_trump_ace_must_lead_it() -> None:
    hand = cards("HA S8")
    assert ramset_legal(hand, (), H, vorhand_leads=True) == cards("HA")
    assert ramset_legal(hand, (), H) == hand
    assert ramset_legal(cards("HK S8"), (), H, vorhand_leads=True) == cards("HK S8")


@pytest.mark.parametrize(
    ("lying", "place"), [("HK D7 HA", 2), ("HK D7 HQ", 1), ("SA S7 H7", 2), ("S7 SK CA", 1), ("D8 DA D7", 2)]
)
def test_trump_ace_then_baelli_then_the_other_trumps(lying: str, place: int) -> None:
    assert ramset_winner(cards(lying), H) == place


def test_baelli_may_be_another_card() -> None:
    assert ramset_winner(cards("HK C7 D7"), H, baelli=parse_card("C7")) == 1
