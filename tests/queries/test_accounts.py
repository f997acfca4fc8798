"""People with rights and open links as plain data."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from jassturnier.models import Invitation, User
from jassturnier.queries.accounts import (
    has_accounts,
    house_of,
    invitation_of,
    open_invitations,
    people_with_rights,
)
from jassturnier.services.actors import Role
from jassturnier.services.invitations import invite
from tests import builders

pytestmark = pytest.mark.django_db


def test_has_accounts() -> None:
    before = has_accounts()
    builders.account()
    assert (before, has_accounts()) == (False, True)


def test_people_stand_with_the_jassleitung_first() -> None:
    for name, role in (("Anna", "helfer"), ("Zita", "jassleitung"), ("hans", "helfer"), ("Berta", "helfer")):
        builders.account(name, role)
    rows = people_with_rights(organiser_id=builders.organiser().pk)
    assert [(row.name, row.leads) for row in rows] == [
        ("Zita", True),
        ("Anna", False),
        ("Berta", False),
        ("hans", False),
    ]


def test_house_of_somebody_with_a_tournament_only() -> None:
    assert house_of(builders.account("Hans", "helfer", builders.tournament()).pk) is None


def test_house_of_an_inactive_account() -> None:
    user = builders.account()
    User.objects.update(is_active=False)
    assert house_of(user.pk) is None


def test_house_of_the_jassleitung() -> None:
    house = house_of(builders.account().pk)
    assert house is not None
    assert (house.name, house.role, house.remote_leitung) == ("Jassclub", Role.JASSLEITUNG, False)


def test_open_invitations_leave_out_used_and_old_ones() -> None:
    organiser = builders.organiser()
    for _ in range(3):
        invite(role=Role.HELFER, by=builders.JASSLEITUNG, organiser_id=organiser.pk)
    first, second, third = Invitation.objects.order_by("pk").values_list("pk", flat=True)
    Invitation.objects.filter(pk=first).update(used_at=timezone.now())
    Invitation.objects.filter(pk=second).update(expires_at=timezone.now() - timedelta(seconds=1))
    assert [row.id for row in open_invitations(organiser_id=organiser.pk)] == [third]


def test_invitation_of_a_tournament_names_it() -> None:
    made = builders.tournament()
    secret = invite(role=Role.HELFER, by=builders.JASSLEITUNG, tournament_id=made.pk).split("/")[2]
    given = invitation_of(secret)
    assert given is not None
    assert (given.role, given.tournament, given.tournament_id) == (Role.HELFER, "Herbstjass", made.pk)


def test_invitation_guessed() -> None:
    assert invitation_of("geraten") is None
