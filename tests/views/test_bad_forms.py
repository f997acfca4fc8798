"""Every form of every page, filled with bad input in all its fields at once: no error page, nothing unescaped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.test import Client

from tests import builders
from tests.hostile import NO_NUMBERS, SCRIPT
from tests.rights_hall import Hall, address_of, routes
from tests.rights_table import ROWS
from tests.stories.paper import Form, forms_of

pytestmark = pytest.mark.django_db
ANSWERS = {200, 204, 302, 303, 400, 403, 404, 405, 409, 410, 422}
BAD = (SCRIPT, "\x00", "9" * 30)
WORDS = (
    "q sort seite page nach passe ansicht art table number of other tisch team eins zwei wort folge papier leer nummern"
)
LEFT_OUT = ("/abmelden/", "/neu/probe/", "/einstellungen/loeschen/")
"""Forms whose deed would end the walk, or that have no fields."""


def pages(hall: Hall) -> Iterator[str]:
    """Give the address of every page that is read."""
    for name, parts in sorted(routes().items()):
        row = ROWS.get(name)
        if row and "GET" in row.methods and "secret" not in parts and name not in ("printed", "exported"):
            yield address_of(name, parts, row, hall.made)


def forms_everywhere(hall: Hall, client: Client) -> list[Form]:
    """Give every form once, by where it goes and what it asks."""
    found: dict[tuple[str, ...], Form] = {}
    for address in pages(hall):
        answer = client.get(address)
        if answer.headers.get("Content-Type", "").startswith("text/html"):
            for form in forms_of(answer.content.decode(), address):
                if not form.action.endswith(LEFT_OUT):
                    found.setdefault((form.action, *sorted(form.names)), form)
    return list(found.values())


def ask(client: Client, form: Form, data: dict[str, list[str]]) -> tuple[int, str]:
    """Send a form; give the number and the text of the answer."""
    answer = client.post(form.action, data) if form.method == "post" else client.get(form.action, data)
    html = answer.headers.get("Content-Type", "").startswith("text/html")
    return answer.status_code, answer.content.decode() if html else ""


@pytest.mark.parametrize("turn", [0, *(pytest.param(turn, marks=pytest.mark.slow) for turn in (1, 2))])
def test_bad_input_in_all_fields_of_a_form_is_survived(hall: Hall, turn: int) -> None:
    client = Client()
    client.force_login(builders.account("leo"))
    forms = forms_everywhere(hall, client)
    assert len(forms) > 40
    for form in forms:
        names = sorted(form.names - {"csrfmiddlewaretoken"})
        data = {name: [BAD[(turn + place) % len(BAD)]] for place, name in enumerate(names)}
        status, text = ask(client, form, data)
        assert (form.action, status in ANSWERS, status) == (form.action, True, status)
        assert (form.action, "<script>alert(1)" in text) == (form.action, False)


@pytest.mark.slow
@pytest.mark.parametrize("value", [*NO_NUMBERS, SCRIPT, "", "x" * 5000, "0", "9999", "🃏\u202e"])
def test_bad_input_in_one_field_of_a_form_is_survived(hall: Hall, value: str) -> None:
    client = Client()
    client.force_login(builders.account("leo"))
    for form in forms_everywhere(hall, client):
        for name in form.names - {"csrfmiddlewaretoken"}:
            status, text = ask(client, form, form.filled({}, "") | {name: [value]})
            assert (form.action, name, status in ANSWERS, status) == (form.action, name, True, status)
            assert (form.action, name, "<script>alert(1)" in text) == (form.action, name, False)


@pytest.mark.parametrize("value", [SCRIPT, "\x00", "١٥٧", "9" * 30])
def test_bad_words_in_the_address_are_survived(hall: Hall, value: str) -> None:
    client = Client()
    client.force_login(builders.account("leo"))
    query = dict.fromkeys(WORDS.split(), value)
    files = [f"/t/{hall.made.pk}/{file}" for file in ("drucken/punkteblaetter.pdf", "export/rangliste.csv")]
    for address in [*pages(hall), *files]:
        answer = client.get(address, query)
        text = answer.content.decode() if answer.headers.get("Content-Type", "").startswith("text/html") else ""
        assert (address, answer.status_code in ANSWERS, "<script>alert(1)" in text) == (address, True, False)
