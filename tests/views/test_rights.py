"""People with rights: list, invite, remove, and the Jassleitung's rights from other devices."""

from __future__ import annotations

import pytest
from django.test import Client

from jassturnier.models import Invitation, Journal, Membership, Organiser
from tests import builders

pytestmark = pytest.mark.django_db
ELSEWHERE = {"REMOTE_ADDR": "192.168.1.77"}


@pytest.fixture
def leitung(client: Client) -> Client:
    """Give the Jassleitung's browser."""
    client.force_login(builders.account("Vreni"))
    return client


def right_of(name: str) -> int:
    """Give the number of somebody's right."""
    return Membership.objects.get(user__name=name).pk


def test_link_is_shown_once_with_its_code(leitung: Client) -> None:
    page = leitung.post("/leute/", {"role": "helfer"}).content.decode()
    assert "/einladung/" in page
    assert 'class="qr"' in page
    assert "/einladung/" not in leitung.get("/leute/").content.decode()
    assert "Offene Einladungen" in leitung.get("/leute/").content.decode()


def test_link_from_the_laptop_names_an_address_of_the_hall(leitung: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jassturnier.views.rights.hall_addresses", lambda: ["192.168.1.20"])
    page = leitung.post("/leute/", {"role": "helfer"}, HTTP_HOST="localhost:8000").content.decode()
    assert "http://192.168.1.20:8000/einladung/" in page


def test_link_withdrawn(leitung: Client) -> None:
    leitung.post("/leute/", {"role": "helfer"})
    leitung.post(f"/leute/link/{Invitation.objects.get().pk}/zurueckziehen/")
    assert Invitation.objects.count() == 0


def test_right_removed(leitung: Client) -> None:
    builders.account("Hans", "helfer")
    leitung.post(f"/leute/{right_of('Hans')}/entfernen/")
    assert list(Membership.objects.values_list("user__name", flat=True)) == ["Vreni"]
    assert list(Journal.objects.values_list("who", "deed", "subject")) == [("Vreni", "Recht entzogen", "Hans")]


def test_right_of_the_last_jassleitung_stays(leitung: Client) -> None:
    builders.account("Hans", "helfer")
    answer = leitung.post(f"/leute/{right_of('Vreni')}/entfernen/")
    assert answer.status_code == 409
    assert "letzte Jassleitung" in answer.content.decode()
    assert Membership.objects.count() == 2


def test_right_removed_twice_changes_nothing(leitung: Client) -> None:
    builders.account("Hans", "helfer")
    path = f"/leute/{right_of('Hans')}/entfernen/"
    assert [leitung.post(path).status_code for _ in range(2)] == [302, 302]
    assert Journal.objects.count() == 1


def test_right_of_another_organiser_cannot_be_removed(leitung: Client) -> None:
    other = Organiser.objects.create(name="Anderer Verein")
    user = builders.account("Fremd", "helfer")
    Membership.objects.filter(user=user).update(organiser=other)
    leitung.post(f"/leute/{right_of('Fremd')}/entfernen/")
    assert Membership.objects.filter(user=user).exists()


def test_tournament_rights_are_apart(leitung: Client) -> None:
    made = builders.tournament()
    page = leitung.post(f"/t/{made.pk}/leute/", {"role": "helfer"}).content.decode()
    assert "/einladung/" in page
    assert list(Invitation.objects.values_list("tournament", "organiser")) == [(made.pk, None)]
    builders.account("Hans", "helfer", made)
    leitung.post(f"/t/{made.pk}/leute/{right_of('Hans')}/entfernen/")
    assert not Membership.objects.filter(user__name="Hans").exists()
    assert list(Journal.objects.values_list("tournament_number", "deed")) == [
        (made.pk, "eingeladen"),
        (made.pk, "Recht entzogen"),
    ]


def test_right_of_the_organiser_cannot_be_removed_through_a_tournament(leitung: Client) -> None:
    made = builders.tournament()
    leitung.post(f"/t/{made.pk}/leute/{right_of('Vreni')}/entfernen/")
    assert Membership.objects.count() == 1


def test_elsewhere_the_jassleitung_is_a_helfer_until_switched_on(leitung: Client) -> None:
    made = builders.tournament()
    assert leitung.get(f"/t/{made.pk}/leute/", **ELSEWHERE).status_code == 403
    assert leitung.post("/leute/geraete/", {"on": "on"}, **ELSEWHERE).status_code == 403
    leitung.post("/leute/geraete/", {"on": "on"})
    assert leitung.get(f"/t/{made.pk}/leute/", **ELSEWHERE).status_code == 200
    leitung.post("/leute/geraete/", {}, **ELSEWHERE)
    assert leitung.get(f"/t/{made.pk}/leute/", **ELSEWHERE).status_code == 403


def test_elsewhere_behind_a_proxy_on_the_same_machine(leitung: Client) -> None:
    answer = leitung.get("/leute/", REMOTE_ADDR="127.0.0.1", HTTP_X_FORWARDED_FOR="203.0.113.9")
    assert answer.status_code == 403


def test_elsewhere_switched_off_already_cannot_be_switched_on_from_there(leitung: Client) -> None:
    leitung.post("/leute/geraete/", {"on": "on"})
    answer = leitung.post("/leute/geraete/", {"on": "on"}, **ELSEWHERE)
    assert answer.status_code == 409
    assert "nur am Laptop" in answer.content.decode()


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.8.8.8"])
def test_laptop_is_known_by_its_own_addresses(leitung: Client, address: str) -> None:
    assert leitung.get("/leute/", REMOTE_ADDR=address).status_code == 200


@pytest.mark.parametrize("people", [1, 3, 300])
def test_list_needs_the_same_number_of_queries(leitung: Client, people: int, django_assert_num_queries) -> None:  # noqa: ANN001
    made = builders.organiser()
    users = [builders.User(name=f"Hans {n}", created_at=builders.now()) for n in range(people)]
    builders.User.objects.bulk_create(users)
    Membership.objects.bulk_create(Membership(user=user, organiser=made, role="helfer") for user in users)
    with django_assert_num_queries(5):
        leitung.get("/leute/")
