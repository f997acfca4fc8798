"""The hall: how many tables a number of people makes, what is missing, and which table numbers are used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from draws.model import DrawRefused, Mode, Refusal
from draws.presence import Attendance
from draws.task import Task


@dataclass(frozen=True, slots=True)
class HallAdvice:
    """For `count` people (or pairs): full tables, who is over, who is missing, and what to do about it.

    Suggested are `ersatz` Ersatz or `pauses` pauses (one of them 0); `other_ersatz` and `other_pauses` are the second
    choice.
    """

    count: int
    tables: int
    rest: int
    missing: int
    ersatz: int
    pauses: int
    other_ersatz: int
    other_pauses: int


def advise_hall(count: int, mode: Mode = Mode.EINZEL) -> HallAdvice:
    """Three over → one Ersatz; two over → two Ersatz; one over → one pause (DESIGN 6). Pairs: one pause, else an
    Ersatzpaar.
    """
    tables, rest = divmod(max(0, count), mode.per_table)
    missing = mode.per_table - rest if rest or count <= 0 else 0
    if not rest:
        return HallAdvice(count, tables, 0, missing, missing, 0, missing, 0)
    pause_first = rest == 1 and tables > 0
    if pause_first:
        return HallAdvice(count, tables, rest, missing, 0, rest, missing, 0)
    return HallAdvice(count, tables, rest, missing, missing, 0, 0, rest if tables else 0)


def usable_tables(task: Task, crowd: Sequence[Attendance], tables: Sequence[int] | None) -> list[list[int]]:
    """The numbers used in each Passe: fixed tables of who plays, then the smallest others, as many as there are
    tables.
    """
    bound = {player.id: player.fixed_table for player in task.players if player.fixed_table is not None}
    result = []
    for one in crowd:
        needed = len(one.playing) // task.mode.per_table
        fixed = sorted({bound[name] for name in one.playing if name in bound})
        if tables is None:
            there = sorted({*range(1, needed + 1), *(number for number in fixed if number > 0)})
        else:
            there = sorted({number for number in tables if number > 0})
        if len(there) < needed:
            raise DrawRefused(Refusal.TOO_FEW_TABLES, numbers=(one.passe, needed, len(there)))
        first = [number for number in fixed if number in there][:needed]
        rest = [number for number in there if number not in first]
        result.append(sorted(first + rest[: needed - len(first)]))
    return result
