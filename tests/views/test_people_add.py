"""People added one by one and by list, with every kind of wrong file."""

from __future__ import annotations

import io

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from openpyxl import Workbook

from jassturnier.models import Holder, Standblatt, Tournament
from jassturnier.queries.people import standblaetter
from tests import builders

pytestmark = pytest.mark.django_db
JPEG = b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(range(256)) * 20


@pytest.fixture
def office(client: Client) -> Client:
    client.force_login(builders.account("hans", "helfer"))
    return client


@pytest.fixture
def made() -> Tournament:
    return builders.tournament()


def names(made: Tournament) -> list[tuple[int, str, str]]:
    """Give number, name and place of everybody."""
    return [(s.number, s.name, s.place) for s in standblaetter(made.pk)]


def test_add_says_the_number_and_is_ready_for_the_next(office: Client, made: Tournament) -> None:
    typed = {"name": "Muster Anna", "place": "Kriens", "present": "on"}
    answer = office.post(f"/t/{made.pk}/teilnehmer/neu/", typed, follow=True)
    assert "Nr. 1: Muster Anna ist aufgenommen." in answer.content.decode()
    assert answer.request["PATH_INFO"] == f"/t/{made.pk}/teilnehmer/neu/"
    assert Standblatt.objects.get().handed_out_at is not None


def test_add_a_pair(office: Client) -> None:
    made = builders.tournament(kind="partner")
    office.post(f"/t/{made.pk}/teilnehmer/neu/", {"name": "Muster Anna", "name_2": "Meier Beat", "place_2": "Horw"})
    assert names(made) == [(1, "Muster Anna / Meier Beat", "Horw")]


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 200}, "name"),
        ({"name": "Mus\x07ter"}, "name"),
        ({"name": "Mus\x00ter"}, "name"),
        ({"name": "A", "number": "0"}, "number"),
        ({"name": "A", "number": "1_57"}, "number"),
        ({"name": "A", "number": "157.0"}, "number"),
        ({"name": "A", "number": "١٥٧"}, "number"),
        ({"name": "A", "number": "1234567890"}, "number"),
        ({"name": "A", "number": "7"}, "number"),
    ],
)
def test_add_keeps_what_was_typed(office: Client, made: Tournament, typed: dict[str, str], field: str) -> None:
    builders.people(made, 1, first=7)
    answer = office.post(f"/t/{made.pk}/teilnehmer/neu/", {"place": "Gasthof"} | typed)
    assert list(answer.context["form"].errors) == [field]
    assert 'value="Gasthof"' in answer.content.decode()
    assert Holder.objects.count() == 1


def test_add_sent_twice_asks_for_a_tick(office: Client, made: Tournament) -> None:
    typed = {"name": "Muster Anna", "place": "Kriens"}
    answers = [office.post(f"/t/{made.pk}/teilnehmer/neu/", typed) for _ in range(2)]
    assert list(answers[1].context["form"].errors) == ["namesake"]
    assert "Muster Anna hat schon die Nummer 1." in answers[1].content.decode()
    office.post(f"/t/{made.pk}/teilnehmer/neu/", typed | {"namesake": "on"})
    assert names(made) == [(1, "Muster Anna", "Kriens"), (2, "Muster Anna", "Kriens")]


def send(office: Client, made: Tournament, text: str = "", file: bytes | None = None, **more: str) -> object:
    """Send a list, pasted or as a file."""
    data: dict[str, object] = {"text": text, **more}
    if file is not None:
        data["file"] = SimpleUploadedFile("liste.csv", file)
    return office.post(f"/t/{made.pk}/teilnehmer/liste/", data)


def test_preview_saves_nothing(office: Client, made: Tournament) -> None:
    answer = send(office, made, "Name;Ort;Farbe\nMuster Anna;Kriens;rot\nMeier Beat;Horw;blau")
    assert (answer.status_code, answer.context["plan"].added, answer.context["unknown"]) == (200, 2, ("Farbe",))
    assert names(made) == []


def test_list_is_taken_in_from_what_the_preview_carries(office: Client, made: Tournament) -> None:
    preview = send(office, made, "Ort;Name;Vorname\nKriens;Muster;Anna\nHorw;Meier, jun.;Beat")
    send(office, made, preview.context["form"].carried, aufnehmen="1")
    assert names(made) == [(1, "Muster Anna", "Kriens"), (2, "Meier, jun. Beat", "Horw")]


def test_single_column_with_commas_stays_one_column(office: Client, made: Tournament) -> None:
    rows = b'Name\n"Muster, Anna"\n"Meier, Beat"\n'
    preview = send(office, made, file=rows)
    send(office, made, preview.context["form"].carried, aufnehmen="1")
    assert names(made) == [(1, "Muster, Anna", ""), (2, "Meier, Beat", "")]


