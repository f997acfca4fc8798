"""Swiss spelling: no page, no form and no source has the sharp s (DESIGN 2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rights_hall import address_of, everybody, routes, running_tournament
from tests.rights_table import ROWS

ROOT = Path(__file__).resolve().parent.parent
SHARP_S = "\u00df"
ROUTES = routes()
SOURCES = [
    path
    for folder in ("jassturnier", "scoring", "draws", "templates", "docs")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".py", ".html", ".js", ".css", ".md", ".svg"}
]


def test_sources_have_no_sharp_s() -> None:
    assert len(SOURCES) > 50
    assert [str(path) for path in SOURCES if SHARP_S in path.read_text(encoding="utf-8")] == []


@pytest.mark.django_db
@pytest.mark.parametrize("name", sorted(set(ROUTES) & set(ROWS)))
def test_pages_have_no_sharp_s(name: str) -> None:
    made = running_tournament()
    address = address_of(name, ROUTES[name], ROWS[name], made)
    for who in everybody(made):
        for answer in (who.client.get(address), who.client.post(address)):
            if answer.headers.get("Content-Type", "").startswith("text/html"):
                assert SHARP_S not in answer.content.decode()
