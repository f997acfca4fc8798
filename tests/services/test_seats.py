"""Repairs by hand: exchange, take a seat, take over, dissolve a table, and what a result forbids."""

from __future__ import annotations

import pytest

from jassturnier.models import Journal, Standblatt, Tournament
from jassturnier.queries.draws_exchange import consequence_of
from jassturnier.queries.draws_input import ground_of
from jassturnier.queries.draws_stale import stale_sheets
from jassturnier.queries.people import standblaetter
from jassturnier.queries.seating import Spot, spots
from jassturnier.queries.tournaments import info_of
from jassturnier.services.actors import Actor
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.seats import exchange_seats, take_over, take_seat
from jassturnier.services.seats_dissolve import dissolve_table
from tests.builders import HELFER, JASSLEITUNG, now, people, played, seats, start, tournament

pytestmark = pytest.mark.django_db

A, B = "A", "B"


@pytest.fixture
def made() -> Tournament:
    """Give eight people at two tables in Passe 1 and 2, and number 9 without a place."""
    made = tournament(passen=2)
    people(made, 9)
    seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    seats(made, 2, [[1, 3, 5, 7], [2, 4, 6, 8]])
    return made


def where(made: Tournament, passe: int, number: int) -> tuple[int, str] | str:
    """Give table and team of a number in a Passe, or what it does instead."""
    found = [s for s in spots(made.pk, passe) if s.number == number]
    if not found:
        return "nothing"
    return (found[0].table, found[0].team) if found[0].seated else found[0].kind


def spot(made: Tournament, passe: int, number: int) -> Spot:
    """Give a place that must exist."""
    return next(s for s in spots(made.pk, passe) if s.number == number)


def ersatz(made: Tournament, number: int = 901) -> Standblatt:
    """Give the tournament an Ersatz."""
    return Standblatt.objects.create(tournament=made, number=number, kind="ersatz", handed_out_at=now())


def test_exchange_swaps_two_seats_of_one_passe(made: Tournament) -> None:
    assert exchange_seats(tournament_id=made.pk, passe=2, number=1, other=8, by=HELFER) == Done(number=1, changed=2)
    assert (where(made, 2, 1), where(made, 2, 8)) == ((2, B), (1, A))
    assert (where(made, 1, 1), where(made, 1, 8)) == ((1, A), (2, B))
    line = Journal.objects.get()
    assert (line.deed, line.subject) == ("Plätze getauscht", "Passe 2: 1 und 8")


def test_exchange_works_in_a_started_passe_without_results(made: Tournament) -> None:
    start(made)
    exchange_seats(tournament_id=made.pk, passe=1, number=4, other=5, by=HELFER)
    assert (where(made, 1, 4), where(made, 1, 5)) == ((2, A), (1, B))


def test_exchange_gives_the_pause_to_the_other(made: Tournament) -> None:
    dissolve_table(tournament_id=made.pk, passe=1, table=2, by=JASSLEITUNG)
    exchange_seats(tournament_id=made.pk, passe=1, number=1, other=5, by=HELFER)
    assert (where(made, 1, 1), where(made, 1, 5)) == ("pause", (1, A))
    assert spot(made, 1, 1).credit == 942


@pytest.mark.parametrize(
    ("number", "other", "code", "field"),
    [(1, 1, "same", "other"), (1, 77, "no_number", "other"), (9, 1, "no_place", "number"), (1, 9, "no_place", "other")],
)
def test_exchange_that_cannot_be_is_refused(made: Tournament, number: int, other: int, code: str, field: str) -> None:
    with pytest.raises(Refused) as refusal:
        exchange_seats(tournament_id=made.pk, passe=1, number=number, other=other, by=HELFER)
    assert (refusal.value.code, refusal.value.field) == (code, field)


@pytest.mark.parametrize(("by", "reason"), [(HELFER, ""), (HELFER, "Es sassen andere Leute"), (JASSLEITUNG, " ")])
def test_exchange_at_a_table_with_a_result_is_refused(made: Tournament, by: Actor, reason: str) -> None:
    start(made)
    played(made, 1, 2, 1000)
    with pytest.raises(Refused) as refusal:
        exchange_seats(tournament_id=made.pk, passe=1, number=1, other=5, by=by, reason=reason)
    assert (refusal.value.code, refusal.value.overridable) == ("result_stands", True)
    assert where(made, 1, 1) == (1, A)


