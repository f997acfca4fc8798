"""When two spellings are the same, and what a clean line is."""

from __future__ import annotations

import pytest

from jassturnier.queries.people_rows import NewStandblatt, PersonData, has_control, same_people, same_text, tidy


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("  Muster \t Anna\n", "Muster Anna"),
        ("Zu\u0308rich", "Zürich"),
        ("Mus\x00ter\x1b", "Muster"),
        ("\u202eannA\u200b", "annA"),
        ("👩\u200d🌾 Rita", "👩\u200d🌾 Rita"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("A <b Team", "A <b Team"),
        ("=1+1", "=1+1"),
        ("\ud800", ""),
    ],
)
def test_tidy_keeps_words_and_drops_what_nobody_sees(typed: str, clean: str) -> None:
    assert tidy(typed) == clean


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("O'Neill  Tom", "o’neill tom"),
        ("MÜLLER", "Mu\u0308ller"),
        ("Đurić-Şahin", "đurić–şahin"),
        ("«Sepp» Meier", '"sepp" meier'),
    ],
)
def test_same_text_ignores_case_blanks_and_quotes(one: str, other: str) -> None:
    assert same_text(one) == same_text(other)


def test_same_text_tells_names_apart() -> None:
    assert same_text("Meier Rita") != same_text("Meier Rico")


def test_same_people_does_not_mind_the_order_of_a_pair() -> None:
    anna, beat = PersonData("Muster Anna", "Kriens"), PersonData("Meier Beat", "Horw")
    assert same_people((anna, beat)) == same_people((beat, anna))
    assert same_people((anna, beat)) != same_people((anna,))


def test_same_people_may_leave_the_place_out() -> None:
    here, there = PersonData("Muster Anna", "Kriens"), PersonData("Muster Anna", "Horw")
    assert same_people((here,)) != same_people((there,))
    assert same_people((here,), with_place=False) == same_people((there,), with_place=False)


def test_has_control_does_not_mind_tabs_and_line_ends() -> None:
    assert [has_control(text) for text in ("a\tb\r\n", "a\x07", "ä")] == [False, True, False]


def test_new_standblatt_writes_a_pair_in_one_line() -> None:
    pair = NewStandblatt((PersonData("Muster Anna", "Kriens"), PersonData("Meier Beat", "Kriens")))
    assert (pair.name, pair.places) == ("Muster Anna / Meier Beat", "Kriens")
