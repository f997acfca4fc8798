"""A tournament with its settings, and its tables."""

from __future__ import annotations

from django.db import models
from django.db.models import Q

from jassturnier.models.accounts import Organiser


class Kind(models.TextChoices):
    """Einzelschieber: partner drawn anew for each Passe. Partnerschieber: fixed pairs (Reglement 3)."""

    EINZEL = "einzel", "Einzelschieber"
    PARTNER = "partner", "Partnerschieber"


class Begin(models.TextChoices):
    """How a tournament begins (DESIGN 6, ways a, b and c)."""

    DOOR_CLOSED = "tuerschluss", "Auslosung nach Türschluss"
    AT_THE_DOOR = "passe1", "Passe 1 an der Türe"
    PREPRINTED = "vorgedruckt", "Alles vorgedruckt"


class TieRule(models.TextChoices):
    """What decides between equal totals (Reglement 2.9.2, DESIGN 6)."""

    TOTAL = "total", "Nur das Total"
    BEST = "best", "Beste Passe"
    CHAIN = "chain", "Beste, zweitbeste … Passe"


class EntryPreset(models.TextChoices):
    """Preset of the office entry; chosen per sheet all the same."""

    TOTALS = "totale", "Totale"
    SPIELE = "spiele", "Spiel für Spiel"


class SheetMode(models.TextChoices):
    """Whether the table keeps a Punkteblatt on paper."""

    PAPER = "papier", "Punkteblatt auf Papier"
    DEVICE = "geraet", "Nur auf dem Gerät"


class Tournament(models.Model):
    """One event. Its key makes the secrets of tables and start numbers; no total or state is stored."""

    organiser = models.ForeignKey(Organiser, on_delete=models.RESTRICT, related_name="tournaments")
    kind = models.CharField(max_length=10, choices=Kind.choices)
    name = models.CharField(max_length=120)
    date = models.DateField()
    place = models.CharField(max_length=120, blank=True)
    match_bonus = models.PositiveSmallIntegerField(default=0)
    streich = models.PositiveSmallIntegerField(default=0)
    tie_rule = models.CharField(max_length=10, choices=TieRule.choices, default=TieRule.BEST)
    entry_preset = models.CharField(max_length=10, choices=EntryPreset.choices, default=EntryPreset.TOTALS)
    sheet_mode = models.CharField(max_length=10, choices=SheetMode.choices, default=SheetMode.PAPER)
    acceptance = models.BooleanField(default=True)
    begin = models.CharField(max_length=12, choices=Begin.choices, default=Begin.DOOR_CLOSED)
    pause_credit = models.PositiveSmallIntegerField(null=True, blank=True)
    second_person_visum = models.BooleanField(default=False)
    printed_address = models.CharField(max_length=200, blank=True)
    wlan_code = models.CharField(max_length=100, blank=True)
    rehearsal = models.BooleanField(default=False)
    rehearsal_seed = models.CharField(max_length=64, blank=True)
    key = models.CharField(max_length=64)
    created_at = models.DateTimeField()
    door_closed_at = models.DateTimeField(null=True, blank=True)
    archived_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(name="tournament_kind_known", condition=Q(kind__in=Kind.values)),
            models.CheckConstraint(name="tournament_bonus_known", condition=Q(match_bonus__in=(0, 50, 100))),
            models.CheckConstraint(name="tournament_tie_known", condition=Q(tie_rule__in=TieRule.values)),
            models.CheckConstraint(name="tournament_begin_known", condition=Q(begin__in=Begin.values)),
            models.CheckConstraint(name="tournament_streich_range", condition=Q(streich__lte=11)),
            models.CheckConstraint(
                name="tournament_device_needs_acceptance",
                condition=Q(sheet_mode=SheetMode.PAPER) | Q(acceptance=True),
            ),
        ]

    def __str__(self) -> str:
        return self.name


class Table(models.Model):
    """One table of the hall; `renewal` counts up when its secret is renewed."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="tables")
    number = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=60, blank=True)
    note = models.CharField(max_length=200, blank=True)
    renewal = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament", "number"], name="table_number_once"),
            models.CheckConstraint(name="table_number_range", condition=Q(number__gte=1, number__lte=9999)),
        ]

    def __str__(self) -> str:
        return str(self.number)
