"""Figures and parts as the pages write them."""

from __future__ import annotations

import pytest
from django.template import Context, Template

from jassturnier.services.actors import Role
from jassturnier.templatetags.house import points, signed
from jassturnier.templatetags.states import STATES, severity, state
from jassturnier.templatetags.tabs import TABS, tournament_tabs
from jassturnier.views.parts import sample_desk

HOSTILE = "<script>alert(1)</script>"


def shown(source: str, **context: object) -> str:
    """Render a snippet with the parts of the house."""
    return Template("{% load house %}" + source).render(Context(context))


@pytest.mark.parametrize(
    ("value", "text"),
    [(4408, "4'408"), (157, "157"), (0, "0"), (1226080, "1'226'080"), (-157, "−157"), (None, ""), ("…", "…")],
)
def test_points(value: object, text: str) -> None:
    assert points(value) == text


@pytest.mark.parametrize(("value", "text"), [(50, "+50"), (-1570, "−1'570"), (0, "0")])
def test_signed(value: int, text: str) -> None:
    assert signed(value) == text


def test_states_differ_in_word_and_are_never_colour_alone() -> None:
    words = [str(one.word) for one in STATES.values()]
    assert len(words) == len(set(words))
    assert all(one.sign for one in STATES.values())


def test_state_unknown_shows_its_word() -> None:
    assert state("neu").word == "neu"


@pytest.mark.parametrize(("code", "word"), [("fehler", "Fehler"), ("warning", "Achtung"), ("unbekannt", "Hinweis")])
def test_severity(code: str, word: str) -> None:
    assert severity(code).word == word


def test_person_without_name_says_so() -> None:
    assert "Name noch nicht bekannt" in shown("{% person 59 %}")


@pytest.mark.parametrize(
    "part",
    [
        "{% person 3 text text text %}",
        "{% finding 'error' text text text text %}",
        "{% notice text 'refused' text %}",
        "{% empty_state text text text text %}",
        "{% next_step text text text text %}",
        "{% state_mark text %}",
        "{% table_badge 7 text text %}",
        "{% team text %}",
        "{% progress 1 2 text %}",
    ],
)
def test_part_escapes_hostile_text(part: str) -> None:
    html = shown(part, text=HOSTILE + '" onclick="x')
    assert "<script>" not in html.lower()
    assert '" onclick' not in html


def test_progress_of_nothing_does_not_break() -> None:
    assert 'max="1"' in shown("{% progress 0 0 'Tische' %}")


def test_notice_of_a_refusal_is_read_out_at_once() -> None:
    assert 'role="alert"' in shown("{% notice 'x' 'refused' %}")


def tabs_of(role: Role) -> list[str]:
    """Give the words of the tabs that a role sees."""
    desk = sample_desk()
    desk.role = role
    return [str(tab.label) for tab in tournament_tabs(desk, "passen")]


def test_tabs_lead_to_pages() -> None:
    assert tabs_of(Role.JASSLEITUNG) == [str(tab.label) for tab in TABS]


def test_tabs_of_a_helfer_leave_out_what_is_not_for_them() -> None:
    hidden = [str(tab.label) for tab in TABS if tab.needs == Role.JASSLEITUNG]
    assert tabs_of(Role.HELFER) == [label for label in tabs_of(Role.JASSLEITUNG) if label not in hidden]
    assert hidden == ["Kontrolle", "Einstellungen"]


def test_tab_current() -> None:
    assert [str(tab.label) for tab in tournament_tabs(sample_desk(), "passen") if tab.current] == ["Passen"]
