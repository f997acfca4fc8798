"""The journal: newest first, a page at a time, found by a word, old and new as words."""

from __future__ import annotations

import pytest

from jassturnier.queries.journal import PAGE, journal_page, plain, worded
from jassturnier.services.deed import deed
from tests.builders import HELFER, tournament

pytestmark = pytest.mark.django_db


def write(tournament_id: int, *subjects: str) -> None:
    for subject in subjects:
        with deed(tournament_id, HELFER) as frame:
            frame.journal("Blatt erfasst", subject, new={"A": 957, "B": 927})


def test_newest_line_comes_first() -> None:
    made = tournament()
    write(made.pk, "Tisch 1", "Tisch 2")
    page = journal_page(made.pk)
    assert [(line.number, line.subject, line.new) for line in page.lines] == [
        (2, "Tisch 2", "A 957, B 927"),
        (1, "Tisch 1", "A 957, B 927"),
    ]


def test_lines_of_other_tournaments_are_left_out() -> None:
    made, other = tournament(), tournament()
    write(other.pk, "Tisch 1")
    assert journal_page(made.pk).lines == ()


def test_word_is_found_in_subject_name_and_deed() -> None:
    made = tournament()
    write(made.pk, "Tisch 1", "Tisch 27")
    assert [line.subject for line in journal_page(made.pk, word="tisch 27").lines] == ["Tisch 27"]
    assert journal_page(made.pk, word="hans").found == 2
    assert journal_page(made.pk, word="gibtsnicht").found == 0


def test_long_journal_has_pages() -> None:
    made = tournament()
    write(made.pk, *(f"Tisch {n}" for n in range(1, PAGE + 3)))
    assert (len(journal_page(made.pk).lines), journal_page(made.pk).pages) == (PAGE, 2)
    assert [line.subject for line in journal_page(made.pk, page=2).lines] == ["Tisch 2", "Tisch 1"]
    assert journal_page(made.pk, page=99).number == 2


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, ""),
        ({}, ""),
        ({"A": 957, "B": 927}, "A 957, B 927"),
        ([1, 2], "1, 2"),
        (True, "ja"),
        ({"von Hand": True}, "von Hand ja"),
        ("-50", "-50"),
        (0, "0"),
    ],
)
def test_values_are_read_as_words(value: object, words: str) -> None:
    assert plain(value) == words


def test_names_of_values_and_settings_are_words() -> None:
    assert plain({"version": 1, "paid": True}) == "Fassung 1, bezahlt ja"
    assert worded("streich, match_bonus") == "Streichresultate, Zuschlag für einen Match"
    assert worded("Passe 1, Tisch 2") == "Passe 1, Tisch 2"
