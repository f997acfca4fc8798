"""A hall with a running tournament and everybody who may knock at its pages, for the matrix of rights."""

from __future__ import annotations

from dataclasses import dataclass

from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from jassturnier.models import Membership, Organiser, Tournament
from tests import builders
from tests.rights_table import SAMPLE, Row

LAPTOP = "127.0.0.1"
PHONE = "192.168.1.77"


@dataclass(frozen=True)
class Visitor:
    """One who knocks: a signed-in browser (or not) at an address."""

    name: str
    client: Client
    address: str = LAPTOP


@dataclass(frozen=True)
class Hall:
    """One running tournament with its visitors; built once, every test undoes what it changed."""

    made: Tournament
    visitors: list[Visitor]

    def visitor(self, name: str) -> Visitor:
        """Give a visitor by name."""
        return next(who for who in self.visitors if who.name == name)


def routes() -> dict[str, set[str]]:
    """Give the names of all routes with the parts of their addresses."""
    found: dict[str, set[str]] = {}

    def walk(patterns: list[URLPattern | URLResolver], parts: set[str]) -> None:
        for one in patterns:
            here = parts | set(one.pattern.converters)
            if isinstance(one, URLResolver):
                walk(one.url_patterns, here)
            else:
                assert one.name, f"{one.pattern} has no name"
                found[one.name] = here

    walk(get_resolver().url_patterns, set())
    return found


def running_tournament() -> Tournament:
    """Make a tournament of 8 people: all Passen seated, Passe 1 started, one sheet typed in, a draft of Passe 2."""
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    builders.seat_everybody(made)
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    builders.draft(made)
    return made


def address_of(name: str, parts: set[str], row: Row, made: Tournament) -> str:
    """Give the address of a route for this tournament."""
    known = SAMPLE | {"turnier": made.pk} | row.values
    return reverse(name, kwargs={part: known[part] for part in parts}) + row.query


def visitor(name: str, address: str = LAPTOP, **account: object) -> Visitor:
    """Give somebody with an account, or without when nothing is said about it."""
    client = Client(REMOTE_ADDR=address)
    if account:
        client.force_login(builders.account(name, **account))  # type: ignore[arg-type]
    return Visitor(name, client, address)


def everybody(made: Tournament) -> list[Visitor]:
    """Give all visitors of the matrix."""
    elsewhere = builders.account("other leitung", "jassleitung")
    Membership.objects.filter(user=elsewhere).update(organiser=Organiser.objects.create(name="Anderer Verein"))
    other_client = Client(REMOTE_ADDR=LAPTOP)
    other_client.force_login(elsewhere)
    return [
        visitor("nobody"),
        visitor("helfer", role="helfer"),
        visitor("helfer of the tournament", role="helfer", made=made),
        visitor("leitung", role="jassleitung"),
        visitor("leitung of the tournament", role="jassleitung", made=made),
        visitor("leitung of another tournament", role="jassleitung", made=builders.tournament(name="Anderes")),
        Visitor("other leitung", other_client),
        visitor("leitung elsewhere", PHONE, role="jassleitung"),
    ]
