"""A thousand tables hand in with slips of the finger (QUALITY C1): no single one is ever stored.

Each Spiel is mistyped with 1 %, its sides swapped with 0.5 %; the paper's total too is mistyped with 1 %. What is
refused is compared with the paper and typed again, with fresh chances for slips. By hand: `pytest -m slow`.
"""

from __future__ import annotations

import random

import pytest

from jassturnier.models import Entry, Spiel
from jassturnier.queries.schreiber_codes import Access, access_for, table_codes
from jassturnier.services.entries_figures import Row, Rows
from jassturnier.services.outcomes import Refused
from jassturnier.services.schreiber import hand_in
from jassturnier.services.schreiber_check import check_table
from jassturnier.services.schreiber_frame import actor_at
from scoring.spiel import is_possible
from tests.builders import people, seat_everybody, start, tournament

SPIELE = 12
POSSIBLE = [points for points in range(158) if is_possible(points)]


def mistyped(number: int, chance: random.Random, most: int) -> int:
    """One digit wrong, one left out or two swapped; what the keys refuse is tried again, as a person does."""
    text = str(number)
    place = chance.randrange(len(text))
    variants = [
        text[:place] + str(chance.randrange(10)) + text[place + 1 :],
        text[:place] + text[place + 1 :],
        text[:place] + text[place : place + 2][::-1] + text[place + 2 :],
    ]
    fitting = [int(each) for each in variants if each and int(each) != number and int(each) <= most]
    return chance.choice(fitting) if fitting else number


def typed_sheet(paper: list[int], chance: random.Random) -> tuple[Rows, int]:
    """What a Schreiber types from `paper` (points of A), and how many slips are in it."""
    typed, slips = [], 0
    for points in paper:
        what = points
        if chance.random() < 0.01:
            what = mistyped(points, chance, 157)
        elif chance.random() < 0.005:
            what = 157 - points
        slips += what != points
        typed.append(what)
    total = sum(paper)
    control = mistyped(total, chance, SPIELE * 157) if chance.random() < 0.01 else total
    slips += control != total
    return Rows(tuple(Row(a, 157 - a) for a in typed), control), slips


def played_at(access: Access, chance: random.Random) -> tuple[list[int], int, int]:
    """Play and hand in one sheet; give the paper, the slips that were made, and those in what was accepted."""
    paper = [chance.choice(POSSIBLE) for _ in range(SPIELE)]
    made = 0
    while True:
        rows, slips = typed_sheet(paper, chance)
        made += slips
        try:
            check_table(access.tournament, rows, spiele=SPIELE)
        except Refused:
            continue
        hand_in(
            access=access, passe=1, figures=rows, nonce=f"slips-{access.table:05}", based_on=0, people=(),
            by=actor_at(access), hints_confirmed=True,
        )  # fmt: skip
        return paper, made, slips


def hand_in_everywhere(tables: int, seed: int) -> tuple[int, dict[int, int]]:
    """Let each table hand in; give the number of slips made, and the tables stored otherwise than on their paper."""
    made = tournament(passen=1)
    people(made, tables * 4)
    seat_everybody(made)
    start(made, 1)
    chance = random.Random(seed)
    slips, wrong = 0, {}
    for table, code in table_codes(made.pk).items():
        access = access_for(code.code)
        assert access is not None
        paper, made_here, left = played_at(access, chance)
        slips += made_here
        entry = Entry.objects.get(punkteblatt__table__number=table, valid=True)
        if list(Spiel.objects.filter(entry=entry).order_by("number").values_list("points_a", flat=True)) != paper:
            wrong[table] = left
    return slips, wrong


@pytest.mark.django_db
def test_slips_are_found_on_thirty_sheets() -> None:
    slips, wrong = hand_in_everywhere(30, seed=1)
    assert slips > 0
    assert wrong == {}


@pytest.mark.slow
@pytest.mark.django_db
def test_no_single_slip_survives_on_a_thousand_sheets() -> None:
    slips, wrong = hand_in_everywhere(1000, seed=2026)
    print(f"\n{slips} slips on 1000 sheets, {len(wrong)} sheets stored otherwise than on paper: {wrong}")
    assert slips > 100
    assert [table for table, left in wrong.items() if left < 2] == []
    assert len(wrong) <= 2  # two slips that cancel each other out: no total can show them
