"""Who may do what: accounts, the organiser, memberships (the only source of rights) and one-time links."""

from __future__ import annotations

from typing import ClassVar

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager
from django.db import models
from django.db.models import Q
from django.db.models.functions import Lower


class Role(models.TextChoices):
    """Rights of a membership; Helfer is contained in Jassleitung."""

    JASSLEITUNG = "jassleitung", "Jassleitung"
    HELFER = "helfer", "Helfer"


class UserManager(BaseUserManager["User"]):
    """Finds an account by its name, upper and lower case alike."""

    def get_by_natural_key(self, username: str | None) -> User:
        """Return the account named `username`, whatever its case; raises User.DoesNotExist."""
        return self.get(name__iexact=username)


class User(AbstractBaseUser):
    """One person who signs in. Rights come from Membership alone, so there is no superuser."""

    name = models.CharField(max_length=60, unique=True)
    is_active = models.BooleanField(default=True)
    created_at = models.DateTimeField()

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "name"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        constraints = [models.UniqueConstraint(Lower("name"), name="user_name_once")]

    def __str__(self) -> str:
        return self.name


class Organiser(models.Model):
    """A Verein that holds tournaments; exactly one on a laptop, made by itself and never shown there."""

    name = models.CharField(max_length=120, blank=True)
    remote_leitung = models.BooleanField(default=False)

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    """One right: an account has a role for one organiser or for one tournament."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="memberships")
    organiser = models.ForeignKey(Organiser, null=True, blank=True, on_delete=models.CASCADE)
    tournament = models.ForeignKey("Tournament", null=True, blank=True, on_delete=models.CASCADE)
    role = models.CharField(max_length=20, choices=Role.choices)

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="membership_one_scope",
                condition=Q(organiser__isnull=False, tournament__isnull=True)
                | Q(organiser__isnull=True, tournament__isnull=False),
            ),
            models.CheckConstraint(name="membership_role_known", condition=Q(role__in=Role.values)),
            models.UniqueConstraint(
                fields=["user", "organiser"], condition=Q(organiser__isnull=False), name="membership_organiser_once"
            ),
            models.UniqueConstraint(
                fields=["user", "tournament"], condition=Q(tournament__isnull=False), name="membership_tournament_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user_id} {self.role}"


class Invitation(models.Model):
    """A one-time link that makes an account; only the hash of its secret is kept."""

    organiser = models.ForeignKey(Organiser, null=True, blank=True, on_delete=models.CASCADE)
    tournament = models.ForeignKey("Tournament", null=True, blank=True, on_delete=models.CASCADE)
    role = models.CharField(max_length=20, choices=Role.choices)
    secret_hash = models.CharField(max_length=64, unique=True)
    first_account = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(name="invitation_role_known", condition=Q(role__in=Role.values)),
            models.CheckConstraint(
                name="invitation_one_scope",
                condition=Q(organiser__isnull=False, tournament__isnull=True)
                | Q(organiser__isnull=True, tournament__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.role} {self.created_at:%d.%m.%Y %H:%M}"
