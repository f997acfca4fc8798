"""What a list would do, before anything is saved."""

from __future__ import annotations

import pytest

from jassturnier.models import Holder, Standblatt
from jassturnier.queries.people import StandblattInfo, standblaetter
from jassturnier.queries.people_import import Preview, preview
from jassturnier.queries.people_rows import NewStandblatt, PersonData
from tests import builders


def row(name: str, place: str = "", number: int | None = None, **more: object) -> NewStandblatt:
    """Give one row with one person."""
    return NewStandblatt((PersonData(name, place),), number, **more)  # type: ignore[arg-type]


def outcomes(plan: Preview) -> list[tuple[str, int | None]]:
    """Give what happens to each row, with its number."""
    return [(r.outcome, r.number) for r in plan.rows]


def plan_of(rows: list[NewStandblatt], per_sheet: int = 1) -> Preview:
    """Preview for an empty tournament."""
    return preview([], rows, per_sheet=per_sheet)


def test_rows_without_number_get_the_next_free_ones() -> None:
    plan = plan_of([row("A"), row("B", number=2), row("C"), row("D")])
    assert outcomes(plan) == [("new", 3), ("new", 2), ("new", 4), ("new", 5)]


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (row("x" * 81), "Name ist zu lang: 81 Zeichen, höchstens 80 gehen."),
        (row("A", "y" * 200), "Ort ist zu lang: 200 Zeichen, höchstens 80 gehen."),
        (row("A", number=0), "Eine Startnummer geht von 1 bis 9999."),
        (
            NewStandblatt((PersonData("A"), PersonData("B"))),
            "Zwei Personen in einer Zeile gehen nur im Partnerschieber.",
        ),
        (NewStandblatt((PersonData(""), PersonData("B"))), "Der Name der ersten Person fehlt."),
    ],
)
def test_wrong_row_says_why(wrong: NewStandblatt, problem: str) -> None:
    plan = plan_of([row("Gut"), wrong])
    assert (plan.wrong, plan.rows[0].outcome, plan.rows[1].problem) == (1, "new", problem)


def test_longest_name_fits() -> None:
    assert plan_of([row("x" * 80)]).wrong == 0


def test_number_given_twice_makes_both_rows_wrong() -> None:
    plan = plan_of([row("A", number=5), row("B", number=5)])
    assert [r.problem for r in plan.rows] == ["Die Nummer 5 steht mehrmals in der Liste."] * 2


def test_row_without_name_is_left_out() -> None:
    plan = plan_of([row("", "Kriens"), row("A")])
    assert outcomes(plan) == [("empty", None), ("new", 1)]


def test_namesakes_in_the_list_are_both_taken_with_a_hint() -> None:
    plan = plan_of([row("Meier Rita", "Horw"), row("meier  rita", "HORW")])
    assert outcomes(plan) == [("new", 1), ("new", 2)]
    assert plan.rows[0].hints == ("Steht mehrmals in der Liste und wird mehrmals aufgenommen.",)


@pytest.mark.django_db
class TestWithPeopleThere:
    """Lists met with people who are there already."""

    def there(self) -> list[StandblattInfo]:
        """Give 3 people: two namesakes and one other; and two empty Standblätter."""
        self.made = builders.tournament()
        builders.people(self.made, 3)
        Standblatt.objects.bulk_create(Standblatt(tournament=self.made, number=n) for n in (4, 5))
        Holder.objects.filter(standblatt__number__lte=2).update(name="Meier Rita", place="Horw")
        return standblaetter(self.made.pk)

    def test_nth_row_matches_the_nth_such_holder(self) -> None:
        rows = [row("Meier Rita", "Horw")] * 3
        assert outcomes(preview(self.there(), rows, per_sheet=1)) == [("known", 1), ("known", 2), ("new", 6)]

    def test_row_with_the_own_number_matches_that_holder(self) -> None:
        rows = [row("Meier Rita", "Horw", 2), row("Meier Rita", "Horw")]
        assert outcomes(preview(self.there(), rows, per_sheet=1)) == [("known", 2), ("known", 1)]

    def test_known_person_keeps_the_number(self) -> None:
        plan = preview(self.there(), [row("Muster 003a", "Kriens", 44)], per_sheet=1)
        assert (outcomes(plan), plan.rows[0].hints) == ([("known", 3)], ("Hat schon die Nummer 3; sie bleibt.",))

    def test_number_of_an_empty_standblatt_is_filled(self) -> None:
        assert outcomes(preview(self.there(), [row("Neu", number=5)], per_sheet=1)) == [("fills", 5)]

    def test_number_of_somebody_else_is_wrong(self) -> None:
        plan = preview(self.there(), [row("Neu", number=3)], per_sheet=1)
        assert plan.rows[0].problem == "Die Nummer 3 hat schon Muster 003a."

    def test_other_place_is_another_person_with_a_hint(self) -> None:
        plan = preview(self.there(), [row("Muster 003a", "Luzern")], per_sheet=1)
        assert outcomes(plan) == [("new", 6)]
        assert plan.rows[0].hints == ("Gleicher Name ist schon da, mit anderem Ort oder anderer Nummer.",)

    def test_list_without_places_matches_by_name(self) -> None:
        rows = [row("Muster 003a", place_known=False)]
        assert outcomes(preview(self.there(), rows, per_sheet=1)) == [("known", 3)]
