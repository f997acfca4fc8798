"""A Punkteblatt: the Spiele of one table in one Passe, or only their totals, and what is wrong or odd about it."""

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt

from scoring.differences import Explanation, explain
from scoring.findings import Code, Finding, Severity, Side
from scoring.spiel import GAME_TOTAL, Game, check_game, expected_sum, in_row, is_possible, read_game

MIDDLE = GAME_TOTAL / 2
"""Mean of a team per Spiel (RULES.md 8)."""
FAR = 115
"""A total further than this × √Spiele from the middle is odd (RULES.md 11)."""


class Remark(StrEnum):
    """Why a Spiel was not simply played and counted (Reglement 2.6.5, 2.8.11, 4.3)."""

    WIEDERHOLT = "wiederholt"
    GESCHAETZT = "geschätzt"
    ENTSCHEID = "Entscheid"


@dataclass(frozen=True, slots=True)
class Row:
    """One written Spiel: points of A and B as typed, the tick "all nine tricks" and a remark."""

    a: int | None
    b: int | None
    match: Side | None = None
    remark: Remark | None = None


@dataclass(frozen=True, slots=True)
class Punkteblatt:
    """What stands on the sheet: either `rows`, or (rows None) only the `totals` of A and B.

    `written`: totals read from the paper for control, either or both; `matches`: Matches of A and B, for totals only.
    Card points only, never with a bonus.
    """

    spiele: int
    rows: tuple[Row, ...] | None = None
    totals: tuple[int | None, int | None] = (None, None)
    written: tuple[int | None, int | None] = (None, None)
    matches: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class SheetCheck:
    """The result of `check_sheet`: card points and bonus per side, the sum that must hold, all findings.

    `difference` is the sum of both totals minus `expected`. `explanations` are rows that could account for it.
    """

    totals: tuple[int, int]
    bonus: tuple[int, int]
    expected: int
    difference: int
    complete: bool
    findings: tuple[Finding, ...]
    explanations: tuple[Explanation, ...]

    @property
    def accepted(self) -> bool:
        """Whether the sheet can be saved as it is."""
        return not any(finding.blocks for finding in self.findings)

    @property
    def overridable(self) -> bool:
        """Whether only the Jassleitung may save it, with a reason; False too when nothing needs it."""
        return not self.accepted and all(finding.severity is not Severity.ERROR for finding in self.findings)

    @property
    def to_confirm(self) -> tuple[Finding, ...]:
        """The hints to be confirmed once, together, at the end."""
        return tuple(finding for finding in self.findings if finding.severity is Severity.CONFIRM)

    @property
    def points(self) -> tuple[int, int]:
        """What counts for A and B: card points and bonus."""
        return self.totals[0] + self.bonus[0], self.totals[1] + self.bonus[1]


def check_sheet(sheet: Punkteblatt, *, match_bonus: int = 0) -> SheetCheck:
    """Totals, expected sum and all findings of a sheet (Reglement 2.5.2, 2.5.3; RULES.md 8, 11; DESIGN 6).

    Findings come in the order of the rows, then those of the whole sheet. A missing row may be overridden by the
    Jassleitung (a Passe broken off); points that are negative, no number, or a tick at less than 157 by nobody.
    """
    expected = expected_sum(sheet.spiele)
    games = _games(sheet, match_bonus)
    totals = _totals(sheet, games)
    findings = _check_rows(sheet, match_bonus) if sheet.rows is not None else _check_totals(sheet)
    complete = all(finding.code not in (Code.MISSING, Code.NOT_WHOLE) for finding in findings)
    if complete:
        findings += _check_sum(totals, expected) + _far_from_middle(totals, sheet.spiele)
    findings += _check_written(sheet, totals, expected)
    blocked = any(finding.blocks for finding in findings)
    return SheetCheck(
        totals=totals,
        bonus=_bonus(sheet, games, match_bonus),
        expected=expected,
        difference=sum(totals) - expected,
        complete=complete,
        findings=findings,
        explanations=explain(sheet.spiele, games, totals, sheet.written) if blocked else (),
    )


def _games(sheet: Punkteblatt, match_bonus: int) -> tuple[Game, ...] | None:
    if sheet.rows is None:
        return None
    return tuple(read_game(row.a, row.b, match_bonus=match_bonus, match=row.match) for row in sheet.rows)


