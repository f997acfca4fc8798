"""The helper for texts on paper: clean, fit, wrap."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jassturnier.printing import fonts
from jassturnier.printing.text import clean, fit, wrap


@pytest.mark.parametrize(
    ("raw", "printed"),
    [
        ("Müller  Anna ", "Müller Anna"),
        ("<b>&amp;", "<b>&amp;"),
        ("Mu\u0308ller", "Müller"),
        ("Zeile\neins\x00zwei\x1b", "Zeile eins zwei"),
        ("Anna\u202e\u200b", "Anna"),
        ("Anna 😀😀 Beat", "Anna □ Beat"),
        ("❤️", "❤"),
        ("山田", "□"),
        ("Đurić-Şahin ♠", "Đurić-Şahin ♠"),
        ("\ud800x", "x"),
    ],
)
def test_clean(raw: str, printed: str) -> None:
    assert clean(raw) == printed


def test_clean_shortens_endless_text() -> None:
    assert len(clean("x" * 100_000)) == 400


@given(st.text())
def test_clean_gives_only_what_the_typeface_has(raw: str) -> None:
    assert {ord(character) for character in clean(raw)} <= fonts.glyphs()


@given(st.text())
def test_clean_twice_changes_nothing(raw: str) -> None:
    assert clean(clean(raw)) == clean(raw)


def test_fit_keeps_size_and_face_where_there_is_room() -> None:
    fitted = fit("Muster Anna", 12, 400)
    assert (fitted.text, fitted.face, fitted.size) == ("Muster Anna", fonts.REGULAR, 12)


def test_fit_takes_the_narrow_face_first() -> None:
    room = fonts.width("Muster Anna", fonts.REGULAR, 12) - 1
    fitted = fit("Muster Anna", 12, room)
    assert (fitted.text, fitted.face, fitted.size) == ("Muster Anna", fonts.CONDENSED, 12)


def test_fit_then_prints_smaller() -> None:
    room = fonts.width("Muster Anna", fonts.CONDENSED, 12) * 0.85
    fitted = fit("Muster Anna", 12, room)
    assert (fitted.text, fitted.face, round(fitted.size, 3)) == ("Muster Anna", fonts.CONDENSED, 10.2)


@given(st.text(min_size=1), st.floats(20, 300))
def test_fit_never_exceeds_the_room(raw: str, room: float) -> None:
    fitted = fit(raw, 12, room, bold=True)
    assert fonts.width(fitted.text, fitted.face, fitted.size) <= room + 0.001


def test_fit_shortens_with_an_ellipsis() -> None:
    assert fit("x" * 200, 12, 100).text == "x" * 17 + "…"


@given(st.text(), st.floats(30, 300))
def test_wrap_keeps_the_words_and_the_room(raw: str, room: float) -> None:
    lines = wrap(raw, 12, room)
    assert "".join(lines).replace(" ", "") == clean(raw).replace(" ", "")
    assert all(fonts.width(line, fonts.REGULAR, 12) <= room for line in lines)


def test_wrap_ends_the_last_line_allowed_with_an_ellipsis() -> None:
    lines = wrap("eins zwei drei vier fünf", 12, 60, most=2)
    assert (len(lines), lines[-1][-1]) == (2, "…")
