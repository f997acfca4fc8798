"""The slate in Z form: strokes of 100, 50 and 20 and a rest number; older numbers are crossed out (RULES.md 9)."""

from dataclasses import dataclass, replace

HUNDRED, FIFTY, TWENTY = 100, 50, 20


@dataclass(frozen=True, slots=True)
class Strokes:
    """100 each at the top, 50 each in the middle, 20 each below; the rest is a number at the lower right."""

    hundreds: int = 0
    fifties: int = 0
    twenties: int = 0
    rest: int = 0

    @property
    def points(self) -> int:
        """What the strokes and the number come to."""
        return self.hundreds * HUNDRED + self.fifties * FIFTY + self.twenties * TWENTY + self.rest


def strokes(points: int) -> Strokes:
    """Split points, the largest first: 344 = 3 × 100 + 2 × 20 + 4. Raises ValueError below 0 (S3, RULES.md 9)."""
    if points < 0:
        raise ValueError("points must be at least 0")
    hundreds, left = divmod(points, HUNDRED)
    fifties, left = divmod(left, FIFTY)
    twenties, rest = divmod(left, TWENTY)
    return Strokes(hundreds, fifties, twenties, rest)


@dataclass(frozen=True, slots=True)
class Slate:
    """One side of the slate: what was written Spiel by Spiel, the strokes, and the crossed-out numbers, oldest first.

    Strokes are only ever added; the number at the lower right is replaced and its forerunner crossed out.
    """

    entries: tuple[int, ...] = ()
    strokes: Strokes = Strokes()
    crossed_out: tuple[int, ...] = ()

    @property
    def points(self) -> int:
        """The total."""
        return self.strokes.points


def write(slate: Slate, points: int) -> Slate:
    """Write a result: strokes for what is full together with the old rest, the new rest as number (S3, RULES.md 9)."""
    now = slate.strokes
    more = strokes(now.rest + points)
    joined = Strokes(now.hundreds + more.hundreds, now.fifties + more.fifties, now.twenties + more.twenties, more.rest)
    crossed = (*slate.crossed_out, now.rest) if now.rest and more.rest != now.rest else slate.crossed_out
    return Slate((*slate.entries, points), joined, crossed)


def correct_last(slate: Slate, points: int) -> Slate:
    """Put right the last result, which may be asked for during the following Spiel (S3): strokes are written anew.

    Raises ValueError when nothing is written yet.
    """
    if not slate.entries:
        raise ValueError("nothing is written yet")
    before = Slate()
    for entry in slate.entries[:-1]:
        before = write(before, entry)
    corrected = write(before, points)
    rest = slate.strokes.rest
    crossed = (*corrected.crossed_out, rest) if rest and rest != corrected.strokes.rest else corrected.crossed_out
    return replace(corrected, crossed_out=crossed)
