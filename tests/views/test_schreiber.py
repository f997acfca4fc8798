"""A table's page without script: in by code or PIN, type, check, accept, hand in, read back; and who is kept out."""

from __future__ import annotations

from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from jassturnier.models import Entry, Passe, Punkteblatt, Table, Tournament
from jassturnier.queries.schreiber_codes import sheet_codes, table_codes
from jassturnier.services.schreiber_office import renew_code
from tests.builders import JASSLEITUNG, now, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db

SELF = {"HTTP_ORIGIN": "http://testserver"}
POINTS = [100, 57, 80, 0, 157, 77, 78, 90, 67, 103, 54, 88]
TOTAL = sum(POINTS)


@pytest.fixture
def hall() -> Tournament:
    made = tournament(passen=2)
    people(made, 16)
    seat_everybody(made)
    start(made, 1)
    return made


def address(made: Tournament, table: int = 1, passe: int = 0) -> str:
    codes = sheet_codes(made.pk, passe) if passe else table_codes(made.pk)
    return f"/s/{codes[table].code}/"


def typed(**more: Any) -> dict[str, Any]:  # noqa: ANN401
    fields: dict[str, Any] = {f"a{n}": str(points) for n, points in enumerate(POINTS, start=1)}
    fields |= {"passe": "1", "art": "spiele", "nonce": "nonce-of-a-form", "based_on": "0", "who": "Muster 001"}
    return fields | {"paper_total_a": str(TOTAL)} | more


def send(path: str, fields: dict[str, Any], **headers: str) -> HttpResponse:
    return Client().post(path, fields, **(SELF | headers))


def confirmed(path: str, fields: dict[str, Any]) -> dict[str, Any]:
    answer = Client().post(f"{path}pruefen/", fields, HTTP_ACCEPT="application/json", **SELF)
    return fields | {"confirmed": answer.json()["confirm"]}


def test_code_of_a_table_opens_its_running_passe(hall: Tournament) -> None:
    page = Client().get(address(hall)).content.decode()
    assert "Tisch 1 · Passe 1" in page
    assert "Muster 001" in page


def test_code_opens_in_capitals_as_in_the_printed_square(hall: Tournament) -> None:
    assert Client().get(address(hall).upper()).status_code == 200


def test_code_of_a_sheet_opens_exactly_this_passe(hall: Tournament) -> None:
    start(hall, 2)
    assert "Tisch 1 · Passe 1" in Client().get(address(hall, passe=1)).content.decode()
    assert "Tisch 1 · Passe 2" in Client().get(address(hall)).content.decode()


def test_code_of_a_passe_to_come_says_that_it_has_not_begun(hall: Tournament) -> None:
    page = Client().get(address(hall, passe=2)).content.decode()
    assert "Passe 2 hat noch nicht begonnen" in page


@pytest.mark.parametrize("change", ["x", "", "1-1-0-AAAAAAAAAAAAAAAAAAAAAAAAAA", "9-9-9", "1-1-0-" + "A" * 300])
def test_wrong_code_is_refused_with_the_way_on(hall: Tournament, change: str) -> None:
    answer = Client().get(f"/s/{change or 'leer'}/")
    assert answer.status_code == 410
    assert "Tischschild" in answer.content.decode()


def test_code_of_another_table_opens_nothing(hall: Tournament) -> None:
    one, other = table_codes(hall.pk)[1].code, table_codes(hall.pk)[2].code
    mixed = one.rsplit("-", 1)[0] + "-" + other.rsplit("-", 1)[1]
    assert Client().get(f"/s/{mixed}/").status_code == 410


def test_renewed_code_makes_the_old_one_worthless_for_this_table_alone(hall: Tournament) -> None:
    old, neighbour = address(hall), address(hall, 2)
    renew_code(tournament_id=hall.pk, table=1, by=JASSLEITUNG)
    assert Client().get(old).status_code == 410
    assert Client().get(address(hall)).status_code == 200
    assert Client().get(neighbour).status_code == 200


def test_page_needs_and_sets_no_cookie(hall: Tournament) -> None:
    assert not Client().get(address(hall)).cookies


