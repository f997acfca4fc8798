"""The pages of decisions and of the journal."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoAssertNumQueries

from jassturnier.models import Correction, Decision, Tournament
from jassturnier.services.decisions import correct_points, decide
from tests.builders import JASSLEITUNG, account, people, seats, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=2)
    people(made, 8)
    seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    return made


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(account())
    return client


def url(made: Tournament, name: str = "decisions") -> str:
    return reverse(name, args=[made.pk])


CORRECTION = {"shown": "0", "standblatt": "3", "sign": "-", "points": "50", "reason": "zu spät"}
DECISION = {"shown": "0", "situation": "Rest angesagt", "rule": "2.8.10", "text": "Stiche an die Gegner", "table": "2"}


def test_correction_is_made(leitung: Client, evening: Tournament) -> None:
    assert leitung.post(url(evening, "correction_add"), CORRECTION).headers["Location"] == url(evening)
    assert Correction.objects.get().points == -50
    assert "−50" in leitung.get(url(evening)).content.decode()


def test_back_and_enter_again_corrects_once(leitung: Client, evening: Tournament) -> None:
    for _ in range(2):
        answer = leitung.post(url(evening, "correction_add"), CORRECTION, follow=True)
    assert "Das war schon festgehalten." in answer.content.decode()
    assert Correction.objects.count() == 1


@pytest.mark.parametrize(
    ("field", "typed"),
    [("points", "1_0"), ("points", "0"), ("points", ""), ("standblatt", "77"), ("reason", "  "), ("sign", "*")],
)
def test_wrong_correction_stays_with_its_sentence(
    leitung: Client, evening: Tournament, field: str, typed: str
) -> None:
    answer = leitung.post(url(evening, "correction_add"), CORRECTION | {field: typed})
    assert answer.status_code == 422
    assert answer.context["correction"].errors[field]
    assert answer.context["correction"][field].value() == typed
    assert Correction.objects.count() == 0


def test_correction_is_undone(leitung: Client, evening: Tournament) -> None:
    leitung.post(url(evening, "correction_add"), CORRECTION)
    undo = {"correction": str(Correction.objects.get().pk), "reason": ""}
    assert leitung.post(url(evening, "correction_undo"), undo).context["undo"].errors["reason"]
    leitung.post(url(evening, "correction_undo"), undo | {"reason": "Irrtum"})
    assert sum(Correction.objects.values_list("points", flat=True)) == 0


@pytest.mark.parametrize("shown", ["", "garbled", "123456789", "9" * 40])
def test_what_the_form_knew_is_never_in_the_way(leitung: Client, evening: Tournament, shown: str) -> None:
    assert leitung.post(url(evening, "correction_add"), CORRECTION | {"shown": shown}).status_code == 302
    assert Correction.objects.count() == 1


def test_two_warnings_point_to_the_exclusion(leitung: Client, evening: Tournament) -> None:
    for situation in ("Zeichen", "wieder Zeichen"):
        leitung.post(url(evening, "warning_add"), DECISION | {"standblatt": "3", "situation": situation})
    text = leitung.get(url(evening)).content.decode()
    assert "Start-Nr. 3 Muster 003a ist zweimal verwarnt." in text


def test_warning_needs_a_start_number(leitung: Client, evening: Tournament) -> None:
    answer = leitung.post(url(evening, "warning_add"), DECISION)
    assert answer.context["warning"].errors["standblatt"]


def test_decision_is_recorded(leitung: Client, evening: Tournament) -> None:
    leitung.post(url(evening, "decision_add"), DECISION)
    row = Decision.objects.get()
    assert (row.kind, row.rule, row.table.number if row.table else 0) == ("entscheid", "2.8.10", 2)


def test_unknown_table_is_named_at_its_field(leitung: Client, evening: Tournament) -> None:
    answer = leitung.post(url(evening, "decision_add"), DECISION | {"table": "77"})
    assert answer.context["decision"].errors["table"] == ["Den Tisch 77 gibt es in diesem Turnier nicht."]


def test_hostile_words_are_escaped(leitung: Client, evening: Tournament) -> None:
    leitung.post(url(evening, "decision_add"), DECISION | {"situation": "<script>alert(1)</script>"})
    for name in ("decisions", "journal"):
        assert "<script>alert" not in leitung.get(url(evening, name)).content.decode()


def test_helfer_reads_and_records_nothing(client: Client, evening: Tournament) -> None:
    client.force_login(account("hans", "helfer"))
    assert client.get(url(evening)).status_code == 200
    for name in ("correction_add", "correction_undo", "warning_add", "decision_add"):
        assert client.post(url(evening, name), CORRECTION | DECISION).status_code == 403


def test_journal_is_searched(leitung: Client, evening: Tournament) -> None:
    leitung.post(url(evening, "correction_add"), CORRECTION)
    leitung.post(url(evening, "decision_add"), DECISION)
    page = leitung.get(url(evening, "journal"), {"wort": "rest"}).context["page"]
    assert [line.deed for line in page.lines] == ["Entscheid"]


@pytest.mark.parametrize("asked", ["0", "-1", "abc", "99999", "999", ""])
def test_journal_page_that_does_not_exist_gives_the_nearest(leitung: Client, evening: Tournament, asked: str) -> None:
    assert leitung.get(url(evening, "journal"), {"seite": asked}).context["page"].number == 1


@pytest.mark.parametrize("rows", [1, 3, 60])
def test_pages_ask_as_often_for_any_number_of_rows(
    leitung: Client, evening: Tournament, django_assert_num_queries: DjangoAssertNumQueries, rows: int
) -> None:
    for n in range(rows):
        correct_points(tournament_id=evening.pk, standblatt=1 + n % 8, points=n + 1, reason="Test", by=JASSLEITUNG)
        decide(tournament_id=evening.pk, situation=f"Fall {n}", text="gilt", by=JASSLEITUNG, passe=1, table=1)
    with django_assert_num_queries(7):
        leitung.get(url(evening))
    with django_assert_num_queries(6):
        leitung.get(url(evening, "journal"))
