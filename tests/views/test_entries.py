"""One sheet on its page: totals, Spiel by Spiel, hints, exceptions, versions, Visum, moving; typed values stay."""

from __future__ import annotations

from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoAssertNumQueries

from jassturnier.models import Entry, Punkteblatt, Tournament
from jassturnier.services.entries_figures import new_nonce
from tests.builders import account, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=2, spiele=4)
    people(made, 16)
    seat_everybody(made)
    start(made, 1)
    return made


@pytest.fixture
def helfer(client: Client) -> Client:
    client.force_login(account("hans", "helfer"))
    return client


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(account())
    return client


def url(made: Tournament, name: str = "sheet", table: int = 1) -> str:
    return reverse(name, args=[made.pk, 1, table])


def type_totals(client: Client, made: Tournament, a: str, b: str, **more: str) -> Any:  # noqa: ANN401
    fields = {"art": "totale", "a": a, "b": b, "nonce": new_nonce(), "based_on": "0"} | more
    return client.post(url(made), fields)


def type_rows(client: Client, made: Tournament, rows: list[tuple[str, str]], paper: str, **more: str) -> Any:  # noqa: ANN401
    fields = {"art": "spiele", "nonce": new_nonce(), "based_on": "0", "paper_total_a": paper}
    for n, (a, b) in enumerate(rows, start=1):
        fields |= {f"a{n}": a, f"b{n}": b}
    return client.post(url(made), fields | more)


def text_of(answer: HttpResponse) -> str:
    return answer.content.decode()


GOOD = [("100", "57"), ("80", "77"), ("57", "100"), ("90", "67")]


def test_totals_are_saved_with_visum_in_one_go(helfer: Client, evening: Tournament) -> None:
    answer = type_totals(helfer, evening, "328", "300")
    assert answer.headers["Location"] == url(evening)
    sheet = Punkteblatt.objects.get()
    assert (sheet.received_by, sheet.visum_by) == ("hans", "hans")
    assert helfer.get(url(evening)).context["sheet"].state == "kontrolliert"


def test_device_only_tournament_has_its_own_visum(helfer: Client, evening: Tournament) -> None:
    Tournament.objects.update(sheet_mode="geraet")
    type_totals(helfer, evening, "328", "300")
    assert helfer.get(url(evening)).context["sheet"].state == "erfasst"
    helfer.post(url(evening, "sheet_visum"))
    assert helfer.get(url(evening)).context["sheet"].state == "kontrolliert"


def test_wrong_sum_names_the_difference_and_keeps_what_was_typed(helfer: Client, evening: Tournament) -> None:
    answer = type_totals(helfer, evening, "338", "300")
    assert answer.status_code == 422
    assert "A und B zusammen 638 statt 628: 10 zu viel." in text_of(answer)
    assert [answer.context["form"][name].value() for name in ("a", "b")] == ["338", "300"]
    assert "autofocus" in str(answer.context["form"]["a"])


@pytest.mark.parametrize("typed", ["-1", "1 57", "157,0", "157.0", "1_57", "١٥٧", "", "1234567890", "<b>"])
def test_unreadable_points_are_refused_at_the_field(helfer: Client, evening: Tournament, typed: str) -> None:
    answer = type_totals(helfer, evening, typed, "300")
    assert answer.status_code == 422
    assert answer.context["form"].errors["a"]
    assert answer.context["form"]["a"].value() == typed
    assert Entry.objects.count() == 0


def test_spiele_are_saved_row_by_row(helfer: Client, evening: Tournament) -> None:
    type_rows(helfer, evening, GOOD, "327", r2="WIEDERHOLT")
    entry = Entry.objects.get()
    assert (entry.by_spiel, entry.control_a, entry.control_b, entry.paper_total_a) == (True, 327, 301, 327)
    assert list(entry.spiele.values_list("number", "remark")) == [(1, ""), (2, "wiederholt"), (3, ""), (4, "")]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (("102", "65"), "Zusammen 167 statt 157: 10 zu viel."),
        (("158", "0"), "158 geht nicht: möglich sind 0 bis 157."),
        (("1", "156"), "Nicht möglich: keine Karte zählt 1, also gibt es weder 1 noch 156."),
        (("257", "0"), "Ein Match zählt hier 157."),
        (("80", ""), "Punkte von Team B fehlen."),
        (("", ""), "Dieses Spiel fehlt noch."),
        (("1_57", "0"), "Hier gehören nur Ziffern hin, höchstens vier, zum Beispiel 157."),
    ],
)
def test_wrong_row_is_named_beside_the_row(
    helfer: Client, evening: Tournament, row: tuple[str, str], sentence: str
) -> None:
    answer = type_rows(helfer, evening, [*GOOD[:2], row, GOOD[3]], "327")
    third = list(answer.context["form"].rows())[2]
    assert sentence in [note.text for note in third.notes]
    assert (third.a.value(), third.b.value()) == row
    assert answer.context["form"].wrong_rows == [3]
    assert Entry.objects.count() == 0