def test_identical_second_list_adds_nobody(office: Client, made: Tournament) -> None:
    text = "Meier Rita\nMeier Rita\nMuster Anna"
    for _ in range(2):
        answer = send(office, made, text, aufnehmen="1")
    assert len(names(made)) == 3
    followed = office.get(answer.headers["Location"]).content.decode()
    assert "Alle auf dieser Liste sind schon da." in followed
    assert send(office, made, text).context["plan"].known == 3


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("sign", [",", ";", "\t"])
def test_file_in_any_usual_writing(office: Client, made: Tournament, encoding: str, sign: str) -> None:
    text = sign.join(("Nr.", "Name", "Ort")) + "\r\n" + sign.join(("7", "Müller Käthi", "Küssnacht")) + "\r\n"
    send(office, made, send(office, made, file=text.encode(encoding)).context["form"].carried, aufnehmen="1")
    assert names(made) == [(7, "Müller Käthi", "Küssnacht")]


def test_excel_file(office: Client, made: Tournament) -> None:
    book, file = Workbook(), io.BytesIO()
    for row in (("Startnr", "Name", "bezahlt"), (3, "Muster Anna", "x"), (4, "=1+1", None)):
        book.active.append(row)
    book.active["B3"].data_type = "s"
    book.save(file)
    preview = send(office, made, file=file.getvalue())
    send(office, made, preview.context["form"].carried, aufnehmen="1")
    assert names(made) == [(3, "Muster Anna", ""), (4, "=1+1", "")]
    assert Standblatt.objects.get(number=3).paid_at is not None


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (JPEG, "Diese Datei ist keine Liste."),
        (b"", "Die Datei ist leer."),
        (b"\n \n;;\n", "Die Liste ist leer."),
        (b"Name;Ort\n", "nur eine Kopfzeile"),
        (b"PK\x03\x04 kaputt", "beschädigt"),
        (b"A\n" * 2002, "2002 Zeilen, höchstens 2000"),
        (b"x" * 2_000_001, "zu gross"),
        (b"A;" * 70, "höchstens 60"),
    ],
)
def test_bad_file_gets_a_plain_sentence(office: Client, made: Tournament, file: bytes, sentence: str) -> None:
    answer = send(office, made, file=file)
    assert answer.status_code == 422
    assert sentence in " ".join(answer.context["form"].errors.get("file", []))
    assert names(made) == []


@pytest.mark.parametrize("text", ["", "   \n\n", "Name\n"])
def test_empty_text_gets_a_plain_sentence(office: Client, made: Tournament, text: str) -> None:
    answer = send(office, made, text)
    assert (answer.status_code, "text" in answer.context["form"].errors) == (422, True)


def test_wrong_row_stops_the_whole_list_and_can_be_corrected(office: Client, made: Tournament) -> None:
    text = "Nr;Name\n1;Muster Anna\n2;" + "x" * 200 + "\n2;Meier Beat"
    answer = send(office, made, text, aufnehmen="1")
    assert (answer.status_code, answer.context["plan"].wrong, names(made)) == (422, 2, [])
    assert "<textarea" in answer.content.decode()
    corrected = answer.context["form"].carried.replace("2\t" + "x" * 200, "3\tHuber Otto")
    send(office, made, corrected, aufnehmen="1")
    assert [name for _, name, _ in names(made)] == ["Muster Anna", "Meier Beat", "Huber Otto"]


def test_control_characters_are_dropped_and_named(office: Client, made: Tournament) -> None:
    answer = send(office, made, "Mus\x07ter Anna")
    assert answer.context["form"].had_control
    assert [row.row.name for _, row in answer.context["numbered"]] == ["Muster Anna"]


def test_hostile_names_come_through_as_text(office: Client, made: Tournament) -> None:
    hostile = ["<script>alert(1)</script>", "A <b Team", "=1+1", "O'Neill", "Đurić-Şahin", "🃏🂡"]
    answer = send(office, made, "\n".join(["Name", *hostile]))
    assert "<script>alert" not in answer.content.decode()
    send(office, made, answer.context["form"].carried, aufnehmen="1")
    assert [name for _, name, _ in names(made)] == hostile


def test_two_thousand_rows_pass_through_the_preview(office: Client, made: Tournament) -> None:
    text = "\n".join(["Name;Ort", *(f"Muster {n:04};Kriens" for n in range(2000))])
    answer = send(office, made, text)
    assert answer.context["plan"].added == 2000
    send(office, made, answer.context["form"].carried, aufnehmen="1")
    assert Standblatt.objects.count() == 2000


@pytest.mark.parametrize(
    "text",
    ["Name;Name 2\nMuster Anna;Meier Beat", "Muster Anna / Meier Beat", "Team\tPartner\nMuster Anna & Meier Beat\t"],
)
def test_pairs_stand_on_one_row(office: Client, text: str) -> None:
    made = builders.tournament(kind="partner")
    send(office, made, text.replace("Team", "Spieler"), aufnehmen="1")
    assert names(made) == [(1, "Muster Anna / Meier Beat", "")]
