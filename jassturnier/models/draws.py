"""Auslosungen with seed and plan, and the wishes they heed."""

from __future__ import annotations

from django.db import models
from django.db.models import F, Q

from jassturnier.models.people import Standblatt
from jassturnier.models.tournaments import Tournament


class DrawState(models.TextChoices):
    """A draft writes no places; confirming does; a discarded attempt is kept with its reason."""

    DRAFT = "draft", "Entwurf"
    CONFIRMED = "confirmed", "Bestätigt"
    DISCARDED = "discarded", "Verworfen"


class Draw(models.Model):
    """One Auslosung: anybody can replay it from seed, options and program version."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="draws")
    number = models.PositiveSmallIntegerField()
    first_passe = models.PositiveSmallIntegerField()
    last_passe = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=64, blank=True)
    options = models.JSONField(default=dict)
    program_version = models.CharField(max_length=40)
    plan = models.JSONField(default=list)
    findings = models.JSONField(default=list)
    state = models.CharField(max_length=10, choices=DrawState.choices, default=DrawState.DRAFT)
    reason = models.CharField(max_length=300, blank=True)
    by = models.CharField(max_length=80)
    at = models.DateTimeField()
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament", "number"], name="draw_number_once"),
            models.UniqueConstraint(
                fields=["tournament"], condition=Q(state=DrawState.DRAFT), name="draw_one_draft_at_a_time"
            ),
            models.CheckConstraint(name="draw_passen_in_order", condition=Q(last_passe__gte=F("first_passe"))),
            models.CheckConstraint(
                name="draw_discarded_needs_reason", condition=~Q(state=DrawState.DISCARDED) | ~Q(reason="")
            ),
        ]

    def __str__(self) -> str:
        return f"Auslosung {self.number}"


class WishKind(models.TextChoices):
    """What a draw heeds where it can (the fixed table stands on the Standblatt)."""

    NOT_TOGETHER = "not_together", "Nicht am gleichen Tisch"
    NOT_PARTNER = "not_partner", "Nicht Partner"
    ABSENT = "absent", "Fehlt in einer Passe"


class Wish(models.Model):
    """One wish: of two Standblätter about each other, or of one to be absent in a Passe."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="wishes")
    kind = models.CharField(max_length=14, choices=WishKind.choices)
    standblatt = models.ForeignKey(Standblatt, on_delete=models.RESTRICT, related_name="wishes")
    other = models.ForeignKey(
        Standblatt, null=True, blank=True, on_delete=models.RESTRICT, related_name="wishes_of_others"
    )
    passe_number = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="wish_fields_fit_kind",
                condition=Q(kind=WishKind.ABSENT, other__isnull=True, passe_number__isnull=False)
                | (~Q(kind=WishKind.ABSENT) & Q(other__isnull=False, passe_number__isnull=True)),
            ),
            models.UniqueConstraint(
                fields=["kind", "standblatt", "other"], condition=Q(other__isnull=False), name="wish_pair_once"
            ),
            models.UniqueConstraint(
                fields=["standblatt", "passe_number"], condition=Q(other__isnull=True), name="wish_absence_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.standblatt_id}"
