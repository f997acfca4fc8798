"""People as they are typed or read from a list, and the one rule for when two names are the same."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from jassturnier.models.people import NAME_LENGTH, PLACE_LENGTH

__all__ = ["NAME_LENGTH", "PLACE_LENGTH", "NewStandblatt", "PersonData", "same_people", "tidy"]

CATEGORY_LENGTH = 40

_QUOTES = str.maketrans(
    {"’": "'", "‘": "'", "`": "'", "´": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "‐": "-"}
)
_JOINERS = "\u200c\u200d"


@dataclass(frozen=True, slots=True)
class PersonData:
    """One person as written on a list or talon."""

    name: str
    place: str = ""
    club: str = ""
    category: str = ""
    not_published: bool = False


@dataclass(frozen=True, slots=True)
class NewStandblatt:
    """One Standblatt to take in: its people (two in the Partnerschieber) and, where given, its start number 1–9999.

    `place_known` False says that the list had no column for the place, so that the name alone tells people apart.
    """

    people: tuple[PersonData, ...] = ()
    number: int | None = None
    present: bool = False
    paid: bool = False
    place_known: bool = True

    @property
    def name(self) -> str:
        """Return the names in one line."""
        return " / ".join(p.name for p in self.people if p.name)

    @property
    def places(self) -> str:
        """Return the places in one line, equal ones once."""
        return " / ".join(dict.fromkeys(p.place for p in self.people if p.place))


def tidy(text: str) -> str:
    """Return one line of a person's words: composed (NFC), blanks joined, no control or invisible characters."""
    kept = (
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", text)
        if sign.isspace() or sign in _JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co")
    )
    return " ".join("".join(kept).split())


def has_control(text: str) -> bool:
    """Say whether `tidy` would drop a character that nobody typed on purpose."""
    return any(unicodedata.category(sign) in ("Cc", "Cs", "Co") and not sign.isspace() for sign in text)


def same_text(text: str) -> str:
    """Return the key under which two spellings are the same: case, blanks and kinds of quotes do not count."""
    return tidy(text).translate(_QUOTES).casefold()


def same_people(people: tuple[PersonData, ...], *, with_place: bool = True) -> tuple[tuple[str, str], ...]:
    """Return the key under which two Standblätter hold the same people, in whatever order a pair is written."""
    return tuple(sorted((same_text(p.name), same_text(p.place) if with_place else "") for p in people if p.name))
