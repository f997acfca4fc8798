"""The pages at the door: who is there, ranges, talons, Ersatz, wishes."""

from __future__ import annotations

import pytest
from django.test import Client

from jassturnier.models import Standblatt, Tournament
from jassturnier.queries.people import standblatt
from jassturnier.queries.wishes import wishes_of
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def office(client: Client) -> Client:
    client.force_login(builders.account("hans", "helfer"))
    return client


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament()
    Standblatt.objects.bulk_create(Standblatt(tournament=made, number=n) for n in range(1, 65))
    return made


def numbers_out() -> list[int]:
    """Give the numbers that are handed out."""
    return list(
        Standblatt.objects.filter(handed_out_at__isnull=False).order_by("number").values_list("number", flat=True)
    )


@pytest.mark.parametrize("page", ["tuere", "ausgegeben", "talons", "wuensche", "neu", "liste"])
@pytest.mark.parametrize("count", [1, 300])
def test_pages_take_at_most_twelve_queries(
    office: Client, page: str, count: int, django_assert_max_num_queries: pytest.FixtureRequest
) -> None:
    made = builders.tournament()
    builders.people(made, count)
    with django_assert_max_num_queries(12):  # type: ignore[operator]
        assert office.get(f"/t/{made.pk}/teilnehmer/{page}/").status_code == 200


def test_door_takes_a_number_and_shows_it_beside(office: Client, made: Tournament) -> None:
    answer = office.post(f"/t/{made.pk}/teilnehmer/tuere/", {"number": " 7 ", "paid": "on"})
    assert answer.context["arrived"] == {"number": 7, "again": False, "paid": True}
    assert numbers_out() == [7]
    again = office.post(f"/t/{made.pk}/teilnehmer/tuere/", {"number": "7"})
    assert "War schon als anwesend vermerkt." in again.content.decode()


@pytest.mark.parametrize("typed", ["", "x", "0", "-1", "1_57", "157,0", "157.0", "١٥٧", "1234567890", "77", "1 57"])
def test_door_keeps_a_wrong_number_in_the_field(office: Client, made: Tournament, typed: str) -> None:
    answer = office.post(f"/t/{made.pk}/teilnehmer/tuere/", {"number": typed})
    assert (answer.status_code, list(answer.context["form"].errors)) == (422, ["number"])
    assert f'value="{typed}"' in answer.content.decode()
    assert numbers_out() == []


@pytest.mark.parametrize(
    ("typed", "out"),
    [
        ({"was": "ausgegeben", "numbers": "1–58"}, list(range(1, 59))),
        ({"was": "uebrig", "left_over": "12, 59 - 64"}, [n for n in range(1, 59) if n != 12]),
        ({"was": "uebrig", "left_over": ""}, list(range(1, 65))),
    ],
)
def test_ranges_mark_what_was_handed_out(
    office: Client, made: Tournament, typed: dict[str, str], out: list[int]
) -> None:
    assert office.post(f"/t/{made.pk}/teilnehmer/ausgegeben/", typed).status_code == 302
    assert numbers_out() == out


@pytest.mark.parametrize(
    ("typed", "form", "field"),
    [
        ({"was": "ausgegeben", "numbers": "1-70"}, "ausgegeben", "numbers"),
        ({"was": "ausgegeben", "numbers": "64-59"}, "ausgegeben", "numbers"),
        ({"was": "ausgegeben", "numbers": ""}, "ausgegeben", "numbers"),
        ({"was": "ausgegeben", "numbers": "1, <b>"}, "ausgegeben", "numbers"),
        ({"was": "uebrig", "left_over": "99"}, "uebrig", "left_over"),
        ({"was": "stapel", "count": "2001"}, "stapel", "count"),
        ({"was": "stapel", "count": "viele"}, "stapel", "count"),
    ],
)
def test_ranges_refused_change_nothing(
    office: Client, made: Tournament, typed: dict[str, str], form: str, field: str
) -> None:
    answer = office.post(f"/t/{made.pk}/teilnehmer/ausgegeben/", typed)
    assert (answer.status_code, list(answer.context[form].errors)) == (422, [field])
    assert (numbers_out(), Standblatt.objects.count()) == ([], 64)


