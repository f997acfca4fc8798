"""Examples about cards: values, tricks, legal cards, a whole Spiel."""

from scoring.cards.deck import DECK, Card, Rank, Suit
from scoring.cards.modes import LAST_TRICK, Mode, card_points, deck_points
from scoring.cards.replay import DealError, illegal_plays, replay
from scoring.cards.tricks import legal_cards, trick_points, winner
from scoring.vectors.reading import Example, Refused, cards, mode, number, texts
from scoring.vectors.reading import trick as read_trick


def deck_total(given: Example) -> Example:
    """Cards, card points, last trick and total of a mode."""
    points = deck_points(mode(given.get("mode")))
    return {"cards": len(DECK), "card_points": points, "last_trick": LAST_TRICK, "total": points + LAST_TRICK}


def eights_replace_puur_nell(_: Example) -> Example:
    """What Puur and Näll count more than in a side suit, and the four eights that replace them without trump."""
    puur, nell = (
        card_points(Card(Suit.HERZ, rank), Mode.HERZ) - card_points(Card(Suit.HERZ, rank), Mode.ECKEN)
        for rank in (Rank.JACK, Rank.NINE)
    )
    eights = sum(card_points(Card(suit, Rank.EIGHT), Mode.OBENABE) for suit in Suit)
    return {"puur_extra": puur, "nell_extra": nell, "sum": puur + nell, "four_eights": eights}


def undenufe_values(given: Example) -> Example:
    """Six, ace and eight at the new or the old Undenufe."""
    names = {"new": Mode.UNDENUFE, "neu": Mode.UNDENUFE, "old": Mode.UNDENUFE_ALT, "alt": Mode.UNDENUFE_ALT}
    variant = given.get("variant", "new")
    if variant not in names:
        raise Refused("variant")
    ranks = {"six": Rank.SIX, "ace": Rank.ACE, "eight": Rank.EIGHT}
    return {word: card_points(Card(Suit.HERZ, rank), names[variant]) for word, rank in ranks.items()}


def trick(given: Example) -> Example:
    """Position of the winning card, and points."""
    return _trick(given, mode(given.get("mode")))


def trick_altes_undenufe(given: Example) -> Example:
    """The same at the old Undenufe."""
    return _trick(given, Mode.UNDENUFE_ALT)


def _trick(given: Example, played: Mode) -> Example:
    lying = cards(given.get("cards"))
    if not 1 <= len(lying) <= 4:
        raise Refused("cards")
    place = winner(lying, played, trick=number(given, "trick", 1))
    return {"winner": place, "points": trick_points(lying, played, last=bool(given.get("last_trick")))}


def legal(given: Example) -> Example:
    """The cards of the hand that may be played."""
    hand, table = cards(given.get("hand")), cards(given.get("table") or [])
    if set(hand) & set(table) or len(table) > 3:
        raise Refused("card")
    free = bool(given.get("undertrump")) or given.get("variant") == "differenzler"
    return {"legal": texts(legal_cards(hand, table, mode(given.get("mode")), undertrump=free))}


def game(given: Example) -> Example:
    """A whole Spiel; illegal plays are an error that names trick (from 1) and seat, the first one and all of them."""
    hands = [cards(hand) for hand in given.get("hands") or []]
    plays = [read_trick(lying) for lying in given.get("plays") or []]
    vorhand = number(given, "vorhand" if "vorhand" in given else "forehand")
    try:
        illegal = illegal_plays(mode(given.get("mode")), hands, vorhand, plays)
        played = None if illegal else replay(mode(given.get("mode")), hands, vorhand, plays)
    except DealError as error:
        raise Refused(str(error)) from error
    if played is None:
        first = illegal[0]
        every = [[each.trick, each.seat] for each in illegal]
        where = {"trick": first.trick, "seat": first.seat, "card": str(first.card), "reason": str(first.reason)}
        return {"error": "illegal", **where, "illegal": every}
    return {
        "winners": list(played.winners),
        "trick_points": list(played.trick_points),
        "tricks_taken": list(played.tricks_taken),
        "points": list(played.points),
        "match_team": played.match_team,
    }
