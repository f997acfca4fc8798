"""The frame of every verb: one transaction, one journal line, rights checked again."""

from __future__ import annotations

import pytest

from jassturnier.models import Journal, Table
from jassturnier.queries.tournaments import version_of
from jassturnier.services.actors import Actor, Role, covers
from jassturnier.services.deed import deed
from jassturnier.services.outcomes import Refused
from tests.builders import HELFER, JASSLEITUNG, tournament

pytestmark = pytest.mark.django_db


def test_deed_writes_one_journal_line() -> None:
    made = tournament()
    with deed(made.pk, JASSLEITUNG) as frame:
        frame.journal("Tisch benannt", "Tisch 1", old="", new="Stübli", reason="Umbau")
    line = Journal.objects.get()
    assert (line.tournament_number, line.tournament_name, line.number) == (made.pk, "Herbstjass", 1)
    assert (line.who, line.device, line.deed, line.subject) == ("Vreni", "Laptop", "Tisch benannt", "Tisch 1")
    assert (line.old, line.new, line.reason) == ("", "Stübli", "Umbau")


def test_version_is_highest_journal_number_of_the_tournament() -> None:
    first, second = tournament(), tournament()
    for _ in range(2):
        with deed(first.pk, HELFER) as frame:
            frame.journal("Blatt eingegangen")
    assert (version_of(first.pk), version_of(second.pk)) == (2, 0)


def test_deed_without_line_is_rolled_back() -> None:
    made = tournament()
    with pytest.raises(RuntimeError), deed(made.pk, HELFER) as frame:
        Table.objects.create(tournament=frame.tournament, number=1)
    assert Table.objects.count() == 0


def test_deed_with_two_lines_is_rolled_back() -> None:
    made = tournament()

    def twice() -> None:
        with deed(made.pk, HELFER) as frame:
            Table.objects.create(tournament=frame.tournament, number=1)
            frame.journal("eins")
            frame.journal("zwei")

    with pytest.raises(RuntimeError):
        twice()
    assert (Table.objects.count(), Journal.objects.count()) == (0, 0)


def test_deed_refused_inside_is_rolled_back() -> None:
    made = tournament()

    def refused() -> None:
        with deed(made.pk, HELFER) as frame:
            Table.objects.create(tournament=frame.tournament, number=1)
            frame.journal("eins")
            raise Refused("full", "Der Saal ist voll.")

    with pytest.raises(Refused):
        refused()
    assert (Table.objects.count(), Journal.objects.count()) == (0, 0)


def test_deed_that_was_known_leaves_no_line() -> None:
    made = tournament()
    with deed(made.pk, HELFER) as frame:
        frame.nothing_new()
    assert Journal.objects.count() == 0


@pytest.mark.parametrize(
    ("by", "needs", "code"),
    [
        (HELFER, Role.JASSLEITUNG, "right"),
        (JASSLEITUNG, Role.JASSLEITUNG, ""),
        (JASSLEITUNG, Role.HELFER, ""),
        (HELFER, Role.HELFER, ""),
    ],
)
def test_deed_checks_the_role(by: Actor, needs: Role, code: str) -> None:
    made = tournament()
    found = ""
    try:
        with deed(made.pk, by, needs=needs) as frame:
            frame.nothing_new()
    except Refused as refusal:
        found = refusal.code
    assert found == code
    assert covers(by.role, needs) is (code == "")


def test_deed_on_a_tournament_that_is_gone() -> None:
    with pytest.raises(Refused) as refusal, deed(4711, JASSLEITUNG):
        pass
    assert refusal.value.code == "gone"
