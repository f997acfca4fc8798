"""People's words on every page: never a tag, an attribute or a script of their own; and no page has inline code."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from django.test import Client

from jassturnier.models import (
    Correction,
    Decision,
    Draw,
    Entry,
    ErrorReport,
    Holder,
    Passe,
    Punkteblatt,
    Table,
    Tournament,
)
from jassturnier.models.records import DecisionKind
from jassturnier.queries.schreiber_codes import table_codes
from jassturnier.security import CONTENT_SECURITY_POLICY
from jassturnier.services.invitations import invite
from jassturnier.services.releases import release_ranking
from tests import builders
from tests.rights_hall import address_of, routes
from tests.rights_table import ROWS

pytestmark = pytest.mark.django_db
WORDS = "\"'></script></textarea><i data-foreign onload=x>{{7}}"


class Foreign(HTMLParser):
    """Collects what must not be on a page: foreign tags, inline scripts and styles, addresses that are code."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inline = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at a tag."""
        names = {name: value or "" for name, value in attrs}
        data = names.get("type") == "application/json"
        self.inline = tag == "style" or (tag == "script" and "src" not in names and not data)
        barred = {name for name in names if name.startswith("on")} | names.keys() & {"style", "data-foreign"}
        self.found += [f"<{tag} {name}>" for name in barred]
        leads = [names.get(name, "").strip().lower() for name in ("href", "src", "action", "formaction")]
        self.found += [f"<{tag}> leads to {where}" for where in leads if where.startswith(("javascript:", "data:"))]
        self.found += [f"<{tag}> from {where}" for where in leads if where.startswith(("http:", "https:", "//"))]

    def handle_data(self, data: str) -> None:
        """Look at the text of a script or style."""
        if self.inline and data.strip():
            self.found.append(f"inline: {data.strip()[:40]}")

    def handle_endtag(self, tag: str) -> None:
        """Leave a script or style."""
        self.inline = False


def foreign_in(html: str) -> list[str]:
    """Give everything that must not be on a page."""
    reader = Foreign()
    reader.feed(html)
    return reader.found


def hall() -> Tournament:
    """Make a running evening in which every word that somebody can type is a foreign one."""
    made = builders.tournament(passen=3, name=WORDS[:120], place=WORDS, wlan_code=WORDS, printed_address=WORDS)
    sheets = builders.people(made, 8)
    Holder.objects.update(name=WORDS, place=WORDS, club=WORDS, category=WORDS[:40])
    builders.seat_everybody(made)
    Table.objects.update(name=WORDS[:60], note=WORDS)
    builders.start(made)
    by = {"by": WORDS, "at": builders.now()}
    for reason in (WORDS, f"2 {WORDS}"):
        builders.played(made, 1, 1, 1000, who=WORDS, valid=reason == WORDS, reason=reason, override="entscheid")
    builders.played(made, 1, 2, 900, who=WORDS)
    Punkteblatt.objects.update(received_at=builders.now(), received_by=WORDS, visum_at=builders.now(), visum_by=WORDS)
    ErrorReport.objects.create(
        tournament=made, punkteblatt=Punkteblatt.objects.first(), text=WORDS, who=WORDS, at=builders.now()
    )
    Correction.objects.create(tournament=made, standblatt=sheets[0], points=5, reason=WORDS, **by)
    for kind in DecisionKind.values:
        Decision.objects.create(
            tournament=made, kind=kind, passe=Passe.objects.first(), table=Table.objects.first(), standblatt=sheets[1],
            situation=WORDS, rule=WORDS[:60], text=WORDS, **by,
        )  # fmt: skip
    builders.draft(made)
    Draw.objects.update(reason=WORDS, by=WORDS)
    invite(role=builders.JASSLEITUNG.role, by=builders.JASSLEITUNG, tournament_id=made.pk)
    release_ranking(tournament_id=made.pk, after_passe=1, by=builders.JASSLEITUNG, reason=WORDS)
    return made


def pages(made: Tournament) -> Iterator[str]:
    """Give the address of every page, those of one table's device included."""
    for name, parts in sorted(routes().items()):
        row = ROWS.get(name)
        if row and "GET" in row.methods and name not in ("printed", "exported", "login"):
            yield address_of(name, parts, row, made)
    code = table_codes(made.pk)[1].code
    yield from (f"/s/{code}/{path}" for path in ("", "?passe=1", "?passe=2", "?passe=2&art=totale"))
    yield from (f"/t/{made.pk}/{path}" for path in ("auslosung/1/?ansicht=name", "rangliste/warum/?eins=1&zwei=2"))


def test_words_of_people_stay_words_on_every_page() -> None:
    made = hall()
    client = Client()
    client.force_login(builders.account(WORDS[:60]))
    found, seen = {}, 0
    for address in pages(made):
        answer = client.get(address)
        if answer.headers.get("Content-Type", "").startswith("text/html"):
            text = answer.content.decode()
            seen += "data-foreign" in text
            found[address] = foreign_in(text)
            assert answer.headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    assert {address: what for address, what in found.items() if what} == {}
    assert seen > 30, "the words must be on the pages, else this proves nothing"
    assert Entry.objects.exists()


@pytest.mark.parametrize(
    "html",
    ["<i data-foreign>", "<p onclick=x>", '<p style="a">', "<script>x</script>", "<style>x</style>",
     "<a href='javascript:x'>", '<img src="//evil.example/x">'],
)  # fmt: skip
def test_foreign_words_are_seen(html: str) -> None:
    assert foreign_in(html) != []


def test_own_words_are_fine() -> None:
    assert foreign_in('<script src="/x.js"></script><script type="application/json">{}</script><a href="/t/1/">') == []