def test_page_costs_at_most_eight_queries(hall: Tournament, django_assert_max_num_queries: Any) -> None:  # noqa: ANN401
    path = address(hall)
    with django_assert_max_num_queries(8):
        Client().get(path)
    played(hall, 1, 1, 957)
    with django_assert_max_num_queries(8):
        Client().get(path)


def test_foreign_page_can_send_nothing(hall: Tournament) -> None:
    for headers in ({"HTTP_ORIGIN": "http://anderswo"}, {"HTTP_ORIGIN": "null"}, {"HTTP_REFERER": "http://a/"}, {}):
        assert Client().post(f"{address(hall)}abgeben/", typed(), **headers).status_code == 403
    assert not Entry.objects.exists()


def test_check_of_a_sound_sheet_shows_names_and_totals_to_accept(hall: Tournament) -> None:
    answer = send(f"{address(hall)}pruefen/", typed())
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "Stimmt, abgeben" in page
    assert f"{TOTAL}" in page
    assert "157 : 0 für Team A" in page


def test_check_with_another_paper_total_says_both_and_keeps_what_was_typed(hall: Tournament) -> None:
    answer = send(f"{address(hall)}pruefen/", typed(paper_total_a=str(TOTAL + 10)))
    page = answer.content.decode()
    assert answer.status_code == 422
    assert "10 zu viel" in page
    assert 'value="103"' in page


def test_check_without_the_paper_total_asks_for_it(hall: Tournament) -> None:
    answer = send(f"{address(hall)}pruefen/", typed(paper_total_a=""))
    assert answer.status_code == 422
    assert "Total von Team A" in answer.content.decode()


def test_change_leads_back_with_everything_typed(hall: Tournament) -> None:
    answer = send(f"{address(hall)}aendern/", typed())
    assert answer.status_code == 200
    assert 'name="a10" value="103"' in answer.content.decode()


def test_hand_in_stores_and_reads_back(hall: Tournament) -> None:
    path = address(hall)
    answer = send(f"{path}abgeben/", confirmed(path, typed()))
    assert answer.status_code == 302
    page = Client().get(answer.headers["Location"]).content.decode()
    entry = Entry.objects.get()
    assert (entry.control_a, entry.control_b, entry.who, entry.valid) == (TOTAL, 1884 - TOTAL, "Muster 001", True)
    assert "Abgegeben" in page
    assert "Bitte sitzen bleiben bis zum Kommando" in page
    assert "Tisch 4, Team A" in page or "Tisch" in page
    assert Punkteblatt.objects.get().received_at is None


def test_hand_in_asks_for_hints_once(hall: Tournament) -> None:
    answer = send(f"{address(hall)}abgeben/", typed())
    assert answer.status_code == 422
    assert not Entry.objects.exists()


def test_hand_in_of_totals_alone(hall: Tournament) -> None:
    path = address(hall)
    fields = {"passe": "1", "art": "totale", "a": "957", "b": "927", "nonce": "nonce-of-totals", "based_on": "0"}
    assert "Stimmt, abgeben" in send(f"{path}pruefen/", fields).content.decode()
    assert send(f"{path}abgeben/", fields).status_code == 302
    assert (Entry.objects.get().control_a, Entry.objects.get().by_spiel) == (957, False)


def test_hand_in_twice_is_one_entry(hall: Tournament) -> None:
    path = address(hall)
    fields = confirmed(path, typed())
    assert [send(f"{path}abgeben/", fields).status_code for _ in range(3)] == [302] * 3
    assert Entry.objects.count() == 1


def test_hand_in_beside_another_entry_is_kept_as_second_and_said(hall: Tournament) -> None:
    path = address(hall)
    played(hall, 1, 1, 900)
    answer = Client().post(f"{path}abgeben/", confirmed(path, typed()), HTTP_ACCEPT="application/json", **SELF).json()
    assert answer["kind"] == "second"
    assert "Die Jassleitung entscheidet" in answer["html"]
    assert Entry.objects.filter(valid=True).get().control_a == 900


def test_table_never_corrects_what_counts(hall: Tournament) -> None:
    path = address(hall)
    played(hall, 1, 1, 900)
    fields = confirmed(path, typed(based_on="1"))
    answer = Client().post(f"{path}abgeben/", fields, HTTP_ACCEPT="application/json", **SELF)
    assert (answer.status_code, answer.json()["code"]) == (422, "handed_in")
    assert Entry.objects.get().control_a == 900


