"""The end of the free game: who is out first, Bedanken, Schneider, Bergpreis (RULES.md 7, 10.12)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

Scores = tuple[int, int]


class EndRule(StrEnum):
    """In which order Stöck, Weis and the first trick count when both sides come to the target."""

    STOECK_WEIS_STICH = "stoeck_weis_stich"
    """Plain counting in this order (S1)."""
    STOECK_STICH_WEIS = "stoeck_stich_weis"
    """The variant, plain counting too."""
    STOECK_TOGETHER = "stoeck_together"
    """Stöck first, also together with the same side's valid Weis or first trick (S3, W19); then as the first."""


@dataclass(frozen=True, slots=True)
class FirstTrick:
    """What counts in the first trick: a team (0, 1; None: nobody) and its points each, with the factor in them."""

    stoeck: tuple[int | None, int] = (None, 0)
    weis: tuple[int | None, int] = (None, 0)
    stich: tuple[int | None, int] = (None, 0)


class Thanks(StrEnum):
    """What Bedanken brings: play stops at once."""

    WON = "won"
    LOST = "lost"


def first_out(before: Scores, first: FirstTrick, target: int, rule: EndRule = EndRule.STOECK_WEIS_STICH) -> int | None:
    """The team (0, 1) that reaches the target first by what counts in the first trick; None: nobody yet.

    A team that has the target before is out already.
    Source: RULES.md 7.
    """
    out = _one_out(before, target)
    if out is not None:
        return out
    if rule is EndRule.STOECK_TOGETHER:
        together = _stoeck_side(before, first, target)
        if together is not None:
            return together
    last = (first.stich, first.weis) if rule is EndRule.STOECK_STICH_WEIS else (first.weis, first.stich)
    return _count(before, (first.stoeck, *last), target)


def _count(before: Scores, parts: Sequence[tuple[int | None, int]], target: int) -> int | None:
    scores = list(before)
    for team, points in parts:
        if team is not None:
            scores[team] += points
            if scores[team] >= target:
                return team
    return None


def _stoeck_side(before: Scores, first: FirstTrick, target: int) -> int | None:
    """The side with Stöck, if it is out by them together with what else it has."""
    team = first.stoeck[0]
    if team is None:
        return None
    own = [points for owner, points in (first.stoeck, first.weis, first.stich) if owner == team]
    return team if before[team] + sum(own) >= target else None


def _one_out(scores: Scores, target: int) -> int | None:
    out = [team for team in (0, 1) if scores[team] >= target]
    return out[0] if len(out) == 1 else None


def thank(score: int, target: int) -> Thanks:
    """Bedanken with so many points, those of the trick on the table included: enough is won, too little lost.

    Source: RULES.md 7.
    """
    return Thanks.WON if score >= target else Thanks.LOST


def is_schneider(loser: int, target: int) -> bool:
    """Whether the loser has less than half of the target and loses double; exactly half is enough (S1)."""
    return 2 * loser < target


def bergpreis(score: int, target: int, thanked_by: int) -> int:
    """The team (0, 1) that gets the Bergpreis when one thanks for it: at half of the target; else the others (W11)."""
    return thanked_by if 2 * score >= target else 1 - thanked_by
