"""What was decided and what was done: corrections, decisions, releases and the append-only journal."""

from __future__ import annotations

from django.db import models
from django.db.models import Q

from jassturnier.models.passen import Passe
from jassturnier.models.people import Standblatt
from jassturnier.models.tournaments import Table, Tournament


class Correction(models.Model):
    """± points for one Standblatt with a reason; undone once, by a second one of the opposite sign."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="corrections")
    standblatt = models.ForeignKey(Standblatt, on_delete=models.RESTRICT, related_name="corrections")
    points = models.SmallIntegerField()
    reason = models.CharField(max_length=300)
    by = models.CharField(max_length=80)
    at = models.DateTimeField()
    undoes = models.OneToOneField("self", null=True, blank=True, on_delete=models.RESTRICT, related_name="undone_by")

    class Meta:
        constraints = [
            models.CheckConstraint(name="correction_not_zero", condition=~Q(points=0)),
            models.CheckConstraint(name="correction_needs_reason", condition=~Q(reason="")),
        ]

    def __str__(self) -> str:
        return f"{self.points:+d}"


class DecisionKind(models.TextChoices):
    """Decision on a situation, warning, recorded exception to a gate, acknowledged control sum."""

    DECISION = "entscheid", "Entscheid"
    WARNING = "verwarnung", "Verwarnung"
    EXCEPTION = "ausnahme", "Ausnahme"
    ACKNOWLEDGED = "quittung", "Quittiert"


class Decision(models.Model):
    """What the Jassleitung decided (Reglement 4.3): the situation, the rule it rests on, the text."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="decisions")
    kind = models.CharField(max_length=10, choices=DecisionKind.choices)
    passe = models.ForeignKey(Passe, null=True, blank=True, on_delete=models.RESTRICT, related_name="decisions")
    table = models.ForeignKey(Table, null=True, blank=True, on_delete=models.RESTRICT, related_name="decisions")
    standblatt = models.ForeignKey(
        Standblatt, null=True, blank=True, on_delete=models.RESTRICT, related_name="decisions"
    )
    situation = models.CharField(max_length=120)
    rule = models.CharField(max_length=60, blank=True)
    text = models.CharField(max_length=500)
    by = models.CharField(max_length=80)
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.CheckConstraint(name="decision_kind_known", condition=Q(kind__in=DecisionKind.values)),
            models.CheckConstraint(name="decision_needs_text", condition=~Q(text="")),
        ]

    def __str__(self) -> str:
        return self.situation


class Release(models.Model):
    """A published document, kept as it was published; never a source of figures."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="releases")
    kind = models.CharField(max_length=20)
    after_passe = models.PositiveSmallIntegerField()
    audience = models.CharField(max_length=20, default="saal")
    version = models.PositiveSmallIntegerField()
    content = models.JSONField()
    by = models.CharField(max_length=80)
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["tournament", "kind", "after_passe", "audience", "version"], name="release_version_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.after_passe} v{self.version}"


class Journal(models.Model):
    """One line per deed, append only. Tournament number and name are plain values, so it outlives the tournament.

    The highest number is the version of the tournament (ETags, "nothing new").
    """

    tournament_number = models.BigIntegerField()
    tournament_name = models.CharField(max_length=120)
    number = models.PositiveIntegerField()
    at = models.DateTimeField()
    who = models.CharField(max_length=80)
    device = models.CharField(max_length=64, blank=True)
    deed = models.CharField(max_length=60)
    subject = models.CharField(max_length=200, blank=True)
    old = models.JSONField(null=True, blank=True)
    new = models.JSONField(null=True, blank=True)
    reason = models.CharField(max_length=500, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament_number", "number"], name="journal_number_once"),
        ]
        ordering = ["tournament_number", "number"]

    def __str__(self) -> str:
        return f"{self.number} {self.deed}"