def test_hand_in_after_the_passe_was_closed_says_why(hall: Tournament) -> None:
    path = address(hall)
    fields = confirmed(path, typed())
    Passe.objects.filter(number=1).update(closed_at=now())
    answer = send(f"{path}abgeben/", fields)
    assert answer.status_code == 422
    assert "Passe 1 ist abgeschlossen" in answer.content.decode()
    assert 'name="a10" value="103"' in answer.content.decode()


def test_hand_in_for_other_people_is_refused_with_their_numbers(hall: Tournament) -> None:
    path = address(hall)
    answer = send(f"{path}abgeben/", confirmed(path, typed(people="1,2,3,4")))
    assert answer.status_code == 422
    assert "andere Leute" in answer.content.decode()
    assert not Entry.objects.exists()


def test_tournament_put_away_takes_nothing_and_says_why(hall: Tournament) -> None:
    path = address(hall)
    fields = confirmed(path, typed())
    Tournament.objects.update(archived_at=now())
    assert "abgeschlossen" in Client().get(path).content.decode()
    answer = Client().post(f"{path}abgeben/", fields, HTTP_ACCEPT="application/json", **SELF)
    assert (answer.status_code, answer.json()["code"]) == (422, "archived")
    assert not Entry.objects.exists()


def test_deleted_tournament_knows_its_codes_no_more(hall: Tournament) -> None:
    path = address(hall)
    Tournament.objects.all().delete()
    assert Client().get(path).status_code == 410


def test_error_can_be_reported_after_handing_in_and_only_then(hall: Tournament) -> None:
    path = address(hall)
    assert send(f"{path}fehler/", {"passe": "1", "text": "Spiel 3 stimmt nicht"}).status_code == 422
    played(hall, 1, 1, 900)
    assert send(f"{path}fehler/", {"passe": "1", "text": ""}).status_code == 422
    assert send(f"{path}fehler/", {"passe": "1", "text": "Spiel 3 stimmt nicht"}).status_code == 302
    assert "Fehler ist gemeldet" in Client().get(path).content.decode()


def test_hand_drawn_passe_asks_for_the_numbers_first(hall: Tournament) -> None:
    made = tournament(passen=1, name="Von Hand")
    people(made, 8)
    Table.objects.create(tournament=made, number=1)
    Passe.objects.filter(tournament=made).update(started_at=now(), by_hand=True)
    path = address(made)
    assert "Wer sitzt an diesem Tisch?" in Client().get(path).content.decode()
    seats = {f"seat{n}": str(n) for n in range(1, 5)}
    assert send(f"{path}plaetze/", {"passe": "1"} | seats | {"seat4": "3"}).status_code == 422
    assert send(f"{path}plaetze/", {"passe": "1"} | seats).status_code == 302
    assert "Muster 003" in Client().get(path).content.decode()


def test_number_and_pin_lead_to_the_table(hall: Tournament) -> None:
    pin = table_codes(hall.pk)[2].pin
    answer = Client().post("/tisch/", {"table": "2", "pin": f"{pin[:3]} {pin[3:]}"})
    assert answer.headers["Location"] == address(hall, 2)


def test_wrong_pin_is_slowed_down(hall: Tournament) -> None:
    pin = table_codes(hall.pk)[2].pin
    wrong = f"{(int(pin) + 1) % 1_000_000:06}"
    answers = [Client().post("/tisch/", {"table": "2", "pin": wrong}) for _ in range(6)]
    assert [a.status_code for a in answers] == [422] * 6
    assert "Zu viele Versuche" in answers[-1].content.decode()
    assert Client().post("/tisch/", {"table": "2", "pin": pin}).status_code == 422
    assert Client(REMOTE_ADDR="10.0.0.9").post("/tisch/", {"table": "2", "pin": pin}).status_code == 302


@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", "1_57", "١٥٧", "-5", "1e2", "157.0", "99999"])
def test_hostile_points_are_refused_and_escaped(hall: Tournament, hostile: str) -> None:
    answer = send(f"{address(hall)}pruefen/", typed(a3=hostile))
    assert answer.status_code == 422
    assert "<script>alert" not in answer.content.decode()
