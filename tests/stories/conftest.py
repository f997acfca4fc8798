"""The office of a story: signed in by name and password, at the laptop."""

from __future__ import annotations

import pytest
from django.test import Client

from tests import builders
from tests.stories.office import Office


@pytest.fixture
def office(client: Client, transactional_db: None) -> Office:
    """Give an office whose Jassleitung has just signed in."""
    builders.account("vreni")
    found = Office(client)
    page = found.send(found.open("/anmelden/"), "/anmelden/", name="vreni", password="jass-am-abend")
    assert page.address == "/"
    return found
