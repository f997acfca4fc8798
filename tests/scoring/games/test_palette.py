"""Palette-Jass."""

import pytest

from scoring.games.palette import (
    Award,
    Bid,
    BidError,
    MatchBid,
    PaletteSpiel,
    PaletteStand,
    award,
    bid_value,
    play_passe,
    winning_bid,
)


@pytest.mark.parametrize(
    ("bid", "value"),
    [
        (110, 2), (119, 2), (120, 4), (130, 6), (139, 6), (140, 8), (149, 8), (150, 10), (157, 10),
        (MatchBid.WITH_PARTNER, 12), (MatchBid.ALONE, 20),
    ],
)  # fmt: skip
def test_bid_has_the_value_of_its_level(bid: Bid, value: int) -> None:
    assert bid_value(bid) == value


@pytest.mark.parametrize("bid", [109, 158, 0])
def test_bid_outside_110_to_157_is_refused(bid: int) -> None:
    with pytest.raises(BidError):
        bid_value(bid)


def test_bid_made_exactly_pays_and_the_result_beyond_does_not() -> None:
    assert award(120, 120) == award(120, 157, all_tricks=True) == Award(4, 2, 0, True)


def test_missed_bid_costs_the_same_and_pays_the_opponents() -> None:
    assert award(134, 133) == Award(-6, -3, 2, False)


def test_match_needs_all_tricks_not_157_points() -> None:
    assert award(MatchBid.WITH_PARTNER, 157) == Award(-12, -6, 2, False)
    assert award(MatchBid.WITH_PARTNER, 157, all_tricks=True) == Award(12, 6, 0, True)


def test_match_alone_leaves_missed_opponents_to_an_option() -> None:
    assert award(MatchBid.ALONE, 157, all_tricks=True) == Award(20, None, 0, True)
    assert award(MatchBid.ALONE, 100) == Award(-20, None, 0, False)
    assert award(MatchBid.ALONE, 100, opponent_of_alone=2) == Award(-20, None, 2, False)


def test_highest_bid_wins_and_must_rise() -> None:
    assert winning_bid([(0, 110), (2, 125), (0, MatchBid.WITH_PARTNER), (1, MatchBid.ALONE)]) == (1, MatchBid.ALONE)
    assert winning_bid([]) is None
    with pytest.raises(BidError, match="higher"):
        winning_bid([(0, 120), (1, 120)])


def test_passe_adds_up_and_the_same_dealer_deals_again_without_a_bid() -> None:
    spiele = [
        PaletteSpiel(120, 0, 2, 130),
        PaletteSpiel(None),
        PaletteSpiel(115, 1, 3, 114),
        PaletteSpiel(MatchBid.ALONE, 3, all_tricks=True),
    ]
    assert play_passe(spiele) == (
        PaletteStand((4, 0, 2, 0), 1, 2),
        PaletteStand((4, 0, 2, 0), 1, 2),
        PaletteStand((6, -2, 4, -1), 2, 3),
        PaletteStand((6, -2, 4, 19), 3, 0),
    )


def test_player_right_of_the_schreiber_deals_first() -> None:
    assert [play_passe([PaletteSpiel(None)], schreiber=seat)[0].dealer for seat in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize("partner", [None, 0])
def test_partner_must_be_another_player(partner: int | None) -> None:
    with pytest.raises(ValueError, match="another player"):
        play_passe([PaletteSpiel(120, 0, partner, 130)])
