"""A whole Spiel replayed, every illegal card, Match and Kontermatch, the forfeited Rest."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards.deck import parse_card
from scoring.cards.modes import Mode
from scoring.cards.replay import (
    DealError,
    IllegalPlay,
    MatchKind,
    forfeit_rest,
    illegal_plays,
    match_kind,
    replay,
)
from scoring.cards.tricks import Forbidden
from scoring.spiel import is_possible
from tests.scoring.deals import Spiel, cards, random_spiel


def spiel() -> Spiel:
    return random_spiel(random.Random(7), Mode.SCHAUFEL)


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(Mode))
def test_legal_spiel_has_157_points_and_possible_scores(seed: int, mode: Mode) -> None:
    played = random_spiel(random.Random(seed), mode)
    result = replay(mode, played.hands, played.vorhand, played.tricks)
    assert result.illegal == ()
    assert sum(result.points) == sum(result.trick_points) == 157
    assert is_possible(result.points[0])
    assert sum(result.tricks_taken) == 9
    assert (result.match_team is None) == (min(result.tricks_taken) > 0)


@pytest.mark.slow
@pytest.mark.parametrize("mode", Mode)
def test_thousand_spiele_of_every_mode_have_157_points(mode: Mode) -> None:
    chance = random.Random(157)
    for _ in range(1000):
        played = random_spiel(chance, mode)
        result = replay(mode, played.hands, played.vorhand, played.tricks)
        assert (result.illegal, sum(result.points)) == ((), 157)


HANDS = [
    cards("H6 H7 H8 H9 H10 HJ HQ HK HA"),
    cards("D6 D7 D8 D9 D10 DJ DQ DK DA"),
    cards("S6 S7 S8 S9 S10 SJ SQ SK SA"),
    cards("C6 C7 C8 C9 C10 CJ CQ CK CA"),
]
ROUND = [[hand[turn] for hand in HANDS] for turn in range(9)]


def test_one_hand_of_trumps_is_a_match() -> None:
    result = replay(Mode.HERZ, HANDS, 0, ROUND)
    assert (result.match_team, result.points, result.tricks_taken, result.illegal) == (0, (157, 0), (9, 0), ())


def test_cards_of_other_hands_are_all_reported() -> None:
    hands = [cards("H6 H7 H8 H9 H10 HJ HQ HK DA"), cards("D6 D7 D8 D9 D10 DJ DQ DK HA"), *HANDS[2:]]
    tricks = [[parse_card(each) for each in ("DA", "HA", "S6", "C7")], [parse_card("C6"), parse_card("D6")]]
    assert illegal_plays(Mode.HERZ, hands, 0, tricks) == (
        IllegalPlay(2, 1, parse_card("C6"), Forbidden.NOT_IN_HAND),
        IllegalPlay(2, 2, parse_card("D6"), Forbidden.NOT_IN_HAND),
    )


def test_suit_not_followed_names_trick_and_seat() -> None:
    hands = [cards("H6 H7 H8 H9 H10 HJ HQ HK DA"), cards("D6 D7 D8 D9 D10 DJ DQ DK HA"), *HANDS[2:]]
    tricks = [[parse_card(each) for each in ("H6", "D6", "S6", "C6")]]
    assert illegal_plays(Mode.OBENABE, hands, 0, tricks) == (
        IllegalPlay(1, 1, parse_card("D6"), Forbidden.FOLLOW_SUIT),
    )


def test_spiel_may_end_within_a_trick_while_legality_is_looked_at() -> None:
    assert illegal_plays(Mode.HERZ, HANDS, 0, [*ROUND[:3], ROUND[3][:1]]) == ()
    assert illegal_plays(Mode.HERZ, HANDS, 0, []) == ()


def test_slalom_turns_in_every_second_trick_of_a_replay() -> None:
    hands = [cards("H6 HA D6 D7 D8 D9 D10 DJ DQ"), cards("H7 HK S6 S7 S8 S9 S10 SJ SQ")]
    hands += [cards("H8 HQ C6 C7 C8 C9 C10 CJ CQ"), cards("H9 HJ H10 DK DA SK SA CK CA")]
    first = [[parse_card(each) for each in text.split()] for text in ("HA HK HQ HJ", "H6 H7 H8 H9", "D6 S6 C6 DK")]
    later = [[parse_card(f"{suit}{rank}") for suit in "DSC"] for rank in ("7", "8", "9", "10", "J", "Q")]
    last = [parse_card(each) for each in ("H10", "DA", "SK", "SA", "CK", "CA")]
    tricks = [*first, *([last[index], *trick] for index, trick in enumerate(later))]
    result = replay(Mode.SLALOM_OBENABE, hands, 0, tricks)
    assert result.winners[:3] == (0, 0, 3)
    assert replay(Mode.OBENABE, hands, 0, tricks).winners[:2] == (0, 3)


def test_card_played_twice_is_not_in_hand() -> None:
    tricks = [ROUND[0], [ROUND[0][0], *ROUND[1][1:]]]
    assert illegal_plays(Mode.HERZ, HANDS, 0, tricks) == (IllegalPlay(2, 0, ROUND[0][0], Forbidden.NOT_IN_HAND),)


def test_spiel_that_is_not_whole_is_refused() -> None:
    played = spiel()
    with pytest.raises(DealError, match="tricks"):
        replay(played.mode, played.hands, played.vorhand, played.tricks[:8])


@pytest.mark.parametrize("tricks", [[*ROUND, ROUND[0]], [ROUND[0][:3], ROUND[1]], [[]]])
def test_tricks_that_cannot_be_are_refused(tricks: list[list[object]]) -> None:
    with pytest.raises(DealError, match="tricks"):
        illegal_plays(Mode.HERZ, HANDS, 0, tricks)  # type: ignore[arg-type]


@pytest.mark.parametrize("hands", [HANDS[:3], [HANDS[0], HANDS[0], *HANDS[2:]], [HANDS[0][:8], *HANDS[1:]]])
def test_impossible_deal_is_refused(hands: list[tuple[object, ...]]) -> None:
    with pytest.raises(DealError, match="hands"):
        replay(Mode.HERZ, hands, 0, ROUND)  # type: ignore[arg-type]


def test_vorhand_outside_the_table_is_refused() -> None:
    with pytest.raises(DealError, match="vorhand"):
        replay(Mode.HERZ, HANDS, 4, ROUND)


def test_match_by_the_other_side_is_a_kontermatch() -> None:
    assert [match_kind(team, 0) for team in (0, 1, None)] == [MatchKind.MATCH, MatchKind.KONTERMATCH, None]


def test_wrong_rest_gives_all_outstanding_points_away() -> None:
    assert forfeit_rest((0, 0), claimed_by=1) == (157, 0)
    assert forfeit_rest((100, 20), claimed_by=0) == (100, 57)
    assert forfeit_rest((100, 20), claimed_by=1) == (137, 20)


@pytest.mark.parametrize("points", [(100, 58), (-1, 20)])
def test_rest_of_more_than_157_is_refused(points: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="between 0 and 157"):
        forfeit_rest(points, claimed_by=0)
