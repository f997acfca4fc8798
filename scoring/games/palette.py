"""Palette-Jass: bids, what they bring made or missed, and a whole Passe (S3; RULES.md 9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

LOWEST_BID, HIGHEST_BID = 110, 157
PLAYERS = 4
SPIELE = 8
"""Played Spiele of a Passe (S3); 12 elsewhere (W17)."""
FOR_OPPONENT = 2
"""What each opponent gets when the bid is missed."""


class MatchBid(StrEnum):
    """The two bids above all numbers."""

    WITH_PARTNER = "match"
    ALONE = "match_allein"


Bid = int | MatchBid


class BidError(ValueError):
    """A bid outside 110..157 or not above the one before."""


@dataclass(frozen=True, slots=True)
class Award:
    """Points for the Spielübernehmer, his partner (None: he played alone) and each opponent."""

    uebernehmer: int
    partner: int | None
    opponent: int
    made: bool


def bid_height(bid: Bid) -> int:
    """A number that orders bids: points, then Match with partner, then Match alone. Raises BidError out of range.

    Source: S3, RULES.md 9.
    """
    if isinstance(bid, MatchBid):
        return HIGHEST_BID + (1 if bid is MatchBid.WITH_PARTNER else 2)
    if not LOWEST_BID <= bid <= HIGHEST_BID:
        raise BidError("a bid lies between 110 and 157")
    return bid


def winning_bid(bids: Sequence[tuple[int, Bid]]) -> tuple[int, Bid] | None:
    """The last of the bids (player 0..3, bid), each at least 1 above the one before; None: nobody bids.

    Then the same player deals again. Raises BidError for a bid that is too low.
    Source: S3, RULES.md 9.
    """
    heights = [bid_height(bid) for _, bid in bids]
    if any(after <= before for before, after in pairwise(heights)):
        raise BidError("a bid must be higher than the one before")
    return bids[-1] if bids else None


def bid_value(bid: Bid) -> int:
    """What the Spielübernehmer gets: 2, 4, 6, 8, 10 by tens from 110; Match with partner 12, alone 20.

    Source: S3, RULES.md 9.
    """
    if isinstance(bid, MatchBid):
        return 12 if bid is MatchBid.WITH_PARTNER else 20
    return 2 * ((bid_height(bid) - 100) // 10)


def award(bid: Bid, reached: int, *, all_tricks: bool = False, opponent_of_alone: int = 0) -> Award:
    """What a played bid brings; the bid counts, not the result. Missed: the same negative, opponents 2 each.

    `reached`: card points of the side. What the three opponents of a missed Match alone get is open (RULES.md 10.28):
    `opponent_of_alone`.
    """
    made = all_tricks if isinstance(bid, MatchBid) else reached >= bid_height(bid)
    value = bid_value(bid) if made else -bid_value(bid)
    if bid is MatchBid.ALONE:
        return Award(value, None, 0 if made else opponent_of_alone, made)
    return Award(value, value // 2, 0 if made else FOR_OPPONENT, made)


@dataclass(frozen=True, slots=True)
class PaletteSpiel:
    """One deal: `bid` None when nobody bid. Players 0..3 in order of play."""

    bid: Bid | None
    uebernehmer: int = 0
    partner: int | None = None
    reached: int = 0
    all_tricks: bool = False


@dataclass(frozen=True, slots=True)
class PaletteStand:
    """After each deal: totals of the four players, Spiele played so far, who deals next."""

    totals: tuple[int, ...]
    played: int
    dealer: int


def play_passe(
    spiele: Sequence[PaletteSpiel], *, schreiber: int = 0, opponent_of_alone: int = 0
) -> tuple[PaletteStand, ...]:
    """The totals after each deal. The player right of the Schreiber deals first; where nobody bids he deals again.

    The Passe is over when 8 Spiele are played. Raises ValueError when the partner is lacking or the same player.
    Source: S3, RULES.md 9.
    """
    stand = PaletteStand((0,) * PLAYERS, 0, (schreiber + 1) % PLAYERS)
    stands = []
    for spiel in spiele:
        if spiel.bid is not None:
            totals = [a + b for a, b in zip(stand.totals, _points(spiel, opponent_of_alone), strict=True)]
            stand = PaletteStand(tuple(totals), stand.played + 1, (stand.dealer + 1) % PLAYERS)
        stands.append(stand)
    return tuple(stands)


def _points(spiel: PaletteSpiel, opponent_of_alone: int) -> list[int]:
    bid = spiel.bid if spiel.bid is not None else LOWEST_BID
    paid = award(bid, spiel.reached, all_tricks=spiel.all_tricks, opponent_of_alone=opponent_of_alone)
    alone = paid.partner is None
    if not alone and spiel.partner in (None, spiel.uebernehmer):
        raise ValueError("the partner must be another player")
    points = [paid.opponent] * PLAYERS
    points[spiel.uebernehmer] = paid.uebernehmer
    if paid.partner is not None and spiel.partner is not None:
        points[spiel.partner] = paid.partner
    return points
