"""What a check can find: a code, its weight, where, and the figure. No sentences: the texts belong to the app."""

from dataclasses import dataclass
from enum import StrEnum


class Side(StrEnum):
    """The two teams of a Punkteblatt."""

    A = "A"
    B = "B"

    @property
    def other(self) -> "Side":
        """The opposing team."""
        return Side.B if self is Side.A else Side.A


class Severity(StrEnum):
    """How a finding weighs (RULES.md 11 "Proposed reactions", DESIGN 6 "odd values")."""

    ERROR = "error"
    """Cannot be saved by anybody."""
    OVERRIDABLE = "overridable"
    """Refused; only the Jassleitung may save it, with a reason."""
    CONFIRM = "confirm"
    """A hint beside the row, confirmed once, together, at the end of the sheet."""
    HINT = "hint"
    """A soft hint, no extra tap."""


class Code(StrEnum):
    """What was found. The comment says what `number` holds."""

    MISSING = "missing"  # -
    NOT_WHOLE = "not_whole"  # -
    OUT_OF_RANGE = "out_of_range"  # the points typed
    ROW_SUM = "row_sum"  # A + B minus 157
    IMPOSSIBLE = "impossible"  # the points typed (1 or 156; of a total 1 or Spiele × 157 - 1)
    MATCH_COUNTS = "match_counts"  # what a Match counts here: 157, 207 or 257
    MATCH_READ = "match_read"  # the bonus that was taken off: 50 or 100
    MATCH_NOT_157 = "match_not_157"  # the points of the side with the tick
    MATCH_ASK = "match_ask"  # 157:0 without the tick "all nine tricks"
    LOSER_VERY_LOW = "loser_very_low"  # the loser's points, 2 to 4
    LOSER_LOW = "loser_low"  # the loser's points, 5 to 9
    SAME_ROW = "same_row"  # number of the row before, equal to this one
    TOO_MANY_ROWS = "too_many_rows"  # rows too many
    PASSE_TOTAL = "passe_total"  # sum of both totals minus Spiele × 157
    WRITTEN_TOTAL = "written_total"  # total on the paper minus sum of the rows
    WRITTEN_SUM = "written_sum"  # sum of the totals on the paper minus Spiele × 157
    TOO_MANY_MATCHES = "too_many_matches"  # Matches stated that cannot be
    FAR_FROM_MIDDLE = "far_from_middle"  # the total's distance from 78.5 × Spiele, rounded down


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding. `row` counts from 1 (None: the whole sheet or a single Spiel), `number` as the code says."""

    code: Code
    severity: Severity
    row: int | None = None
    side: Side | None = None
    number: int | None = None

    @property
    def blocks(self) -> bool:
        """Whether the entry is refused (by all, or by all but the Jassleitung)."""
        return self.severity in (Severity.ERROR, Severity.OVERRIDABLE)