def test_control_total_is_asked_at_its_field(helfer: Client, evening: Tournament) -> None:
    answer = type_rows(helfer, evening, GOOD, "")
    assert list(answer.context["form"].errors) == ["paper_total_a"]


def test_control_total_that_differs_offers_what_may_explain_it(helfer: Client, evening: Tournament) -> None:
    notes = type_rows(helfer, evening, GOOD, "372").context["form"].notes
    assert [note.text for note in notes.whole] == [
        "Das Total A auf dem Papier passt nicht zu den Spielen: das Papier hat 45 zu viel."
    ]
    assert "Total: Ziffern vertauscht? A 327 statt 372." in notes.explanations


def test_hints_are_confirmed_once_together(helfer: Client, evening: Tournament) -> None:
    rows = [("157", "0"), ("3", "154"), *GOOD[2:]]
    answer = type_rows(helfer, evening, rows, "307")
    key = answer.context["form"].notes.to_confirm
    assert Entry.objects.count() == 0
    type_rows(helfer, evening, rows, "307", confirmed=key)
    assert Entry.objects.get().hints_confirmed


def test_confirmation_of_other_hints_does_not_count(helfer: Client, evening: Tournament) -> None:
    key = type_rows(helfer, evening, [("157", "0"), *GOOD[1:]], "384").context["form"].notes.to_confirm
    answer = type_rows(helfer, evening, [("0", "157"), *GOOD[1:]], "227", confirmed=key)
    assert answer.status_code == 422
    assert Entry.objects.count() == 0


def test_match_tick_is_asked_only_with_a_bonus(helfer: Client, evening: Tournament) -> None:
    assert "Match" not in text_of(helfer.get(url(evening) + "?art=spiele"))
    Tournament.objects.update(match_bonus=100)
    type_rows(helfer, evening, [("157", "0"), *GOOD[1:]], "384", m1="on")
    entry = Entry.objects.get()
    assert (entry.spiele.get(number=1).match, entry.matches_a, entry.control_a) == ("A", 1, 384)


def test_exception_is_offered_to_the_jassleitung_only(helfer: Client, evening: Tournament) -> None:
    text = text_of(type_totals(helfer, evening, "338", "300"))
    assert "kann die Jassleitung es mit einem Grund so speichern" in text
    refused = type_totals(helfer, evening, "338", "300", override="entscheid", reason="ich will")
    assert "So speichern darf nur die Jassleitung." in text_of(refused)
    assert Entry.objects.count() == 0


def test_exception_is_saved_by_the_jassleitung_with_kind_and_reason(leitung: Client, evening: Tournament) -> None:
    answer = type_totals(leitung, evening, "338", "300", override="entscheid")
    assert list(answer.context["form"].errors) == ["reason"]
    type_totals(leitung, evening, "338", "300", override="entscheid", reason="Blatt nass geworden")
    entry = Entry.objects.get()
    assert (entry.override, entry.reason) == ("entscheid", "Blatt nass geworden")


def test_correction_is_prefilled_and_needs_a_reason(helfer: Client, evening: Tournament) -> None:
    type_totals(helfer, evening, "328", "300")
    form = helfer.get(url(evening)).context["form"]
    assert [form[name].value() for name in ("a", "b", "based_on")] == [328, 300, 1]
    answer = type_totals(helfer, evening, "318", "310", based_on="1")
    assert list(answer.context["form"].errors) == ["reason"]
    type_totals(helfer, evening, "318", "310", based_on="1", reason="falsch gelesen")
    versions = helfer.get(url(evening)).context["sheet"].versions
    assert [(v.number, v.a, v.valid, v.reason) for v in versions] == [
        (2, 318, True, "falsch gelesen"),
        (1, 328, False, ""),
    ]


def test_form_sent_twice_is_saved_once(helfer: Client, evening: Tournament) -> None:
    nonce = new_nonce()
    for _ in range(2):
        answer = type_totals(helfer, evening, "328", "300", nonce=nonce)
        assert answer.status_code == 302
    assert Entry.objects.count() == 1


