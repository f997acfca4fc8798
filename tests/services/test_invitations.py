"""Invitations: only their hash is kept, each works once, and only the Jassleitung makes and withdraws them."""

from __future__ import annotations

import pytest

from jassturnier.models import Invitation, Journal, Membership, User
from jassturnier.services.actors import Role
from jassturnier.services.invitations import (
    hash_of,
    invite,
    join,
    join_with_new_account,
    remove_right,
    withdraw_invitation,
)
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from tests import builders

pytestmark = pytest.mark.django_db


def secret_for(role: Role = Role.HELFER, tournament_id: int | None = None) -> str:
    """Make an invitation and give its secret."""
    scope = {"tournament_id": tournament_id} if tournament_id else {"organiser_id": builders.organiser().pk}
    return invite(role=role, by=builders.JASSLEITUNG, **scope).split("/")[2]


def test_invitation_keeps_the_hash_alone() -> None:
    secret = secret_for()
    assert Invitation.objects.get().secret_hash == hash_of(secret)
    assert len(secret) >= 32


def test_invitation_by_a_helfer_is_refused() -> None:
    made = builders.tournament()
    for scope in ({"tournament_id": made.pk}, {"organiser_id": made.organiser_id}):
        with pytest.raises(Refused) as refusal:
            invite(role=Role.JASSLEITUNG, by=builders.HELFER, **scope)
        assert refusal.value.code == "right"
    assert (Invitation.objects.count(), Journal.objects.count()) == (0, 0)


def test_invitation_to_a_tournament_gives_that_right_alone() -> None:
    made = builders.tournament()
    join_with_new_account(secret=secret_for(tournament_id=made.pk), name="Hans", password="drei gute Wörter")
    assert list(Membership.objects.values_list("tournament", "organiser", "role")) == [(made.pk, None, "helfer")]


def test_invitation_used_up() -> None:
    secret = secret_for()
    join_with_new_account(secret=secret, name="Hans", password="drei gute Wörter")
    with pytest.raises(Refused) as refusal:
        join_with_new_account(secret=secret, name="Rita", password="drei gute Wörter")
    assert refusal.value.code == "link"
    assert User.objects.count() == 1


def test_name_taken_leaves_the_invitation_open() -> None:
    builders.account("Hans")
    secret = secret_for()
    with pytest.raises(Refused) as refusal:
        join_with_new_account(secret=secret, name="HANS", password="drei gute Wörter")
    assert (refusal.value.code, refusal.value.field) == ("name_taken", "name")
    assert isinstance(join_with_new_account(secret=secret, name="Hansli", password="drei gute Wörter"), Done)


def test_join_with_the_same_right_is_already_known() -> None:
    user = builders.account("Hans", "helfer")
    assert join(secret=secret_for(), user_id=user.pk) == AlreadyKnown(number=user.pk)


def test_remove_right_of_a_helfer_by_a_helfer_is_refused() -> None:
    user = builders.account("Hans", "helfer")
    right = Membership.objects.get(user=user)
    with pytest.raises(Refused) as refusal:
        remove_right(membership_id=right.pk, by=builders.HELFER, organiser_id=right.organiser_id)
    assert refusal.value.code == "right"
    assert Membership.objects.count() == 1


def test_remove_right_of_one_of_two_jassleitungen() -> None:
    builders.account("Vreni")
    user = builders.account("Rita")
    right = Membership.objects.get(user=user)
    assert remove_right(membership_id=right.pk, by=builders.JASSLEITUNG, organiser_id=right.organiser_id) == Done()
    assert User.objects.count() == 2


def test_withdraw_twice_is_already_known() -> None:
    secret_for()
    values = {"invitation_id": Invitation.objects.get().pk, "organiser_id": builders.organiser().pk}
    assert withdraw_invitation(by=builders.JASSLEITUNG, **values) == Done()
    assert withdraw_invitation(by=builders.JASSLEITUNG, **values) == AlreadyKnown()


def test_withdraw_through_another_tournament_does_nothing() -> None:
    made, other = builders.tournament(), builders.tournament(name="Anderes")
    secret_for(tournament_id=made.pk)
    number = Invitation.objects.get().pk
    outcome = withdraw_invitation(invitation_id=number, tournament_id=other.pk, by=builders.JASSLEITUNG)
    assert outcome == AlreadyKnown()
    assert Invitation.objects.count() == 1


def test_taken_up_invitation_leaves_one_line_where_it_belongs() -> None:
    made = builders.tournament()
    secret = secret_for(Role.JASSLEITUNG, tournament_id=made.pk)
    join_with_new_account(secret=secret, name="Hans", password="drei gute Wörter", device="Gerät 5")
    line = Journal.objects.get(deed="Einladung angenommen")
    assert (line.tournament_number, line.who, line.device, line.old, line.new) == (
        made.pk, "Hans", "Gerät 5", None, "jassleitung",
    )  # fmt: skip


def test_right_that_grows_is_written_with_the_old_one() -> None:
    user = builders.account("Rita", "helfer")
    join(secret=secret_for(Role.JASSLEITUNG), user_id=user.pk)
    line = Journal.objects.get(deed="Einladung angenommen")
    assert (line.tournament_number, line.old, line.new) == (-builders.organiser().pk, "helfer", "jassleitung")
