"""Examples about Weise and Stöck."""

import re

from scoring.cards.deck import Rank
from scoring.cards.modes import Mode
from scoring.games.weis import (
    Weis,
    WeisKind,
    WeisSet,
    find_weise,
    four_points,
    name_giver,
    run_points,
    stoeck_suits,
    weis_total,
)
from scoring.games.weis_compare import compare_weise
from scoring.vectors.reading import Example, Refused, cards, mode, number, texts, weis_set

HAND = 9
_LENGTHS = {3: "Drei", 4: "Vier", 5: "Fünf", 6: "Sechs", 7: "Sieben", 8: "Acht", 9: "Neun"}
_NUMBERS = {"three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9}
_BLATT = {f"{name.lower()}blatt": length for length, name in _LENGTHS.items()}
_RUN = re.compile(r"(\w+) cards? in a row|(\w+blatt)")
_FOUR = re.compile(r"(?:four|vier) (\w+)")
_TOP = re.compile(r"(?:from the|vom) (\w+)")
_RANKS = {
    "ace": Rank.ACE, "as": Rank.ACE, "könig": Rank.KING, "könige": Rank.KING, "asse": Rank.ACE,
    "king": Rank.KING, "queen": Rank.QUEEN, "jack": Rank.JACK, "under": Rank.JACK,
    "ober": Rank.QUEEN, "banner": Rank.TEN, "bube": Rank.JACK, "dame": Rank.QUEEN, "ten": Rank.TEN,
    "nine": Rank.NINE, "eight": Rank.EIGHT, "seven": Rank.SEVEN, "six": Rank.SIX, "sixe": Rank.SIX,
    "a": Rank.ACE, "k": Rank.KING, "q": Rank.QUEEN, "j": Rank.JACK, "10": Rank.TEN, "9": Rank.NINE,
    "8": Rank.EIGHT, "7": Rank.SEVEN, "6": Rank.SIX,
}  # fmt: skip


def weis_sequence(given: Example) -> Example:
    """Cards in a row -> points."""
    return {str(length): run_points(length, weis_set(given)) for length in _LENGTHS}


def weis_four(given: Example) -> Example:
    """Rank -> points of four of a kind."""
    return {str(rank): four_points(rank, weis_set(given)) for rank in reversed(Rank)}


def weis_hand(given: Example) -> Example:
    """All Weise of a hand and their total."""
    hand, rules = cards(given.get("hand")), weis_set(given)
    return {"weise": _listed(find_weise(hand, rules)), "total": weis_total(hand, rules)}


def weis_cards(given: Example) -> Example:
    """All Weise of a hand, the totals of the three sets, names at Undenufe, Stöck."""
    hand = cards(given.get("hand"))
    if len(hand) > HAND:
        raise Refused("hand")
    weise = find_weise(hand)
    runs = [weis for weis in weise if weis.is_run]
    return {
        "weise": _listed(weise),
        "total": weis_total(hand),
        "total_ohne_vier_678": weis_total(hand, WeisSet.OHNE_678),
        "total_kleiner_weis": weis_total(hand, WeisSet.KLEIN),
        "top_undenufe": {",".join(texts(run.cards)): str(name_giver(run, Mode.UNDENUFE)) for run in runs},
        "stoeck": [str(suit) for suit in stoeck_suits(hand)],
    }


def weis_top_card(given: Example) -> Example:
    """The name of a run."""
    row = cards(given.get("cards"))
    found = [weis for weis in find_weise(row) if weis.is_run and len(weis.cards) == len(row)]
    if not found:
        raise Refused("no_weis")
    top = name_giver(found[0], mode(given.get("mode")))
    return {"name": f"{_LENGTHS[len(row)]}blatt vom {top.rank}"}


def weis_compare(given: Example) -> Example:
    """Two lists of described Weise: points, then a run before four, then length, then rank; A announces first."""
    rules, upward = weis_set(given), mode(given.get("mode", "H")) is Mode.UNDENUFE
    sides = [[_described(text, rules, upward) for text in given.get(key) or []] for key in ("team_a", "team_b")]
    keys = [max((key for key, _ in side), default=None) for side in sides]
    totals = [sum(points for _, points in side) for side in sides]
    if keys[0] is None and keys[1] is None:
        return {"winner": None, "points": [0, 0]}
    if keys[1] is None or (keys[0] is not None and keys[0] >= keys[1]):
        return {"winner": "A", "points": [totals[0], 0]}
    return {"winner": "B", "points": [0, totals[1]]}


def weis_compare_hands(given: Example) -> Example:
    """The team that writes, points of both, and the deciding Weis."""
    hands = [cards(hand) for hand in given.get("hands") or []]
    if len(hands) != 4 or len({card for hand in hands for card in hand}) != sum(map(len, hands)):
        raise Refused("hands")
    vorhand = number(given, "vorhand" if "vorhand" in given else "forehand", 0)
    if vorhand not in range(4):
        raise Refused("vorhand")
    compared = compare_weise(hands, mode(given.get("mode")), vorhand, weis_set(given))
    best = None if compared.best is None else {"seat": compared.seat, "cards": texts(compared.best.cards)}
    return {"winner_team": compared.winner_team, "weis_points": list(compared.points), "best": best}


def _listed(weise: tuple[Weis, ...]) -> list[Example]:
    return [{"kind": str(weis.kind), "cards": texts(weis.cards), "points": weis.points} for weis in weise]


def _described(text: str, rules: WeisSet, upward: bool) -> tuple[tuple[int, bool, int, int], int]:
    """What is compared, and the points, of «four cards in a row (50)» or «four kings (100)»."""
    lower = text.lower()
    run = _RUN.search(lower)
    if run:
        word = run[1] or run[2]
        length = int(word) if word.isdigit() else _NUMBERS.get(word, _BLATT.get(word, 0))
        if length not in _LENGTHS:
            raise Refused(str(WeisKind.RUN))
        points = run_points(length, rules)
        return (points, True, length, _height(_TOP.search(lower), upward)), points
    four = _FOUR.search(lower)
    rank = _RANKS.get(four[1].removesuffix("s")) if four else None
    if rank is None:
        raise Refused(str(WeisKind.FOUR))
    points = four_points(rank, rules)
    return (points, False, 0, -rank.height if upward else rank.height), points


def _height(named: re.Match[str] | None, upward: bool) -> int:
    """The height of the card a run is named after, where it is told."""
    rank = _RANKS.get(named[1]) if named else None
    if rank is None:
        return 0
    return -rank.height if upward else rank.height
