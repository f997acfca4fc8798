"""The pages of the Auslosung: from the numbers of the hall to a confirmed draft, and their number of queries."""

from __future__ import annotations

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from jassturnier.models import Draw, Place, Standblatt, Tournament
from jassturnier.services.door import hand_out_all_but
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_confirm import confirm_draft
from jassturnier.services.draws_preprint import make_preprint_draft
from tests.builders import JASSLEITUNG, account, now, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def leitung(client: Client) -> Client:
    """Give a browser in which the Jassleitung is signed in."""
    client.force_login(account())
    return client


def text_of(client: Client, address: str) -> str:
    """Give a page as text."""
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


def confirmed(made: Tournament, **choices: object) -> None:
    """Draw and confirm."""
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG, **choices).number  # type: ignore[arg-type]
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)


@pytest.mark.parametrize(
    ("kind", "present", "expected"),
    [
        ("einzel", 58, ("Es fehlen 2 Personen", "Vorschlag: 2 Ersatz spielen mit, dann sind 15 Tische voll.")),
        ("einzel", 59, ("Es fehlt 1 Person", "Vorschlag: 1 Ersatz spielt mit, dann sind 15 Tische voll.")),
        ("einzel", 57, ("Es fehlen 3 Personen", "Vorschlag: In jeder Passe pausiert 1 Person und erhält 942 Punkte.")),
        ("einzel", 60, ("Personen anwesend", "Die Zahl geht auf.")),
        ("partner", 25, ("Es fehlt 1 Paar", "Vorschlag: In jeder Passe pausiert 1 Paar und erhält 942 Punkte.")),
    ],
)
def test_overview_says_at_once_what_is_missing(
    leitung: Client, kind: str, present: int, expected: tuple[str, str]
) -> None:
    made = tournament(kind=kind)
    people(made, present)
    page = text_of(leitung, f"/t/{made.pk}/auslosung/")
    assert [sentence in page for sentence in expected] == [True, True]


def test_overview_suggests_nothing_once_all_is_drawn(leitung: Client) -> None:
    people(made := tournament(), 17)
    confirmed(made)
    assert "Es fehlen 3 Personen" not in text_of(leitung, f"/t/{made.pk}/auslosung/")


@pytest.mark.parametrize(
    ("case", "headline"),
    [
        ("nobody", "Noch ist niemand da"),
        ("people", "Jetzt auslosen"),
        ("draft", "Ein Entwurf wartet"),
        ("drawn", "Die Auslosung steht"),
        ("gaps", "Die Plätze stimmen nicht mehr"),
        ("over", "Nichts mehr auszulosen"),
        ("preprint", "Standblätter vorbereiten"),
    ],
)
def test_overview_shows_the_next_step(leitung: Client, case: str, headline: str) -> None:
    made = tournament(begin="passe1" if case == "preprint" else "tuerschluss")
    if case not in ("nobody", "preprint"):
        people(made, 16)
    if case == "draft":
        make_draft(tournament_id=made.pk, by=JASSLEITUNG)
    if case in ("drawn", "gaps"):
        confirmed(made)
    if case == "gaps":
        Standblatt.objects.filter(number=4).update(excluded_at=now(), excluded_reason="Verwarnung")
    if case == "over":
        for passe in range(1, 5):
            start(made, passe)
    assert f"<h2>{headline}</h2>" in text_of(leitung, f"/t/{made.pk}/auslosung/")


def test_draft_is_drawn_looked_at_and_confirmed(leitung: Client) -> None:
    made = tournament()
    people(made, 18)
    home = f"/t/{made.pk}/auslosung/"
    answer = leitung.post(f"{home}neu/", {"passen": "rest", "fill": "ersatz"})
    assert (answer.status_code, answer.headers["Location"]) == (302, f"{home}1/")
    page = text_of(leitung, f"{home}1/")
    assert "Alle haben in jeder Passe eine andere Person als Partner." in page
    assert "901 Ersatz" in page
    assert "Muster 007a" in text_of(leitung, f"{home}1/?ansicht=name")
    assert leitung.post(f"{home}1/bestaetigen/").headers["Location"] == home
    assert Place.objects.filter(tournament=made).count() == 80
    assert "Muster 007a" in text_of(leitung, f"{home}plan/?passe=3")


def test_only_the_next_passe_is_drawn(leitung: Client) -> None:
    made = tournament()
    people(made, 16)
    leitung.post(f"/t/{made.pk}/auslosung/neu/", {"passen": "naechste"})
    assert list(Draw.objects.values_list("first_passe", "last_passe")) == [(1, 1)]


