"""Who may see which page: loads the tournament and the role of the visitor, the one way into tournament pages."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest

from jassturnier.queries.accounts import house_of
from jassturnier.queries.tournaments import TournamentInfo, organiser_allows_remote, role_for, tournament_info
from jassturnier.services.actors import Actor, Role, covers


class SignInNeeded(Exception):
    """Nobody is signed in; the middleware leads to the sign-in page and keeps what was typed."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What every tournament page works with: the tournament, the visitor's role and who acts."""

    tournament: TournamentInfo
    role: Role
    actor: Actor

    @property
    def leads(self) -> bool:
        """Say whether the visitor has the Jassleitung's rights here and now."""
        return self.role == Role.JASSLEITUNG


def at_the_laptop(request: HttpRequest) -> bool:
    """Say whether the request comes from the laptop itself (loopback address).

    What a proxy hands on comes from elsewhere, though the proxy itself stands on the same machine; with
    JASSTURNIER_HTTPS=1 there is one, whatever it says about itself.
    """
    if settings.HTTPS or "HTTP_X_FORWARDED_FOR" in request.META or "HTTP_FORWARDED" in request.META:
        return False
    try:
        address = ipaddress.ip_address(request.META.get("REMOTE_ADDR", ""))
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def enter(request: HttpRequest, turnier: int, needs: Role = Role.HELFER) -> Desk:
    """Return the desk for tournament number `turnier`, at most four queries.

    Raises SignInNeeded, Http404 (no such tournament, or no right to know of it) or PermissionDenied (a Helfer where
    the Jassleitung is needed). From another device the Jassleitung has a Helfer's rights until switched on
    (DESIGN 5.11).
    """
    if not request.user.is_authenticated:
        raise SignInNeeded
    tournament = tournament_info(turnier)
    role = role_for(request.user.pk, tournament) if tournament else None
    if tournament is None or role is None:
        raise Http404
    elsewhere = role == Role.JASSLEITUNG and not at_the_laptop(request)
    if elsewhere and not organiser_allows_remote(tournament.organiser_id):
        role = Role.HELFER
    if not covers(role, needs):
        raise PermissionDenied
    return Desk(tournament, role, Actor(name=str(request.user), role=role, device=device_label(request)))


@dataclass(frozen=True, slots=True)
class House:
    """What pages of the house work with: the organiser, the visitor's role there and who acts."""

    id: int
    name: str
    remote_leitung: bool
    role: Role
    actor: Actor

    @property
    def leads(self) -> bool:
        """Say whether the visitor has the Jassleitung's rights for the organiser here and now."""
        return self.role == Role.JASSLEITUNG


def enter_house(request: HttpRequest, needs: Role = Role.HELFER) -> House:
    """Return the organiser's page frame for the visitor, at most two queries; rules and exceptions as `enter`.

    PermissionDenied also where the account has no right for an organiser at all.
    """
    if not request.user.is_authenticated:
        raise SignInNeeded
    found = house_of(request.user.pk)
    if found is None:
        raise PermissionDenied
    elsewhere = not at_the_laptop(request) and not found.remote_leitung
    role = Role.HELFER if elsewhere else found.role
    if not covers(role, needs):
        raise PermissionDenied
    actor = Actor(name=str(request.user), role=role, device=device_label(request))
    return House(found.id, found.name, found.remote_leitung, role, actor)


def device_label(request: HttpRequest) -> str:
    """Return a short label of the device for the journal: "Laptop" or the last part of its address."""
    return "Laptop" if at_the_laptop(request) else request.META.get("REMOTE_ADDR", "")[:40]