def test_jassleitung_corrects_who_sat_there_with_a_reason(made: Tournament) -> None:
    start(made)
    played(made, 1, 2, 1000)
    exchange_seats(tournament_id=made.pk, passe=1, number=1, other=5, by=JASSLEITUNG, reason="Es sassen andere Leute")
    assert (where(made, 1, 1), Journal.objects.get().reason) == ((2, A), "Es sassen andere Leute")


def test_consequence_counts_repeats_before_and_after(made: Tournament) -> None:
    found = consequence_of(ground_of(info_of(made)), 2, 3, 2)
    assert found is not None
    # 1 sat with 3 and 4 before, now with 2 and 4 …: in Passe 2 the tables become 1 2 5 7 and 3 4 6 8
    assert (found.before.encounter_repeats, found.after.encounter_repeats) == (4, 4)
    assert (found.before.partner_repeats, found.after.partner_repeats, found.worse) == (0, 2, True)


def test_consequence_of_people_without_a_place_is_none(made: Tournament) -> None:
    ground = ground_of(info_of(made))
    assert [consequence_of(ground, 1, 1, 9), consequence_of(ground, 1, 1, 1)] == [None, None]


def test_late_person_takes_an_empty_seat(made: Tournament) -> None:
    start(made)
    dissolve_table(tournament_id=made.pk, passe=2, table=2, by=JASSLEITUNG, pausing=False)
    take_over(tournament_id=made.pk, number=9, of=1, from_passe=2, by=HELFER)
    assert take_over_result(made) == ((1, A), "absent")
    with pytest.raises(Refused) as refusal:
        take_seat(tournament_id=made.pk, passe=2, number=2, table=1, team=A, by=HELFER)
    assert refusal.value.code == "team_full"


def take_over_result(made: Tournament) -> tuple[object, object]:
    """Give where 9 and 1 are in Passe 2."""
    return where(made, 2, 9), where(made, 2, 1)


def test_take_seat_of_a_table_with_a_gap(made: Tournament) -> None:
    made.places.filter(passe__number=1, standblatt__number=6).delete()
    start(made)
    assert take_seat(tournament_id=made.pk, passe=1, number=9, table=2, team=A, by=HELFER) == Done(number=9)
    assert (where(made, 1, 9), spot(made, 1, 9).seat) == ((2, A), 2)
    assert take_seat(tournament_id=made.pk, passe=1, number=9, table=2, team=A, by=HELFER) == AlreadyKnown(number=9)