def test_unknown_form_changes_nothing(office: Client, made: Tournament) -> None:
    assert office.post(f"/t/{made.pk}/teilnehmer/ausgegeben/", {"was": "alles"}).status_code == 200
    assert numbers_out() == []


def test_stack_is_made_ready(office: Client, made: Tournament) -> None:
    answer = office.post(f"/t/{made.pk}/teilnehmer/ausgegeben/", {"was": "stapel", "count": "70"}, follow=True)
    assert "6 leere Standblätter kamen dazu." in answer.content.decode()
    assert Standblatt.objects.count() == 70


def test_talon_is_saved_and_the_field_is_free_for_the_next(office: Client, made: Tournament) -> None:
    typed = {"number": "7", "name": "Muster Anna", "place": "Kriens", "paid": "on"}
    answer = office.post(f"/t/{made.pk}/teilnehmer/talons/", typed)
    found = standblatt(made.pk, 7)
    assert found is not None
    assert (found.name, found.place, found.present, found.paid) == ("Muster Anna", "Kriens", True, True)
    assert (answer.context["saved"], answer.context["form"].is_bound) == (7, False)


@pytest.mark.parametrize(
    ("change", "field"),
    [({"number": "77"}, "number"), ({"number": "8"}, "number"), ({"name": ""}, "name"), ({"name": "x" * 81}, "name")],
)
def test_refused_talon_keeps_what_was_typed(
    office: Client, made: Tournament, change: dict[str, str], field: str
) -> None:
    office.post(f"/t/{made.pk}/teilnehmer/talons/", {"number": "8", "name": "Schon da"})
    answer = office.post(
        f"/t/{made.pk}/teilnehmer/talons/", {"number": "7", "name": "Muster", "place": "Gasthof"} | change
    )
    assert (answer.status_code, list(answer.context["form"].errors)) == (422, [field])
    assert 'value="Gasthof"' in answer.content.decode()


def test_talon_of_a_pair(office: Client) -> None:
    made = builders.tournament(kind="partner")
    Standblatt.objects.create(tournament=made, number=1)
    office.post(f"/t/{made.pk}/teilnehmer/talons/", {"number": "1", "name": "Muster Anna", "name_2": "Meier Beat"})
    found = standblatt(made.pk, 1)
    assert found is not None
    assert found.name == "Muster Anna / Meier Beat"


def test_ersatz_are_added(office: Client, made: Tournament) -> None:
    answer = office.post(f"/t/{made.pk}/teilnehmer/ersatz/", {"count": "2"}, follow=True)
    assert "Ersatz ist da, ab Nummer 901." in answer.content.decode()
    assert numbers_out() == [901, 902]


@pytest.mark.parametrize("count", ["", "0", "21", "zwei", "-1"])
def test_ersatz_count_is_refused(office: Client, made: Tournament, count: str) -> None:
    answer = office.post(f"/t/{made.pk}/teilnehmer/ersatz/", {"count": count}, follow=True)
    assert "Bitte 1 bis 20 Ersatz auf einmal." in answer.content.decode()
    assert numbers_out() == []


def test_wish_is_recorded_and_removed(office: Client, made: Tournament) -> None:
    office.post(f"/t/{made.pk}/teilnehmer/wuensche/", {"kind": "not_partner", "number": "3", "other": "1"})
    (wish,) = wishes_of(made.pk)
    assert (wish.number, wish.other) == (1, 3)
    office.post(f"/t/{made.pk}/teilnehmer/wuensche/{wish.id}/entfernen/")
    assert wishes_of(made.pk) == []


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        ({"kind": "not_partner", "number": "3"}, "other"),
        ({"kind": "not_partner", "number": "3", "other": "3"}, "other"),
        ({"kind": "absent", "number": "3"}, "passe"),
        ({"kind": "absent", "number": "99", "passe": "1"}, "number"),
        ({"kind": "<b>", "number": "3"}, "kind"),
    ],
)
def test_refused_wish_stands_at_its_field(office: Client, made: Tournament, typed: dict[str, str], field: str) -> None:
    answer = office.post(f"/t/{made.pk}/teilnehmer/wuensche/", typed)
    assert (answer.status_code, list(answer.context["form"].errors)) == (422, [field])
