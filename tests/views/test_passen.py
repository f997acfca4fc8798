"""Start, close and reopen a Passe from the pages: each gate names what is missing and the way on."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django.fixtures import Settings

from jassturnier.models import Decision, Passe, Tournament
from tests.builders import account, now, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=3)
    people(made, 8)
    seat_everybody(made)
    start(made, 1)
    return made


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(account())
    return client


def url(made: Tournament, name: str, passe: int = 1) -> str:
    return reverse(name, args=[made.pk, passe])


def passe(number: int) -> Passe:
    return Passe.objects.get(number=number)


def hand_in(client: Client, made: Tournament, *tables: int) -> None:
    for table in tables:
        client.post(url(made, "sheet_receive"), {"table": str(table)})


def test_next_passe_starts_when_every_sheet_is_in(leitung: Client, evening: Tournament) -> None:
    hand_in(leitung, evening, 1, 2)
    answer = leitung.post(url(evening, "passe_start", 2))
    assert answer.headers["Location"] == url(evening, "board", 2)
    assert passe(2).started_at is not None


def test_gate_names_the_tables_that_are_missing(leitung: Client, evening: Tournament) -> None:
    hand_in(leitung, evening, 1)
    answer = leitung.post(url(evening, "passe_start", 2))
    assert answer.status_code == 422
    assert "In Passe 1 fehlt das Punkteblatt von Tisch 2." in answer.content.decode()
    assert passe(2).started_at is None


def test_gate_opens_with_a_recorded_exception(leitung: Client, evening: Tournament) -> None:
    hand_in(leitung, evening, 1)
    leitung.post(url(evening, "passe_start", 2), {"exception": "Tisch 2 spielt noch ein Spiel"})
    assert passe(2).started_at is not None
    decision = Decision.objects.get()
    assert (decision.kind, decision.passe) == ("ausnahme", passe(2))
    assert decision.text.startswith("Tisch 2 spielt noch ein Spiel")


def test_undrawn_passe_does_not_start(leitung: Client) -> None:
    made = tournament(passen=2)
    answer = leitung.post(url(made, "passe_start", 1))
    assert "noch nicht ausgelost" in answer.content.decode()
    assert passe(1).started_at is None


def test_undrawn_passe_starts_by_hand(leitung: Client) -> None:
    made = tournament(passen=2)
    people(made, 8)
    leitung.post(url(made, "passe_start", 1), {"by_hand": "on"})
    assert (passe(1).by_hand, passe(1).started_at is not None) == (True, True)


def test_closing_names_what_is_not_typed(leitung: Client, evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    answer = leitung.post(url(evening, "passe_close"))
    assert "Noch nicht erfasst: Tisch 2." in answer.content.decode()
    assert passe(1).closed_at is None


def test_closing_makes_a_backup_before_and_after(
    leitung: Client, evening: Tournament, tmp_path: Path, settings: Settings
) -> None:
    settings.BACKUP_FOLDER = tmp_path
    played(evening, 1, 1, 957)
    played(evening, 1, 2, 900)
    assert leitung.post(url(evening, "passe_close")).status_code == 302
    assert passe(1).closed_at is not None
    assert len(list(tmp_path.glob("*.zip"))) == 2


def test_closing_with_a_gap_is_recorded(leitung: Client, evening: Tournament) -> None:
    played(evening, 1, 1, 957)
    leitung.post(url(evening, "passe_close"), {"exception": "Blatt 2 ist verloren"})
    assert passe(1).closed_at is not None
    assert Decision.objects.get().text == "Blatt 2 ist verloren Noch nicht erfasst: Tisch 2."


def test_reopening_needs_a_reason(leitung: Client, evening: Tournament) -> None:
    Passe.objects.filter(number=1).update(closed_at=evening.created_at)
    assert leitung.post(url(evening, "passe_reopen"), {"reason": " "}).status_code == 422
    assert passe(1).closed_at is not None
    leitung.post(url(evening, "passe_reopen"), {"reason": "Tisch 2 falsch"})
    assert passe(1).closed_at is None


def test_every_gate_page_can_be_read_beforehand(leitung: Client, evening: Tournament) -> None:
    for name in ("passe_start", "passe_close", "passe_reopen"):
        assert leitung.get(url(evening, name)).status_code == 200
        assert leitung.get(url(evening, name, 2)).status_code == 200
        assert leitung.get(url(evening, name, 9)).status_code == 404


def test_helfer_may_neither_start_nor_close(client: Client, evening: Tournament) -> None:
    client.force_login(account("hans", "helfer"))
    for name in ("passe_start", "passe_close", "passe_reopen"):
        assert client.post(url(evening, name)).status_code == 403


def test_closed_passe_leads_to_its_list_and_to_the_next_passe(leitung: Client, evening: Tournament) -> None:
    Passe.objects.filter(number=1).update(closed_at=now())
    text = leitung.get(url(evening, "board")).content.decode()
    assert f'href="/t/{evening.pk}/rangliste/?nach=1"' in text
    assert f'href="/t/{evening.pk}/passe/2/">Zu Passe 2</a>' in text
