"""Accounts: first link, making and resetting the Jassleitung, password links, rights from other devices."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from jassturnier.models import Invitation, Journal, Membership, Organiser, User
from jassturnier.services import accounts
from jassturnier.services.outcomes import Refused
from tests import builders

pytestmark = pytest.mark.django_db


def code_of(call: object, **values: object) -> str:
    """Give the code of the refusal."""
    with pytest.raises(Refused) as refusal:
        call(**values)  # type: ignore[operator]
    return refusal.value.code


def test_first_link_makes_the_organiser_and_holds_for_thirty_minutes() -> None:
    accounts.first_link()
    link = Invitation.objects.get()
    assert link.expires_at - link.created_at == timedelta(minutes=30)
    assert Organiser.objects.count() == 1


def test_first_link_is_refused_once_there_is_an_account() -> None:
    builders.account()
    assert code_of(accounts.first_link) == "has_account"


def test_first_link_has_at_least_128_bits() -> None:
    secrets = {accounts.first_link().split("/")[2] for _ in range(3)}
    assert len(secrets) == 3
    assert all(len(secret) * 6 >= 128 for secret in secrets)


def test_first_account_is_refused_once_there_is_another() -> None:
    secret = accounts.first_link().split("/")[2]
    builders.account()
    refusal = code_of(accounts.make_first_account, secret=secret, name="Zweite", password="drei gute Wörter")
    assert refusal == "has_account"
    assert User.objects.count() == 1


def test_first_account_leaves_a_line() -> None:
    secret = accounts.first_link().split("/")[2]
    accounts.make_first_account(secret=secret, name="Vreni", password="drei gute Wörter", device="Laptop")
    assert list(Journal.objects.values_list("who", "device", "deed")) == [("Vreni", "Laptop", "erste Jassleitung")]


def test_jassleitung_is_made_with_the_right_and_without_a_password() -> None:
    accounts.make_or_reset_jassleitung(name="Vreni", password=None)
    user = User.objects.get()
    assert (user.name, user.has_usable_password()) == ("Vreni", False)
    assert list(Membership.objects.values_list("role", flat=True)) == ["jassleitung"]
    assert not Organiser.objects.get().remote_leitung


def test_jassleitung_is_reset_whatever_the_case() -> None:
    user = builders.account("Vreni", "helfer")
    User.objects.filter(pk=user.pk).update(is_active=False)
    accounts.make_or_reset_jassleitung(name="VRENI", password="drei neue Wörter", from_elsewhere=True)
    user.refresh_from_db()
    assert (user.name, user.is_active, user.check_password("drei neue Wörter")) == ("Vreni", True, True)
    assert list(Membership.objects.values_list("role", flat=True)) == ["jassleitung"]
    assert Organiser.objects.get().remote_leitung


def test_password_link_sets_it_once() -> None:
    user = builders.account()
    link = accounts.password_path(user.pk).split("/")[2]
    assert accounts.set_password_by_link(link=link, password="drei neue Wörter") == "vreni"
    assert Journal.objects.filter(deed="Passwort gesetzt", who="vreni").count() == 1
    assert code_of(accounts.set_password_by_link, link=link, password="noch drei Wörter") == "link"
    user.refresh_from_db()
    assert user.check_password("drei neue Wörter")


def test_password_link_of_one_account_does_not_open_another() -> None:
    first, second = builders.account("Vreni"), builders.account("Hans")
    token = accounts.password_path(first.pk).split("/")[2].partition("-")[2]
    other = accounts.password_path(second.pk).split("/")[2].partition("-")[0]
    assert code_of(accounts.name_of_link, link=f"{other}-{token}") == "link"


def test_password_link_is_over_after_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    link = accounts.password_path(builders.account().pk).split("/")[2]
    later = timezone.localtime().replace(tzinfo=None) + timedelta(hours=25)
    monkeypatch.setattr(accounts.PasswordLink, "_now", lambda self: later)
    assert code_of(accounts.name_of_link, link=link) == "link"


def test_remote_leitung_is_switched_on_at_the_laptop_only() -> None:
    house = builders.organiser()
    values = {"organiser_id": house.pk, "by": builders.JASSLEITUNG}
    assert code_of(accounts.set_remote_leitung, on=True, at_laptop=False, **values) == "not_here"
    accounts.set_remote_leitung(on=True, at_laptop=True, **values)
    assert Organiser.objects.get().remote_leitung
    accounts.set_remote_leitung(on=False, at_laptop=False, **values)
    assert not Organiser.objects.get().remote_leitung


def test_remote_leitung_is_not_for_a_helfer() -> None:
    house = builders.organiser()
    values = {"organiser_id": house.pk, "on": True, "at_laptop": True, "by": builders.HELFER}
    assert code_of(accounts.set_remote_leitung, **values) == "right"
    assert Journal.objects.count() == 0
