"""One Spiel of a tournament: which points are possible, and what is odd about an entry."""

from dataclasses import dataclass, replace

from scoring.findings import Code, Finding, Severity, Side

GAME_TOTAL = 157
"""Points of one Spiel: 152 card points and 5 for the last trick (Reglement 2.3.1)."""
MATCH_BONUSES = (0, 50, 100)
"""Bonuses for a Match that a tournament may set (RULES.md 10.1)."""


@dataclass(frozen=True, slots=True)
class Game:
    """Card points of both teams in one Spiel, 0 to 157 each; `match` names the side that made all nine tricks."""

    a: int | None
    b: int | None
    match: Side | None = None

    def points(self, side: Side) -> int | None:
        """The card points of one side; None when not written."""
        return self.a if side is Side.A else self.b

    def bonus(self, side: Side, match_bonus: int) -> int:
        """What the tick adds for this side under the tournament's bonus (0, 50 or 100)."""
        return match_bonus if self.match is side else 0


def expected_sum(spiele: int) -> int:
    """Sum of both teams after so many Spiele: Spiele × 157 (Reglement 2.5.3). Raises ValueError below 1."""
    if spiele < 1:
        raise ValueError("spiele must be at least 1")
    return spiele * GAME_TOTAL


def is_possible(points: int, spiele: int = 1) -> bool:
    """Whether a team can have these points after so many Spiele: all from 0 to Spiele × 157 but 1 and the last but one.

    No card counts 1, so nobody can have 1, nor leave 1 to the others (RULES.md 11, computed).
    """
    total = expected_sum(spiele)
    return 0 <= points <= total and points not in (1, total - 1)


def read_game(a: int | None, b: int | None, *, match_bonus: int = 0, match: Side | None = None) -> Game:
    """The Spiel meant by what was typed: with a bonus, 257:0 (or 207:0) is 157:0 and the tick (DESIGN 6 "Match")."""
    if match_bonus not in MATCH_BONUSES:
        raise ValueError("match_bonus must be 0, 50 or 100")
    with_bonus = GAME_TOTAL + match_bonus
    if match_bonus and (a, b) == (with_bonus, 0):
        return Game(GAME_TOTAL, 0, Side.A)
    if match_bonus and (a, b) == (0, with_bonus):
        return Game(0, GAME_TOTAL, Side.B)
    return Game(a, b, match)


def check_game(a: int | None, b: int | None, *, match_bonus: int = 0, match: Side | None = None) -> tuple[Finding, ...]:
    """All findings for the points of A and B in one Spiel; empty when there is nothing to say.

    RULES.md 11 "Proposed reactions", DESIGN 6 "odd values". `match` is the tick "all nine tricks".
    At most one of the blocking codes is reported per side and one for the sum.
    """
    game = read_game(a, b, match_bonus=match_bonus, match=match)
    unreadable = _unreadable(game)
    if unreadable or game.a is None or game.b is None:
        return unreadable
    findings = _out_of_range(game.a, game.b) + _wrong_sum(game.a, game.b, match_bonus) + _wrong_match(game)
    if not any(finding.blocks for finding in findings):
        findings = _impossible(game.a, game.b) or _odd(game.a, game.b, game.match)
    if (game.a, game.b) != (a, b):
        findings += (Finding(Code.MATCH_READ, Severity.HINT, None, game.match, match_bonus),)
    return findings


def in_row(findings: tuple[Finding, ...], row: int) -> tuple[Finding, ...]:
    """The same findings, placed in a row of a Punkteblatt (rows count from 1)."""
    return tuple(replace(finding, row=row) for finding in findings)


def _unreadable(game: Game) -> tuple[Finding, ...]:
    found = []
    for side in Side:
        points = game.points(side)
        if points is None:
            found.append(Finding(Code.MISSING, Severity.ERROR, None, side))
        elif type(points) is not int:
            found.append(Finding(Code.NOT_WHOLE, Severity.ERROR, None, side))
    return tuple(found)


def _out_of_range(a: int, b: int) -> tuple[Finding, ...]:
    found = []
    for side, points in ((Side.A, a), (Side.B, b)):
        if not 0 <= points <= GAME_TOTAL:
            severity = Severity.ERROR if points < 0 else Severity.OVERRIDABLE
            found.append(Finding(Code.OUT_OF_RANGE, severity, None, side, points))
    return tuple(found)


def _wrong_sum(a: int, b: int, match_bonus: int) -> tuple[Finding, ...]:
    difference = a + b - GAME_TOTAL
    if not difference:
        return ()
    found = (Finding(Code.ROW_SUM, Severity.OVERRIDABLE, None, None, difference),)
    if min(a, b) == 0 and difference in MATCH_BONUSES:
        side = Side.A if a else Side.B
        return (*found, Finding(Code.MATCH_COUNTS, Severity.HINT, None, side, GAME_TOTAL + match_bonus))
    return found


def _wrong_match(game: Game) -> tuple[Finding, ...]:
    if game.match is None or game.points(game.match) == GAME_TOTAL:
        return ()
    return (Finding(Code.MATCH_NOT_157, Severity.ERROR, None, game.match, game.points(game.match)),)


def _impossible(a: int, b: int) -> tuple[Finding, ...]:
    if 1 not in (a, b):
        return ()
    return (Finding(Code.IMPOSSIBLE, Severity.OVERRIDABLE, None, Side.A if a == 1 else Side.B, 1),)


def _odd(a: int, b: int, match: Side | None) -> tuple[Finding, ...]:
    loser = Side.A if a < b else Side.B
    low = min(a, b)
    if low == 0:
        return () if match else (Finding(Code.MATCH_ASK, Severity.CONFIRM, None, loser.other, GAME_TOTAL),)
    if low <= 4:
        return (Finding(Code.LOSER_VERY_LOW, Severity.CONFIRM, None, loser, low),)
    if low <= 9:
        return (Finding(Code.LOSER_LOW, Severity.HINT, None, loser, low),)
    return ()