def _totals(sheet: Punkteblatt, games: tuple[Game, ...] | None) -> tuple[int, int]:
    if games is None:
        return sheet.totals[0] or 0, sheet.totals[1] or 0
    return sum(game.a or 0 for game in games), sum(game.b or 0 for game in games)


def _bonus(sheet: Punkteblatt, games: tuple[Game, ...] | None, match_bonus: int) -> tuple[int, int]:
    if games is None:
        return sheet.matches[0] * match_bonus, sheet.matches[1] * match_bonus
    a, b = (sum(game.bonus(side, match_bonus) for game in games) for side in Side)
    return a, b


def _check_rows(sheet: Punkteblatt, match_bonus: int) -> tuple[Finding, ...]:
    findings: tuple[Finding, ...] = ()
    rows = sheet.rows or ()
    for number, row in enumerate(rows, start=1):
        findings += in_row(_check_row(row, match_bonus), number)
        if number > 1 and row.a is not None and (row.a, row.b) == (rows[number - 2].a, rows[number - 2].b):
            findings += (Finding(Code.SAME_ROW, Severity.HINT, number, None, number - 1),)
    for number in range(len(rows) + 1, sheet.spiele + 1):
        findings += (Finding(Code.MISSING, Severity.OVERRIDABLE, number),)
    if len(rows) > sheet.spiele:
        findings += (Finding(Code.TOO_MANY_ROWS, Severity.ERROR, None, None, len(rows) - sheet.spiele),)
    return findings


def _check_row(row: Row, match_bonus: int) -> tuple[Finding, ...]:
    if row.a is None and row.b is None:
        return (Finding(Code.MISSING, Severity.OVERRIDABLE),)
    return check_game(row.a, row.b, match_bonus=match_bonus, match=row.match)


def _check_totals(sheet: Punkteblatt) -> tuple[Finding, ...]:
    findings: list[Finding] = []
    whole = expected_sum(sheet.spiele)
    for side, total in zip(Side, sheet.totals, strict=True):
        if total is None:
            findings.append(Finding(Code.MISSING, Severity.ERROR, None, side))
        elif type(total) is not int:
            findings.append(Finding(Code.NOT_WHOLE, Severity.ERROR, None, side))
        elif not 0 <= total <= whole:
            severity = Severity.ERROR if total < 0 else Severity.OVERRIDABLE
            findings.append(Finding(Code.OUT_OF_RANGE, severity, None, side, total))
        elif not is_possible(total, sheet.spiele):
            findings.append(Finding(Code.IMPOSSIBLE, Severity.OVERRIDABLE, None, side, total))
    return (*findings, *_check_matches(sheet))


def _check_matches(sheet: Punkteblatt) -> tuple[Finding, ...]:
    """A side with m Matches has at least m × 157 points, and all Matches fit into the Spiele."""
    for side, matches, total in zip(Side, sheet.matches, sheet.totals, strict=True):
        too_few_points = total is not None and total < matches * GAME_TOTAL
        if matches < 0 or too_few_points or sum(sheet.matches) > sheet.spiele:
            return (Finding(Code.TOO_MANY_MATCHES, Severity.ERROR, None, side, matches),)
    return ()


def _check_sum(totals: tuple[int, int], expected: int) -> tuple[Finding, ...]:
    difference = sum(totals) - expected
    return (Finding(Code.PASSE_TOTAL, Severity.OVERRIDABLE, None, None, difference),) if difference else ()


def _far_from_middle(totals: tuple[int, int], spiele: int) -> tuple[Finding, ...]:
    distance = abs(totals[0] - totals[1]) / 2
    if sum(totals) != expected_sum(spiele) or distance <= FAR * sqrt(spiele):
        return ()
    side = Side.A if totals[0] > totals[1] else Side.B
    return (Finding(Code.FAR_FROM_MIDDLE, Severity.CONFIRM, None, side, int(distance)),)


def _check_written(sheet: Punkteblatt, totals: tuple[int, int], expected: int) -> tuple[Finding, ...]:
    findings: list[Finding] = []
    for side, written, total in zip(Side, sheet.written, totals, strict=True):
        if written is not None and written != total:
            findings.append(Finding(Code.WRITTEN_TOTAL, Severity.OVERRIDABLE, None, side, written - total))
    a, b = sheet.written
    if findings and a is not None and b is not None and a + b != expected:
        findings.append(Finding(Code.WRITTEN_SUM, Severity.OVERRIDABLE, None, None, a + b - expected))
    return tuple(findings)
