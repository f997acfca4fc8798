"""Accounts: the first by a one-time link, the Jassleitung's made or reset, passwords, rights from other devices."""

from __future__ import annotations

import re
from datetime import timedelta

from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.db import transaction
from django.utils import timezone
from django.utils.http import base36_to_int, int_to_base36
from django.utils.translation import gettext as _

from jassturnier.models import Invitation, Membership, Organiser, User
from jassturnier.services.actors import Actor, Role
from jassturnier.services.house_deed import HouseFrame, house_deed
from jassturnier.services.invitations import find_invitation, hash_of, new_account, new_secret
from jassturnier.services.outcomes import Done, Refused

FIRST_LINK_MINUTES = 30
LINK = re.compile(r"([0-9a-z]{1,9})-([0-9a-z-]{10,80})")
PROGRAM = Actor(name="Programm", role=Role.JASSLEITUNG, device="Laptop")


def the_organiser() -> Organiser:
    """Return the one organiser of a laptop; makes it when there is none yet."""
    return Organiser.objects.order_by("pk").first() or Organiser.objects.create()


def first_link() -> str:
    """Make a fresh one-time link for the first account and return its path, valid for 30 minutes.

    Older first links stop working. Raises Refused ("has_account") once there is an account.
    """
    with transaction.atomic():
        organiser = Organiser.objects.select_for_update().get(pk=the_organiser().pk)
        if User.objects.exists():
            raise Refused("has_account", _("Die Jassleitung ist schon eingerichtet. Bitte anmelden."))
        Invitation.objects.filter(first_account=True).delete()
        secret = new_secret()
        now = timezone.now()
        Invitation.objects.create(
            organiser=organiser, role=Role.JASSLEITUNG, secret_hash=hash_of(secret), first_account=True,
            created_at=now, expires_at=now + timedelta(minutes=FIRST_LINK_MINUTES),
        )  # fmt: skip
    return f"/erster-besuch/{secret}/"


def make_first_account(*, secret: str, name: str, password: str, device: str = "") -> Done:
    """Make the Jassleitung's account by the first link. Raises Refused ("link", "has_account", "name_taken")."""
    with transaction.atomic():
        Organiser.objects.select_for_update().order_by("pk").first()
        if User.objects.exists():
            raise Refused("has_account", _("Die Jassleitung ist schon eingerichtet. Bitte anmelden."))
        invitation = find_invitation(secret, first_account=True)
        user = new_account(name, password)
        Membership.objects.create(user=user, organiser=invitation.organiser, role=invitation.role)
        invitation.used_at = timezone.now()
        invitation.save(update_fields=["used_at"])
        by = Actor(name=user.name, role=Role.JASSLEITUNG, device=device)
        assert invitation.organiser is not None  # noqa: S101 - a first link always belongs to the organiser
        HouseFrame(invitation.organiser, by).journal("erste Jassleitung", user.name)
        return Done(number=user.pk)


def make_or_reset_jassleitung(*, name: str, password: str | None, from_elsewhere: bool = False) -> Done:
    """Give the account `name` the Jassleitung's right for the organiser and a new password; makes it when missing.

    `password` None leaves it without a usable one (a link from `password_path` sets it). `from_elsewhere` also lets
    the Jassleitung's rights work from other devices, which a server without a screen needs. Used by manage.py only.
    """
    with house_deed(the_organiser().pk, PROGRAM) as frame:
        user = User.objects.filter(name__iexact=name).first()
        if user is None:
            user = new_account(name, password)
        else:
            user.set_password(password)
            user.is_active = True
            user.save(update_fields=["password", "is_active"])
        Membership.objects.update_or_create(
            user=user, organiser=frame.organiser, defaults={"role": Role.JASSLEITUNG, "tournament": None}
        )
        if from_elsewhere:
            frame.organiser.remote_leitung = True
            frame.organiser.save(update_fields=["remote_leitung"])
        frame.journal("Jassleitung gesetzt", user.name)
        return Done(number=user.pk)


class PasswordLink(PasswordResetTokenGenerator):
    """A signed link that sets one account's password: once (the password is part of it) and for a limited time."""

    key_salt = "jassturnier.services.accounts.PasswordLink"

    def _make_hash_value(self, user: User, timestamp: int) -> str:
        return f"{user.pk}{user.password}{timestamp}"


def password_path(user_id: int) -> str:
    """Return the path of a one-time link that sets the password of an account."""
    user = User.objects.get(pk=user_id)
    return f"/neues-passwort/{int_to_base36(user.pk)}-{PasswordLink().make_token(user)}/"


def account_of_link(link: str, *, lock: bool = False) -> User:
    """Return whose password `link` may set. Raises Refused ("link") when it is used up, too old or wrong."""
    shape = LINK.fullmatch(link)
    accounts = User.objects.select_for_update() if lock else User.objects.all()
    user = accounts.filter(pk=base36_to_int(shape[1])).first() if shape else None
    if shape is None or user is None or not PasswordLink().check_token(user, shape[2]):
        raise Refused("link", _("Dieser Link gilt nicht mehr. Bitte einen neuen holen."))
    return user


def name_of_link(link: str) -> str:
    """Return the name of the account whose password `link` may set. Raises Refused ("link")."""
    return account_of_link(link).name


def set_password_by_link(*, link: str, password: str, device: str = "") -> str:
    """Set a new password by a one-time link; returns the account's name. Raises Refused ("link")."""
    with transaction.atomic():
        organiser = Organiser.objects.select_for_update().get(pk=the_organiser().pk)
        user = account_of_link(link, lock=True)
        user.set_password(password)
        user.save(update_fields=["password"])
        by = Actor(name=user.name, role=Role.HELFER, device=device)
        HouseFrame(organiser, by).journal("Passwort gesetzt", user.name)
        return user.name


def set_remote_leitung(*, organiser_id: int, on: bool, at_laptop: bool, by: Actor) -> Done:
    """Let the Jassleitung's rights work from other devices, or not (DESIGN 5.11). Raises Refused ("not_here").

    Switching on is done at the laptop only; switching off from anywhere.
    """
    if on and not at_laptop:
        raise Refused("not_here", _("Das lässt sich nur am Laptop selbst einschalten."))
    with house_deed(organiser_id, by) as frame:
        frame.organiser.remote_leitung = on
        frame.organiser.save(update_fields=["remote_leitung"])
        frame.journal("Jassleitung von anderen Geräten", new=on)
        return Done()
