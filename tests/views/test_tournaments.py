"""The list of tournaments, a new one, a Probeturnier."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from jassturnier.models import Passe, Standblatt, Tournament
from tests import builders

pytestmark = pytest.mark.django_db

TYPED = {
    "name": "Herbstjass",
    "date": "2026-11-28",
    "place": "Kreuz",
    "kind": "einzel",
    "passen": "4",
    "spiele": "12",
    "streich": "0",
    "tie_rule": "best",
    "match_bonus": "0",
    "begin": "tuerschluss",
    "sheet_mode": "papier",
    "acceptance": "on",
    "entry_preset": "totale",
}


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(builders.account())
    return client


def test_list_has_running_rehearsals_and_archive(leitung: Client) -> None:
    builders.tournament(name="Läuft")
    builders.tournament(name="Probe", rehearsal=True)
    builders.tournament(name="Alt", archived_at=builders.now())
    context = leitung.get("/").context
    assert [[row.name for row in context[key]] for key in ("running", "rehearsals", "archive")] == [
        ["Läuft"],
        ["Probe"],
        ["Alt"],
    ]


@pytest.mark.parametrize("count", [1, 3, 30])
def test_list_takes_the_same_queries(
    leitung: Client, count: int, django_assert_max_num_queries: pytest.FixtureRequest
) -> None:
    for n in range(count):
        builders.tournament(name=f"Jass {n}")
    with django_assert_max_num_queries(6):  # type: ignore[operator]
        leitung.get("/")


def test_list_for_a_right_of_one_tournament(client: Client) -> None:
    made = builders.tournament(name="Meines")
    builders.tournament(name="Anderes")
    client.force_login(builders.account("hans", "jassleitung", made))
    answer = client.get("/")
    assert [row.name for row in answer.context["rows"]] == ["Meines"]
    assert answer.context["leads"] is False


def test_empty_list_shows_the_first_step(leitung: Client) -> None:
    assert "Noch kein Turnier" in leitung.get("/").content.decode()


def test_new_starts_with_the_preset(leitung: Client) -> None:
    assert leitung.get("/neu/?art=partner").context["form"].initial["kind"] == "partner"
    assert leitung.get("/neu/?art=%3Cscript%3E").context["form"].initial["kind"] == "einzel"


def test_new_makes_a_tournament(leitung: Client) -> None:
    answer = leitung.post("/neu/", TYPED | {"spiele": "12, 12, 12, 8"})
    made = Tournament.objects.get()
    assert (answer.status_code, answer.headers["Location"]) == (302, f"/t/{made.pk}/")
    assert list(Passe.objects.order_by("number").values_list("spiele", flat=True)) == [12, 12, 12, 8]


def test_new_sent_twice_makes_one_tournament(leitung: Client) -> None:
    answers = [leitung.post("/neu/", TYPED) for _ in range(2)]
    assert list(answers[1].context["form"].errors) == ["name"]
    assert Tournament.objects.count() == 1


@pytest.mark.parametrize(
    ("change", "field", "sentence"),
    [
        ({"name": ""}, "name", "Hier fehlt noch etwas."),
        ({"name": "x" * 200}, "name", "Das ist zu lang"),
        ({"date": "31.31.2026"}, "date", "Das Datum ist nicht lesbar"),
        ({"passen": "13"}, "passen", "höchstens 12"),
        ({"passen": "1_2"}, "passen", "nur Ziffern"),
        ({"passen": "٤"}, "passen", "nur Ziffern"),
        ({"spiele": "12, 8"}, "spiele", "für jede der 4 Passen eine"),
        ({"spiele": "25"}, "spiele", "1 bis 24 Spiele"),
        ({"spiele": "zwölf"}, "spiele", "für jede der 4 Passen eine"),
        ({"streich": "4"}, "streich", "höchstens 3 Streichresultate"),
        ({"match_bonus": "60"}, "match_bonus", "Diese Auswahl gibt es nicht"),
        ({"kind": "<script>"}, "kind", "Diese Auswahl gibt es nicht"),
        ({"sheet_mode": "geraet", "acceptance": ""}, "acceptance", "beide Teams"),
        ({"printed_address": "javascript:alert(1)"}, "printed_address", "keine Adresse"),
    ],
)
def test_new_keeps_what_was_typed_and_says_where(
    leitung: Client, change: dict[str, Any], field: str, sentence: str
) -> None:
    answer = leitung.post("/neu/", TYPED | {"place": "Gasthof Kreuz"} | change)
    assert sentence in " ".join(answer.context["form"].errors[field])
    assert 'value="Gasthof Kreuz"' in answer.content.decode()
    assert Tournament.objects.count() == 0


@pytest.mark.parametrize(("art", "kind"), [("einzel", "einzel"), ("partner", "partner"), ("<b>", "einzel")])
def test_rehearsal_is_made_with_forty_standblaetter(leitung: Client, art: str, kind: str) -> None:
    leitung.post("/neu/probe/", {"art": art})
    made = Tournament.objects.get()
    assert (made.kind, made.rehearsal, Standblatt.objects.filter(tournament=made).count()) == (kind, True, 40)
    assert 'class="band"' in leitung.get(f"/t/{made.pk}/").content.decode()
