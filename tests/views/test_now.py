"""The page "Jetzt" and the door that it closes and opens."""

from __future__ import annotations

import pytest
from django.test import Client

from jassturnier.models import Standblatt, Tournament
from jassturnier.services.draws_confirm import confirm_draft
from jassturnier.services.draws_preprint import make_preprint_draft
from jassturnier.services.people_changes import leave
from jassturnier.views.now import address_of
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(builders.account())
    return client


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    return made


def test_now_shows_the_next_step(leitung: Client, made: Tournament) -> None:
    answer = leitung.get(f"/t/{made.pk}/")
    assert answer.context["step"].code == "close_door"
    assert "8 anwesend · Es geht auf" in answer.content.decode()


def test_now_tells_a_helfer_who_does_it(client: Client, made: Tournament) -> None:
    client.force_login(builders.account("hans", "helfer"))
    text = client.get(f"/t/{made.pk}/").content.decode()
    assert "Das macht die Jassleitung." in text
    assert "tuere/schliessen" not in text


def test_now_follows_the_evening(leitung: Client, made: Tournament) -> None:
    codes = []
    for act in (
        lambda: leitung.post(f"/t/{made.pk}/tuere/schliessen/"),
        lambda: builders.seat_everybody(made),
        lambda: leitung.post(f"/t/{made.pk}/gedruckt/"),
        lambda: builders.start(made),
        lambda: [builders.played(made, 1, t, 900) for t in (1, 2)],
    ):
        act()
        codes.append(leitung.get(f"/t/{made.pk}/").context["step"].code)
    assert codes == ["draw", "print", "start", "playing", "start"]


@pytest.mark.parametrize(
    ("begin", "codes"),
    [
        ("passe1", ["predraw", "draft", "print", "arrivals", "close_door", "start", "draw"]),
        ("vorgedruckt", ["predraw", "draft", "print", "arrivals", "close_door", "start", "playing"]),
    ],
)
def test_now_follows_an_evening_with_preprinted_sheets(leitung: Client, begin: str, codes: list[str]) -> None:
    made = builders.tournament(passen=2, begin=begin)
    known = {"tournament_id": made.pk, "by": builders.JASSLEITUNG}
    found = []
    for act in (
        lambda: None,
        lambda: make_preprint_draft(count=8, **known),
        lambda: confirm_draft(number=1, **known),
        lambda: leitung.post(f"/t/{made.pk}/gedruckt/"),
        lambda: leitung.post(f"/t/{made.pk}/teilnehmer/ausgegeben/", {"was": "uebrig", "left_over": ""}),
        lambda: leitung.post(f"/t/{made.pk}/tuere/schliessen/"),
        lambda: builders.start(made),
    ):
        act()
        found.append(leitung.get(f"/t/{made.pk}/").context["step"].code)
    assert found == codes


def test_now_names_the_gaps_after_the_door(leitung: Client) -> None:
    made = builders.tournament(passen=2, begin="vorgedruckt")
    known = {"tournament_id": made.pk, "by": builders.JASSLEITUNG}
    make_preprint_draft(count=12, **known)
    confirm_draft(number=1, **known)
    leitung.post(f"/t/{made.pk}/teilnehmer/ausgegeben/", {"was": "uebrig", "left_over": "5, 9"})
    leitung.post(f"/t/{made.pk}/tuere/schliessen/")
    step = leitung.get(f"/t/{made.pk}/").context["step"]
    assert (step.code, step.text) == ("repair", "Hat einen Platz, spielt aber nicht: 5, 9.")


def test_now_says_during_a_passe_what_the_next_one_lacks(leitung: Client, made: Tournament) -> None:
    builders.seat_everybody(made)
    builders.start(made)
    settled = leitung.get(f"/t/{made.pk}/").content.decode()
    assert "Die Plätze stehen" in settled
    assert "stimmen für die nächste Passe nicht überein" not in settled
    leave(tournament_id=made.pk, number=3, last_passe=1, by=builders.JASSLEITUNG)
    answer = leitung.get(f"/t/{made.pk}/")
    assert answer.context["step"].code == "playing"
    assert "Plätze und Leute stimmen für die nächste Passe nicht überein." in answer.content.decode()
    assert "Es fehlt 1 Person" in answer.content.decode()


@pytest.mark.parametrize("count", [1, 3, 300])
def test_now_takes_at_most_twelve_queries(
    leitung: Client, count: int, django_assert_max_num_queries: pytest.FixtureRequest
) -> None:
    made = builders.tournament()
    builders.people(made, count)
    with django_assert_max_num_queries(12):  # type: ignore[operator]
        leitung.get(f"/t/{made.pk}/")


def test_door_with_nobody_there_says_why(leitung: Client) -> None:
    made = builders.tournament()
    builders.people(made, 4, handed_out=False)
    answer = leitung.post(f"/t/{made.pk}/tuere/schliessen/")
    assert answer.status_code == 422
    assert "Noch ist niemand anwesend gemeldet." in answer.content.decode()


def test_door_opens_again(leitung: Client, made: Tournament) -> None:
    leitung.post(f"/t/{made.pk}/tuere/schliessen/")
    leitung.post(f"/t/{made.pk}/tuere/oeffnen/")
    made.refresh_from_db()
    assert made.door_closed_at is None


def test_printed_marks_those_who_are_there(leitung: Client, made: Tournament) -> None:
    builders.people(made, 2, first=20, handed_out=False)
    leitung.post(f"/t/{made.pk}/gedruckt/")
    assert Standblatt.objects.filter(printed_at__isnull=False).count() == 8


def test_address_of_an_unknown_page_is_empty() -> None:
    assert (address_of("gibt-es-nicht", 1), address_of("people", 1)) == ("", "/t/1/teilnehmer/")
