"""Passen and who sits where in them."""

from __future__ import annotations

from django.db import models
from django.db.models import Q

from jassturnier.models.people import Standblatt
from jassturnier.models.tournaments import Table, Tournament


class Passe(models.Model):
    """One Passe of a tournament: its length and when it was started, closed or cancelled."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="passen")
    number = models.PositiveSmallIntegerField()
    spiele = models.PositiveSmallIntegerField(default=12)
    by_hand = models.BooleanField(default=False)
    started_at = models.DateTimeField(null=True, blank=True)
    closed_at = models.DateTimeField(null=True, blank=True)
    cancelled_at = models.DateTimeField(null=True, blank=True)
    reason = models.CharField(max_length=300, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament", "number"], name="passe_number_once"),
            models.CheckConstraint(name="passe_number_range", condition=Q(number__gte=1, number__lte=12)),
            models.CheckConstraint(name="passe_spiele_range", condition=Q(spiele__gte=1, spiele__lte=24)),
            models.CheckConstraint(
                name="passe_closed_after_start", condition=Q(closed_at__isnull=True) | Q(started_at__isnull=False)
            ),
            models.CheckConstraint(
                name="passe_cancelled_not_started",
                condition=Q(cancelled_at__isnull=True) | (Q(started_at__isnull=True) & ~Q(reason="")),
            ),
        ]

    def __str__(self) -> str:
        return str(self.number)


class PlaceKind(models.TextChoices):
    """What a Standblatt does in a Passe."""

    SEAT = "seat", "Sitz"
    PAUSE = "pause", "Pause"
    ABSENT = "absent", "Abwesend"


class Team(models.TextChoices):
    """The two teams of a table."""

    A = "A", "A"
    B = "B", "B"


_SEAT = Q(kind=PlaceKind.SEAT, table__isnull=False, team__in=Team.values, seat__in=(1, 2), credit__isnull=True)
_PAUSE = Q(kind=PlaceKind.PAUSE, table__isnull=True, team="", seat__isnull=True, credit__isnull=False)
_ABSENT = Q(kind=PlaceKind.ABSENT, table__isnull=True, team="", seat__isnull=True, credit__isnull=True)


class Place(models.Model):
    """Where one Standblatt is in one Passe; in the Partnerschieber one row per pair, always seat 1."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="places")
    passe = models.ForeignKey(Passe, on_delete=models.RESTRICT, related_name="places")
    standblatt = models.ForeignKey(Standblatt, on_delete=models.RESTRICT, related_name="places")
    kind = models.CharField(max_length=6, choices=PlaceKind.choices)
    table = models.ForeignKey(Table, null=True, blank=True, on_delete=models.RESTRICT, related_name="places")
    team = models.CharField(max_length=1, choices=Team.choices, blank=True)
    seat = models.PositiveSmallIntegerField(null=True, blank=True)
    credit = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["passe", "standblatt"], name="place_once_a_passe"),
            models.UniqueConstraint(
                fields=["passe", "table", "team", "seat"], condition=Q(kind=PlaceKind.SEAT), name="seat_taken_once"
            ),
            models.CheckConstraint(name="place_fields_fit_kind", condition=_SEAT | _PAUSE | _ABSENT),
        ]

    def __str__(self) -> str:
        return f"{self.passe_id} {self.standblatt_id} {self.kind}"
