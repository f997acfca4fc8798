"""The codes on paper: they open what they stand on, nothing without an address, worthless after renewal."""

from __future__ import annotations

import pytest

from jassturnier.models import Table
from jassturnier.queries.print_jobs import Wanted, job_for
from jassturnier.queries.schreiber_codes import access_by_pin, access_for, table_codes
from jassturnier.queries.schreiber_links import sheet_links, table_links
from jassturnier.queries.tournaments import tournament_info
from tests.builders import now, people, seat_everybody, tournament

pytestmark = pytest.mark.django_db
HALL = "http://192.168.1.20:8000"


def test_link_of_a_table_opens_it_in_capitals_alone() -> None:
    made = tournament()
    people(made, 8)
    seat_everybody(made)
    link = table_links(made.pk, HALL)[2]
    assert link.url == link.url.upper()
    assert link.url.startswith("HTTP://192.168.1.20:8000/S/")
    access = access_for(link.url.split("/")[-2])
    assert access is not None
    assert (access.tournament.id, access.table, access.passe) == (made.pk, 2, None)


def test_link_of_a_sheet_opens_its_passe_alone() -> None:
    made = tournament()
    people(made, 8)
    seat_everybody(made)
    access = access_for(sheet_links(made.pk, 3, HALL)[1].url.split("/")[-2])
    assert access is not None
    assert (access.table, access.passe) == (1, 3)


def test_without_an_address_there_is_no_code_on_paper() -> None:
    made = tournament()
    people(made, 8)
    seat_everybody(made)
    assert table_links(made.pk, "") == {}


def test_prints_carry_the_codes_and_the_address_to_type() -> None:
    made = tournament(printed_address=HALL)
    people(made, 8)
    seat_everybody(made)
    info = tournament_info(made.pk)
    assert info is not None
    for form in ("punkteblaetter", "tischschilder"):
        job = job_for(form, info, Wanted(passe=1), now())
        assert job.event.address == f"{HALL}/tisch/"
        assert [sheet.link.url for sheet in job.content if "/S/" in sheet.link.url] != []
        assert {sheet.link.code for sheet in job.content} == {
            f"{each.pin[:3]} {each.pin[3:]}" for each in table_codes(made.pk).values()
        }


def test_a_standblatt_leads_to_the_page_of_its_number() -> None:
    made = tournament(printed_address=HALL)
    people(made, 4)
    info = tournament_info(made.pk)
    assert info is not None
    for form in ("standblaetter", "talons"):
        job = job_for(form, info, Wanted(), now())
        link = job.content[0].link
        assert link.url == f"{HALL}/saal/{made.pk}/1/"
        assert (job.event.address, link.code) == ("", f"192.168.1.20:8000/saal/{made.pk}/1/")


def test_a_rehearsal_prints_codes_with_an_address_that_leads_nowhere() -> None:
    made = tournament(rehearsal=True, rehearsal_seed="7")
    people(made, 8)
    seat_everybody(made)
    info = tournament_info(made.pk)
    assert info is not None
    sheets = job_for("punkteblaetter", info, Wanted(passe=1), now()).content
    assert all(sheet.link.url.startswith("HTTP://JASS.EXAMPLE/S/") for sheet in sheets)
    sheets = job_for("standblaetter", info, Wanted(), now()).content
    assert all(sheet.link.url.startswith("http://jass.example/saal/") for sheet in sheets)


def test_codes_change_with_renewal_and_come_again_after_a_restore() -> None:
    made = tournament()
    row = Table.objects.create(tournament=made, number=1)
    before = table_codes(made.pk)
    assert table_codes(made.pk) == before
    row.renewal = 1
    row.save()
    assert table_codes(made.pk)[1].code != before[1].code
    assert access_for(before[1].code) is None


def test_same_table_number_in_two_tournaments_is_told_apart_by_the_pin() -> None:
    one, other = tournament(), tournament(key="ff" * 32)
    for made in (one, other):
        Table.objects.create(tournament=made, number=7)
    access = access_by_pin(7, table_codes(other.pk)[7].pin)
    assert access is not None
    assert access.tournament.id == other.pk
