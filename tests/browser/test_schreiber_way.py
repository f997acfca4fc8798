"""The table's page in a real browser when things go wrong: gaps, restarts, two devices, double taps, cut answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from django.test import Client

from jassturnier.models import Draft, Entry, Passe, Place, Punkteblatt, Tournament
from jassturnier.services.seats import exchange_seats
from tests.browser.harness import carry_session, look_at
from tests.browser.schreiber_hall import (
    POINTS,
    TOTAL,
    begin,
    confirm,
    hall,
    hand_in,
    key,
    path_of,
    type_number,
    type_spiele,
)
from tests.builders import HELFER, account, now

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Route

pytestmark = pytest.mark.django_db(transaction=True)
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 568}


@pytest.fixture(autouse=True)
def _phone(page: Page) -> None:
    page.set_viewport_size(PHONE)


def line(page: Page) -> str:
    return page.locator("#line").inner_text()


def stored() -> list[tuple[int, int, bool]]:
    return list(Entry.objects.order_by("pk").values_list("control_a", "version", "valid"))


def to_accept(page: Page, path: str) -> None:
    begin(page, path)
    type_spiele(page)
    confirm(page)
    page.locator("#yes:not([aria-disabled])").wait_for()


def other_device(browser: Browser, page: Page) -> BrowserContext:
    return browser.new_context(base_url=page.url.split("/s/")[0], viewport=PHONE, locale="de-CH")


def test_whole_way_stores_what_was_typed_once(page: Page) -> None:
    begin(page, path_of(hall()))
    assert line(page) == "● Verbunden"
    type_spiele(page)
    confirm(page)
    hand_in(page)
    assert stored() == [(TOTAL, 1, True)]
    assert "Bitte sitzen bleiben bis zum Kommando" in page.locator("#done").inner_text()
    assert line(page).startswith("✓ Abgegeben")
    rows = Entry.objects.get().spiele.order_by("number").values_list("points_a", flat=True)
    assert tuple(rows) == POINTS


def test_offline_in_the_middle_loses_nothing_and_submits_nothing(page: Page) -> None:
    begin(page, path_of(hall()))
    type_spiele(page, 1, 4)
    page.context.set_offline(True)
    type_spiele(page, 5, 12)
    page.wait_for_function("document.querySelector('#line').textContent.includes('Keine Verbindung')")
    assert "noch nicht abgegeben" in line(page)
    type_number(page, TOTAL)
    key(page, "next")
    page.locator("#yes:not([aria-disabled])").click()
    page.wait_for_function("document.querySelector('#accept-say').textContent.includes('noch nicht abgegeben')")
    assert stored() == []
    page.context.set_offline(False)
    page.wait_for_function("document.querySelector('#line').textContent.includes('Verbunden')", timeout=15_000)
    page.wait_for_timeout(1500)
    assert stored() == []
    page.locator("#yes").click()
    page.locator("#hints-yes").click()
    hand_in(page)
    assert stored() == [(TOTAL, 1, True)]


def test_gap_of_half_an_hour_turns_the_line_pale_and_submits_nothing(page: Page) -> None:
    page.clock.install()
    begin(page, path_of(hall()))
    type_spiele(page, 1, 4)
    page.context.set_offline(True)
    type_spiele(page, 5, 6)
    page.clock.fast_forward("30:00")
    page.wait_for_function("document.querySelector('#line').className.includes('pale')")
    assert "noch nicht abgegeben" in line(page)
    type_spiele(page, 7, 12)
    page.context.set_offline(False)
    page.clock.fast_forward("00:11")
    page.wait_for_function("document.querySelector('#line').className === 'line ok'")
    assert stored() == []
    confirm(page)
    page.clock.fast_forward("00:01")
    hand_in(page)
    assert stored() == [(TOTAL, 1, True)]


def test_answer_cut_off_after_the_laptop_wrote_gives_one_entry(page: Page) -> None:
    to_accept(page, path_of(hall()))

    def cut(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/abgeben/", cut, times=1)
    page.locator("#yes").click()
    page.wait_for_function("document.querySelector('#accept-say').textContent.includes('noch nicht abgegeben')")
    assert stored() == [(TOTAL, 1, True)]
    hand_in(page)
    assert stored() == [(TOTAL, 1, True)]


def test_cut_answer_then_other_figures_are_two_versions_and_said(page: Page) -> None:
    to_accept(page, path_of(hall()))
    page.route("**/abgeben/", lambda route: (route.fetch(), route.abort()), times=1)
    page.route("**/stand/", lambda route: route.abort())
    page.locator("#yes").click()
    page.wait_for_function("document.querySelector('#accept-say').textContent.includes('noch nicht abgegeben')")
    page.locator("#change").click()
    page.locator('[data-go="0"]').first.click()
    type_number(page, 101)
    page.locator("#open-list").click()
    page.locator("#to-end").click()
    type_number(page, TOTAL - 1)
    key(page, "next")
    page.locator("#hints-yes").click()
    hand_in(page)
    assert stored() == [(TOTAL, 1, True), (TOTAL - 1, 2, False)]
    assert "Die Jassleitung entscheidet" in page.locator("#done").inner_text()


def test_double_tap_within_100_ms_is_one_entry(page: Page) -> None:
    to_accept(page, path_of(hall()))
    page.evaluate("for (const wait of [0, 30, 90]) setTimeout(() => document.querySelector('#yes').click(), wait)")
    page.locator("#done .stored").wait_for()
    assert stored() == [(TOTAL, 1, True)]


def test_stimmt_is_inert_for_half_a_second(page: Page) -> None:
    begin(page, path_of(hall()))
    type_spiele(page)
    type_number(page, TOTAL)
    key(page, "next")
    page.locator("#hints-yes").wait_for()
    page.evaluate("document.querySelector('#hints-yes').click(); document.querySelector('#yes').click()")
    page.wait_for_timeout(300)
    assert stored() == []


@pytest.mark.parametrize("typed", [0, 1, 7, 12])
def test_reload_goes_on_where_it_was(page: Page, typed: int) -> None:
    begin(page, path_of(hall()))
    type_spiele(page, 1, typed)
    page.reload()
    assert page.locator("[data-step]:visible").count() == 1
    if typed == 12:
        page.locator("#open-list").click()
        page.locator("#to-end").click()
        confirm(page)
        page.reload()
        page.locator("#open-list").click()
        assert page.locator("#rows tr").count() == 12
        return
    type_spiele(page, typed + 1, 12)
    confirm(page)
    hand_in(page)
    page.reload()
    page.goto("/tisch/")
    page.go_back()
    assert stored() == [(TOTAL, 1, True)]
    assert "Abgegeben" in page.locator("h1").first.inner_text()


def test_two_devices_hold_in_turn_and_both_drafts_stay(page: Page, browser: Browser) -> None:
    path = path_of(hall())
    begin(page, path)
    type_spiele(page, 1, 7)
    page.wait_for_timeout(1300)
    other = other_device(browser, page)
    second = other.new_page()
    second.goto(path)
    second.locator("#t-held").wait_for()
    assert "Gerät 1 schreibt an diesem Tisch" in second.locator("#t-held").inner_text()
    assert "7 von 12" in second.locator("#held-more").inner_text()
    second.locator("#take").click()
    second.locator("#spiel").wait_for()
    assert second.locator("#spiel").inner_text() == "Spiel 8"
    page.locator("#t-held").wait_for(timeout=15_000)
    assert "Gerät 2 hat diesen Tisch" in page.locator("#t-held").inner_text()
    type_spiele(second, 8, 12)
    confirm(second)
    hand_in(second)
    assert stored() == [(TOTAL, 1, True)]
    assert list(Draft.objects.order_by("number").values_list("number", "filled")) == [(1, 7), (2, 12)]
    page.locator("#refused-text:visible").wait_for(timeout=15_000)
    assert "Inzwischen abgegeben von Annemarie" in page.locator("#refused-text").inner_text()
    other.close()


def test_tab_of_the_same_device_makes_no_second_entry(page: Page) -> None:
    path = path_of(hall())
    to_accept(page, path)
    tab = page.context.new_page()
    tab.set_viewport_size(PHONE)
    tab.goto(path)
    tab.locator("#open-list").click()
    tab.locator("#to-end").click()
    confirm(tab)
    hand_in(tab)
    page.locator(".stored").wait_for(timeout=15_000)
    assert stored() == [(TOTAL, 1, True)]


def test_passe_closed_meanwhile_says_so_and_keeps_the_figures(page: Page) -> None:
    to_accept(page, path_of(hall()))
    Passe.objects.filter(number=1).update(closed_at=now())
    page.evaluate("document.querySelector('#yes').click()")  # a sign of life may have told it before
    page.locator("#refused-text:visible").wait_for()
    assert "abgeschlossen" in page.locator("#refused-text").inner_text()
    page.locator("#refused-look").click()
    assert page.locator("#rows tr td.typed").first.inner_text() == str(POINTS[0])
    assert stored() == []


def test_other_seats_in_between_are_said_and_the_figures_stay(page: Page) -> None:
    made = hall()
    to_accept(page, path_of(made))
    seats = Place.objects.filter(passe__number=1).order_by("table__number").values_list("standblatt__number", flat=True)
    exchange_seats(tournament_id=made.pk, passe=1, number=seats[0], other=seats[5], by=HELFER)
    page.evaluate("document.querySelector('#yes').click()")  # a sign of life may have told it before
    page.locator("#refused-text:visible").wait_for()
    assert "andere Leute" in page.locator("#refused-text").inner_text()
    assert stored() == []
    page.locator("#refused-reload").click()
    page.locator("#others:visible").wait_for()
    page.locator("#who button").first.click()
    page.locator("#begin").click()
    page.locator("#open-list").click()
    assert page.locator("#rows td.typed").count() == 12


def test_figures_typed_at_the_wrong_table_can_be_brought_to_the_right_one(page: Page) -> None:
    made = hall()
    begin(page, path_of(made, 2))
    type_spiele(page, 1, 5)
    page.goto(path_of(made, 3))
    page.locator("#others button").click()
    page.locator("#who button").first.click()
    page.locator("#begin").click()
    assert page.locator("#spiel").inner_text() == "Spiel 6"


def test_full_storage_is_said_and_the_laptop_has_the_draft(page: Page) -> None:
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    begin(page, path_of(hall()))
    type_spiele(page, 1, 3)
    assert "Speicher dieses Geräts ist voll" in line(page)
    page.wait_for_timeout(1500)
    assert Draft.objects.get().filled == 3
    type_spiele(page, 4, 12)
    confirm(page)
    hand_in(page)
    assert stored() == [(TOTAL, 1, True)]


def test_keyboard_alone_does_the_whole_way(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(path_of(hall()))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#begin").focus()
    page.keyboard.press("Enter")
    for points in POINTS:
        page.keyboard.type(str(points))
        page.keyboard.press("Enter")
    page.locator("#in-control").wait_for()
    page.keyboard.type(str(TOTAL))
    page.keyboard.press("Enter")
    page.locator("#hints-yes").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#yes:not([aria-disabled])").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#done .stored").wait_for()
    assert stored() == [(TOTAL, 1, True)]


def test_other_side_is_asked_after_each_spiel_where_no_paper_is_kept(page: Page) -> None:
    begin(page, path_of(hall(sheet_mode="geraet")))
    for points in POINTS:
        type_number(page, points)
        key(page, "next")
        assert page.locator("#other-points").inner_text() == str(157 - points)
        page.locator("#other-yes").click()
    page.locator("#hints-yes").click()
    hand_in(page)
    assert stored() == [(TOTAL, 1, True)]


def test_typing_b_fills_a_and_marks_what_was_typed(page: Page) -> None:
    begin(page, path_of(hall()))
    page.locator('.side[data-side="b"]').dispatch_event("pointerdown", {"pointerType": "touch"})
    type_number(page, 55)
    assert (page.locator("#in-a").input_value(), page.locator("#in-b").input_value()) == ("102", "55")
    assert "getippt" in page.locator("#how-b").inner_text()
    key(page, "erase")
    assert page.locator("#in-a").input_value() == "152"
    page.locator("#undo").click()
    assert page.locator("#in-b").input_value() == "55"


def test_one_and_156_are_refused_and_zero_is_a_value(page: Page) -> None:
    begin(page, path_of(hall()))
    key(page, "1")
    key(page, "next")
    assert "keine Karte zählt 1" in page.locator("#say").inner_text()
    key(page, "erase")
    key(page, "0")
    key(page, "next")
    assert page.locator("#spiel").inner_text() == "Spiel 2"


def test_remark_is_stored_with_its_spiel(page: Page) -> None:
    begin(page, path_of(hall()))
    type_spiele(page, 1, 11)
    page.locator("#open-list").click()
    page.locator('[data-remark="2"]').select_option("WIEDERHOLT")
    page.locator("#close-list").click()
    type_spiele(page, 12, 12)
    confirm(page)
    hand_in(page)
    assert Entry.objects.get().spiele.get(number=3).remark == "wiederholt"


def test_match_with_its_bonus_is_read_as_157_and_the_tick(page: Page) -> None:
    begin(page, path_of(hall(match_bonus=100)))
    type_number(page, 257)
    assert (page.locator("#in-a").input_value(), page.locator("#in-b").input_value()) == ("157", "0")
    assert page.locator("#match").is_checked()
    key(page, "next")
    for points in POINTS[1:]:
        type_number(page, points)
        if points == 157:
            page.locator("#match").check()
        key(page, "next")
    type_number(page, 157 + sum(POINTS[1:]) + 200)
    key(page, "next")
    hand_in(page)
    entry = Entry.objects.get()
    assert (entry.control_a, entry.matches_a) == (157 + sum(POINTS[1:]), 2)


def test_error_is_reported_after_handing_in(page: Page) -> None:
    to_accept(page, path_of(hall()))
    hand_in(page)
    page.locator("#done summary").click()
    page.get_by_label("Was stimmt nicht?").fill("Spiel 3 war für B")
    page.locator("#done form button").click()
    page.get_by_text("Fehler ist gemeldet").wait_for()
    assert Punkteblatt.objects.get().error_reports.get().text == "Spiel 3 war für B"


def test_archived_tournament_stops_the_device_and_says_why(page: Page) -> None:
    to_accept(page, path_of(hall()))
    Tournament.objects.update(archived_at=now())
    page.evaluate("document.querySelector('#yes').click()")  # a sign of life may have told it before
    page.locator("#refused-text:visible").wait_for()
    assert "abgeschlossen" in page.locator("#refused-text").inner_text()
    assert stored() == []


def test_without_script_the_plain_forms_do_the_same(browser: Browser, live_server: Any) -> None:  # noqa: ANN401
    context = browser.new_context(base_url=live_server.url, java_script_enabled=False, viewport=SMALL)
    page = context.new_page()
    page.goto(path_of(hall()))
    for n, points in enumerate(POINTS, start=1):
        page.locator(f"[name=a{n}]").fill(str(points))
    page.get_by_label("Total Team A auf dem Papier").fill(str(TOTAL + 1))
    page.get_by_role("button", name="Weiter: prüfen").click()
    assert "1 zu viel" in page.locator("#plain").inner_text()
    page.get_by_label("Total Team A auf dem Papier").fill(str(TOTAL))
    page.get_by_role("button", name="Weiter: prüfen").click()
    page.get_by_role("button", name="Ändern").click()
    page.get_by_role("button", name="Weiter: prüfen").click()
    page.get_by_role("button", name="Stimmt, abgeben").click()
    assert "Abgegeben" in page.locator("h1").first.inner_text()
    assert stored() == [(TOTAL, 1, True)]
    context.close()


def test_zoom_of_200_percent_from_640_px_needs_no_sideways_scrolling(browser: Browser, live_server: Any) -> None:  # noqa: ANN401
    half = {"width": 320, "height": 400}
    context = browser.new_context(base_url=live_server.url, viewport=half, device_scale_factor=2)
    page = context.new_page()
    begin(page, path_of(hall()))
    type_spiele(page, 1, 2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    context.close()


def test_totals_alone_stay_on_the_device_while_nothing_answers(page: Page) -> None:
    page.goto(f"{path_of(hall())}?art=totale")
    page.get_by_label("Total Team A").fill("957")
    page.get_by_label("Total Team B").fill("927")
    page.context.set_offline(True)
    page.get_by_role("button", name="Weiter: prüfen").click()
    page.locator("#line.lost").wait_for()
    page.context.set_offline(False)
    page.reload()
    assert page.get_by_label("Total Team A").input_value() == "957"
    page.get_by_role("button", name="Weiter: prüfen").click()
    page.get_by_role("button", name="Stimmt, abgeben").click()
    page.locator(".stored").wait_for()
    assert stored() == [(957, 1, True)]


def test_board_shows_a_table_within_three_seconds_of_its_keys(page: Page, live_server: Any) -> None:  # noqa: ANN401
    made = hall()
    client = Client()
    client.force_login(account())
    carry_session(client, page.context, live_server.url)
    board = page.context.new_page()
    board.goto(f"/t/{made.pk}/passe/1/")
    begin(page, path_of(made, 2))
    type_spiele(page, 1, 3)
    board.get_by_text("3 von 12").wait_for(timeout=8_000)
    assert board.get_by_text("angefangen").count() == 1
    assert look_at(board, "board-devices") == []