@pytest.mark.parametrize(
    ("number", "table", "team", "code"),
    [
        (1, 2, A, "seated"),
        (9, 7, A, "no_table"),
        (9, 1, A, "team_full"),
        (9, 1, "C", "no_team"),
        (88, 1, A, "no_number"),
    ],
)
def test_take_seat_that_cannot_be_is_refused(made: Tournament, number: int, table: int, team: str, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        take_seat(tournament_id=made.pk, passe=1, number=number, table=table, team=team, by=HELFER)
    assert refusal.value.code == code


def test_take_seat_needs_a_sheet_that_is_handed_out(made: Tournament) -> None:
    people(made, 1, handed_out=False, first=10)
    with pytest.raises(Refused) as refusal:
        take_seat(tournament_id=made.pk, passe=1, number=10, table=1, team=A, by=HELFER)
    assert refusal.value.code == "not_out"


def test_ersatz_takes_over_from_who_left(made: Tournament) -> None:
    ersatz(made)
    start(made)
    done = take_over(tournament_id=made.pk, number=901, of=4, from_passe=2, by=HELFER)
    assert (done, where(made, 2, 901), where(made, 2, 4), where(made, 1, 4)) == (
        Done(number=901, changed=1), (2, A), "absent", (1, B),
    )  # fmt: skip


def test_late_person_takes_over_from_an_ersatz_who_becomes_free(made: Tournament) -> None:
    ersatz(made)
    take_over(tournament_id=made.pk, number=901, of=4, from_passe=1, by=HELFER)
    start(made)
    take_over(tournament_id=made.pk, number=9, of=901, from_passe=2, by=HELFER)
    assert (where(made, 2, 9), where(made, 2, 901), where(made, 1, 901)) == ((2, A), "nothing", (1, B))


@pytest.mark.parametrize(("number", "of", "code"), [(1, 4, "seated"), (9, 9, "nothing_to_take"), (9, 55, "no_number")])
def test_take_over_that_cannot_be_is_refused(made: Tournament, number: int, of: int, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        take_over(tournament_id=made.pk, number=number, of=of, from_passe=1, by=HELFER)
    assert refusal.value.code == code


def test_dissolved_table_lets_people_pause_with_credit(made: Tournament) -> None:
    start(made)
    assert dissolve_table(tournament_id=made.pk, passe=1, table=2, by=JASSLEITUNG).changed == 4
    assert [where(made, 1, n) for n in (5, 6, 7, 8)] == ["pause"] * 4
    assert {s.credit for s in spots(made.pk, 1) if s.pausing} == {942}


def test_dissolved_table_fills_empty_seats_first(made: Tournament) -> None:
    made.places.filter(passe__number=1, standblatt__number__in=[2, 4, 7, 8]).delete()
    dissolve_table(tournament_id=made.pk, passe=1, table=2, by=JASSLEITUNG)
    assert {where(made, 1, 5), where(made, 1, 6)} == {(1, A), (1, B)}


def test_dissolved_table_leaves_a_table_with_a_result_alone(made: Tournament) -> None:
    made.places.filter(passe__number=1, standblatt__number=2).delete()
    start(made)
    played(made, 1, 1, 1000)
    dissolve_table(tournament_id=made.pk, passe=1, table=2, by=JASSLEITUNG)
    assert [where(made, 1, n) for n in (5, 6, 7, 8)] == ["pause"] * 4


def test_dissolved_table_of_people_who_left_counts_nothing(made: Tournament) -> None:
    dissolve_table(tournament_id=made.pk, passe=1, table=2, by=JASSLEITUNG, pausing=False)
    assert [where(made, 1, n) for n in (5, 6, 7, 8)] == ["absent"] * 4


@pytest.mark.parametrize(("table", "code"), [(2, "result_stands"), (9, "no_table")])
def test_dissolve_that_cannot_be_is_refused(made: Tournament, table: int, code: str) -> None:
    start(made)
    played(made, 1, 2, 1000)
    with pytest.raises(Refused) as refusal:
        dissolve_table(tournament_id=made.pk, passe=1, table=table, by=JASSLEITUNG)
    assert refusal.value.code == code


def test_printed_sheets_are_stale_until_printed_again(made: Tournament) -> None:
    Standblatt.objects.filter(tournament=made).update(printed_at=now())
    exchange_seats(tournament_id=made.pk, passe=2, number=1, other=8, by=HELFER)
    assert stale_sheets(made.pk, standblaetter(made.pk)) == (1, 8)
    Standblatt.objects.filter(tournament=made, number=8).update(printed_at=now())
    assert stale_sheets(made.pk, standblaetter(made.pk)) == (1,)


@pytest.mark.parametrize(("passe", "code"), [(3, "no_passe"), (2, "cancelled")])
def test_passe_that_is_not_played_is_refused(made: Tournament, passe: int, code: str) -> None:
    made.passen.filter(number=2).update(cancelled_at=now(), reason="zu spät")
    with pytest.raises(Refused) as refusal:
        exchange_seats(tournament_id=made.pk, passe=passe, number=1, other=8, by=HELFER)
    assert refusal.value.code == code


def test_seat_at_a_table_with_a_result_is_not_given(made: Tournament) -> None:
    made.places.filter(passe__number=1, standblatt__number=6).delete()
    start(made)
    played(made, 1, 2, 1000)
    with pytest.raises(Refused) as refusal:
        take_seat(tournament_id=made.pk, passe=1, number=9, table=2, team=A, by=HELFER)
    assert refusal.value.code == "result_stands"
    with pytest.raises(Refused) as refusal:
        take_over(tournament_id=made.pk, number=9, of=5, from_passe=1, by=HELFER)
    assert refusal.value.code == "result_stands"


def test_closed_passe_is_corrected_by_the_jassleitung_alone(made: Tournament) -> None:
    row = start(made)
    row.closed_at = now()
    row.save()
    with pytest.raises(Refused) as refusal:
        exchange_seats(tournament_id=made.pk, passe=1, number=1, other=5, by=JASSLEITUNG)
    assert refusal.value.code == "closed"
    exchange_seats(tournament_id=made.pk, passe=1, number=1, other=5, by=JASSLEITUNG, reason="verwechselt")
    assert where(made, 1, 1) == (2, A)
