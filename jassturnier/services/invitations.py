"""Rights given and taken: one-time links for the organiser or one tournament, joining by them, removing people."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext as _

from jassturnier.models import Invitation, Membership, Organiser, Tournament, User
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed, write_line
from jassturnier.services.house_deed import HouseFrame, house_deed
from jassturnier.services.outcomes import AlreadyKnown, Done, Line, Refused

INVITATION_HOURS = 48


def new_secret() -> str:
    """Return 32 letters that nobody can guess (192 bits)."""
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> str:
    """Return what is kept of a secret: its SHA-256 in hex."""
    return hashlib.sha256(secret.encode()).hexdigest()


def invite(*, role: Role, by: Actor, organiser_id: int | None = None, tournament_id: int | None = None) -> str:
    """Make a one-time link for a role and return its path; give exactly one of organiser and tournament.

    It is valid for 48 hours. Raises Refused ("right", "gone").
    """
    secret = new_secret()
    if tournament_id is not None:
        with deed(tournament_id, by, needs=Role.JASSLEITUNG) as frame:
            keep_invitation(role, secret, frame.now, tournament_id=tournament_id)
            frame.journal("eingeladen", role.label)
    else:
        with house_deed(organiser_id or 0, by) as house:
            keep_invitation(role, secret, house.now, organiser_id=organiser_id)
            house.journal("eingeladen", role.label)
    return f"/einladung/{secret}/"


def keep_invitation(
    role: Role, secret: str, now: datetime, *, organiser_id: int | None = None, tournament_id: int | None = None
) -> None:
    """Write an invitation, with the hash of its secret alone."""
    Invitation.objects.create(
        organiser_id=organiser_id, tournament_id=tournament_id, role=role, secret_hash=hash_of(secret),
        created_at=now, expires_at=now + timedelta(hours=INVITATION_HOURS),
    )  # fmt: skip


def find_invitation(secret: str, *, first_account: bool = False) -> Invitation:
    """Return a valid invitation with its row locked. Raises Refused ("link") when used, too old or unknown."""
    found = (
        Invitation.objects.select_for_update()
        .filter(secret_hash=hash_of(secret), first_account=first_account, used_at=None)
        .first()
    )
    if found is None or found.expires_at < timezone.now():
        raise Refused("link", _("Dieser Link gilt nicht mehr. Bitte einen neuen holen."))
    return found


def new_account(name: str, password: str | None) -> User:
    """Write an account. Raises Refused ("name_taken") at the field "name"."""
    user = User(name=name, created_at=timezone.now())
    user.set_password(password)
    try:
        with transaction.atomic():
            user.save()
    except IntegrityError:
        text = _("Diesen Namen hat hier schon jemand. Bitte einen anderen nehmen, zum Beispiel mit Nachnamen.")
        raise Refused("name_taken", text, field="name") from None
    return user


def join_with_new_account(*, secret: str, name: str, password: str, device: str = "") -> Done:
    """Make an account by an invitation, with its right. Raises Refused ("link", "name_taken")."""
    with scope_locked(secret):
        invitation = find_invitation(secret)
        user = new_account(name, password)
        give_right(invitation, user, device)
        return Done(number=user.pk)


def join(*, secret: str, user_id: int, device: str = "") -> Done | AlreadyKnown:
    """Give the right of an invitation to an account that exists. Raises Refused ("link")."""
    with scope_locked(secret):
        return give_right(find_invitation(secret), User.objects.get(pk=user_id), device)


@contextmanager
def scope_locked(secret: str) -> Iterator[None]:
    """Lock the tournament or organiser that a link belongs to, before the link itself, as every other deed does."""
    with transaction.atomic():
        given = Invitation.objects.filter(secret_hash=hash_of(secret)).first()
        if given is not None and given.tournament_id is not None:
            Tournament.objects.select_for_update().filter(pk=given.tournament_id).first()
        elif given is not None and given.organiser_id is not None:
            Organiser.objects.select_for_update().filter(pk=given.organiser_id).first()
        yield


def give_right(invitation: Invitation, user: User, device: str) -> Done | AlreadyKnown:
    """Use up the invitation; a greater right that the account has already is kept."""
    scope = {"organiser_id": invitation.organiser_id, "tournament_id": invitation.tournament_id}
    held, new = Membership.objects.get_or_create(user=user, **scope, defaults={"role": invitation.role})
    old = "" if new else held.role
    better = invitation.role == Role.JASSLEITUNG and held.role != Role.JASSLEITUNG
    if better:
        held.role = Role.JASSLEITUNG
        held.save(update_fields=["role"])
    invitation.used_at = timezone.now()
    invitation.save(update_fields=["used_at"])
    line = Line("Einladung angenommen", user.name, old=old or None, new=held.role)
    by = Actor(name=user.name, role=Role(held.role), device=device)
    if invitation.tournament is not None:
        write_line(invitation.tournament, by, invitation.used_at, line)
    elif invitation.organiser is not None:
        HouseFrame(invitation.organiser, by).journal(line.deed, line.subject, old=line.old, new=line.new)
    return Done(number=user.pk) if new or better else AlreadyKnown(number=user.pk)


def remove_right(
    *, membership_id: int, by: Actor, organiser_id: int | None = None, tournament_id: int | None = None
) -> Done | AlreadyKnown:
    """Take a right away. Raises Refused ("last", "right", "gone"): the organiser keeps one Jassleitung."""
    if tournament_id is not None:
        with deed(tournament_id, by, needs=Role.JASSLEITUNG) as frame:
            name = delete_right(Q(pk=membership_id, tournament_id=tournament_id))
            if name:
                frame.journal("Recht entzogen", name)
            else:
                frame.nothing_new()
    else:
        with house_deed(organiser_id or 0, by) as house:
            others = Membership.objects.filter(
                organiser=house.organiser, role=Role.JASSLEITUNG, user__is_active=True
            ).exclude(pk=membership_id)
            if not others.exists():
                raise Refused("last", _("Das ist die letzte Jassleitung. Zuerst eine andere einladen."))
            name = delete_right(Q(pk=membership_id, organiser=house.organiser))
            if name:
                house.journal("Recht entzogen", name)
    return Done() if name else AlreadyKnown()


def delete_right(which: Q) -> str:
    """Delete one membership and return the name of its account; empty when it is gone already."""
    found = Membership.objects.filter(which).select_related("user").first()
    if found is None:
        return ""
    found.delete()
    return found.user.name


def withdraw_invitation(
    *, invitation_id: int, by: Actor, organiser_id: int | None = None, tournament_id: int | None = None
) -> Done | AlreadyKnown:
    """Make an unused link void. Raises Refused ("right", "gone")."""
    which = Invitation.objects.filter(pk=invitation_id, used_at=None, first_account=False)
    if tournament_id is not None:
        with deed(tournament_id, by, needs=Role.JASSLEITUNG) as frame:
            gone, _rows = which.filter(tournament_id=tournament_id).delete()
            if gone:
                frame.journal("Einladung zurückgezogen")
            else:
                frame.nothing_new()
    else:
        with house_deed(organiser_id or 0, by) as house:
            gone, _rows = which.filter(organiser=house.organiser).delete()
            if gone:
                house.journal("Einladung zurückgezogen")
    return Done() if gone else AlreadyKnown()
