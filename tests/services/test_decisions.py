"""Corrections, warnings and decisions: on record with reason, undone only by the opposite, never twice by accident."""

from __future__ import annotations

from typing import Any

import pytest

from jassturnier.models import Correction, Decision, Journal, Tournament
from jassturnier.queries.decisions import decisions_of
from jassturnier.services.decisions import correct_points, decide, undo_correction, warn
from jassturnier.services.outcomes import AlreadyKnown, Refused
from tests.builders import HELFER, JASSLEITUNG, people, seats, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=2)
    people(made, 4)
    seats(made, 1, [[1, 2, 3, 4]])
    return made


def correct(made: Tournament, points: int = -50, number: int = 3, **more: Any) -> Any:  # noqa: ANN401
    fields = {"standblatt": number, "points": points, "reason": "zu spät", "by": JASSLEITUNG} | more
    return correct_points(tournament_id=made.pk, **fields)


def warned(made: Tournament, **more: Any) -> Any:  # noqa: ANN401
    fields = {"standblatt": 3, "situation": "Zeichen gegeben", "text": "verwarnt", "by": JASSLEITUNG} | more
    return warn(tournament_id=made.pk, **fields)


def decided(made: Tournament, **more: Any) -> Any:  # noqa: ANN401
    fields = {"situation": "Rest angesagt", "text": "Stiche an die Gegner", "by": JASSLEITUNG} | more
    return decide(tournament_id=made.pk, **fields)


def code_of(verb: Any, *args: Any, **fields: Any) -> str:  # noqa: ANN401
    with pytest.raises(Refused) as caught:
        verb(*args, **fields)
    return caught.value.code


def test_correction_is_recorded_with_reason(evening: Tournament) -> None:
    correct(evening)
    row = Correction.objects.get()
    assert (row.standblatt.number, row.points, row.reason, row.by) == (3, -50, "zu spät", "Vreni")
    assert Journal.objects.get().new == "-50"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"points": 0}, "points"),
        ({"points": 10_000}, "points"),
        ({"reason": " "}, "reason"),
        ({"number": 77}, "no_number"),
        ({"by": HELFER}, "right"),
    ],
)
def test_correction_is_refused(evening: Tournament, fields: dict[str, Any], code: str) -> None:
    assert code_of(correct, evening, **fields) == code
    assert Correction.objects.count() == 0


def test_same_form_sent_again_corrects_once(evening: Tournament) -> None:
    correct(evening, shown=0)
    assert isinstance(correct(evening, shown=0), AlreadyKnown)
    assert Correction.objects.count() == 1


def test_same_correction_from_a_new_form_counts_again(evening: Tournament) -> None:
    correct(evening, shown=0)
    correct(evening, shown=Correction.objects.get().pk)
    assert sum(Correction.objects.values_list("points", flat=True)) == -100


def test_correction_is_undone_by_the_opposite(evening: Tournament) -> None:
    made = correct(evening)
    undo_correction(tournament_id=evening.pk, correction=made.number, reason="Irrtum", by=JASSLEITUNG)
    assert list(Correction.objects.order_by("pk").values_list("points", flat=True)) == [-50, 50]
    newest, oldest = decisions_of(evening.pk).corrections
    assert (newest.undoes, newest.undone, oldest.undone) == (True, False, True)


def test_correction_is_undone_once(evening: Tournament) -> None:
    made = correct(evening)
    for _ in range(2):
        outcome = undo_correction(tournament_id=evening.pk, correction=made.number, reason="Irrtum", by=JASSLEITUNG)
    assert isinstance(outcome, AlreadyKnown)
    assert Correction.objects.count() == 2


def test_correction_of_another_tournament_is_not_undone(evening: Tournament) -> None:
    made = correct(evening)
    other = tournament()
    fields = {"tournament_id": other.pk, "correction": made.number, "reason": "Irrtum", "by": JASSLEITUNG}
    assert code_of(undo_correction, **fields) == "no_correction"


def test_warnings_are_counted(evening: Tournament) -> None:
    assert (warned(evening).changed, warned(evening, situation="wieder").changed) == (1, 2)
    assert decisions_of(evening.pk).warned_twice == ((3, "Muster 003a"),)


def test_one_warning_is_not_two(evening: Tournament) -> None:
    warned(evening, shown=0)
    assert isinstance(warned(evening, shown=0), AlreadyKnown)
    assert decisions_of(evening.pk).warned_twice == ()


def test_decision_names_passe_table_and_rule(evening: Tournament) -> None:
    decided(evening, rule="2.8.10", passe=1, table=1, standblatt=3)
    row = decisions_of(evening.pk).decisions[0]
    assert (row.kind_word, row.passe, row.table, row.number, row.rule) == ("Entscheid", 1, 1, 3, "2.8.10")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"situation": ""}, "situation"),
        ({"text": "  "}, "text"),
        ({"passe": 9}, "no_passe"),
        ({"table": 77}, "no_table"),
        ({"standblatt": 77}, "no_number"),
        ({"by": HELFER}, "right"),
    ],
)
def test_decision_is_refused(evening: Tournament, fields: dict[str, Any], code: str) -> None:
    assert code_of(decided, evening, **fields) == code
    assert Decision.objects.count() == 0
