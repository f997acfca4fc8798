"""Weise against a second count: every choice of Weise tried out, one by one."""

import random
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards.deck import DECK, Card, Rank, Suit
from scoring.cards.modes import Mode
from scoring.games.weis import Weis, WeisKind, WeisSet, find_weise, weis_total
from scoring.games.weis_compare import compare_weise, weis_key

RANKS = list(Rank)
SMALL_RUNS = {3: 20, 4: 50}
SMALL_FOURS = {"A": 100, "K": 100, "Q": 100, "10": 100, "9": 150, "J": 200}


def rich_hand(chance: random.Random) -> list[Card]:
    """Nine cards with a good chance of runs and fours."""
    hand: list[Card] = []
    for rank in chance.sample(RANKS, chance.randrange(3)):
        hand += [Card(suit, rank) for suit in Suit]
    suit, start = chance.choice(list(Suit)), chance.randrange(7)
    hand += [Card(suit, rank) for rank in RANKS[start : start + chance.randrange(3, 9)]]
    hand = list(dict.fromkeys(hand))[:9]
    others = [card for card in DECK if card not in hand]
    return hand + chance.sample(others, 9 - len(hand))


def candidates(hand: list[Card]) -> list[tuple[frozenset[Card], int]]:
    """Every single Weis of the small set that the hand could show, parts of runs included."""
    found = []
    for suit in Suit:
        for start, end in combinations(range(10), 2):
            run = frozenset(Card(suit, rank) for rank in RANKS[start:end])
            if end - start >= 3 and run <= set(hand):
                found.append((run, SMALL_RUNS.get(end - start, 100)))
    for rank, points in SMALL_FOURS.items():
        four = frozenset(Card(suit, Rank(rank)) for suit in Suit)
        if four <= set(hand):
            found.append((four, points))
    return found


def best_choice(left: list[tuple[frozenset[Card], int]], used: frozenset[Card] = frozenset()) -> int:
    if not left:
        return 0
    (cards, points), rest = left[0], left[1:]
    without = best_choice(rest, used)
    return without if cards & used else max(without, points + best_choice(rest, used | cards))


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_small_set_finds_the_best_choice(seed: int) -> None:
    hand = rich_hand(random.Random(seed))
    assert weis_total(hand, WeisSet.KLEIN) == best_choice(candidates(hand))


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_runs_are_as_long_as_they_go(seed: int) -> None:
    hand = rich_hand(random.Random(seed))
    for weis in find_weise(hand):
        assert set(weis.cards) <= set(hand)
        if weis.kind is WeisKind.RUN:
            heights = [card.rank.height for card in weis.cards]
            assert heights == list(range(heights[0], heights[0] + len(heights)))
            ends = [height for height in (heights[0] - 1, heights[-1] + 1) if height in range(9)]
            assert all(Card(weis.cards[0].suit, RANKS[height]) not in hand for height in ends)


def before(one: tuple[Weis, int], other: tuple[Weis, int], mode: Mode) -> bool:
    """The six criteria in words: `one` stands before `other`, or is its equal in the same hand."""
    (a, turn_a), (b, turn_b) = one, other
    if a.points != b.points:
        return a.points > b.points
    if a.is_run != b.is_run:
        return a.is_run
    if a.is_run and len(a.cards) != len(b.cards):
        return len(a.cards) > len(b.cards)
    low = mode in (Mode.UNDENUFE, Mode.UNDENUFE_ALT)
    tops = [(min if low else max)(card.rank.height for card in each.cards) for each in (a, b)]
    if tops[0] != tops[1]:
        return tops[0] < tops[1] if low else tops[0] > tops[1]
    in_trump = [each.is_run and str(each.cards[0].suit) == str(mode) for each in (a, b)]
    if in_trump[0] != in_trump[1]:
        return in_trump[0]
    return turn_a <= turn_b


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(Mode), st.integers(0, 3))
def test_deciding_weis_stands_before_all_others(seed: int, mode: Mode, vorhand: int) -> None:
    dealt = random.Random(seed).sample(DECK, 36)
    hands = [dealt[9 * seat : 9 * seat + 9] for seat in range(4)]
    shown = [(weis, (seat - vorhand) % 4) for seat in range(4) for weis in find_weise(hands[seat])]
    compared = compare_weise(hands, mode, vorhand)
    if not shown:
        assert compared.winner_team is None
        return
    assert compared.best is not None
    assert compared.seat is not None
    best = (compared.best, (compared.seat - vorhand) % 4)
    assert all(before(best, each, mode) for each in shown if each != best)
    writing = [weis_total(hands[seat]) for seat in range(4) if seat % 2 == compared.winner_team]
    assert sum(compared.points) == sum(writing)


def test_keys_of_equal_weise_in_two_side_suits_are_equal() -> None:
    runs = [Weis(WeisKind.RUN, tuple(Card(suit, rank) for rank in RANKS[:3]), 20) for suit in Suit]
    keys = [weis_key(run, Mode.HERZ) for run in runs]
    assert keys[1] == keys[2] == keys[3] < keys[0]
