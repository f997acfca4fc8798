"""Random deeds in random order: each leaves exactly one line or none, no old line changes, nothing gets broken."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from jassturnier.models import Entry, Journal, Tournament
from jassturnier.queries.soundness import unsound
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_gaps import make_gaps_draft
from jassturnier.services.entries import enter_sheet
from jassturnier.services.entries_outcomes import AlreadyKnown as EntryKnown
from jassturnier.services.outcomes import AlreadyKnown, Refused
from tests import builders
from tests.services.deeds_at_random import DEEDS, PASSEN, PEOPLE, SPIELE, Deed, Words

TWO_LINES = {
    make_draft: "Ersatz bereitgestellt",
    make_gaps_draft: "Ersatz bereitgestellt",
    enter_sheet: "Plätze von Hand",
}
"""Deeds that may do another deed first, which has a line of its own."""


def evening(kind: str = "einzel") -> Tournament:
    """Make a tournament of 9 people (or pairs); two Passen are seated, the first one runs."""
    made = builders.tournament(passen=PASSEN, spiele=SPIELE, kind=kind)
    builders.people(made, PEOPLE)
    size = 4 if kind == "einzel" else 2
    for passe, numbers in ((1, [1, 2, 3, 4, 5, 6, 7, 8]), (2, [1, 5, 2, 6, 3, 7, 4, 8])):
        builders.seats(made, passe, [numbers[at : at + size] for at in range(0, 8, size)])
    builders.start(made)
    return made


def journal() -> list[tuple[object, ...]]:
    """Give all lines, the oldest first."""
    return list(Journal.objects.order_by("number").values_list("number", "deed", "old", "new", "reason"))


def do(made: Tournament, deed: Deed, words: Words) -> None:
    """Do one deed and look at its line."""
    if made.kind == "partner":
        words = {name: value[:2] if name in ("seats", "numbers") else value for name, value in words.items()}
    before, versions = journal(), Entry.objects.count()
    known = False
    try:
        known = isinstance(deed(tournament_id=made.pk, by=builders.JASSLEITUNG, **words), AlreadyKnown | EntryKnown)
        expected = {0} if known else {1}
    except Refused:
        expected = {0}
    after = journal()
    lines = [line[1] for line in after[len(before) :] if line[1] != TWO_LINES.get(deed)]
    assert after[: len(before)] == before
    assert len(lines) in expected or (deed is enter_sheet and known and lines == ["Blatt verglichen"]), (deed, lines)
    assert Entry.objects.count() >= versions


class RandomDeeds(TestCase):
    """Hypothesis rolls the database back after each evening."""

    @given(st.integers(min_value=0, max_value=2**32), st.integers(min_value=20, max_value=50))
    @settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    def test_random_deeds_keep_everything_sound(self, seed: int, count: int) -> None:
        self.play(seed, count)

    @pytest.mark.slow
    @given(st.integers(min_value=0, max_value=2**32), st.sampled_from(["einzel", "partner"]))
    @settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    def test_long_evenings_of_random_deeds_keep_everything_sound(self, seed: int, kind: str) -> None:
        self.play(seed, 150, kind)

    def play(self, seed: int, count: int, kind: str = "einzel") -> None:
        """Play one evening."""
        made, chance = evening(kind), random.Random(seed)
        for deed, words in chance.choices(DEEDS, k=count):
            do(made, deed, words(chance))
        assert unsound() == []
