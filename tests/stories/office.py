"""The Jassleitung at the laptop: opens pages, fills in forms, presses buttons; nothing else reaches the program."""

from __future__ import annotations

import csv
import html
import io
import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.test import Client

from tests.stories.paper import Form, forms_of
from tests.stories.reckoning import Slate

SPREAD = 180


@dataclass
class Page:
    """What came back: the address, the answer's number, the text."""

    address: str
    status: int
    text: str

    def says(self, words: str) -> bool:
        """Say whether these words can be read on the page."""
        return words in " ".join(html.unescape(self.text).split())

    def form(self, ending: str = "", having: str = "") -> Form:
        """Give the only form that goes to an address ending so and has a field of this name."""
        ending = ending or self.address.partition("?")[0]
        found = [f for f in forms_of(self.text, self.address) if f.action.partition("?")[0].endswith(ending)]
        found = [f for f in found if not having or having in f.names]
        assert found, f"no form to …{ending} with {having!r} on {self.address}"
        return found[0]


class Office:
    """One tournament, seen from the laptop. `slate` reckons along."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client = client
        self.turnier = 0
        self.random = random.Random(seed)
        self.slate = Slate()
        self.spiele = 12
        self.pair = False

    @property
    def expected(self) -> int:
        """Give the points of one Punkteblatt."""
        return self.spiele * 157

    def open(self, path: str = "") -> Page:
        """Open a page of the tournament; a path from "/" leads elsewhere."""
        address = path if path.startswith("/") else f"/t/{self.turnier}/{path}"
        answer = self.client.get(address, follow=True)
        return self._page(answer)

    def send(self, page: Page, ending: str = "", button: str = "", having: str = "", **typed: Any) -> Page:  # noqa: ANN401
        """Fill in a form of the page and press a button; give the page that follows."""
        form = page.form(ending, having)
        data = form.filled({name: None if value is None else str(value) for name, value in typed.items()}, button)
        return self._page(self.client.post(form.action, data, follow=True))

    def _page(self, answer: Any) -> Page:  # noqa: ANN401
        assert answer.status_code in (200, 304, 422), (answer.request["PATH_INFO"], answer.status_code)
        query = answer.request.get("QUERY_STRING", "")
        return Page(answer.request["PATH_INFO"] + (f"?{query}" if query else ""), answer.status_code, _text(answer))

    def new_tournament(self, name: str = "Herbstjass", art: str = "einzel", **settings: Any) -> None:  # noqa: ANN401
        """Open a tournament with the preset of its kind."""
        page = self.send(self.open(f"/neu/?art={art}"), "/neu/", name=name, place="Hergiswil", **settings)
        assert page.status == 200, page.text
        self.turnier = int(page.address.strip("/").split("/")[1])
        self.pair = art == "partner"

    def take_in(self, people: Iterable[str], head: str = "Name;Ort") -> Page:
        """Paste a list, look at it, take it in."""
        listed = "\n".join([head, *people])
        preview = self.send(self.open("teilnehmer/liste/"), text=listed)
        return self.send(preview, "teilnehmer/liste/", button="aufnehmen")

    def everybody_is_there(self, left_over: str = "") -> None:
        """Mark all as there but those whose sheets are left over."""
        page = self.open("teilnehmer/ausgegeben/")
        assert self.send(page, having="left_over", left_over=left_over).status == 200

    def close_door(self) -> None:
        """Close the door by the big button, wherever it stands."""
        self.send(self.open("teilnehmer/tuere/"), "tuere/schliessen/")

    def draw(self, **chosen: str) -> Page:
        """Draw as suggested (or as chosen) and confirm."""
        draft = self.send(self.open("auslosung/neu/"), **chosen)
        assert draft.status == 200, draft.text
        return self.confirm(draft)

    def confirm(self, draft: Page) -> Page:
        """Confirm the draft on this page."""
        page = self.send(draft, "/bestaetigen/")
        assert "gilt. Jetzt kann gedruckt werden." in page.text
        return page

    def plan(self, passe: int) -> dict[int, tuple[list[int], list[int]]]:
        """Give who sits where in a Passe, as the file of the Auslosung says."""
        tables: dict[int, tuple[list[int], list[int]]] = {}
        for row in self._plan_rows(passe):
            if row["table"]:
                teams = tables.setdefault(int(row["table"]), ([], []))
                teams["AB".index(row["team"])].append(int(row["player"]))
        return tables

    def pausing(self, passe: int) -> set[int]:
        """Give who pauses in a Passe."""
        return {int(row["player"]) for row in self._plan_rows(passe) if not row["table"]}

    def _plan_rows(self, passe: int) -> list[dict[str, str]]:
        rows = csv.DictReader(io.StringIO(self.open("auslosung/plan.csv").text))
        return [row for row in rows if int(row["passe"]) == passe]

    def start(self, passe: int, **more: Any) -> Page:  # noqa: ANN401
        """Start a Passe on command."""
        page = self.send(self.open(f"passe/{passe}/start/"), **more)
        assert f"/passe/{passe}/" in page.address
        return page

    def figures(self) -> tuple[int, int]:
        """Give possible totals of one table, near enough to the middle that nobody asks back."""
        a = self.expected // 2 + self.random.randint(-SPREAD, SPREAD)
        return a, self.expected - a

    def receive(self, passe: int, table: int) -> Page:
        """Mark one sheet as received, from the board."""
        return self.send(self.open(f"passe/{passe}/"), f"/passe/{passe}/eingang/", table=table)

    def type_sheet(self, passe: int, table: int, a: int | str, b: int | str, **more: Any) -> Page:  # noqa: ANN401
        """Type one sheet of the pile."""
        return self.send(self.open(f"passe/{passe}/stapel/"), table=table, a=a, b=b, **more)

    def type_pile(self, passe: int, leave: Iterable[int] = ()) -> None:
        """Type all sheets of a Passe in random order, as many as are not left out, and reckon along."""
        plan = self.plan(passe)
        form = self.open(f"passe/{passe}/stapel/")
        for table in self.random.sample(sorted(plan), len(plan)):
            if table in set(leave):
                continue
            a, b = self.figures()
            form = self.send(form, table=table, a=a, b=b)
            assert form.status == 200, form.text
            self.slate.write(passe, plan[table], a, b)
        for number in self.pausing(passe):
            self.slate.pause(passe, number, -(-self.expected // 2))

    def close(self, passe: int, **more: str) -> Page:
        """Close a Passe."""
        return self.send(self.open(f"passe/{passe}/schliessen/"), **more)

    def play(self, passe: int) -> None:
        """Play a whole Passe: start, type, close."""
        self.start(passe)
        self.type_pile(passe)
        assert self.close(passe).says("Wieder öffnen")

    def release(self, passe: int, **more: str) -> Page:
        """Release the list after a Passe for the hall."""
        return self.send(self.open(f"rangliste/?nach={passe}"), "/rangliste/freigeben/", **more)

    def listed(self, what: str = "rangliste", after: int | None = None) -> list[dict[str, str]]:
        """Give the rows of an exported list."""
        query = f"?nach={after}" if after else ""
        return list(csv.DictReader(io.StringIO(self.open(f"export/{what}.csv{query}").text), delimiter=";"))

    def ledger(self, after: int | None = None) -> dict[int, tuple[int, int]]:
        """Give rank and total of everybody with a rank, as the list says."""
        rows = self.listed(after=after)
        return {int(row["Nr."]): (int(row["Rang"]), int(row["Total"])) for row in rows if row["Rang"]}


def _text(answer: Any) -> str:  # noqa: ANN401
    """Give the text of an answer, "" where it is a file that is none."""
    if "pdf" in answer["Content-Type"] or "sheet" in answer["Content-Type"]:
        return ""
    return str(answer.content.decode("utf-8-sig")) if answer.content else ""