def test_passe_by_rank_is_drawn_once_all_results_are_in(leitung: Client) -> None:
    made = tournament(passen=2)
    people(made, 8)
    seat_everybody(made)
    Place.objects.filter(tournament=made, passe__number=2).delete()
    start(made)
    played(made, 1, 1, 1200)
    home = f"/t/{made.pk}/auslosung/neu/"
    refused = leitung.post(home, {"passen": "rang"})
    assert (refused.status_code, "fehlen noch 1 Punkteblätter" in refused.content.decode()) == (422, True)
    played(made, 1, 2, 1000)
    assert leitung.post(home, {"passen": "rang"}).status_code == 302
    assert Draw.objects.get().options["way"] == "rang"


def test_new_draw_of_what_is_drawn_asks_for_a_reason(leitung: Client) -> None:
    made = tournament()
    people(made, 16)
    confirmed(made)
    Standblatt.objects.filter(tournament=made).update(printed_at=now())
    home = f"/t/{made.pk}/auslosung/neu/"
    assert "16 gedruckte Standblätter werden wertlos" in text_of(leitung, home)
    refused = leitung.post(home, {"passen": "rest"})
    assert (refused.status_code, "Warum wird neu ausgelost?" in refused.content.decode()) == (422, True)
    assert leitung.post(home, {"passen": "rest", "reason": "Nr. 3 kam doch"}).status_code == 302


def test_draft_is_discarded_with_a_reason_that_survives(leitung: Client) -> None:
    made = tournament()
    people(made, 16)
    make_draft(tournament_id=made.pk, by=JASSLEITUNG)
    home = f"/t/{made.pk}/auslosung/"
    assert leitung.post(f"{home}1/verwerfen/", {"reason": ""}).status_code == 422
    leitung.post(f"{home}1/verwerfen/", {"reason": "<script>alert(1)</script>"})
    page = text_of(leitung, home)
    assert ("&lt;script&gt;alert(1)&lt;/script&gt;" in page, "<script>alert" in page) == (True, False)


def test_stale_draft_is_refused_where_it_happened(leitung: Client) -> None:
    made = tournament()
    people(made, 16)
    make_draft(tournament_id=made.pk, by=JASSLEITUNG)
    people(made, 4, first=17)
    answer = leitung.post(f"/t/{made.pk}/auslosung/1/bestaetigen/")
    assert answer.status_code == 422
    assert "Seit dem Entwurf hat sich im Saal etwas geändert (17–20)." in answer.content.decode()


def test_preprinted_sheets_and_their_gaps(leitung: Client) -> None:
    made = tournament(begin="passe1")
    home = f"/t/{made.pk}/auslosung/"
    assert leitung.post(f"{home}vorgedruckt/", {"count": "62"}).status_code == 422
    assert leitung.post(f"{home}vorgedruckt/", {"count": "64"}).status_code == 302
    leitung.post(f"{home}1/bestaetigen/")
    hand_out_all_but(tournament_id=made.pk, left_over=[12, *range(60, 65)], by=JASSLEITUNG)
    made.door_closed_at = now()
    made.save()
    assert "Nicht ausgegeben und doch auf der Liste: 12, 60–64 (6 Plätze in Passe 1)." in text_of(leitung, home)
    assert leitung.post(f"{home}luecken/", {"ersatz": "", "reason": ""}).status_code == 302
    page = text_of(leitung, f"{home}2/")
    assert "901 Ersatz: in Passe 1 neu an Tisch" in page
    assert "12: in Passe 1 kein Platz mehr." in page


def test_gaps_that_are_none_say_so(leitung: Client) -> None:
    made = tournament()
    people(made, 16)
    confirmed(made)
    assert "Alle Plätze stimmen" in text_of(leitung, f"/t/{made.pk}/auslosung/luecken/")
    assert leitung.post(f"/t/{made.pk}/auslosung/luecken/").status_code == 422


def test_plan_comes_in_as_a_file_and_goes_out(leitung: Client) -> None:
    made = tournament(passen=1)
    people(made, 4)
    home = f"/t/{made.pk}/auslosung/plan"
    rows = "\ufeffpasse;table;team;seat;player\r\n1;1;A;1;4\r\n1;1;A;2;3\r\n1;1;B;1;2\r\n1;1;B;2;1\r\n"
    answer = leitung.post(f"{home}/einlesen/", {"file": SimpleUploadedFile("plan.csv", rows.encode())})
    assert answer.status_code == 302
    confirm_draft(tournament_id=made.pk, number=1, by=JASSLEITUNG)
    out = leitung.get(f"{home}.csv")
    assert out.headers["Content-Disposition"] == 'attachment; filename="auslosung-herbstjass.csv"'
    assert out.content.decode("utf-8-sig").splitlines()[:2] == ["passe,table,team,seat,player", "1,1,A,1,4"]


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"", "Bitte eine andere Datei wählen"),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", "Das ist keine Textdatei."),
        (b"passe,table,team,seat,player\n1,1,A,1,99\n", "ist in Passe 1 nicht richtig besetzt"),
        (b"x" * 1_000_001, "zu gross"),
    ],
)
def test_file_that_is_no_plan_is_refused_plainly(leitung: Client, raw: bytes, sentence: str) -> None:
    made = tournament(passen=1)
    people(made, 4)
    address = f"/t/{made.pk}/auslosung/plan/einlesen/"
    answer = leitung.post(address, {"file": SimpleUploadedFile("plan.csv", raw), "text": "", "reason": "vom Verband"})
    page = answer.content.decode()
    assert (answer.status_code, "vom Verband" in page, Draw.objects.count()) == (422, True, 0)
    assert sentence in page or "leer" in page


