"""People with rights and open invitations as plain data."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Q
from django.utils import timezone

from jassturnier.models import Invitation, Membership, Organiser, User
from jassturnier.models.accounts import Role


@dataclass(frozen=True, slots=True)
class RightRow:
    """One right: who has which role."""

    id: int
    user_id: int
    name: str
    role: Role

    @property
    def leads(self) -> bool:
        """Say whether it is the Jassleitung's."""
        return self.role == Role.JASSLEITUNG


@dataclass(frozen=True, slots=True)
class InvitationRow:
    """One link not used yet."""

    id: int
    role: Role
    created_at: datetime
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class InvitationInfo:
    """What somebody who opens a link is told."""

    role: Role
    tournament: str
    tournament_id: int | None


@dataclass(frozen=True, slots=True)
class HouseInfo:
    """The organiser as the visitor may see it, with the visitor's role."""

    id: int
    name: str
    remote_leitung: bool
    role: Role


def has_accounts() -> bool:
    """Say whether there is any account. One query."""
    return User.objects.exists()


def house_of(user_id: int) -> HouseInfo | None:
    """Return the organiser an account has the greatest right for, or None. One query."""
    rows = list(
        Membership.objects.filter(user_id=user_id, user__is_active=True, organiser__isnull=False)
        .select_related("organiser")
        .order_by("organiser_id")
    )
    rows.sort(key=lambda row: row.role != Role.JASSLEITUNG)
    if not rows or rows[0].organiser is None:
        return None
    house: Organiser = rows[0].organiser
    return HouseInfo(house.pk, house.name, house.remote_leitung, Role(rows[0].role))


def scope(organiser_id: int | None, tournament_id: int | None) -> Q:
    """Return the condition for what belongs to the tournament if one is given, else to the organiser."""
    return Q(tournament_id=tournament_id) if tournament_id is not None else Q(organiser_id=organiser_id or 0)


def people_with_rights(*, organiser_id: int | None = None, tournament_id: int | None = None) -> list[RightRow]:
    """Return who has a right for the organiser or for the tournament, Jassleitung first. One query."""
    rows = Membership.objects.filter(scope(organiser_id, tournament_id)).select_related("user")
    found = [RightRow(row.pk, row.user_id, row.user.name, Role(row.role)) for row in rows]
    return sorted(found, key=lambda row: (not row.leads, row.name.casefold(), row.id))


def open_invitations(*, organiser_id: int | None = None, tournament_id: int | None = None) -> list[InvitationRow]:
    """Return the links that still work, newest first. One query."""
    rows = Invitation.objects.filter(
        scope(organiser_id, tournament_id), used_at=None, first_account=False, expires_at__gte=timezone.now()
    ).order_by("-created_at", "-pk")
    return [InvitationRow(row.pk, Role(row.role), row.created_at, row.expires_at) for row in rows]


def invitation_of(secret: str, *, first_account: bool = False) -> InvitationInfo | None:
    """Return what a link gives, or None when it does not work any more. One query."""
    row = (
        Invitation.objects.filter(
            secret_hash=hashlib.sha256(secret.encode()).hexdigest(),
            first_account=first_account,
            used_at=None,
            expires_at__gte=timezone.now(),
        )
        .select_related("tournament")
        .first()
    )
    if row is None:
        return None
    return InvitationInfo(Role(row.role), row.tournament.name if row.tournament else "", row.tournament_id)
