"""What the rules say about typed figures, placed at the fields it is about; and which field is to be typed next."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from django import forms

from jassturnier.services.entries_texts import explanation_text, finding_text
from scoring.findings import Code, Finding, Severity
from scoring.punkteblatt import SheetCheck

TONES = {Severity.ERROR: "error", Severity.OVERRIDABLE: "error", Severity.CONFIRM: "warning", Severity.HINT: "hint"}
_LOOKS = {"error": ("alarm", "✕"), "warning": ("wait", "!"), "hint": ("begun", "i")}
PAPER = {Code.WRITTEN_TOTAL, Code.WRITTEN_SUM}


@dataclass(frozen=True, slots=True)
class Note:
    """One sentence beside a row or under the totals; `tone` error, warning (to confirm) or hint."""

    tone: str
    text: str

    @property
    def css(self) -> str:
        """Return the tone of the style sheet."""
        return _LOOKS[self.tone][0]

    @property
    def sign(self) -> str:
        """Return the sign that goes with the colour."""
        return _LOOKS[self.tone][1]


class EntryNotes:
    """The notes of one form. Rows count from 1, 0 is the whole sheet."""

    def __init__(self) -> None:
        self.by_row: dict[int, list[Note]] = defaultdict(list)
        self.explanations: list[str] = []
        self.to_confirm = ""

    def take(self, check: SheetCheck, *, spiele: int, by_spiel: bool) -> None:
        """Take over all findings of a refused sheet, with what may explain a difference."""
        for finding in check.findings:
            note = Note(TONES[finding.severity], finding_text(finding, spiele=spiele, by_spiel=by_spiel))
            if note not in self.by_row[finding.row or 0]:  # both sides of an impossible total say the same
                self.by_row[finding.row or 0].append(note)
        self.explanations = [explanation_text(each) for each in check.explanations[:4]]
        if check.accepted:
            self.to_confirm = hints_key(check)

    @property
    def whole(self) -> list[Note]:
        """Return the notes about the whole sheet."""
        return self.by_row.get(0, [])


def hints_key(check: SheetCheck) -> str:
    """Return a text that names exactly these hints, so that a confirmation never covers other ones."""
    return " ".join(f"{f.row or 0}.{f.code}.{f.side or ''}.{f.number}" for f in check.to_confirm)


def wrong_fields(finding: Finding, *, by_spiel: bool) -> list[str]:
    """Return the names of the fields that a blocking finding is about."""
    if finding.code in PAPER:
        return ["paper_total_a"]
    sides = [str(finding.side).lower()] if finding.side else ["a", "b"]
    if finding.row:
        return [f"{side}{finding.row}" for side in sides]
    return [] if by_spiel else sides


def mark_wrong(form: forms.Form, check: SheetCheck, *, by_spiel: bool) -> None:
    """Mark the fields that must be looked at, for eyes and for screen readers."""
    for finding in check.findings:
        if finding.blocks:
            for name in wrong_fields(finding, by_spiel=by_spiel):
                if name in form.fields:
                    form.fields[name].widget.attrs["aria-invalid"] = "true"


def focus(form: forms.Form, otherwise: str) -> None:
    """Put the cursor on the first field that is wrong, else on `otherwise`."""
    wrong = [
        name for name, field in form.fields.items() if field.widget.attrs.get("aria-invalid") or name in form.errors
    ]
    visible = [name for name in wrong if not form.fields[name].widget.is_hidden]
    form.fields[visible[0] if visible else otherwise].widget.attrs["autofocus"] = True
