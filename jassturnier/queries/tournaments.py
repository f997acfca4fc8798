"""Tournaments as plain data: the head of every page, the settings, the Passen, the list on the first page."""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import date, datetime

from django.db.models import Max

from jassturnier.models import Entry, Journal, Membership, Organiser, Passe, Tournament
from jassturnier.models.accounts import Role
from jassturnier.models.tournaments import Kind


@dataclass(frozen=True, slots=True)
class PasseInfo:
    """One Passe: number 1–12, Spiele 1–24 and what happened to it."""

    id: int
    number: int
    spiele: int
    by_hand: bool
    started_at: datetime | None
    closed_at: datetime | None
    cancelled_at: datetime | None

    @property
    def started(self) -> bool:
        """Say whether the Passe was started."""
        return self.started_at is not None

    @property
    def closed(self) -> bool:
        """Say whether the Passe was closed."""
        return self.closed_at is not None

    @property
    def cancelled(self) -> bool:
        """Say whether the Passe was cancelled before it began."""
        return self.cancelled_at is not None


@dataclass(frozen=True, slots=True)
class TournamentInfo:
    """Head and settings of a tournament; nothing derived."""

    id: int
    organiser_id: int
    name: str
    kind: str
    date: date
    place: str
    match_bonus: int
    streich: int
    tie_rule: str
    entry_preset: str
    sheet_mode: str
    acceptance: bool
    begin: str
    pause_credit: int | None
    second_person_visum: bool
    printed_address: str
    wlan_code: str
    rehearsal: bool
    rehearsal_seed: str
    door_closed_at: datetime | None
    archived_at: datetime | None

    @property
    def einzel(self) -> bool:
        """Say whether it is an Einzelschieber."""
        return self.kind == Kind.EINZEL

    @property
    def per_table(self) -> int:
        """Return how many Standblätter sit at one table: 4, or 2 pairs in the Partnerschieber."""
        return 4 if self.einzel else 2


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """One line of the list of tournaments."""

    id: int
    name: str
    kind: str
    date: date
    place: str
    rehearsal: bool
    archived: bool


def info_of(tournament: Tournament) -> TournamentInfo:
    """Turn a row that is already read into plain data."""
    return TournamentInfo(**{field.name: getattr(tournament, field.name) for field in fields(TournamentInfo)})


def tournament_info(tournament_id: int) -> TournamentInfo | None:
    """Return head and settings, or None where there is no such tournament. One query."""
    row = Tournament.objects.filter(pk=tournament_id).first()
    return info_of(row) if row else None


def role_for(user_id: int, tournament: TournamentInfo) -> Role | None:
    """Return the greatest role of an account for a tournament, by Membership alone. One query."""
    roles = set(
        Membership.objects.filter(user_id=user_id, user__is_active=True, organiser_id=tournament.organiser_id)
        .union(Membership.objects.filter(user_id=user_id, user__is_active=True, tournament_id=tournament.id))
        .values_list("role", flat=True)
    )
    if Role.JASSLEITUNG in roles:
        return Role.JASSLEITUNG
    return Role.HELFER if Role.HELFER in roles else None


def organiser_allows_remote(organiser_id: int) -> bool:
    """Say whether the Jassleitung's rights work from other devices (DESIGN 5.11)."""
    return Organiser.objects.filter(pk=organiser_id, remote_leitung=True).exists()


def passen_of(tournament_id: int) -> list[PasseInfo]:
    """Return all Passen in order of their number, cancelled ones included. One query."""
    rows = Passe.objects.filter(tournament_id=tournament_id).order_by("number")
    return [PasseInfo(p.pk, p.number, p.spiele, p.by_hand, p.started_at, p.closed_at, p.cancelled_at) for p in rows]


def tournaments_for(user_id: int) -> list[TournamentRow]:
    """Return the tournaments an account has a right for, newest first. Two queries."""
    memberships = list(Membership.objects.filter(user_id=user_id).values_list("organiser_id", "tournament_id"))
    organisers = [o for o, _ in memberships if o]
    single = [t for _, t in memberships if t]
    rows = (
        (Tournament.objects.filter(organiser_id__in=organisers) | Tournament.objects.filter(pk__in=single))
        .distinct()
        .order_by("-date", "-pk")
    )
    return [TournamentRow(t.pk, t.name, t.kind, t.date, t.place, t.rehearsal, t.archived_at is not None) for t in rows]


def version_of(tournament_id: int) -> int:
    """Return the version of a tournament: its highest journal number, 0 before the first. One indexed query."""
    return Journal.objects.filter(tournament_number=tournament_id).aggregate(last=Max("number"))["last"] or 0


def has_result(tournament_id: int) -> bool:
    """Say whether any result is in, so that the settings are locked (DESIGN 6). One query."""
    return Entry.objects.filter(tournament_id=tournament_id).exists()
