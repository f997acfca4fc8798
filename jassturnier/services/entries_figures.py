"""The figures of a Punkteblatt as they are typed, and what they mean in card points."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, replace

from jassturnier.models.entries import Remark as StoredRemark
from scoring.findings import Side
from scoring.punkteblatt import Punkteblatt, Remark, Row
from scoring.spiel import expected_sum, read_game

__all__ = [
    "STORED_REMARKS",
    "Figures",
    "Remark",
    "Row",
    "Rows",
    "Side",
    "Totals",
    "meant",
    "new_nonce",
    "nonce_fits",
    "sheet_meant",
]

STORED_REMARKS = {
    Remark.WIEDERHOLT: StoredRemark.REPEATED.value,
    Remark.GESCHAETZT: StoredRemark.ESTIMATED.value,
    Remark.ENTSCHEID: StoredRemark.DECISION.value,
}
_NONCE = re.compile(r"[A-Za-z0-9_-]{8,64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Totals:
    """Only the totals of A and B, 0 to Spiele × 157 each, and how many Matches each team made."""

    a: int | None
    b: int | None
    matches_a: int = 0
    matches_b: int = 0


@dataclass(frozen=True, slots=True)
class Rows:
    """Spiel by Spiel, and the total of A as it stands on the paper (None where no paper is kept)."""

    rows: tuple[Row, ...]
    paper_total_a: int | None = None


Figures = Totals | Rows


def new_nonce() -> str:
    """Return a fresh mark for one form, so that sending it twice is harmless."""
    return secrets.token_urlsafe(16)


def nonce_fits(nonce: str) -> bool:
    """Say whether `nonce` can be such a mark: 8 to 64 letters, digits, `-` and `_`."""
    return _NONCE.fullmatch(nonce) is not None


def sheet_meant(figures: Figures, *, spiele: int, match_bonus: int) -> Punkteblatt:
    """Return the sheet for the rules to check; totals in card points, rows as typed (the rules read 257:0 themselves).

    With a match bonus (50 or 100) the paper's totals may hold it: A + B is then Spiele × 157 + Matches × bonus, and the
    bonus is taken off (DESIGN 6 "Match").
    """
    if isinstance(figures, Totals):
        totals = _without_bonus(figures, spiele, match_bonus)
        return Punkteblatt(spiele=spiele, totals=totals, matches=(figures.matches_a, figures.matches_b))
    written = _written(figures, match_bonus)
    return Punkteblatt(spiele=spiele, rows=figures.rows, written=(written, None))


def meant(figures: Figures, *, spiele: int, match_bonus: int) -> Figures:
    """Return what is stored: the same figures in card points, a row 257:0 (or 207:0) as 157 and the tick."""
    if isinstance(figures, Totals):
        a, b = _without_bonus(figures, spiele, match_bonus)
        return replace(figures, a=a, b=b)
    rows = tuple(_card_points(row, match_bonus) for row in figures.rows)
    return Rows(rows=rows, paper_total_a=_written(figures, match_bonus))


def _without_bonus(typed: Totals, spiele: int, match_bonus: int) -> tuple[int | None, int | None]:
    extra_a, extra_b = typed.matches_a * match_bonus, typed.matches_b * match_bonus
    if typed.a is None or typed.b is None or not extra_a + extra_b:
        return typed.a, typed.b
    if typed.a + typed.b != expected_sum(spiele) + extra_a + extra_b:
        return typed.a, typed.b
    return typed.a - extra_a, typed.b - extra_b


def _card_points(row: Row, match_bonus: int) -> Row:
    game = read_game(row.a, row.b, match_bonus=match_bonus, match=row.match)
    return replace(row, a=game.a, b=game.b, match=game.match)


def _written(figures: Rows, match_bonus: int) -> int | None:
    """The paper's total of A in card points, whether or not the Schreiber added the bonus."""
    rows = [_card_points(row, match_bonus) for row in figures.rows]
    extra = match_bonus * sum(row.match is Side.A for row in rows)
    total = sum(row.a or 0 for row in rows)
    return total if extra and figures.paper_total_a == total + extra else figures.paper_total_a