def test_unknown_draw_is_not_found(leitung: Client) -> None:
    made = tournament()
    assert leitung.get(f"/t/{made.pk}/auslosung/7/").status_code == 404
    assert leitung.post(f"/t/{made.pk}/auslosung/7/bestaetigen/").status_code == 404


def hall_with_everything(present: int) -> Tournament:
    """Give a tournament in which each page of the draw has something to show."""
    made = tournament()
    people(made, present)
    confirmed(made)
    start(made)
    Standblatt.objects.filter(tournament=made).update(printed_at=now())
    Standblatt.objects.filter(tournament=made, number=2).update(to_passe=1)
    make_draft(tournament_id=made.pk, by=JASSLEITUNG, reason="neu", fill="pause")
    return made


PAGES = (
    "", "plan/", "plan/?ansicht=name", "neu/", "vorgedruckt/", "luecken/", "plan/einlesen/", "plan.csv", "2/",
    "2/?ansicht=name", "tauschen/", "platz/", "uebernehmen/", "tisch-aufloesen/",
)  # fmt: skip


def test_pages_ask_the_same_few_questions_for_any_number_of_people(leitung: Client) -> None:
    counts = []
    for present in (5, 12, 300):
        made = hall_with_everything(present)
        counts.append([queries_of(leitung, f"/t/{made.pk}/auslosung/{page}") for page in PAGES])
    assert counts[0] == counts[1] == counts[2]
    assert max(counts[0]) <= 12


def queries_of(client: Client, address: str) -> int:
    """Count the queries of one page."""
    with CaptureQueriesContext(
        connection,
    ) as queries:
        assert client.get(address).status_code == 200
    return len(queries)


def test_preprinted_plan_shows_before_anybody_is_there(leitung: Client) -> None:
    made = tournament(begin="vorgedruckt")
    number = make_preprint_draft(tournament_id=made.pk, count=16, by=JASSLEITUNG).number
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert "Die Auslosung steht" in text_of(leitung, f"/t/{made.pk}/auslosung/")


def test_sheets_that_changed_are_listed_until_they_are_printed_again(leitung: Client) -> None:
    made = tournament()
    people(made, 16)
    confirmed(made)
    Standblatt.objects.filter(tournament=made).update(printed_at=now())
    home = f"/t/{made.pk}/auslosung/"
    leitung.post(f"{home}tauschen/", {"passe": "1", "number": "3", "other": "9", "save": "1"})
    page = text_of(leitung, home)
    assert "Diese Standblätter stimmen nicht mehr und müssen neu gedruckt werden: 3, 9." in page
    assert f"/t/{made.pk}/drucken/standblaetter.pdf?nummern=3%2C%209" in page
    leitung.post(f"{home}nachgedruckt/")
    assert "stimmen nicht mehr" not in text_of(leitung, home)


def test_anybody_can_have_it_drawn_again(leitung: Client) -> None:
    made = tournament()
    people(made, 17)
    make_draft(tournament_id=made.pk, by=JASSLEITUNG)
    address = f"/t/{made.pk}/auslosung/1/?nochmals=1"
    assert "Es kommt genau derselbe Plan heraus." in text_of(leitung, address)
    Draw.objects.update(seed="4711")
    assert "kommt heute ein anderer Plan heraus" in text_of(leitung, address)


def test_gaps_are_shown_per_passe(leitung: Client) -> None:
    made = tournament(begin="vorgedruckt", passen=2)
    number = make_preprint_draft(tournament_id=made.pk, count=16, by=JASSLEITUNG).number
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    hand_out_all_but(tournament_id=made.pk, left_over=[7], by=JASSLEITUNG)
    page = text_of(leitung, f"/t/{made.pk}/auslosung/luecken/")
    assert [page.count(f"<dt>Passe {k}</dt>") for k in (1, 2)] == [1, 1]
    assert page.count("(7)") == 2
