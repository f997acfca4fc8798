"""The settings of a tournament that exists: changed, locked, Passen cancelled, archived, deleted."""

from __future__ import annotations

import pytest
from django.test import Client

from jassturnier.forms.tournaments import ChangeForm
from jassturnier.models import Journal, Passe, Tournament
from tests import builders
from tests.views.test_tournaments import TYPED

pytestmark = pytest.mark.django_db


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(builders.account())
    return client


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=4)
    builders.people(made, 4)
    builders.seats(made, 1, [[1, 2, 3, 4]])
    return made


def with_result(made: Tournament) -> None:
    """Let the first sheet be in."""
    builders.start(made)
    builders.played(made, 1, 1, 1000)


def test_form_has_at_most_twenty_settings() -> None:
    assert len(ChangeForm.base_fields) <= 20


def test_settings_show_what_is_set(leitung: Client) -> None:
    made = builders.tournament(passen=3)
    Passe.objects.filter(number=3).update(spiele=8)
    initial = leitung.get(f"/t/{made.pk}/einstellungen/").context["form"].initial
    assert (initial["name"], initial["passen"], initial["spiele"]) == ("Herbstjass", 3, "12, 12, 8")


def test_settings_are_saved(leitung: Client, made: Tournament) -> None:
    answer = leitung.post(f"/t/{made.pk}/einstellungen/", TYPED | {"streich": "1"}, follow=True)
    made.refresh_from_db()
    assert made.streich == 1
    assert "Die Einstellungen sind gespeichert." in answer.content.decode()


def test_settings_sent_twice_change_nothing_the_second_time(leitung: Client, made: Tournament) -> None:
    for _ in range(2):
        answer = leitung.post(f"/t/{made.pk}/einstellungen/", TYPED | {"streich": "1"}, follow=True)
    assert "Es war nichts zu ändern." in answer.content.decode()
    assert Journal.objects.count() == 1


def test_settings_after_the_first_result_ask_for_a_reason(leitung: Client, made: Tournament) -> None:
    with_result(made)
    answer = leitung.post(f"/t/{made.pk}/einstellungen/", TYPED | {"streich": "1"})
    assert answer.status_code == 422
    assert "sind darum gesperrt" in " ".join(answer.context["form"].errors["reason"])
    assert '<option value="best" selected>' in answer.content.decode()
    leitung.post(f"/t/{made.pk}/einstellungen/", TYPED | {"streich": "1", "reason": "Vergessen"})
    made.refresh_from_db()
    assert made.streich == 1


def test_spiele_after_the_first_result_are_refused_plainly(leitung: Client, made: Tournament) -> None:
    with_result(made)
    answer = leitung.post(f"/t/{made.pk}/einstellungen/", TYPED | {"spiele": "10", "reason": "Zeit"})
    assert "die Zahl der Spiele und Passen bleibt" in " ".join(answer.context["form"].errors["spiele"])
    assert set(Passe.objects.values_list("spiele", flat=True)) == {12}


def test_passe_is_shortened_cancelled_and_revived(leitung: Client, made: Tournament) -> None:
    address = f"/t/{made.pk}/einstellungen/passe/"
    leitung.post(address, {"number": "4", "spiele": "8", "reason": "Spät", "tat": "kuerzen"})
    leitung.post(address, {"number": "3", "spiele": "", "reason": "Gewitter", "tat": "absagen"})
    leitung.post(address, {"number": "2", "spiele": "", "reason": "Gewitter", "tat": "absagen"})
    leitung.post(address, {"number": "2", "spiele": "", "reason": "doch", "tat": "zurueck"})
    rows = [(p.spiele, p.cancelled_at is None) for p in Passe.objects.order_by("number")]
    assert rows == [(12, True), (12, True), (12, False), (8, True)]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"number": "4", "spiele": "8", "reason": "", "tat": "kuerzen"}, "Hier fehlt noch etwas."),
        ({"number": "4", "spiele": "", "reason": "x", "tat": "kuerzen"}, "wie viele Spiele es neu sind"),
        ({"number": "1", "spiele": "8", "reason": "x", "tat": "kuerzen"}, "hat schon begonnen"),
        ({"number": "9", "spiele": "8", "reason": "x", "tat": "kuerzen"}, "Eine Passe 9 gibt es hier nicht."),
    ],
)
def test_passe_refusal_stands_at_its_form(
    leitung: Client, made: Tournament, typed: dict[str, str], sentence: str
) -> None:
    builders.start(made)
    answer = leitung.post(f"/t/{made.pk}/einstellungen/passe/", typed)
    assert (answer.status_code, sentence in answer.content.decode()) == (422, True)


def test_archive_and_back(leitung: Client, made: Tournament) -> None:
    leitung.post(f"/t/{made.pk}/einstellungen/ablegen/")
    assert leitung.get(f"/t/{made.pk}/").context["step"].code == "archived"
    leitung.post(f"/t/{made.pk}/einstellungen/ablegen/")
    made.refresh_from_db()
    assert made.archived_at is None


def test_delete_needs_the_name(leitung: Client, made: Tournament) -> None:
    answer = leitung.post(f"/t/{made.pk}/einstellungen/loeschen/", {"typed_name": "Frühlingsjass"})
    assert "Bitte genau so tippen: Herbstjass" in answer.content.decode()
    answer = leitung.post(f"/t/{made.pk}/einstellungen/loeschen/", {"typed_name": "Herbstjass"}, follow=True)
    assert Tournament.objects.count() == 0
    assert "«Herbstjass» ist gelöscht." in answer.content.decode()
    assert leitung.get(f"/t/{made.pk}/").status_code == 404
