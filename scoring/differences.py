"""Which single slip could explain the difference on a Punkteblatt: digits, sides, a row missing or counted twice."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from scoring.findings import Side
from scoring.spiel import GAME_TOTAL, Game, expected_sum


class Slip(StrEnum):
    """The kinds of slip that are tried."""

    SWAPPED_DIGITS = "swapped_digits"
    ONE_DIGIT = "one_digit"
    SIDES_SWAPPED = "sides_swapped"
    ROW_MISSING = "row_missing"
    ROW_TWICE = "row_twice"


@dataclass(frozen=True, slots=True)
class Explanation:
    """One slip that would account for the difference.

    `row` counts from 1, None means the total itself; `typed` and `instead` are points of `side`.
    ROW_MISSING with `instead`: what the missing row must hold; with `typed`: the paper left this row out of its sum.
    ROW_TWICE: the row that was written, or added up, twice.
    """

    slip: Slip
    row: int | None = None
    side: Side | None = None
    typed: int | None = None
    instead: int | None = None


def digit_slip(typed: int, meant: int) -> Slip | None:
    """The slip that turns `meant` into `typed`: two neighbouring digits swapped, or one digit wrong; else None.

    Source: own proposal.
    """
    if typed == meant or typed < 0 or meant < 0:
        return None
    width = max(len(str(typed)), len(str(meant)))
    left, right = str(typed).zfill(width), str(meant).zfill(width)
    places = [place for place in range(width) if left[place] != right[place]]
    if len(places) == 1:
        return Slip.ONE_DIGIT
    swapped = len(places) == 2 and places[1] == places[0] + 1
    if swapped and left[places[0]] == right[places[1]] and left[places[1]] == right[places[0]]:
        return Slip.SWAPPED_DIGITS
    return None


def explain(
    spiele: int,
    games: tuple[Game, ...] | None,
    totals: tuple[int, int],
    written: tuple[int | None, int | None] = (None, None),
) -> tuple[Explanation, ...]:
    """All single slips that would make the sheet come out right; empty when none does or nothing differs.

    `games` None: totals only. Rows come in their order, the totals last (RULES.md 8, 11).
    """
    if games is None:
        return (*_total_slips(spiele, totals), *_count_slips(spiele, totals))
    if any(not _sums_right(game) for game in games if _is_complete(game)):
        return (*_row_slips(games), *_count_slips(spiele, totals))
    if any(not _is_complete(game) for game in games) or len(games) < spiele:
        return tuple(_missing_row(spiele, games, totals, written))
    return (*_repeated_rows(spiele, games), *_written_slips(games, totals, written))


def _is_complete(game: Game) -> bool:
    return game.a is not None and game.b is not None


def _sums_right(game: Game) -> bool:
    return (game.a or 0) + (game.b or 0) == GAME_TOTAL


def _row_slips(games: tuple[Game, ...]) -> Iterator[Explanation]:
    """Rows that do not make 157 by themselves: which digit slip of A or B would explain it."""
    for number, game in enumerate(games, start=1):
        if game.a is None or game.b is None or _sums_right(game):
            continue
        for side, typed, other in ((Side.A, game.a, game.b), (Side.B, game.b, game.a)):
            slip = digit_slip(typed, GAME_TOTAL - other)
            if slip:
                yield Explanation(slip, number, side, typed, GAME_TOTAL - other)


def _missing_row(
    spiele: int, games: tuple[Game, ...], totals: tuple[int, int], written: tuple[int | None, int | None]
) -> Iterator[Explanation]:
    """One row is missing and the paper's totals tell what it holds."""
    incomplete = [number for number, game in enumerate(games, start=1) if not _is_complete(game)]
    incomplete += range(len(games) + 1, spiele + 1)
    if len(incomplete) != 1:
        return
    for side, paper, total in zip(Side, written, totals, strict=True):
        held = games[incomplete[0] - 1].points(side) if incomplete[0] <= len(games) else None
        if paper is not None and held is None and 0 <= paper - total <= GAME_TOTAL:
            yield Explanation(Slip.ROW_MISSING, incomplete[0], side, None, paper - total)


def _repeated_rows(spiele: int, games: tuple[Game, ...]) -> Iterator[Explanation]:
    """Too many rows: those equal to the row before may be one Spiel written twice."""
    if len(games) == spiele + 1:
        for number in range(2, len(games) + 1):
            if games[number - 1] == games[number - 2]:
                yield Explanation(Slip.ROW_TWICE, number)


def _written_slips(
    games: tuple[Game, ...], totals: tuple[int, int], written: tuple[int | None, int | None]
) -> Iterator[Explanation]:
    """Every row makes 157, yet the paper's total differs: a row typed wrongly, or the paper added up wrongly."""
    for side, paper, total in zip(Side, written, totals, strict=True):
        if paper is None or paper == total:
            continue
        for number, game in enumerate(games, start=1):
            yield from _row_against_paper(number, side, game, paper - total)
        slip = digit_slip(paper, total)
        if slip:
            yield Explanation(slip, None, side, paper, total)


def _row_against_paper(number: int, side: Side, game: Game, lacking: int) -> Iterator[Explanation]:
    typed, other = game.points(side), game.points(side.other)
    if typed is None or other is None:
        return
    meant = typed + lacking
    if meant == other:
        yield Explanation(Slip.SIDES_SWAPPED, number, side, typed, other)
    slip = digit_slip(typed, meant) if 0 <= meant <= GAME_TOTAL else None
    if slip:
        yield Explanation(slip, number, side, typed, meant)
    if typed == -lacking:
        yield Explanation(Slip.ROW_MISSING, number, side, typed)
    if typed == lacking:
        yield Explanation(Slip.ROW_TWICE, number, side, typed)


def _total_slips(spiele: int, totals: tuple[int, int]) -> Iterator[Explanation]:
    whole = expected_sum(spiele)
    for side, typed, other in ((Side.A, *totals), (Side.B, totals[1], totals[0])):
        slip = digit_slip(typed, whole - other)
        if slip:
            yield Explanation(slip, None, side, typed, whole - other)


def _count_slips(spiele: int, totals: tuple[int, int]) -> Iterator[Explanation]:
    difference = sum(totals) - expected_sum(spiele)
    if difference == -GAME_TOTAL:
        yield Explanation(Slip.ROW_MISSING)
    if difference == GAME_TOTAL:
        yield Explanation(Slip.ROW_TWICE)
