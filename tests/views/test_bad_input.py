"""Bad input at every field it concerns: a plain sentence where it happened, nothing lost, nothing half saved."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from openpyxl import load_workbook

from jassturnier.models import Draw, Entry, Holder, Standblatt, Tournament
from jassturnier.queries.people import standblaetter
from jassturnier.services.entries_figures import new_nonce
from jassturnier.spreadsheets.reading import MAX_BYTES
from tests import builders
from tests.hostile import IMPOSSIBLE_NAMES, JPEG, NO_NUMBERS, ODD_NAMES, SCRIPT
from tests.stories.paper import forms_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def office(client: Client) -> Client:
    client.force_login(builders.account())
    return client


@pytest.fixture
def made() -> Tournament:
    """Give a tournament of 8 people with two Passen seated; Passe 1 runs."""
    found = builders.tournament(passen=2)
    builders.people(found, 8)
    builders.seat_everybody(found)
    builders.start(found)
    return found


def post(office: Client, made: Tournament, path: str, **typed: object) -> Any:  # noqa: ANN401
    return office.post(f"/t/{made.pk}/{path}", typed)


def names(made: Tournament) -> set[str]:
    return {s.name for s in standblaetter(made.pk)}


def still_typed(answer: Any, field: str) -> list[str]:  # noqa: ANN401
    """Give what stands in a field of the answered page."""
    found = [form for form in forms_of(answer.content.decode(), "/") if field in form.names]
    return found[0].filled({}, "").get(field, [])


@pytest.mark.parametrize("way", ["form", "talon", "pasted", "file"])
def test_odd_names_are_taken_as_typed(office: Client, way: str) -> None:
    made = builders.tournament()
    text = "Name;Ort\n" + "".join(f"{name};Kriens\n" for name in ODD_NAMES)
    if way == "file":
        file = SimpleUploadedFile("liste.csv", text.encode())
        text = post(office, made, "teilnehmer/liste/", file=file, text="").context["form"].carried
    if way in ("file", "pasted"):
        post(office, made, "teilnehmer/liste/", text=text, aufnehmen="1")
    for number, name in enumerate(ODD_NAMES, start=1):
        if way == "form":
            post(office, made, "teilnehmer/neu/", name=name)
        if way == "talon":
            Standblatt.objects.create(tournament=made, number=number)
            post(office, made, "teilnehmer/talons/", number=str(number), name=name)
    assert [s.name for s in standblaetter(made.pk)] == list(ODD_NAMES)


@pytest.mark.parametrize("path", ["teilnehmer/neu/", "teilnehmer/talons/", "teilnehmer/nummer/1/aendern/"])
def test_impossible_names_are_refused_at_their_field(office: Client, path: str) -> None:
    made = builders.tournament()
    builders.people(made, 1)
    builders.people(made, 1, first=2)
    Holder.objects.filter(standblatt__number=2).delete()
    for name in IMPOSSIBLE_NAMES:
        answer = post(office, made, path, name=name, place="Gasthof", number="2" if "talons" in path else "")
        assert (name, answer.status_code, still_typed(answer, "place")) == (name, 422, ["Gasthof"])
    assert names(made) == {"Muster 001a", ""}


def test_list_with_one_impossible_name_saves_nobody(office: Client) -> None:
    made, name = builders.tournament(), "x" * 200
    text = f"Name;Ort\nMuster Anna;Kriens\n{name};Horw"
    answer = post(office, made, "teilnehmer/liste/", text=text, aufnehmen="1")
    assert (answer.status_code, names(made)) == (422, set())
    assert name in answer.content.decode()


def hostile_evening() -> Tournament:
    """Make a running evening whose people, club and tournament all have odd names."""
    made = builders.tournament(passen=2, name=SCRIPT, place="A <b Team")
    builders.people(made, 8)
    for holder, name in zip(Holder.objects.order_by("pk"), [*ODD_NAMES, SCRIPT, SCRIPT], strict=True):
        Holder.objects.filter(pk=holder.pk).update(name=name, place=SCRIPT, club=SCRIPT, category="A <b")
    builders.seat_everybody(made)
    builders.start(made)
    for table in (1, 2):
        builders.played(made, 1, table, 1000, who=SCRIPT, reason=SCRIPT)
    builders.draft(made)
    return made


PAGES = (
    " teilnehmer/ teilnehmer/?q=%3Cscript%3Ealert(1)%3C/script%3E teilnehmer/tuere/ teilnehmer/talons/ "
    "teilnehmer/wuensche/ teilnehmer/nummer/1/ auslosung/ auslosung/1/ auslosung/1/?ansicht=name auslosung/plan/ "
    "auslosung/tauschen/ passe/1/ passe/1/stapel/ passe/1/tisch/1/ passe/1/schliessen/ rangliste/ "
    "rangliste/warum/?eins=1&zwei=7 entscheide/ entscheide/journal/?wort=%3Cscript%3Ealert(1)%3C/script%3E "
    "drucken/ kontrolle/ einstellungen/ export/"
)


def test_odd_names_are_escaped_on_every_page(office: Client) -> None:
    made = hostile_evening()
    post(office, made, "entscheide/entscheid/", situation=SCRIPT, text=SCRIPT)
    post(office, made, "rangliste/freigeben/", nach="1")
    addresses = [f"/t/{made.pk}/{path}" for path in PAGES.split(" ")]
    addresses += ["/", f"/saal/{made.pk}/", f"/saal/{made.pk}/1/"]
    for address in addresses:
        answer = office.get(address)
        text = answer.content.decode()
        assert (address, answer.status_code) == (address, 200)
        assert (address, "<script>alert" in text, "<b Team" in text) == (address, False, False)


def test_odd_names_are_texts_in_spreadsheets(office: Client) -> None:
    made = hostile_evening()
    rows = list(csv.reader(io.StringIO(office.get(f"/t/{made.pk}/export/teilnehmende.csv").content.decode("utf-8-sig")),
                           delimiter=";"))  # fmt: skip
    assert [cell for row in rows for cell in row if cell[:1] in ("=", "+", "@")] == []
    book = load_workbook(io.BytesIO(office.get(f"/t/{made.pk}/export/alles.xlsx").content))
    cells = [cell for sheet in book.worksheets for row in sheet.iter_rows() for cell in row]
    assert "=1+1" in [cell.value for cell in cells]
    assert [cell.value for cell in cells if cell.data_type == "f"] == []


PRINTS = ("teilnehmerliste", "auslosung_by_name", "auslosung_by_table", "standblaetter", "punkteblaetter", "rangliste")


def test_odd_names_can_be_printed(office: Client) -> None:
    made = hostile_evening()
    for form in PRINTS:
        answer = office.get(f"/t/{made.pk}/drucken/{form}.pdf?passe=1")
        assert (form, answer.status_code, answer.content[:5]) == (form, 200, b"%PDF-")


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (JPEG, "Diese Datei ist keine Liste."),
        (b"", "leer"),
        (b"\xef\xbb\xbf", "leer"),
        (b"PK\x03\x04" + b"\x00" * 60, "beschädigt"),
        (b"x" * (MAX_BYTES + 1), "zu gross"),
        (b"Name\n" + b"Muster\n" * 2001, "höchstens 2000"),
    ],
)
def test_wrong_file_is_refused_with_a_plain_sentence(office: Client, file: bytes, sentence: str) -> None:
    made = builders.tournament()
    answer = post(office, made, "teilnehmer/liste/", file=SimpleUploadedFile("liste.csv", file), text="")
    assert answer.status_code == 422
    assert any(sentence in error for errors in answer.context["form"].errors.values() for error in errors)
    assert names(made) == set()


@pytest.mark.parametrize(
    "file", [JPEG, b"", b"x" * 1_100_000, SCRIPT.encode(), b"passe,table,team,seat,player\n1,1,A,1,x"]
)
def test_wrong_plan_is_refused_and_makes_no_draft(office: Client, made: Tournament, file: bytes) -> None:
    plan = SimpleUploadedFile("plan.csv", file)
    answer = post(office, made, "auslosung/plan/einlesen/", file=plan, text="", reason="von Hand")
    assert (answer.status_code, Draw.objects.count()) == (422, 0)
    assert still_typed(answer, "reason") == ["von Hand"]
    assert SCRIPT not in answer.content.decode()


def entry(**typed: str) -> dict[str, str]:
    return {"table": "1", "a": "957", "b": "927", "nonce": new_nonce(), "based_on": "0"} | typed


@pytest.mark.parametrize("path", ["passe/1/stapel/", "passe/1/tisch/1/"])
@pytest.mark.parametrize("field", ["a", "b"])
def test_wrong_points_are_refused_and_stay_typed(office: Client, made: Tournament, path: str, field: str) -> None:
    for value in (*NO_NUMBERS, "", "158", "9999"):
        answer = post(office, made, path, **entry(**{field: value}))
        assert (value, answer.status_code, still_typed(answer, field)) == (value, 422, [value])
    assert Entry.objects.count() == 0


def test_wrong_points_of_a_spiel_are_refused_and_stay_typed(office: Client, made: Tournament) -> None:
    rows = {f"{side}{n}": "100" if side == "a" else "57" for n in range(1, 13) for side in "ab"}
    for value in (*NO_NUMBERS, "158", "999"):
        typed = rows | {"a3": value, "art": "spiele", "paper_total_a": "1200", "nonce": new_nonce(), "based_on": "0"}
        answer = post(office, made, "passe/1/tisch/1/", **typed)
        kept = still_typed(answer, "a3"), still_typed(answer, "a12")
        assert (answer.status_code, kept) == (422, ([value], ["100"]))
    assert Entry.objects.count() == 0


def test_table_that_does_not_play_is_refused(office: Client, made: Tournament) -> None:
    for value in ("0", "3", "9999", *NO_NUMBERS, ""):
        assert (value, post(office, made, "passe/1/stapel/", **entry(table=value)).status_code) == (value, 422)
        assert (value, post(office, made, "passe/1/eingang/", table=value).status_code) == (value, 422)
    assert Entry.objects.count() == 0


def test_table_that_does_not_play_has_no_page(office: Client, made: Tournament) -> None:
    for path in ("passe/1/tisch/3/", "passe/1/tisch/0/", "passe/9/", "passe/9/stapel/", "passe/99999999999999999999/"):
        assert (path, office.get(f"/t/{made.pk}/{path}").status_code) == (path, 404)


def test_same_sheet_twice_is_one_entry(office: Client, made: Tournament) -> None:
    post(office, made, "passe/1/stapel/", **entry())
    answer = office.post(f"/t/{made.pk}/passe/1/stapel/", entry(), follow=True)
    assert "Das war schon gespeichert. Tisch 1: 957 : 927" in answer.content.decode()
    assert Entry.objects.count() == 1


def test_two_windows_keep_both_and_ask_which_one_counts(office: Client, made: Tournament) -> None:
    post(office, made, "passe/1/stapel/", **entry())
    answer = office.post(f"/t/{made.pk}/passe/1/stapel/", entry(a="975", b="909"), follow=True)
    assert "Ihre Eingabe ist als zweite Version behalten." in answer.content.decode()
    assert [(e.control_a, e.valid) for e in Entry.objects.order_by("version")] == [(957, True), (975, False)]
    assert "Zwei Versionen" in office.get(f"/t/{made.pk}/passe/1/tisch/1/").content.decode()


def test_back_after_saving_and_other_figures_ask_once_more(office: Client, made: Tournament) -> None:
    sent = entry()
    for _each in (1, 2):
        assert post(office, made, "passe/1/stapel/", **sent).status_code == 302
    answer = post(office, made, "passe/1/stapel/", **(sent | {"a": "975", "b": "909"}))
    assert "Dieses Formular war schon gespeichert" in answer.content.decode()
    assert (still_typed(answer, "a"), Entry.objects.count()) == (["975"], 1)


def test_player_who_has_played_cannot_be_deleted(office: Client, made: Tournament) -> None:
    builders.played(made, 1, 1, 957)
    answer = post(office, made, "teilnehmer/nummer/1/entfernen/")
    assert answer.status_code == 422
    assert "Geht nach Hause" in answer.context["forms"]["entfernen"].errors["__all__"][0]
    assert Standblatt.objects.filter(number=1).exists()


def test_spiele_are_locked_after_the_first_result(office: Client, made: Tournament) -> None:
    builders.played(made, 1, 1, 957)
    page = office.get(f"/t/{made.pk}/einstellungen/")
    form = next(f for f in forms_of(page.content.decode(), page.request["PATH_INFO"]) if "streich" in f.names)
    answer = office.post(form.action, form.filled({"spiele": "8"}, ""))
    assert answer.status_code == 422
    assert still_typed(answer, "spiele") == ["8"]
    with_reason = office.post(form.action, form.filled({"spiele": "8", "reason": "Irrtum"}, ""))
    assert with_reason.status_code == 422
    assert {p.spiele for p in made.passen.all()} == {12}


def test_same_person_sent_twice_is_asked_about_and_not_added(office: Client) -> None:
    made = builders.tournament()
    for status in (302, 422, 422):
        answer = post(office, made, "teilnehmer/neu/", name="Muster Anna", place="Kriens")
        assert (answer.status_code, Standblatt.objects.count()) == (status, 1)
    assert "Muster Anna hat schon die Nummer 1." in answer.content.decode()
    assert post(office, made, "teilnehmer/neu/", name="Muster Anna", place="Kriens", namesake="on").status_code == 302
    assert Standblatt.objects.count() == 2
