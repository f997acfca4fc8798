"""What a Punkteblatt is for pages: who sits there, every version, and the state that follows from them (DESIGN 6)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _

from jassturnier.models.entries import Remark


@dataclass(frozen=True, slots=True)
class Seated:
    """One seat: start number, team A or B, seat 1 or 2, and the names of that Passe (none while unknown)."""

    number: int
    team: str
    seat: int
    names: tuple[str, ...]
    ersatz: bool

    @property
    def name(self) -> str:
        """Return the names as one text, "" while nobody is known."""
        return " / ".join(self.names)

    @property
    def label(self) -> str:
        """Return the name, or "Ersatz 901", or "Nr. 12" while nobody is known."""
        return self.name or (_("Ersatz %(n)s") if self.ersatz else _("Nr. %(n)s")) % {"n": self.number}


@dataclass(frozen=True, slots=True)
class StoredSpiel:
    """One Spiel of a version, card points."""

    number: int
    a: int
    b: int
    match: str
    remark: str

    @property
    def remark_word(self) -> str:
        """Return the remark as people read it."""
        return str(Remark(self.remark).label) if self.remark else ""


@dataclass(frozen=True, slots=True)
class Version:
    """One version of a sheet: card points, Matches, who, when, why."""

    number: int
    by_spiel: bool
    a: int
    b: int
    expected: int
    matches_a: int
    matches_b: int
    paper_total_a: int | None
    who: str
    device: str
    at: datetime
    based_on: int
    valid: bool
    override: str
    reason: str
    spiele: tuple[StoredSpiel, ...] = ()

    @property
    def difference(self) -> int:
        """Return A + B minus what it should be; 0 unless saved with a reason."""
        return self.a + self.b - self.expected


@dataclass(frozen=True, slots=True)
class Sheet:
    """One Punkteblatt. `versions` newest first; on a board without their Spiele."""

    table: int
    people: tuple[Seated, ...]
    received_at: datetime | None = None
    received_by: str = ""
    visum_at: datetime | None = None
    visum_by: str = ""
    held: bool = False
    versions: tuple[Version, ...] = ()

    @property
    def valid(self) -> Version | None:
        """Return the version that counts, or None."""
        return next((version for version in self.versions if version.valid), None)

    @property
    def undecided(self) -> bool:
        """Say whether a version newer than the one that counts waits for a choice."""
        return self.valid is not None and self.versions[0] != self.valid

    @property
    def newest(self) -> int:
        """Return the highest version number, 0 before the first."""
        return self.versions[0].number if self.versions else 0

    @property
    def state(self) -> str:
        """Return offen, angefangen, abgegeben, erfasst or kontrolliert (DESIGN 6)."""
        if self.valid is not None:
            return "kontrolliert" if self.visum_at else "erfasst"
        if self.received_at:
            return "abgegeben"
        return "angefangen" if self.held else "offen"

    @property
    def handed_in(self) -> bool:
        """Say whether the table has handed in (abgegeben or further): the gate of the Tischwechsel."""
        return self.received_at is not None or self.valid is not None

    def team(self, letter: str) -> tuple[Seated, ...]:
        """Return the seats of one team in order."""
        return tuple(each for each in self.people if each.team == letter)

    @property
    def sides(self) -> tuple[tuple[str, tuple[Seated, ...]], ...]:
        """Return the letters A and B, each with its seats."""
        return ("A", self.team("A")), ("B", self.team("B"))
