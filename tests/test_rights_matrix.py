"""Every role at every address: made from the list of addresses, so that a new one cannot be forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test.utils import CaptureQueriesContext

from tests.rights_hall import Visitor, address_of, everybody, routes, running_tournament
from tests.rights_table import ROWS, Row, Who

ROUTES = routes()
WRITES = re.compile(r"^\s*(INSERT|UPDATE|DELETE|REPLACE)\b", re.IGNORECASE)

IN, SIGN_IN, FORBIDDEN, HIDDEN, DEAD = "in", "sign in", "forbidden", "hidden", "dead link"
NOT_OF_HERE = ("leitung of another tournament", "other leitung")
EXPECTED: dict[Who, dict[str, str]] = {
    Who.EVERYBODY: {},
    Who.SECRET: {},
    Who.ACCOUNT: {"nobody": SIGN_IN},
    Who.HELFER: {"nobody": SIGN_IN} | dict.fromkeys(NOT_OF_HERE, HIDDEN),
    Who.LEITUNG: {"nobody": SIGN_IN}
    | dict.fromkeys(NOT_OF_HERE, HIDDEN)
    | dict.fromkeys(("helfer", "helfer of the tournament", "leitung elsewhere"), FORBIDDEN),
    Who.HOUSE_HELFER: {"nobody": SIGN_IN}
    | dict.fromkeys(
        ("helfer of the tournament", "leitung of the tournament", "leitung of another tournament"), FORBIDDEN
    ),
    Who.HOUSE_LEITUNG: {"nobody": SIGN_IN}
    | dict.fromkeys(
        (
            "helfer",
            "helfer of the tournament",
            "leitung of the tournament",
            "leitung of another tournament",
            "leitung elsewhere",
        ),
        FORBIDDEN,
    ),
}


def outcome(answer: HttpResponse) -> str:
    """Say in a word what the visitor got."""
    leads_to = answer.headers.get("Location", "")
    if leads_to.startswith("/anmelden/?") or (answer.status_code == 403 and b'name="kept"' in answer.content):
        return SIGN_IN
    special = {403: FORBIDDEN, 404: HIDDEN, 410: DEAD, 405: "wrong method"}
    return special.get(answer.status_code, IN if answer.status_code < 500 else f"broken {answer.status_code}")


def knock(who: Visitor, method: str, address: str) -> HttpResponse:
    """Ask once; with POST an empty form is sent."""
    return who.client.get(address) if method == "GET" else who.client.post(address)


def wanted(row: Row, who: Visitor, method: str) -> set[str]:
    """Give what this visitor may get: for a method that the page does not know also "wrong method"."""
    allowed = DEAD if row.who == Who.SECRET else EXPECTED[row.who].get(who.name, IN)
    if method in row.methods.split():
        return {allowed}
    return {"wrong method"} if allowed in (IN, DEAD) else {allowed, "wrong method"}


def mismatches(name: str, row: Row) -> Iterator[str]:
    """Give each visitor and method whose answer is not the one of the table."""
    made = running_tournament()
    visitors = everybody(made)
    address = address_of(name, ROUTES[name], row, made)
    for who in visitors:
        for method in ("GET", "POST"):
            got = outcome(knock(who, method, address))
            if got not in wanted(row, who, method):
                yield f"{method} {address} by {who.name}: {got}, not {wanted(row, who, method)}"


def test_routes_all_have_a_row() -> None:
    assert set(ROUTES) - {"parts"} == set(ROWS)


@pytest.mark.django_db
@pytest.mark.parametrize("name", sorted(set(ROUTES) & set(ROWS)))
def test_rights_of(name: str) -> None:
    assert list(mismatches(name, ROWS[name])) == []


@pytest.mark.django_db
@pytest.mark.parametrize("name", sorted(set(ROUTES) & set(ROWS)))
def test_reading_never_writes(name: str) -> None:
    made = running_tournament()
    address = address_of(name, ROUTES[name], ROWS[name], made)
    for who in everybody(made):
        with CaptureQueriesContext(connection) as queries:
            who.client.get(address)
        writes = [query["sql"] for query in queries if WRITES.match(query["sql"])]
        assert [sql for sql in writes if "django_session" not in sql] == []
