"""Signing in and out, the first visit, invitations, new passwords."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from jassturnier.models import Invitation, Membership, User
from jassturnier.services.accounts import first_link, make_or_reset_jassleitung, password_path
from jassturnier.services.actors import Role
from jassturnier.services.invitations import invite
from jassturnier.services.throttle import PER_ADDRESS, PER_NAME_AND_ADDRESS
from tests import builders

pytestmark = pytest.mark.django_db
GOOD = "drei gute Wörter"
NEW = {"name": "Vreni", "password": GOOD, "again": GOOD}
ELSEWHERE = "192.168.1.77"


def signed_in(client: Client) -> str:
    """Give the name of who is signed in, or an empty string."""
    number = client.session.get("_auth_user_id")
    return User.objects.get(pk=number).name if number else ""


def sign_in(client: Client, name: str = "vreni", password: str = "jass-am-abend", **more: str) -> int:
    """Type name and password; gives the status of the answer."""
    address = more.pop("address", "127.0.0.1")
    typed = {"name": name, "password": password} | more
    return client.post("/anmelden/", typed, REMOTE_ADDR=address).status_code


def test_first_visit_says_where_the_link_is(client: Client) -> None:
    assert client.get("/anmelden/")["Location"] == "/erster-besuch/"
    assert "in dem das Programm gestartet wurde" in client.get("/erster-besuch/").content.decode()


def test_first_visit_with_accounts_leads_to_sign_in(client: Client) -> None:
    builders.account()
    assert "schon eingerichtet" in client.get("/erster-besuch/").content.decode()


def test_first_link_makes_the_jassleitung_and_signs_in(client: Client) -> None:
    path = first_link()
    assert client.get(path).status_code == 200
    assert client.post(path, NEW)["Location"] == "/"
    assert signed_in(client) == "Vreni"
    assert list(Membership.objects.values_list("role", "tournament")) == [("jassleitung", None)]


def test_first_link_works_once(client: Client) -> None:
    path = first_link()
    client.post(path, NEW)
    assert Client().post(path, NEW | {"name": "Fremd"}).status_code == 410
    assert User.objects.count() == 1


def test_first_link_of_a_fresh_start_replaces_the_older(client: Client) -> None:
    old, new = first_link(), first_link()
    assert [client.get(path).status_code for path in (old, new)] == [410, 200]


def test_first_link_is_over_after_thirty_minutes(client: Client) -> None:
    path = first_link()
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert client.get(path).status_code == 410
    assert client.post(path, NEW).status_code == 410
    assert User.objects.count() == 0


def test_first_link_guessed(client: Client) -> None:
    first_link()
    assert client.post("/erster-besuch/geraten/", NEW).status_code == 410


def test_first_link_of_an_invitation_is_not_one(client: Client) -> None:
    made = builders.organiser()
    path = invite(role=Role.HELFER, by=builders.JASSLEITUNG, organiser_id=made.pk)
    assert client.post(path.replace("einladung", "erster-besuch"), NEW).status_code == 410


def test_secret_is_not_kept() -> None:
    path = first_link()
    assert path.split("/")[2] not in str(Invitation.objects.values())


def test_sign_in_whatever_the_case(client: Client) -> None:
    builders.account("Vreni")
    assert sign_in(client, "VRENI") == 302
    assert signed_in(client) == "Vreni"


def test_sign_in_wrong_keeps_the_name(client: Client) -> None:
    builders.account()
    page = client.post("/anmelden/", {"name": "vreni", "password": "falsch"}).content.decode()
    assert "passen nicht zusammen" in page
    assert 'value="vreni"' in page
    assert "falsch" not in page


def test_sign_in_inactive_account(client: Client) -> None:
    User.objects.filter(pk=builders.account().pk).update(is_active=False)
    assert sign_in(client) == 200
    assert signed_in(client) == ""


@pytest.mark.parametrize(
    ("wanted", "reached"),
    [
        ("/leute/", "/leute/"),
        ("/t/1/passe/2/?a=b", "/t/1/passe/2/?a=b"),
        ("http://evil.example/", "/"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("javascript:alert(1)", "/"),
        ("", "/"),
    ],
)
def test_sign_in_leads_only_to_own_pages(client: Client, wanted: str, reached: str) -> None:
    builders.account()
    typed = {"name": "vreni", "password": "jass-am-abend", "next": wanted}
    assert client.post("/anmelden/", typed)["Location"] == reached


def test_guessing_from_one_address_has_to_wait(client: Client) -> None:
    builders.account()
    for _ in range(PER_NAME_AND_ADDRESS):
        sign_in(client, password="falsch", address=ELSEWHERE)
    typed = {"name": "vreni", "password": "jass-am-abend"}
    page = client.post("/anmelden/", typed, REMOTE_ADDR=ELSEWHERE).content.decode()
    assert "Zu viele Versuche" in page
    assert signed_in(client) == ""


def test_guessing_does_not_lock_the_laptop_out(client: Client) -> None:
    builders.account()
    for _ in range(PER_NAME_AND_ADDRESS + 1):
        sign_in(client, password="falsch", address=ELSEWHERE)
    assert sign_in(client) == 302


def test_guessing_many_names_from_one_address_has_to_wait(client: Client) -> None:
    builders.account()
    for number in range(PER_ADDRESS):
        sign_in(client, name=f"name {number}", password="falsch", address=ELSEWHERE)
    sign_in(client, address=ELSEWHERE)
    assert signed_in(client) == ""


def test_sign_out_by_post_alone(client: Client) -> None:
    client.force_login(builders.account())
    assert client.get("/abmelden/").status_code == 405
    assert signed_in(client) == "vreni"
    client.post("/abmelden/")
    assert signed_in(client) == ""


def invitation(role: Role = Role.HELFER) -> str:
    """Give the path of an invitation to the organiser."""
    return invite(role=role, by=builders.JASSLEITUNG, organiser_id=builders.organiser().pk)


def test_invitation_makes_a_helfer(client: Client) -> None:
    path = invitation()
    assert client.post(path, NEW | {"name": "Hans"})["Location"] == "/"
    assert signed_in(client) == "Hans"
    assert list(Membership.objects.values_list("user__name", "role")) == [("Hans", "helfer")]
    assert Client().get(path).status_code == 410


def test_invitation_with_a_taken_name_says_so_and_stays_open(client: Client) -> None:
    builders.account("Hans")
    path = invitation()
    page = client.post(path, NEW | {"name": "hans"}).content.decode()
    assert "Diesen Namen hat hier schon jemand" in page
    assert 'value="hans"' in page
    assert client.get(path).status_code == 200


def test_invitation_for_an_account_that_exists(client: Client) -> None:
    client.force_login(builders.account("Hans", "helfer"))
    client.post(invitation(Role.JASSLEITUNG))
    assert list(Membership.objects.values_list("user__name", "role")) == [("Hans", "jassleitung")]


def test_invitation_never_lowers_a_right(client: Client) -> None:
    client.force_login(builders.account("Vreni", "jassleitung"))
    client.post(invitation(Role.HELFER))
    assert list(Membership.objects.values_list("role", flat=True)) == ["jassleitung"]


def test_invitation_too_old(client: Client) -> None:
    path = invitation()
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert client.post(path, NEW).status_code == 410


def test_new_password_by_link_works_once(client: Client) -> None:
    path = password_path(make_or_reset_jassleitung(name="Vreni", password=None).number)
    assert client.post(path, {"password": GOOD, "again": GOOD})["Location"] == "/anmelden/"
    assert client.post(path, {"password": "ganz etwas anderes", "again": "ganz etwas anderes"}).status_code == 410
    assert sign_in(client, "Vreni", GOOD) == 302


@pytest.mark.parametrize("link", ["x", "1-abc", "zzzzzzzzz-abcdefghijkl", "é-abcdefghijkl", "1-" + "a" * 60])
def test_new_password_by_a_link_that_is_none(client: Client, link: str) -> None:
    builders.account()
    assert client.get(f"/neues-passwort/{link}/").status_code == 410
