"""The page of forms and the PDFs behind it."""

from __future__ import annotations

import pytest
from django.test import Client

from jassturnier.models import Tournament
from jassturnier.queries.print_jobs import CONTENTS
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    return made


@pytest.fixture
def office(client: Client, made: Tournament) -> Client:
    client.force_login(builders.account("hans", "helfer"))
    return client


def pdf(office: Client, made: Tournament, form: str, query: str = "") -> tuple[int, bytes]:
    response = office.get(f"/t/{made.pk}/drucken/{form}.pdf{query}")
    return response.status_code, response.content[:5]


def test_page_names_every_passe(office: Client, made: Tournament) -> None:
    response = office.get(f"/t/{made.pk}/drucken/")
    assert response.status_code == 200
    assert "Passe 2 (12 Spiele)" in response.content.decode()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("", "Für die QR-Codes fehlt die «Adresse auf den Blättern»."),
        ("http://192.168.1.9:8000", "dieser Laptop ist jetzt aber unter 192.168.1.20 erreichbar."),
        ("http://192.168.1.20:8000", ""),
        ("http://jass.verein.ch", ""),
    ],
)
def test_page_says_what_the_qr_codes_lack(
    office: Client, made: Tournament, monkeypatch: pytest.MonkeyPatch, address: str, said: str
) -> None:
    monkeypatch.setattr("jassturnier.views.printing.hall_addresses", lambda: ["192.168.1.20"])
    Tournament.objects.filter(pk=made.pk).update(printed_address=address)
    page = office.get(f"/t/{made.pk}/drucken/").content.decode()
    assert said in page
    assert ("QR-Codes fehlt" in page or "erreichbar" in page) is bool(said)


@pytest.mark.parametrize("form", sorted(CONTENTS))
def test_printed_after_a_played_passe(office: Client, made: Tournament, form: str) -> None:
    builders.seat_everybody(made)
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    assert pdf(office, made, form) == (200, b"%PDF-")


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ("punkteblaetter", "Es ist noch nichts ausgelost."),
        ("auslosung_by_name", "Es ist noch nichts ausgelost."),
        ("auslosung_by_table", "Es ist noch nichts ausgelost."),
        ("kontrollblatt", "Es ist noch nichts ausgelost."),
        ("lose", "Es ist noch nichts ausgelost."),
        ("tischschilder", "Es ist noch nichts ausgelost."),
        ("notfallmappe", "Es ist noch nichts ausgelost."),
        ("rangliste", "Es ist noch keine Passe gestartet"),
        ("rangverlesen", "Es ist noch keine Passe gestartet"),
    ],
)
def test_printed_too_early_says_what_is_missing(office: Client, made: Tournament, form: str, sentence: str) -> None:
    response = office.get(f"/t/{made.pk}/drucken/{form}.pdf")
    assert response.status_code == 404
    assert sentence in response.content.decode()


def test_printed_without_people_says_so(office: Client) -> None:
    empty = builders.tournament()
    response = office.get(f"/t/{empty.pk}/drucken/standblaetter.pdf")
    assert "Es gibt noch keine Standblätter." in response.content.decode()


@pytest.mark.parametrize("query", ["?nummern=abc", "?passe=99", "?passe=1_2", "?papier=a0", "?leer=%D9%A1"])
def test_printed_with_odd_wishes_is_refused_plainly(office: Client, made: Tournament, query: str) -> None:
    assert office.get(f"/t/{made.pk}/drucken/standblaetter.pdf{query}").status_code == 422


def test_printed_unknown_form(office: Client, made: Tournament) -> None:
    assert office.get(f"/t/{made.pk}/drucken/geldschein.pdf").status_code == 404


def test_printed_empty_reserve_sheets_need_no_draw(office: Client, made: Tournament) -> None:
    assert pdf(office, made, "punkteblaetter", "?leer=4") == (200, b"%PDF-")


def test_rehearsal_prints_the_same_bytes_twice(office: Client) -> None:
    made = builders.tournament(rehearsal=True, rehearsal_seed="7")
    builders.people(made, 8)
    builders.seat_everybody(made)
    address = f"/t/{made.pk}/drucken/standblaetter.pdf"
    assert office.get(address).content == office.get(address).content
