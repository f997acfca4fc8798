"""Start numbers as people write them: "1–58" or "12, 59-64" to numbers, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable

_DASHES = re.compile(r"\s*(?:[-‐‑‒–—−]|\bbis\b)\s*", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,;+]+|\bund\b", re.IGNORECASE)
_PART = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")


class BadRange(ValueError):
    """What was typed is no list of numbers; `part` is the piece that cannot be read, `backwards` a range as "64–59"."""

    def __init__(self, part: str, *, backwards: bool = False) -> None:
        super().__init__(part)
        self.part = part
        self.backwards = backwards


def parse_numbers(text: str) -> list[int]:
    """Return the start numbers in order, each once. Blanks, commas, semicolons, "und", "bis" and any dash will do.

    Raises BadRange. An empty text gives no numbers. Numbers are 1 to 9999.
    """
    found: set[int] = set()
    for part in _BETWEEN.split(_DASHES.sub("-", text.strip())):
        if not part:
            continue
        match = _PART.fullmatch(part)
        if match is None or int(match[1]) == 0:
            raise BadRange(part)
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first:
            raise BadRange(part, backwards=True)
        found.update(range(first, last + 1))
    return sorted(found)


def written(numbers: Iterable[int]) -> str:
    """Return numbers as people write them: [1, 2, 3, 12] gives "1–3, 12"."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" if b > a + 1 else f"{a}, {b}" for a, b in runs)


def list_of_numbers(text: str) -> list[int]:
    """Return numbers in the order written, repeats kept: "12, 12, 8". Raises BadRange."""
    parts = [part for part in _BETWEEN.split(text.strip()) if part]
    wrong = next((part for part in parts if re.fullmatch(r"[0-9]{1,4}", part) is None), None)
    if wrong is not None or not parts:
        raise BadRange(wrong or text)
    return [int(part) for part in parts]


def same_or_each(numbers: list[int], count: int) -> tuple[int, ...]:
    """Return `count` numbers: the one given for all, or each its own. Raises BadRange where neither fits."""
    if len(numbers) == 1:
        return tuple(numbers * count)
    if len(numbers) != count:
        raise BadRange(", ".join(map(str, numbers)))
    return tuple(numbers)
