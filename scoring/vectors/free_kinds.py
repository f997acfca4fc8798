"""Examples about the free game, the slate, Palette-Jass and Ramset."""

from scoring.games.factors import factors
from scoring.games.match_end import EndRule, FirstTrick, first_out, is_schneider
from scoring.games.palette import HIGHEST_BID, Bid, BidError, MatchBid, award, bid_height
from scoring.games.ramset import MOST_PLAYERS, TARGET, Ramset, is_finished, play_round
from scoring.games.settlement import (
    FREE_MATCH_BONUS,
    SettlementError,
    Spielresultat,
    settle,
    settle_tournament,
    written_points,
)
from scoring.games.slate import Strokes, strokes
from scoring.vectors.reading import Example, Refused, factor_of, match_bonus, mode, number, pair, system, team, whole


def factor_table(given: Example) -> Example:
    """The factor of each mode under a system."""
    return {str(each): times for each, times in factors(system(given.get("system"))).items()}


def written(given: Example) -> Example:
    """Points times the factor."""
    return {"written": written_points(number(given, "points", least=0), factor_of(given))}


def settlement(given: Example) -> Example:
    """What both sides write after one Spiel."""
    spiel = Spielresultat(
        card_points=_card_points(given.get("card_points")),
        weis=pair(given.get("weis")),
        stoeck=pair(given.get("stoeck")),
        match_team=team(given.get("all_tricks")),
        mode=mode(given["mode"]) if given.get("mode") is not None else None,
    )
    try:
        if given.get("tournament"):
            return {"written": list(settle_tournament(spiel, match_bonus=match_bonus(given)))}
        bonus = match_bonus(given, FREE_MATCH_BONUS)
        return {"written": list(settle(spiel, factor=factor_of(given), match_bonus=bonus))}
    except SettlementError as error:
        raise Refused(error.reason) from error


def _card_points(value: object) -> tuple[int, int]:
    if value is None:
        raise Refused("missing")
    return pair(value)


def schneider(given: Example) -> Example:
    """Whether the loser is Schneider."""
    return {"schneider": is_schneider(number(given, "loser"), number(given, "target", least=1))}


def end_of_match(given: Example) -> Example:
    """The winner by both orders of plain counting; points are given with the factor in them."""
    first = FirstTrick(
        *((team(given.get(f"{part}_team")), number(given, f"{part}_points", 0)) for part in _FIRST_TRICK)
    )
    before, target = pair(given.get("score_before")), number(given, "target", least=1)
    rules = (EndRule.STOECK_WEIS_STICH, EndRule.STOECK_STICH_WEIS)
    return {f"winner_sequential_{rule}": first_out(before, first, target, rule) for rule in rules}


_FIRST_TRICK = ("stoeck", "weis", "first_trick")


def slate_z(given: Example) -> Example:
    """Strokes for points, or points of strokes."""
    if "points" not in given and "hundreds" in given:
        counts = [number(given, key, 0, least=0) for key in ("hundreds", "fifties", "twenties", "rest")]
        return {"points": Strokes(*counts).points}
    split = strokes(number(given, "points", least=0))
    return {"hundreds": split.hundreds, "fifties": split.fifties, "twenties": split.twenties, "rest": split.rest}


_BIDS = {
    "match": MatchBid.WITH_PARTNER,
    "match_partner": MatchBid.WITH_PARTNER,
    "match_mit_partner": MatchBid.WITH_PARTNER,
    "match_with_partner": MatchBid.WITH_PARTNER,
    "match_allein": MatchBid.ALONE,
    "match_alone": MatchBid.ALONE,
}


def palette(given: Example) -> Example:
    """What a bid brings. Match alone has no partner, and its opponents are left open when missed."""
    bid = _bid(given.get("bid"))
    all_tricks = bool(given.get("all_tricks"))
    known = all_tricks or isinstance(bid, MatchBid)
    reached = number(given, "reached", (HIGHEST_BID if all_tricks else 0) if known else None, least=0, most=HIGHEST_BID)
    paid = award(bid, reached, all_tricks=all_tricks)
    if paid.partner is None:
        return {"uebernehmer": paid.uebernehmer}
    both = {"uebernehmer": paid.uebernehmer, "partner": paid.partner}
    return {**both, "opponents": 0} if paid.made else {**both, "each_opponent": paid.opponent}


def _bid(value: object) -> Bid:
    if isinstance(value, str):
        if value.lower() not in _BIDS:
            raise Refused("bid")
        return _BIDS[value.lower()]
    try:
        return bid_height(whole(value))
    except BidError as error:
        raise Refused("bid") from error


def ramset(given: Example) -> Example:
    """Whether a player is out."""
    strokes_made, nuller = number(given, "strokes", least=0), number(given, "nuller", 0, least=0)
    return {"finished": is_finished(strokes_made, nuller, number(given, "target", TARGET, least=1))}


def ramset_round(given: Example) -> Example:
    """Strokes and Nuller after each deal, and the first who is out."""
    players = number(given, "players", least=2, most=MOST_PLAYERS)
    start = [tuple(given.get(key) or [0] * players) for key in ("start_strokes", "start_nuller")]
    if any(len(each) != players for each in start):
        raise Refused("players")
    stand = Ramset(start[0], start[1], (), number(given, "target", TARGET, least=1))
    games = []
    for deal in given.get("games") or []:
        participants = deal.get("participants")
        taking_part = list(range(players)) if participants is None else participants
        try:
            stand = play_round(stand, deal.get("trick_winners") or [], taking_part)
        except ValueError as error:
            raise Refused("participants") from error
        games.append({"strokes": list(stand.strokes), "nuller": list(stand.nuller)})
    return {"games": games, "winner": stand.winners[0] if stand.winners else None}
