"""What devices at the tables keep on the laptop: the mirrored draft of a Punkteblatt, and reported errors."""

from __future__ import annotations

from django.db import models
from django.db.models import Q

from jassturnier.models.entries import Punkteblatt
from jassturnier.models.tournaments import Tournament


class Draft(models.Model):
    """What one device has typed for one Punkteblatt so far. It counts nowhere; another device can go on from it.

    `number` is how people call the device at this table ("Gerät 2"), `revision` counts the device's own changes, so
    that a message that comes late never replaces a newer one. `seen_at` is the last sign of life.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="drafts")
    punkteblatt = models.ForeignKey(Punkteblatt, on_delete=models.RESTRICT, related_name="drafts")
    device = models.CharField(max_length=64)
    number = models.PositiveSmallIntegerField()
    content = models.JSONField()
    filled = models.PositiveSmallIntegerField(default=0)
    revision = models.PositiveIntegerField(default=0)
    seen_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["punkteblatt", "device"], name="draft_once_a_device"),
            models.UniqueConstraint(fields=["punkteblatt", "number"], name="draft_device_number_once"),
            models.CheckConstraint(name="draft_device_named", condition=~Q(device="")),
        ]
        indexes = [models.Index(fields=["tournament", "seen_at"], name="draft_by_sign_of_life")]

    def __str__(self) -> str:
        return f"{self.punkteblatt_id} {self.number}"


class ErrorReport(models.Model):
    """"Fehler gemeldet": the table says that what it handed in is wrong; the Jassleitung settles it."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="error_reports")
    punkteblatt = models.ForeignKey(Punkteblatt, on_delete=models.RESTRICT, related_name="error_reports")
    text = models.CharField(max_length=300)
    who = models.CharField(max_length=80)
    at = models.DateTimeField()
    settled_at = models.DateTimeField(null=True, blank=True)
    settled_by = models.CharField(max_length=80, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["punkteblatt"], condition=Q(settled_at__isnull=True), name="error_report_one_open"
            ),
            models.CheckConstraint(name="error_report_needs_text", condition=~Q(text="")),
            models.CheckConstraint(
                name="error_report_settled_by_somebody", condition=Q(settled_at__isnull=True) | ~Q(settled_by="")
            ),
        ]

    def __str__(self) -> str:
        return self.text
