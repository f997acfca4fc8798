"""The first evening's first minute in a real browser: link, account, invitation, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.test import Client

from jassturnier.services.accounts import first_link
from tests import builders
from tests.browser.harness import carry_session, look_at

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.django_db(transaction=True)


def test_first_visit_to_an_invited_helfer(page: Page) -> None:
    page.goto("/anmelden/")
    assert page.title().startswith("Erster Besuch")
    assert look_at(page, "first-visit") == []
    page.goto(first_link())
    page.get_by_label("Ihr Name").fill("Vreni Käslin")
    page.get_by_label("Passwort", exact=True).fill("drei gute Wörter")
    page.get_by_label("Passwort nochmals").fill("drei andere Wörter")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.get_by_label("Ihr Name").input_value() == "Vreni Käslin"
    assert look_at(page, "first-account") == []
    page.get_by_label("Passwort", exact=True).fill("drei gute Wörter")
    page.get_by_label("Passwort nochmals").fill("drei gute Wörter")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url.endswith("/")
    page.goto("/leute/")
    with page.expect_navigation():
        page.get_by_role("button", name="Link machen").click()
    assert "/einladung/" in page.locator(".secret").inner_text()
    assert look_at(page, "people-with-rights") == []


def test_sign_in_by_keyboard_alone(page: Page) -> None:
    builders.account("Vreni")
    page.goto("/anmelden/?next=/hilfe/")
    assert look_at(page, "sign-in") == []
    page.get_by_label("Name").focus()
    page.keyboard.type("vreni")
    page.keyboard.press("Tab")
    page.keyboard.type("jass-am-abend")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url.endswith("/hilfe/")
    assert look_at(page, "help") == []


def test_typed_values_survive_a_lost_sign_in(page: Page, live_server) -> None:  # noqa: ANN001
    client = Client()
    client.force_login(builders.account("Vreni"))
    carry_session(client, page.context, live_server.url)
    page.goto("/leute/")
    page.get_by_label("Jassleitung: alles").check()
    page.context.clear_cookies(name="jassturnier")
    with page.expect_navigation():
        page.get_by_role("button", name="Link machen").click()
    page.get_by_label("Name").fill("Vreni")
    page.get_by_label("Passwort", exact=True).fill("jass-am-abend")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    with page.expect_navigation():
        page.get_by_role("button", name="Jetzt speichern").click()
    assert "/einladung/" in page.locator(".secret").inner_text()


def test_error_pages_can_be_read_by_everybody(page: Page, live_server) -> None:  # noqa: ANN001
    page.goto("/gibt/es/nicht/")
    assert look_at(page, "not-found") == []
    client = Client()
    client.force_login(builders.account("Hans", "helfer"))
    carry_session(client, page.context, live_server.url)
    page.goto("/leute/")
    assert look_at(page, "forbidden") == []


def test_parts_can_be_read_by_everybody(page: Page, settings) -> None:  # noqa: ANN001
    settings.DEBUG = True
    page.goto("/teile/")
    assert look_at(page, "parts") == []