def test_old_form_with_other_figures_keeps_them_and_asks_again(helfer: Client, evening: Tournament) -> None:
    nonce = new_nonce()
    type_totals(helfer, evening, "328", "300", nonce=nonce)
    answer = type_totals(helfer, evening, "318", "310", nonce=nonce)
    form = answer.context["form"]
    assert "Dieses Formular war schon gespeichert (Tisch 1: 328 : 300" in text_of(answer)
    assert (form["a"].value(), form["based_on"].value()) == ("318", "1")
    assert form["nonce"].value() != nonce


def test_second_window_is_kept_as_second_version_and_one_is_chosen(helfer: Client, evening: Tournament) -> None:
    type_totals(helfer, evening, "328", "300")
    type_totals(helfer, evening, "318", "310")
    page = helfer.get(url(evening))
    assert page.context["sheet"].undecided
    assert "Zwei Versionen: welche gilt?" in text_of(page)
    helfer.post(url(evening, "sheet_choose"), {"version": "2", "seen": "2"})
    sheet = helfer.get(url(evening)).context["sheet"]
    assert (sheet.undecided, sheet.valid.a) == (False, 318)


@pytest.mark.parametrize("based_on", ["", "-1", "garbled", "9" * 40])
def test_garbled_version_loses_nothing(helfer: Client, evening: Tournament, based_on: str) -> None:
    type_totals(helfer, evening, "328", "300", based_on=based_on)
    type_totals(helfer, evening, "318", "310", based_on=based_on)
    assert list(Entry.objects.order_by("version").values_list("control_a", "valid")) == [(328, True), (318, False)]


def test_garbled_form_without_nonce_is_asked_again(helfer: Client, evening: Tournament) -> None:
    answer = type_totals(helfer, evening, "328", "300", nonce="x" * 99)
    assert "unvollständig angekommen" in text_of(answer)
    assert answer.context["form"]["nonce"].value() != ""


def test_visum_is_taken_back(helfer: Client, evening: Tournament) -> None:
    type_totals(helfer, evening, "328", "300")
    helfer.post(url(evening, "sheet_visum"), {"back": "1"})
    assert Punkteblatt.objects.get().visum_at is None


def test_visum_without_figures_says_why(helfer: Client, evening: Tournament) -> None:
    answer = helfer.post(url(evening, "sheet_visum"))
    assert answer.status_code == 422
    assert "Von Tisch 1 sind noch keine Punkte erfasst." in text_of(answer)


def test_receipt_and_its_undo(helfer: Client, evening: Tournament) -> None:
    helfer.post(url(evening, "sheet_paper"))
    assert Punkteblatt.objects.get().received_by == "hans"
    helfer.post(url(evening, "sheet_paper"), {"back": "1"})
    assert Punkteblatt.objects.get().received_by == ""


def test_figures_move_to_the_table_they_belong_to(helfer: Client, evening: Tournament) -> None:
    type_totals(helfer, evening, "328", "300")
    answer = helfer.post(url(evening, "sheet_move"), {"to_table": "2", "reason": "falscher Tisch"})
    assert answer.headers["Location"] == url(evening, "sheet", 2)
    assert helfer.get(url(evening)).context["sheet"].state == "offen"
    assert helfer.get(url(evening, "sheet", 2)).context["sheet"].valid.a == 328


def test_move_to_a_table_that_is_not_there_stays_with_the_sentence(helfer: Client, evening: Tournament) -> None:
    type_totals(helfer, evening, "328", "300")
    answer = helfer.post(url(evening, "sheet_move"), {"to_table": "77", "reason": "falscher Tisch"})
    assert "Es spielen die Tische 1–4." in text_of(answer)
    assert answer.context["move"]["to_table"].value() == "77"


def test_sheet_of_a_passe_not_started_offers_no_fields(helfer: Client, evening: Tournament) -> None:
    page = helfer.get(reverse("sheet", args=[evening.pk, 2, 1]))
    assert "Diese Passe ist noch nicht gestartet." in text_of(page)


@pytest.mark.parametrize("table", [77, 0, 10**30])
def test_table_that_does_not_play_is_not_found(helfer: Client, evening: Tournament, table: int) -> None:
    assert helfer.get(f"/t/{evening.pk}/passe/1/tisch/{table}/").status_code == 404


@pytest.mark.parametrize("versions", [1, 3, 8])
def test_entry_page_asks_eight_times(
    leitung: Client, evening: Tournament, django_assert_num_queries: DjangoAssertNumQueries, versions: int
) -> None:
    for n in range(versions):
        played(evening, 1, 1, 300 + n, valid=n == versions - 1)
    with django_assert_num_queries(8):
        assert leitung.get(url(evening)).status_code == 200
