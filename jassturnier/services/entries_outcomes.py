"""How the entry of a sheet answers: accepted, kept as a second version, known already, or refused with its findings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from jassturnier.models import Entry
from jassturnier.services.outcomes import Refused
from scoring.punkteblatt import SheetCheck


@dataclass(frozen=True, slots=True)
class Stored:
    """A version as it stands in the database, read back: card points, Matches, who, when."""

    passe: int
    table: int
    version: int
    a: int
    b: int
    matches_a: int
    matches_b: int
    who: str
    at: datetime
    by_spiel: bool
    override: str


@dataclass(frozen=True, slots=True)
class Accepted:
    """The figures are saved and count. `corrected`: they replaced a version that counted before."""

    stored: Stored
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class KeptAsSecond:
    """The figures are kept beside another version that counts (`valid`); somebody must choose."""

    stored: Stored
    valid: Stored


@dataclass(frozen=True, slots=True)
class AlreadyKnown:
    """The form was sent before, or these very figures count already. `same`: what was typed is what is stored."""

    stored: Stored
    same: bool


EntryOutcome = Accepted | KeptAsSecond | AlreadyKnown


class SheetRefused(Refused):
    """Figures that the rules refuse ("figures") or that wait for one confirmation ("hints"), with all findings."""

    def __init__(self, code: str, text: str, check: SheetCheck, *, field: str = "") -> None:
        super().__init__(code, text, field=field, overridable=code == "figures" and check.overridable)
        self.check = check


def stored(entry: Entry) -> Stored:
    """Return a version as plain data; its Punkteblatt, Passe and table should be loaded with it."""
    return Stored(
        passe=entry.punkteblatt.passe.number,
        table=entry.punkteblatt.table.number,
        version=entry.version,
        a=entry.control_a,
        b=entry.control_b,
        matches_a=entry.matches_a,
        matches_b=entry.matches_b,
        who=entry.who,
        at=entry.at,
        by_spiel=entry.by_spiel,
        override=entry.override,
    )
