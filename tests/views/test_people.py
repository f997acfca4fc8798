"""The list of people: search, sort, marks, the same queries for any number of rows."""

from __future__ import annotations

import pytest
from django.test import Client

from jassturnier.models import Holder, Standblatt, Tournament
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def office(client: Client) -> Client:
    client.force_login(builders.account("hans", "helfer"))
    return client


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=2)
    builders.people(made, 6, handed_out=False)
    return made


def shown(office: Client, made: Tournament, query: str = "") -> list[int]:
    """Give the numbers in the order of the table."""
    table = office.get(f"/t/{made.pk}/teilnehmer/{query}").context["table"]
    return [row.record.number for row in table.rows]


@pytest.mark.parametrize("count", [1, 3, 300])
def test_people_take_at_most_twelve_queries(
    office: Client, count: int, django_assert_max_num_queries: pytest.FixtureRequest
) -> None:
    made = builders.tournament()
    builders.people(made, count)
    with django_assert_max_num_queries(10):  # type: ignore[operator]
        answer = office.get(f"/t/{made.pk}/teilnehmer/")
    assert len(answer.context["found"]) == count


def test_people_are_sorted_by_name_without_accents(office: Client, made: Tournament) -> None:
    for number, name in enumerate(("Zwyssig", "Ötterli", "anderegg", "Äbi", "Đurić", ""), start=1):
        holders = Holder.objects.filter(standblatt__number=number)
        holders.update(name=name) if name else holders.delete()
    assert shown(office, made, "?sort=name") == [4, 3, 5, 2, 1, 6]


@pytest.mark.parametrize("sort", ["-number", "place", "-place", "present", "paid", "<script>", "number__id"])
def test_people_stand_any_sort(office: Client, made: Tournament, sort: str) -> None:
    assert sorted(shown(office, made, f"?sort={sort}")) == [1, 2, 3, 4, 5, 6]


def test_people_search(office: Client, made: Tournament) -> None:
    assert shown(office, made, "?q=004") == [4]
    text = office.get(f"/t/{made.pk}/teilnehmer/?q=<b>").content.decode()
    assert "Niemand passt auf «&lt;b&gt;»." in text


def test_people_headcount_line(office: Client, made: Tournament) -> None:
    Standblatt.objects.all().update(handed_out_at=builders.now())
    text = office.get(f"/t/{made.pk}/teilnehmer/").content.decode()
    assert "<b>6</b> anwesend · Es fehlen 2 Personen" in text


def test_marks_are_set_and_taken(office: Client, made: Tournament) -> None:
    address = f"/t/{made.pk}/teilnehmer/vermerk/"
    answer = office.post(address, {"present": "3", "q": "Muster", "sort": "name"})
    assert answer.headers["Location"] == f"/t/{made.pk}/teilnehmer/?q=Muster&sort=name#nr-3"
    office.post(address, {"paid": "3"})
    sheet = Standblatt.objects.get(number=3)
    assert (sheet.handed_out_at is not None, sheet.paid_at is not None) == (True, True)
    office.post(address, {"absent": "3"})
    office.post(address, {"unpaid": "3"})
    sheet.refresh_from_db()
    assert (sheet.handed_out_at, sheet.paid_at) == (None, None)


@pytest.mark.parametrize("value", ["", "x", "-1", "١", "99999", "1 2"])
def test_marks_without_a_number_change_nothing(office: Client, made: Tournament, value: str) -> None:
    assert office.post(f"/t/{made.pk}/teilnehmer/vermerk/", {"present": value}).status_code == 302
    assert Standblatt.objects.filter(handed_out_at__isnull=False).count() == 0


def test_refused_mark_stands_above_the_list(office: Client, made: Tournament) -> None:
    Standblatt.objects.filter(number__lte=4).update(handed_out_at=builders.now())
    builders.seats(made, 1, [[1, 2, 3, 4]])
    builders.start(made)
    answer = office.post(f"/t/{made.pk}/teilnehmer/vermerk/", {"absent": "3", "q": "Muster"})
    assert (answer.status_code, answer.context["word"]) == (422, "Muster")
    assert "Sitzt schon in einer begonnenen Passe: 3." in answer.content.decode()


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "A <b Team", "=1+1", "O'Neill", "Đurić-Şahin", "🃏"])
def test_strange_names_are_shown_as_text(office: Client, made: Tournament, name: str) -> None:
    Holder.objects.filter(standblatt__number=1).update(name=name, place=name, club=name)
    for page in ("teilnehmer/", "teilnehmer/nummer/1/", "teilnehmer/?q=1"):
        text = office.get(f"/t/{made.pk}/{page}").content.decode()
        assert "<script>alert" not in text
        assert "<b Team" not in text


def test_empty_list_shows_the_first_step(office: Client) -> None:
    made = builders.tournament()
    assert "Noch niemand ist eingetragen" in office.get(f"/t/{made.pk}/teilnehmer/").content.decode()
