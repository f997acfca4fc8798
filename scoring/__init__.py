"""The rules of Jass: everything its documents count or decide. Standard library only, no database, no sentences.

Words of the Reglement that stay German everywhere (the one glossary of the project):

    Passe             a fixed number of Spiele at one table with one partner; a tournament has several
    Spiel             one deal of nine tricks, worth 157 points in all
    Punkteblatt       the sheet of one table in one Passe: a row per Spiel, totals of team A and B
    Standblatt        the sheet of one person (or fixed pair) through all Passen; what is ranked
    Streichresultat   the worst Passe, left out of the total
    Schreiber         the player of team A who writes the Punkteblatt and deals first
    Visum             the sign of the Jassleitung that a sheet has been checked
    Ersatz            somebody who fills a seat and is not ranked
    Jassleitung       runs the event and decides finally
    Vorhand           right of the dealer: announces or pushes, and leads
    Obenabe, Undenufe without trump, the ace highest; without trump, the six highest
    Puur, Näll        Under (Bube) and nine of trump
    Weis, Stöck       melds; king and queen of trump. Not in tournaments
    Match             all nine tricks; Kontermatch: by the side that did not announce

The public surface, by theme (each function states its source; "2.9.2" is a paragraph of the Reglement):

    spiel         GAME_TOTAL, expected_sum, is_possible   157; Spiele × 157; every score but 1 and 156
                  read_game, check_game                   what was meant by an entry; what is wrong or odd about it
    findings      Finding, Code, Severity, Side           what a check returns
    punkteblatt   Punkteblatt, Row, Remark, check_sheet   a table's sheet by rows or totals, and its findings
    differences   explain, digit_slip, Explanation, Slip  which single slip could explain a difference
    dealer        deal, deal_order, deals_evenly          who deals, is Vorhand, cuts
    standblatt    Standblatt, Played, Pause, Absence      what is ranked, with a result per Passe
                  tally, streich_applies                  what of it counts
    ranking       RankingRules, TieRule, rank             the list after a Passe: ranked, open, unranked
                  rank_categories                         one list per category
    why           why_before                              why one stands before another
    teams         rank_teams                              the n best of each Verein
    controls      control_sums, TableResult, bridge       sums that must hold, per table, Passe, tournament

All of these import from `scoring` itself. The rest, which a tournament does not need, from its module:

    cards.deck          DECK, parse_card, card_name         36 cards, notation, names in de, fr, it
    cards.modes         Mode, card_points, order            what each mode counts and in which order
    cards.tricks        legal_cards, forbidden              which cards may be played, and why not
                        winner, trick_points                who takes a trick, what it counts
    cards.replay        replay, illegal_plays, match_kind   a whole Spiel, every illegal card, Match or Kontermatch
                        forfeit_rest                        a wrong «Rest»
    games.weis          find_weise, weis_total, stoeck      Weise of a hand under three sets, Stöck
    games.weis_compare  compare_weise                       whose Weise count
    games.factors       factors, RULE_SETS                  factor systems, named sets of rules
    games.settlement    settle, settle_tournament           what both sides write after a Spiel
                        sum_of_rounds                       «12 Runden»
    games.match_end     first_out, thank                    end of the free game, Bedanken
                        is_schneider, bergpreis             Schneider, Bergpreis
    games.slate         strokes, write, correct_last        the slate in Z form
    games.palette       award, winning_bid, play_passe      Palette-Jass
    games.ramset        play_round, ramset_legal            Ramset
    situations          moments, parties, ruling            three questions to a ruling of the Reglement
    vectors             python -m scoring.vectors FILE      worked examples evaluated

Where the documents are silent the choice is a named option: TieRule, WeisSet, FactorSystem, EndRule, Pack, and
arguments such as `match_bonus`, `incomplete_ranked`, `opponent_of_alone`, `baelli`.
"""

from scoring.controls import Bridge, ControlSum, ControlSums, State, TableResult, bridge, control_sums
from scoring.dealer import Deal, Seat, deal, deal_order, deals_evenly
from scoring.differences import Explanation, Slip, digit_slip, explain
from scoring.findings import Code, Finding, Severity, Side
from scoring.punkteblatt import Punkteblatt, Remark, Row, SheetCheck, check_sheet
from scoring.ranking import RankedRow, Ranking, RankingRules, TieRule, rank, rank_categories
from scoring.spiel import GAME_TOTAL, Game, check_game, expected_sum, is_possible, read_game
from scoring.standblatt import (
    MISSING,
    NOT_SEATED,
    OPEN,
    Absence,
    Cell,
    CellKind,
    Kind,
    NoRank,
    Pause,
    Played,
    Result,
    Standblatt,
    Tally,
    streich_applies,
    tally,
)
from scoring.teams import TeamRow, rank_teams
from scoring.why import Compared, Step, Why, why_before

__all__ = [
    "GAME_TOTAL", "MISSING", "NOT_SEATED", "OPEN", "Absence", "Bridge", "Cell", "CellKind", "Code", "Compared",
    "ControlSum", "ControlSums", "Deal", "Explanation", "Finding", "Game", "Kind", "NoRank", "Pause", "Played",
    "Punkteblatt", "RankedRow", "Ranking", "RankingRules", "Remark", "Result", "Row", "Seat", "Severity",
    "SheetCheck", "Side", "Slip", "Standblatt", "State", "Step", "TableResult", "Tally", "TeamRow", "TieRule", "Why",
    "bridge", "check_game", "check_sheet", "control_sums", "deal", "deal_order", "deals_evenly", "digit_slip",
    "expected_sum", "explain", "is_possible", "rank", "rank_categories", "rank_teams", "read_game", "streich_applies",
    "tally", "why_before",
]  # fmt: skip
