"""The journal as people read it: newest first, filtered by a word, a page at a time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.db.models import Q
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from jassturnier.models import Journal

PAGE = 50
WORDS: dict[str, str | Promise] = {
    "version": _("Fassung"), "paid": _("bezahlt"), "present": _("anwesend"), "from_passe": _("ab Passe"),
    "name": _("Name"), "date": _("Datum"), "place": _("Ort"), "kind": _("Art"), "people": _("Personen"),
    "added": _("neu"), "known": _("schon da"), "seed": _("Los-Zahl"), "way": _("wie"), "passen": _("Passen"),
    "places": _("Plätze"), "sheets": _("Standblätter"), "spiele": _("Spiele"), "streich": _("Streichresultate"),
    "tie_rule": _("bei gleichem Total"), "match_bonus": _("Zuschlag für einen Match"),
    "pause_credit": _("Gutschrift für eine Pause"), "begin": _("Beginn"), "sheet_mode": _("an den Tischen"),
    "acceptance": _("beide Teams bestätigen"), "entry_preset": _("im Büro zuerst"),
    "second_person_visum": _("Visum durch zweite Person"), "printed_address": _("Adresse auf den Blättern"),
    "wlan_code": _("WLAN-Code"),
}  # fmt: skip
"""What people read for the names under which the deeds write old and new values."""


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One deed: who, from which device, when, what, about what, old and new as text, why."""

    number: int
    at: datetime
    who: str
    device: str
    deed: str
    subject: str
    old: str
    new: str
    reason: str


@dataclass(frozen=True, slots=True)
class JournalPage:
    """One page of lines; `number` of `pages`, both from 1."""

    lines: tuple[JournalLine, ...]
    number: int
    pages: int
    found: int

    @property
    def before(self) -> int:
        """Return the number of the page with newer lines."""
        return self.number - 1

    @property
    def after(self) -> int:
        """Return the number of the page with older lines."""
        return self.number + 1


def journal_page(tournament_id: int, *, page: int = 1, word: str = "") -> JournalPage:
    """Return one page of the journal, newest first; a page that does not exist gives the nearest one. Two queries.

    `word` is looked for in deed, subject, name and reason, upper and lower case alike.
    """
    rows = Journal.objects.filter(tournament_number=tournament_id)
    if word:
        rows = rows.filter(
            Q(deed__icontains=word) | Q(subject__icontains=word) | Q(who__icontains=word) | Q(reason__icontains=word)
        )
    found = rows.count()
    pages = max((found + PAGE - 1) // PAGE, 1)
    number = min(max(page, 1), pages)
    start = (number - 1) * PAGE
    lines = tuple(_line(row) for row in rows.order_by("-number")[start : start + PAGE])
    return JournalPage(lines, number, pages, found)


def _line(row: Journal) -> JournalLine:
    return JournalLine(
        row.number, row.at, row.who, row.device,
        row.deed, worded(row.subject), plain(row.old), plain(row.new), row.reason,
    )  # fmt: skip


def worded(subject: str) -> str:
    """Return what a deed is about; names of settings become words."""
    parts = subject.split(", ")
    return ", ".join(str(WORDS[part]) for part in parts) if all(part in WORDS for part in parts) else subject


def plain(value: object) -> str:
    """Return an old or new value of the journal as words: {"A": 957, "B": 927} → "A 957, B 927"; lists with commas."""
    if value is None or value == "" or value == {} or value == []:
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{WORDS.get(name, name)} {plain(each)}".strip() for name, each in value.items())
    if isinstance(value, list):
        return ", ".join(plain(each) for each in value)
    if isinstance(value, bool):
        return "ja" if value else "nein"
    return str(value)
