"""Examples about the tournament: one Spiel, a Punkteblatt, the dealing order, rankings."""

from typing import Any

from scoring.dealer import Seat, deal_order
from scoring.findings import Code, Side
from scoring.punkteblatt import Punkteblatt, Row, SheetCheck, check_sheet
from scoring.ranking import Ranking, RankingRules, TieRule, rank
from scoring.spiel import check_game, expected_sum
from scoring.standblatt import MISSING, OPEN, Pause, Played, Result, Standblatt
from scoring.vectors.reading import Example, Refused, games, match_bonus, number, team, whole

SEAT_NAMES = {
    Seat.SCHREIBER: "Schreiber",
    Seat.RIGHT: "right of the Schreiber",
    Seat.OPPOSITE: "opposite",
    Seat.LEFT: "left of the Schreiber",
}
_REASONS = {
    Code.MISSING: "missing",
    Code.NOT_WHOLE: "not_whole",
    Code.ROW_SUM: "sum",
    Code.OUT_OF_RANGE: "impossible",
    Code.IMPOSSIBLE: "impossible",
    Code.MATCH_NOT_157: "match",
}
"""In the order in which they are named when several hold."""
_ROW_CODES = {
    Code.MISSING: "missing",
    Code.NOT_WHOLE: "missing",
    Code.ROW_SUM: "row_sum",
    Code.OUT_OF_RANGE: "impossible",
    Code.IMPOSSIBLE: "impossible",
}
_SHEET_CODES = (Code.PASSE_TOTAL, Code.WRITTEN_TOTAL, Code.WRITTEN_SUM)


def game_entry(given: Example) -> Example:
    """Whether the points of A and B in one Spiel are accepted; if not, the first reason."""
    match = team(given.get("all_tricks", given.get("match")))
    side = None if match is None else tuple(Side)[match]
    found = check_game(given.get("a"), given.get("b"), match_bonus=match_bonus(given), match=side)
    codes = {each.code for each in found if each.blocks}
    for code, reason in _REASONS.items():
        if code in codes:
            return {"ok": False, "reason": reason}
    return {"ok": True}


def passe_total(given: Example) -> Example:
    """Sum of both teams."""
    return {"total": expected_sum(games(given))}


def dealer_order(given: Example) -> Example:
    """Who deals and who is Vorhand in each Spiel."""
    deals = deal_order(games(given))
    return {
        "dealer": [SEAT_NAMES[each.dealer] for each in deals],
        "vorhand": [SEAT_NAMES[each.vorhand] for each in deals],
    }


def ranking(given: Example) -> Example:
    """Totals and order."""
    ranked = _ranked(given)
    return {
        "totals": {str(row.id): row.total for row in sorted(ranked.everybody, key=lambda row: str(row.id))},
        "order": [row.id for row in ranked.everybody],
    }


def ranking_full(given: Example) -> Example:
    """One row each: total, best Passe, rank; those without a rank last."""
    return {
        "ranking": [
            {"id": row.id, "total": row.total, "best_passe": row.best_passe, "rank": row.rank}
            for row in _ranked(given).everybody
        ]
    }


def score_sheet(given: Example) -> Example:
    """One Punkteblatt by rows; or, without rows, by its written totals alone."""
    spiele, bonus = games(given), match_bonus(given)
    written = _side_pair(next((given[key] for key in ("written_totals", "written") if given.get(key)), None))
    rows = given.get("rows")
    if not rows and written != (None, None):
        check = check_sheet(Punkteblatt(spiele, totals=written))
        errors = _totals_errors(check)
    else:
        sheet = Punkteblatt(spiele, tuple(Row(*_side_pair(row)) for row in rows or []), written=written)
        check = check_sheet(sheet, match_bonus=bonus)
        errors = [*_row_errors(check), *_sheet_errors(check)]
    return {"totals": list(check.totals), "expected_sum": check.expected, "ok": not errors, "errors": errors}


def _totals_errors(check: SheetCheck) -> list[list[Any]]:
    """Totals alone: a side that is missing or cannot be, and the sum."""
    sides = [
        [_ROW_CODES[each.code], str(each.side)] for each in check.findings if each.blocks and each.code in _ROW_CODES
    ]
    wrong = [[str(Code.WRITTEN_SUM), each.number] for each in check.findings if each.code is Code.PASSE_TOTAL]
    return sides + wrong


def _row_errors(check: SheetCheck) -> list[list[Any]]:
    """One error per row: missing before wrong sum before impossible."""
    by_row: dict[int, list[Code]] = {}
    for each in check.findings:
        if each.row is not None and each.code in _ROW_CODES:
            by_row.setdefault(each.row, []).append(each.code)
    order = list(_ROW_CODES)
    return [[_ROW_CODES[min(codes, key=order.index)], row] for row, codes in sorted(by_row.items())]


def _sheet_errors(check: SheetCheck) -> list[list[Any]]:
    return [
        [str(each.code), str(each.side) if each.code is Code.WRITTEN_TOTAL else each.number]
        for each in check.findings
        if each.code in _SHEET_CODES
    ]


def _side_pair(value: object) -> tuple[int | None, int | None]:
    if value is None:
        return None, None
    if not isinstance(value, list) or len(value) != 2:
        raise Refused("row")
    first, second = (None if each is None else whole(each) for each in value)
    return first, second


def _ranked(given: Example) -> Ranking:
    players = given.get("players") or {}
    passen = max((len(results) for results in players.values()), default=0)
    streich = number(given, "streich", 0)
    if not 0 <= streich < max(passen, 1):
        raise Refused("streich")
    rule = given.get("tie_rule") or given.get("tie") or TieRule.BEST_PASSE
    if rule not in tuple(TieRule):
        raise Refused("tie_rule")
    sheets = [Standblatt(name, _results(results, passen)) for name, results in players.items()]
    return rank(sheets, RankingRules(passen, streich, TieRule(rule)))


def _results(results: list[object], passen: int) -> list[Result]:
    lacking: list[object] = [None] * (passen - len(results))
    return [_result(each) for each in results + lacking]


def _result(value: object) -> Result:
    """Points; null: missing; "open" or "…": not yet typed; {"pause": credit}."""
    if value is None or value == "missing":
        return MISSING
    if value in ("open", "…"):
        return OPEN
    if isinstance(value, dict):
        return Pause(whole(value.get("pause", value.get("credit"))))
    return Played(whole(value, least=0))
