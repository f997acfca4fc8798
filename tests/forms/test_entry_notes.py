"""The notes beside typed figures."""

from __future__ import annotations

from jassturnier.forms.entry_notes import EntryNotes
from scoring.punkteblatt import Punkteblatt, check_sheet


def test_an_impossible_total_is_said_once_for_both_sides() -> None:
    notes = EntryNotes()
    notes.take(check_sheet(Punkteblatt(12, totals=(1883, 1))), spiele=12, by_spiel=False)
    texts = [note.text for note in notes.whole]
    assert len(texts) == len(set(texts))
    assert texts[0] == "Nicht möglich: keine Karte zählt 1, also gibt es weder 1 noch 1883."
