"""Every rule of RULES 11 holds on the server: what is refused, what the Jassleitung may save, what is only asked."""

from __future__ import annotations

from typing import Any

import pytest

from jassturnier.models import Entry, Spiel, Tournament
from jassturnier.services.actors import Actor
from jassturnier.services.entries import enter_sheet
from jassturnier.services.entries_figures import Figures, Row, Rows, Side, Totals, new_nonce
from jassturnier.services.entries_outcomes import SheetRefused
from jassturnier.services.outcomes import Refused
from scoring.findings import Code
from tests.builders import HELFER, JASSLEITUNG, people, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db

GOOD = tuple(Row(80, 77) for _ in range(8))


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=1, spiele=8)
    people(made, 8)
    seat_everybody(made)
    start(made)
    return made


def enter(made: Tournament, figures: Figures, by: Actor = HELFER, **more: Any) -> Any:  # noqa: ANN401
    return enter_sheet(
        tournament_id=made.pk, passe=1, table=1, figures=figures, nonce=new_nonce(), based_on=0, by=by, **more
    )


def refused(made: Tournament, figures: Figures, **more: Any) -> SheetRefused:  # noqa: ANN401
    with pytest.raises(SheetRefused) as caught:
        enter(made, figures, **more)
    assert Entry.objects.count() == 0
    return caught.value


def with_row(row: Row) -> Rows:
    rows = (row, *GOOD[1:])
    return Rows(rows, paper_total_a=sum(each.a or 0 for each in rows))


@pytest.mark.parametrize(
    ("row", "code", "overridable"),
    [
        (Row(102, 65), Code.ROW_SUM, True),
        (Row(158, 0), Code.OUT_OF_RANGE, True),
        (Row(1, 156), Code.IMPOSSIBLE, True),
        (Row(156, 1), Code.IMPOSSIBLE, True),
        (Row(257, 0), Code.OUT_OF_RANGE, True),
        (Row(207, 0), Code.OUT_OF_RANGE, True),
        (Row(80, None), Code.MISSING, False),
        (Row(None, None), Code.MISSING, True),
        (Row(100, 57, match=Side.A), Code.MATCH_NOT_157, False),
    ],
)
def test_row_is_refused(evening: Tournament, row: Row, code: Code, overridable: bool) -> None:
    refusal = refused(evening, with_row(row))
    assert refusal.code == "figures"
    assert next(finding.code for finding in refusal.check.findings if finding.blocks) == code
    assert refusal.overridable == overridable


def test_wrong_total_names_the_difference(evening: Tournament) -> None:
    refusal = refused(evening, Totals(700, 566))
    assert refusal.text == "A und B zusammen 1266 statt 1256: 10 zu viel."


def test_row_refusal_names_the_spiel_and_the_difference(evening: Tournament) -> None:
    assert refused(evening, with_row(Row(102, 65))).text == "Spiel 1: Zusammen 167 statt 157: 10 zu viel."


@pytest.mark.parametrize("totals", [Totals(1, 1255), Totals(1255, 1), Totals(1300, 0), Totals(None, 600)])
def test_impossible_totals_are_refused(evening: Tournament, totals: Totals) -> None:
    assert refused(evening, totals).code == "figures"


def test_more_matches_than_points_are_refused(evening: Tournament) -> None:
    Tournament.objects.update(match_bonus=100)
    assert refused(evening, Totals(300, 956, matches_a=2)).code == "figures"


def test_rows_need_the_control_total_of_the_paper(evening: Tournament) -> None:
    with pytest.raises(Refused) as caught:
        enter(evening, Rows(GOOD))
    assert (caught.value.code, caught.value.field) == ("control_missing", "paper_total_a")


def test_rows_need_no_control_total_without_paper(evening: Tournament) -> None:
    Tournament.objects.update(sheet_mode="geraet")
    enter(evening, Rows(GOOD))
    assert Entry.objects.get().paper_total_a is None


def test_control_total_that_differs_is_refused_with_an_explanation(evening: Tournament) -> None:
    refusal = refused(evening, Rows(GOOD, paper_total_a=649))
    assert refusal.code == "figures"
    assert refusal.check.explanations != ()


@pytest.mark.parametrize("row", [Row(157, 0), Row(0, 157), Row(3, 154), Row(153, 4)])
def test_odd_rows_are_confirmed_once(evening: Tournament, row: Row) -> None:
    assert refused(evening, with_row(row)).code == "hints"
    enter(evening, with_row(row), hints_confirmed=True)
    assert Entry.objects.get().hints_confirmed


def test_loser_with_few_points_is_accepted_without_asking(evening: Tournament) -> None:
    enter(evening, with_row(Row(152, 5)))
    assert Entry.objects.count() == 1


def test_total_far_from_the_middle_is_confirmed(evening: Tournament) -> None:
    assert refused(evening, Totals(1100, 156)).code == "hints"
    enter(evening, Totals(1100, 156), hints_confirmed=True)
    assert Entry.objects.get().control_a == 1100


def test_override_is_for_the_jassleitung(evening: Tournament) -> None:
    with pytest.raises(Refused) as caught:
        enter(evening, Totals(700, 566), override="entscheid", reason="Blatt unklar")
    assert caught.value.code == "right"


def test_override_needs_a_reason(evening: Tournament) -> None:
    with pytest.raises(Refused) as caught:
        enter(evening, Totals(700, 566), by=JASSLEITUNG, override="entscheid", reason="  ")
    assert (caught.value.code, caught.value.field) == ("reason", "reason")


def test_override_of_an_unknown_kind_is_refused(evening: Tournament) -> None:
    with pytest.raises(Refused) as caught:
        enter(evening, Totals(700, 566), by=JASSLEITUNG, override="einfach so", reason="weil")
    assert caught.value.code == "override"


def test_override_is_saved_with_kind_and_reason(evening: Tournament) -> None:
    enter(evening, Totals(700, 566), by=JASSLEITUNG, override="abgeschrieben", reason="alte Liste")
    entry = Entry.objects.get()
    assert (entry.control_a, entry.control_b, entry.override, entry.reason) == (700, 566, "abgeschrieben", "alte Liste")


def test_override_that_is_not_needed_is_not_stored(evening: Tournament) -> None:
    enter(evening, Totals(700, 556), by=JASSLEITUNG, override="entscheid", reason="doppelt geprüft")
    assert Entry.objects.get().override == ""


def test_estimated_row_is_marked(evening: Tournament) -> None:
    enter(evening, with_row(Row(1, 156)), by=JASSLEITUNG, override="geschaetzt", reason="nicht gezählt")
    assert list(Spiel.objects.filter(override=True).values_list("number", "points_a")) == [(1, 1)]


def test_broken_off_passe_has_fewer_spiele(evening: Tournament) -> None:
    rows = Rows((*GOOD[:5], *(Row(None, None) for _ in range(3))), paper_total_a=400)
    enter(evening, rows, by=JASSLEITUNG, override="abgebrochen", reason="Stromausfall nach Spiel 5")
    entry = Entry.objects.get()
    assert (entry.control_a, entry.control_b, entry.expected, entry.spiele.count()) == (400, 385, 1256, 5)


def test_half_a_row_cannot_be_saved_by_anybody(evening: Tournament) -> None:
    refused(evening, with_row(Row(80, None)), by=JASSLEITUNG, override="entscheid", reason="egal")
