"""One Standblatt: every deed with it, refusals at their forms."""

from __future__ import annotations

import pytest
from django.test import Client

from jassturnier.models import Holder, Standblatt, Tournament
from jassturnier.queries.people import StandblattInfo, standblatt
from jassturnier.views.people_deeds import DEEDS
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def leitung(client: Client) -> Client:
    client.force_login(builders.account())
    return client


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=4)
    builders.people(made, 4)
    return made


def sheet(made: Tournament, number: int = 1) -> StandblattInfo:
    """Read one Standblatt."""
    found = standblatt(made.pk, number)
    assert found is not None
    return found


def test_person_shows_all_deeds(leitung: Client, made: Tournament) -> None:
    answer = leitung.get(f"/t/{made.pk}/teilnehmer/nummer/1/")
    assert set(answer.context["forms"]) == set(DEEDS)
    assert "Muster 001a" in answer.content.decode()


def test_person_unknown_is_not_found(leitung: Client, made: Tournament) -> None:
    assert leitung.get(f"/t/{made.pk}/teilnehmer/nummer/77/").status_code == 404
    assert leitung.post(f"/t/{made.pk}/teilnehmer/nummer/77/geht/").status_code == 404
    assert leitung.post(f"/t/{made.pk}/teilnehmer/nummer/1/fliegt/").status_code == 404


@pytest.mark.parametrize(
    ("deed", "typed", "attribute", "value"),
    [
        ("aendern", {"name": "Neu Nina", "fixed_table": "3"}, "name", "Neu Nina"),
        ("aendern", {"name": "Neu Nina", "fixed_table": "3"}, "fixed_table", 3),
        ("ersetzen", {"name": "Neu Nina", "position": "1", "from_passe": "2"}, "name", "Neu Nina"),
        ("geht", {"last_passe": "2"}, "to_passe", 2),
        ("geht", {"last_passe": "0"}, "to_passe", 0),
        ("spaeter", {"from_passe": "3"}, "from_passe", 3),
        ("ausschluss", {"reason": "Zweite Verwarnung"}, "excluded", True),
        ("wertung", {"ranked": "nein", "reason": "Gast"}, "ranked", "nein"),
        ("los", {"lot": "2"}, "lot", 2),
        ("los", {"lot": ""}, "lot", None),
    ],
)
def test_deed_is_done(
    leitung: Client, made: Tournament, deed: str, typed: dict[str, str], attribute: str, value: object
) -> None:
    answer = leitung.post(f"/t/{made.pk}/teilnehmer/nummer/1/{deed}/", typed)
    assert answer.headers["Location"] == f"/t/{made.pk}/teilnehmer/nummer/1/"
    assert getattr(sheet(made), attribute) == value


def test_deed_of_a_new_number_leads_there(leitung: Client, made: Tournament) -> None:
    answer = leitung.post(f"/t/{made.pk}/teilnehmer/nummer/1/nummer/", {"new_number": "50"})
    assert answer.headers["Location"] == f"/t/{made.pk}/teilnehmer/nummer/50/"


def test_deed_of_staying_and_readmitting(leitung: Client, made: Tournament) -> None:
    Standblatt.objects.filter(number=1).update(to_passe=1, excluded_at=builders.now(), excluded_reason="x")
    leitung.post(f"/t/{made.pk}/teilnehmer/nummer/1/bleibt/")
    leitung.post(f"/t/{made.pk}/teilnehmer/nummer/1/aufheben/", {"reason": "Irrtum"})
    assert (sheet(made).to_passe, sheet(made).excluded) == (None, False)


def test_removed_person_is_gone(leitung: Client, made: Tournament) -> None:
    answer = leitung.post(f"/t/{made.pk}/teilnehmer/nummer/1/entfernen/", follow=True)
    assert "Nr. 1 ist entfernt." in answer.content.decode()
    assert standblatt(made.pk, 1) is None


def test_removing_a_player_who_has_played_is_refused(leitung: Client, made: Tournament) -> None:
    builders.seats(made, 1, [[1, 2, 3, 4]])
    builders.start(made)
    answer = leitung.post(f"/t/{made.pk}/teilnehmer/nummer/1/entfernen/")
    assert answer.status_code == 422
    assert "hat schon gespielt und bleibt" in answer.content.decode()
    assert standblatt(made.pk, 1) is not None


@pytest.mark.parametrize(
    ("deed", "typed", "field"),
    [
        ("aendern", {"name": "", "place": "Gasthof"}, "name"),
        ("ersetzen", {"name": "x" * 200, "position": "1", "from_passe": "2", "place": "Gasthof"}, "name"),
        ("ersetzen", {"name": "Neu", "position": "2", "from_passe": "2", "place": "Gasthof"}, "position"),
        ("ersetzen", {"name": "Neu", "position": "1", "from_passe": "9", "place": "Gasthof"}, "from_passe"),
        ("nummer", {"new_number": "2"}, "new_number"),
        ("nummer", {"new_number": "١"}, "new_number"),
        ("geht", {"last_passe": "9"}, "last_passe"),
        ("spaeter", {"from_passe": ""}, "from_passe"),
        ("ausschluss", {"reason": "  "}, "reason"),
        ("wertung", {"ranked": "nein", "reason": ""}, "reason"),
        ("wertung", {"ranked": "vielleicht", "reason": "x"}, "ranked"),
        ("los", {"lot": "1_0"}, "lot"),
    ],
)
def test_refused_deed_keeps_what_was_typed(
    leitung: Client, made: Tournament, deed: str, typed: dict[str, str], field: str
) -> None:
    answer = leitung.post(f"/t/{made.pk}/teilnehmer/nummer/1/{deed}/", typed)
    assert (answer.status_code, list(answer.context["forms"][deed].errors)) == (422, [field])
    assert answer.context["forms"][deed].data["place" if "place" in typed else field] in typed.values()
    assert sheet(made).name == "Muster 001a"


@pytest.mark.parametrize("deed", [name for name, deed in DEEDS.items() if deed.leader])
def test_leader_deed_is_forbidden_to_a_helfer(client: Client, made: Tournament, deed: str) -> None:
    client.force_login(builders.account("hans", "helfer"))
    assert client.post(f"/t/{made.pk}/teilnehmer/nummer/1/{deed}/", {"reason": "x"}).status_code == 403


def test_person_shows_who_held_it_before(leitung: Client, made: Tournament) -> None:
    Holder.objects.filter(standblatt__number=1).update(to_passe=2)
    Holder.objects.create(
        tournament=made, standblatt=Standblatt.objects.get(number=1), name="<b>Nina</b>", from_passe=3
    )
    text = leitung.get(f"/t/{made.pk}/teilnehmer/nummer/1/").content.decode()
    assert "Muster 001a, Passe 1 bis 2" in text
    assert "<b>Nina</b>" not in text
