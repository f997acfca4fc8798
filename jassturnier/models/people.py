"""People: the address book, the Standblatt (what is ranked) and who held it when."""

from __future__ import annotations

from django.db import models
from django.db.models import F, Q

from jassturnier.models.accounts import Organiser
from jassturnier.models.tournaments import Tournament

NAME_LENGTH = 80
PLACE_LENGTH = 80


class Player(models.Model):
    """One entry of the organiser's address book; it never rewrites old evenings."""

    organiser = models.ForeignKey(Organiser, on_delete=models.CASCADE, related_name="players")
    name = models.CharField(max_length=NAME_LENGTH)
    place = models.CharField(max_length=PLACE_LENGTH, blank=True)
    club = models.CharField(max_length=PLACE_LENGTH, blank=True)
    category = models.CharField(max_length=40, blank=True)
    not_published = models.BooleanField(default=False)

    class Meta:
        indexes = [models.Index(fields=["organiser", "name"], name="player_by_name")]

    def __str__(self) -> str:
        return self.name


class StandblattKind(models.TextChoices):
    """An Ersatz sits like any other and is not ranked."""

    NORMAL = "normal", "Normal"
    ERSATZ = "ersatz", "Ersatz"


class Ranked(models.TextChoices):
    """Whether it is ranked: by the rules of DESIGN 6 (auto), or by a decision with reason."""

    AUTO = "auto", "Nach Regel"
    YES = "ja", "Rangiert"
    NO = "nein", "Nicht rangiert"


class Standblatt(models.Model):
    """One start number: a person in the Einzelschieber, a pair in the Partnerschieber. It counts once handed out."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="standblaetter")
    number = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=10, choices=StandblattKind.choices, default=StandblattKind.NORMAL)
    printed_at = models.DateTimeField(null=True, blank=True)
    handed_out_at = models.DateTimeField(null=True, blank=True)
    paid_at = models.DateTimeField(null=True, blank=True)
    fixed_table = models.PositiveSmallIntegerField(null=True, blank=True)
    from_passe = models.PositiveSmallIntegerField(default=1)
    to_passe = models.PositiveSmallIntegerField(null=True, blank=True)
    ranked = models.CharField(max_length=5, choices=Ranked.choices, default=Ranked.AUTO)
    ranked_reason = models.CharField(max_length=300, blank=True)
    excluded_at = models.DateTimeField(null=True, blank=True)
    excluded_reason = models.CharField(max_length=300, blank=True)
    lot = models.PositiveSmallIntegerField(null=True, blank=True)
    renewal = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament", "number"], name="standblatt_number_once"),
            models.CheckConstraint(name="standblatt_number_range", condition=Q(number__gte=1, number__lte=9999)),
            models.CheckConstraint(name="standblatt_kind_known", condition=Q(kind__in=StandblattKind.values)),
            models.CheckConstraint(name="standblatt_from_passe", condition=Q(from_passe__gte=1)),
            models.CheckConstraint(
                name="standblatt_passen_in_order",
                condition=Q(to_passe__isnull=True) | Q(to_passe__gte=F("from_passe") - 1),
            ),
            models.CheckConstraint(
                name="standblatt_ranked_needs_reason", condition=Q(ranked=Ranked.AUTO) | ~Q(ranked_reason="")
            ),
            models.CheckConstraint(
                name="standblatt_exclusion_needs_reason",
                condition=Q(excluded_at__isnull=True) | ~Q(excluded_reason=""),
            ),
        ]

    def __str__(self) -> str:
        return str(self.number)


class Holder(models.Model):
    """Who holds a Standblatt from which Passe to which; the names are copies taken on that evening."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="holders")
    standblatt = models.ForeignKey(Standblatt, on_delete=models.RESTRICT, related_name="holders")
    position = models.PositiveSmallIntegerField(default=1)
    player = models.ForeignKey(Player, null=True, blank=True, on_delete=models.SET_NULL)
    from_passe = models.PositiveSmallIntegerField(default=1)
    to_passe = models.PositiveSmallIntegerField(null=True, blank=True)
    name = models.CharField(max_length=NAME_LENGTH)
    place = models.CharField(max_length=PLACE_LENGTH, blank=True)
    club = models.CharField(max_length=PLACE_LENGTH, blank=True)
    category = models.CharField(max_length=40, blank=True)
    not_published = models.BooleanField(default=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["standblatt", "position", "from_passe"], name="holder_from_once"),
            models.UniqueConstraint(
                fields=["standblatt", "position"], condition=Q(to_passe__isnull=True), name="holder_present_once"
            ),
            models.CheckConstraint(name="holder_position_known", condition=Q(position__in=(1, 2))),
            models.CheckConstraint(name="holder_name_there", condition=~Q(name="")),
            models.CheckConstraint(
                name="holder_passen_in_order",
                condition=Q(to_passe__isnull=True) | Q(to_passe__gte=F("from_passe")),
            ),
        ]

    def __str__(self) -> str:
        return self.name
