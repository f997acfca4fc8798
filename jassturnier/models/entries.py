"""What the tables played: one Punkteblatt per Passe and table, every version of its figures, its Spiele."""

from __future__ import annotations

from django.db import models
from django.db.models import F, Q

from jassturnier.models.passen import Passe
from jassturnier.models.tournaments import Table, Tournament
from scoring.spiel import GAME_TOTAL


class Punkteblatt(models.Model):
    """The paper (or device) of one table in one Passe: received, given the Visum, held by which device."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="punkteblaetter")
    passe = models.ForeignKey(Passe, on_delete=models.RESTRICT, related_name="punkteblaetter")
    table = models.ForeignKey(Table, on_delete=models.RESTRICT, related_name="punkteblaetter")
    received_at = models.DateTimeField(null=True, blank=True)
    received_by = models.CharField(max_length=80, blank=True)
    visum_at = models.DateTimeField(null=True, blank=True)
    visum_by = models.CharField(max_length=80, blank=True)
    holder_device = models.CharField(max_length=64, blank=True)
    held_since = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["passe", "table"], name="punkteblatt_once"),
            models.CheckConstraint(
                name="punkteblatt_received_by_somebody", condition=Q(received_at__isnull=True) | ~Q(received_by="")
            ),
            models.CheckConstraint(
                name="punkteblatt_visum_by_somebody", condition=Q(visum_at__isnull=True) | ~Q(visum_by="")
            ),
        ]

    def __str__(self) -> str:
        return f"{self.passe_id}/{self.table_id}"


class OverrideKind(models.TextChoices):
    """Why figures stand that the rules refuse (DESIGN 6 "odd values")."""

    NONE = "", "–"
    DECISION = "entscheid", "Entscheid der Jassleitung"
    BROKEN_OFF = "abgebrochen", "Passe abgebrochen"
    COPIED_LIST = "abgeschrieben", "Abgeschriebene Liste"
    ESTIMATED = "geschaetzt", "Geschätzt"


_NO_OVERRIDE = Q(override=OverrideKind.NONE)


class Entry(models.Model):
    """One version of a Punkteblatt. Kept for ever; at most one version of a sheet is valid.

    `control_a` and `control_b` are card points without bonus: the totals as typed, or for an entry by Spiel the
    figures that its rows must add up to (the verb sees to it, `manage.py pruefen` proves it).
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="entries")
    punkteblatt = models.ForeignKey(Punkteblatt, on_delete=models.RESTRICT, related_name="entries")
    version = models.PositiveSmallIntegerField()
    by_spiel = models.BooleanField()
    control_a = models.PositiveSmallIntegerField()
    control_b = models.PositiveSmallIntegerField()
    expected = models.PositiveSmallIntegerField()
    matches_a = models.PositiveSmallIntegerField(default=0)
    matches_b = models.PositiveSmallIntegerField(default=0)
    paper_total_a = models.PositiveSmallIntegerField(null=True, blank=True)
    who = models.CharField(max_length=80)
    device = models.CharField(max_length=64, blank=True)
    at = models.DateTimeField()
    nonce = models.CharField(max_length=64, unique=True)
    based_on = models.PositiveSmallIntegerField(default=0)
    valid = models.BooleanField()
    override = models.CharField(max_length=14, choices=OverrideKind.choices, blank=True, default=OverrideKind.NONE)
    reason = models.CharField(max_length=300, blank=True)
    hints_confirmed = models.BooleanField(default=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["punkteblatt", "version"], name="entry_version_once"),
            models.UniqueConstraint(fields=["punkteblatt"], condition=Q(valid=True), name="entry_one_valid_version"),
            models.CheckConstraint(
                name="entry_sum_as_expected",
                condition=~_NO_OVERRIDE | Q(expected=F("control_a") + F("control_b")),
            ),
            models.CheckConstraint(name="entry_override_needs_reason", condition=_NO_OVERRIDE | ~Q(reason="")),
            models.CheckConstraint(name="entry_override_known", condition=Q(override__in=OverrideKind.values)),
        ]

    def __str__(self) -> str:
        return f"{self.punkteblatt_id} v{self.version}"


class Remark(models.TextChoices):
    """Note of one Spiel (RULES 8)."""

    NONE = "", "–"
    REPEATED = "wiederholt", "wiederholt"
    ESTIMATED = "geschaetzt", "geschätzt"
    DECISION = "entscheid", "Entscheid"


class Spiel(models.Model):
    """One Spiel of an entry: card points only; a Match is a tick and its bonus is added when read."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="spiele_played")
    entry = models.ForeignKey(Entry, on_delete=models.RESTRICT, related_name="spiele")
    number = models.PositiveSmallIntegerField()
    points_a = models.PositiveSmallIntegerField()
    points_b = models.PositiveSmallIntegerField()
    match = models.CharField(max_length=1, blank=True)
    remark = models.CharField(max_length=12, choices=Remark.choices, blank=True, default=Remark.NONE)
    override = models.BooleanField(default=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["entry", "number"], name="spiel_number_once"),
            models.CheckConstraint(
                name="spiel_sum_is_157", condition=Q(override=True) | Q(points_a=GAME_TOTAL - F("points_b"))
            ),
            models.CheckConstraint(name="spiel_match_known", condition=Q(match__in=("", "A", "B"))),
            models.CheckConstraint(
                name="spiel_match_is_all_points",
                condition=Q(match="")
                | Q(override=True)
                | Q(match="A", points_a=GAME_TOTAL)
                | Q(match="B", points_b=GAME_TOTAL),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.entry_id}/{self.number}"
