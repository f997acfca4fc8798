"""Every role at every address: made from the list of addresses, so that a new one cannot be forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test.utils import CaptureQueriesContext

from tests.rights_hall import Hall, Visitor, address_of, routes
from tests.rights_table import ROWS, Row, Who

ROUTES = routes()
WRITES = re.compile(r"^\s*(INSERT|UPDATE|DELETE|REPLACE)\b", re.IGNORECASE)

SHARP_S = "\u00df"

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


def mismatches(hall: Hall, name: str, row: Row) -> Iterator[str]:
    """Give each answer that is not the one of the table or not in Swiss spelling, and each reading that writes."""
    address = address_of(name, ROUTES[name], row, hall.made)
    for who in hall.visitors:
        for method in ("GET", "POST"):
            with CaptureQueriesContext(connection) as queries:
                answer = knock(who, method, address)
            if has_sharp_s(answer):
                yield f"{method} {address} by {who.name}: a sharp s"
            if (got := outcome(answer)) not in wanted(row, who, method):
                yield f"{method} {address} by {who.name}: {got}, not {wanted(row, who, method)}"
            if method == "GET":
                yield from (f"GET {address} by {who.name} writes {sql}" for sql in written(queries))


def has_sharp_s(answer: HttpResponse) -> bool:
    """Say whether a page is spelt as it is not in Switzerland (DESIGN 2)."""
    return answer.headers.get("Content-Type", "").startswith("text/html") and SHARP_S in answer.content.decode()


def written(queries: CaptureQueriesContext) -> list[str]:
    """Give the statements that write, but for the store of sessions."""
    return [query["sql"] for query in queries if WRITES.match(query["sql"]) and "django_session" not in query["sql"]]


def test_routes_all_have_a_row() -> None:
    assert set(ROUTES) - {"parts"} == set(ROWS)


@pytest.mark.django_db
@pytest.mark.parametrize("name", sorted(set(ROUTES) & set(ROWS)))
def test_rights_of(name: str, hall: Hall) -> None:
    assert list(mismatches(hall, name, ROWS[name])) == []


def test_written_sees_a_statement_that_writes() -> None:
    queries = [{"sql": "SELECT 1"}, {"sql": 'UPDATE "x" SET y = 1'}, {"sql": 'INSERT INTO "django_session"'}]
    assert written(queries) == ['UPDATE "x" SET y = 1']  # type: ignore[arg-type]
