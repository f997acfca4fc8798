"""The entry verb: versions, nonces and stale forms (DESIGN 5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from jassturnier.models import Entry, Journal, Punkteblatt, Spiel, Tournament
from jassturnier.services.actors import Actor
from jassturnier.services.entries import Accepted, AlreadyKnown, KeptAsSecond, enter_sheet
from jassturnier.services.entries_figures import Row, Rows, Side, Totals, new_nonce
from jassturnier.services.outcomes import Refused
from tests.builders import HELFER, JASSLEITUNG, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=2)
    people(made, 16)
    seat_everybody(made)
    start(made, 1)
    return made


def enter(made: Tournament, a: int = 957, b: int = 927, table: int = 1, by: Actor = HELFER, **more: Any) -> Any:  # noqa: ANN401
    fields: dict[str, Any] = {
        "passe": 1, "table": table, "figures": Totals(a, b), "nonce": new_nonce(), "based_on": 0, "by": by,
    }  # fmt: skip
    return enter_sheet(tournament_id=made.pk, **(fields | more))


def refusal(made: Tournament, **fields: Any) -> Refused:  # noqa: ANN401
    with pytest.raises(Refused) as caught:
        enter(made, **fields)
    return caught.value


def valid_figures(made: Tournament, table: int = 1) -> tuple[int, int, int]:
    entry = Entry.objects.get(tournament=made, punkteblatt__table__number=table, valid=True)
    return entry.version, entry.control_a, entry.control_b


def test_first_figures_are_accepted_and_read_back(evening: Tournament) -> None:
    outcome = enter(evening)
    assert isinstance(outcome, Accepted)
    assert (outcome.stored.passe, outcome.stored.table, outcome.stored.version) == (1, 1, 1)
    assert (outcome.stored.a, outcome.stored.b, outcome.stored.who, outcome.corrected) == (957, 927, "Hans", False)
    assert valid_figures(evening) == (1, 957, 927)


def test_accepted_figures_mark_the_paper_received_without_visum(evening: Tournament) -> None:
    enter(evening)
    sheet = Punkteblatt.objects.get()
    assert (sheet.received_by, sheet.visum_by) == ("Hans", "")


def test_figures_from_a_device_mark_no_paper(evening: Tournament) -> None:
    enter(evening, from_paper=False)
    assert Punkteblatt.objects.get().received_at is None


def test_visum_is_given_with_the_figures(evening: Tournament) -> None:
    enter(evening, visum=True)
    assert Punkteblatt.objects.get().visum_by == "Hans"


def test_second_person_visum_is_not_given_by_the_one_who_typed(evening: Tournament) -> None:
    Tournament.objects.update(second_person_visum=True)
    enter(evening, visum=True)
    assert Punkteblatt.objects.get().visum_at is None


def test_second_person_who_types_the_same_gives_the_visum(evening: Tournament) -> None:
    Tournament.objects.update(second_person_visum=True)
    enter(evening, visum=True)
    outcome = enter(evening, visum=True, by=JASSLEITUNG)
    assert isinstance(outcome, AlreadyKnown)
    assert Punkteblatt.objects.get().visum_by == "Vreni"


def test_one_journal_line_per_accepted_sheet(evening: Tournament) -> None:
    enter(evening)
    line = Journal.objects.get()
    assert (line.deed, line.subject, line.who) == ("Blatt erfasst", "Passe 1, Tisch 1", "Hans")
    assert line.new == {"A": 957, "B": 927, "Version": 1}


def test_same_nonce_gives_the_first_answer(evening: Tournament) -> None:
    nonce = new_nonce()
    enter(evening, nonce=nonce)
    outcome = enter(evening, nonce=nonce)
    assert isinstance(outcome, AlreadyKnown)
    assert (outcome.same, outcome.stored.version) == (True, 1)
    assert Entry.objects.count() == 1


def test_same_nonce_with_other_figures_says_so(evening: Tournament) -> None:
    nonce = new_nonce()
    enter(evening, nonce=nonce)
    outcome = enter(evening, a=958, b=926, nonce=nonce)
    assert isinstance(outcome, AlreadyKnown)
    assert (outcome.same, outcome.stored.a) == (False, 957)
    assert valid_figures(evening) == (1, 957, 927)


def test_same_nonce_for_another_table_says_so(evening: Tournament) -> None:
    nonce = new_nonce()
    enter(evening, nonce=nonce)
    outcome = enter(evening, table=2, nonce=nonce)
    assert isinstance(outcome, AlreadyKnown)
    assert (outcome.same, outcome.stored.table) == (False, 1)


def test_nonce_of_another_tournament_tells_nothing(evening: Tournament) -> None:
    other = tournament(passen=1)
    people(other, 4, first=101)
    seat_everybody(other)
    start(other)
    nonce = new_nonce()
    enter(other, nonce=nonce)
    assert refusal(evening, nonce=nonce).code == "nonce"


@pytest.mark.parametrize("nonce", ["", "kurz", "mit blank", "x" * 65, "äöüäöüäöü"])
def test_garbled_nonce_is_refused(evening: Tournament, nonce: str) -> None:
    assert refusal(evening, nonce=nonce).code == "nonce"


def test_same_figures_from_a_second_window_are_known(evening: Tournament) -> None:
    enter(evening)
    outcome = enter(evening)
    assert isinstance(outcome, AlreadyKnown)
    assert outcome.same
    assert Entry.objects.count() == 1


def test_other_figures_from_a_stale_window_are_kept_as_second(evening: Tournament) -> None:
    enter(evening)
    outcome = enter(evening, a=1000, b=884)
    assert isinstance(outcome, KeptAsSecond)
    assert (outcome.stored.version, outcome.stored.a, outcome.valid.version, outcome.valid.a) == (2, 1000, 1, 957)
    assert valid_figures(evening) == (1, 957, 927)


def test_correction_needs_a_reason(evening: Tournament) -> None:
    enter(evening)
    refused = refusal(evening, a=1000, b=884, based_on=1)
    assert (refused.code, refused.field) == ("reason", "reason")


def test_correction_with_reason_keeps_the_old_version(evening: Tournament) -> None:
    enter(evening, visum=True)
    outcome = enter(evening, a=1000, b=884, based_on=1, reason="Spiel 3 falsch gelesen")
    assert isinstance(outcome, Accepted)
    assert outcome.corrected
    assert list(Entry.objects.order_by("version").values_list("control_a", "valid")) == [(957, False), (1000, True)]


def test_correction_takes_the_visum_away(evening: Tournament) -> None:
    enter(evening, visum=True)
    enter(evening, a=1000, b=884, based_on=1, reason="falsch gelesen")
    assert Punkteblatt.objects.get().visum_at is None


def test_closed_passe_is_for_the_jassleitung_with_reason(evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    evening.passen.filter(number=1).update(closed_at=evening.created_at)
    assert refusal(evening, a=1000, b=884, based_on=1, reason="spät").code == "closed"
    assert refusal(evening, table=2, by=JASSLEITUNG).code == "reason"
    outcome = enter(evening, a=1000, b=884, based_on=1, reason="spät", by=JASSLEITUNG)
    assert isinstance(outcome, Accepted)


def test_passe_not_started_is_refused(evening: Tournament) -> None:
    assert refusal(evening, passe=2).code == "not_started"


def test_passe_that_does_not_exist_is_refused(evening: Tournament) -> None:
    assert refusal(evening, passe=9).code == "no_passe"


def test_table_not_in_the_passe_names_the_tables(evening: Tournament) -> None:
    refused = refusal(evening, table=77)
    assert (refused.code, refused.field) == ("no_table", "table")
    assert refused.text == "Den Tisch 77 gibt es in Passe 1 nicht. Es spielen die Tische 1–4."


def test_rows_are_stored_spiel_by_spiel(evening: Tournament) -> None:
    rows = (*(Row(100, 57) for _ in range(11)), Row(0, 157))
    enter(evening, figures=Rows(rows, paper_total_a=1100), hints_confirmed=True)
    assert Spiel.objects.filter(points_a=100).count() == 11
    entry = Entry.objects.get()
    assert (entry.by_spiel, entry.control_a, entry.control_b, entry.paper_total_a) == (True, 1100, 784, 1100)


def test_totals_of_rows_are_the_same_figures(evening: Tournament) -> None:
    rows = tuple(Row(100, 57) for _ in range(12))
    enter(evening, figures=Rows(rows, paper_total_a=1200), hints_confirmed=True)
    outcome = enter(evening, a=1200, b=684)
    assert isinstance(outcome, AlreadyKnown)


def test_match_of_a_row_is_stored_as_tick_and_count(evening: Tournament) -> None:
    Tournament.objects.update(match_bonus=100)
    rows = (Row(257, 0), *(Row(80, 77) for _ in range(11)))
    enter(evening, figures=Rows(rows, paper_total_a=1137))
    assert Spiel.objects.get(number=1).match == Side.A
    entry = Entry.objects.get()
    assert (entry.control_a, entry.control_b, entry.matches_a, entry.matches_b) == (1037, 847, 1, 0)


def test_totals_with_bonus_are_read_as_card_points(evening: Tournament) -> None:
    Tournament.objects.update(match_bonus=100)
    enter(evening, figures=Totals(1100, 984, matches_a=1, matches_b=1))
    entry = Entry.objects.get()
    assert (entry.control_a, entry.control_b, entry.matches_a, entry.matches_b) == (1000, 884, 1, 1)
