"""The words and keys of the list of people."""

from __future__ import annotations

from typing import Any

import pytest

from jassturnier.models import Standblatt
from jassturnier.queries.people import standblaetter
from jassturnier.tables.people import PeopleTable, mark_button, specials
from tests import builders


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, []),
        ({"from_passe": 3}, ["ab Passe 3"]),
        ({"to_passe": 2}, ["geht nach Passe 2"]),
        ({"excluded_at": builders.now(), "excluded_reason": "x"}, ["ausgeschlossen"]),
        ({"ranked": "nein", "ranked_reason": "x"}, ["nicht rangiert"]),
        ({"ranked": "ja", "ranked_reason": "x"}, ["rangiert, entschieden"]),
        ({"fixed_table": 4, "from_passe": 2}, ["ab Passe 2", "fest an Tisch 4"]),
    ],
)
def test_specials_are_named(change: dict[str, Any], words: list[str]) -> None:
    made = builders.tournament()
    builders.people(made, 1)
    Standblatt.objects.update(**change)
    assert specials(standblaetter(made.pk)[0]) == words


@pytest.mark.django_db
def test_table_leaves_out_columns_that_nobody_needs() -> None:
    made = builders.tournament()
    builders.people(made, 2)
    names = [column.name for column in PeopleTable(standblaetter(made.pk), made.pk).columns]
    assert names == ["number", "name", "place", "present", "paid"]


@pytest.mark.parametrize(("on", "pressed", "sign"), [(True, "true", "✓"), (False, "false", "○")])
def test_mark_button_says_its_state_in_sign_and_word(on: bool, pressed: str, sign: str) -> None:
    button = mark_button("present", 7, on, "anwesend")
    assert f'aria-pressed="{pressed}"' in button
    assert f'<span aria-hidden="true">{sign}</span> anwesend' in button
    assert 'aria-label="Nr. 7 anwesend"' in button
