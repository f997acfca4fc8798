"""Choosing between versions, and moving figures typed for the wrong table."""

from __future__ import annotations

import pytest

from jassturnier.models import Entry, Journal, Punkteblatt, Tournament
from jassturnier.services.entries import enter_sheet
from jassturnier.services.entries_figures import Row, Rows, Totals, new_nonce
from jassturnier.services.entries_outcomes import Accepted, AlreadyKnown, KeptAsSecond
from jassturnier.services.entries_versions import choose_version, move_entry
from jassturnier.services.outcomes import Refused
from tests.builders import HELFER, JASSLEITUNG, people, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=1, spiele=4)
    people(made, 16)
    seat_everybody(made)
    start(made)
    return made


def enter(made: Tournament, a: int, table: int = 1) -> None:
    enter_sheet(
        tournament_id=made.pk, passe=1, table=table, figures=Totals(a, 628 - a), nonce=new_nonce(), based_on=0,
        by=HELFER, visum=True,
    )  # fmt: skip


def choose(made: Tournament, version: int, seen: int, **more: str) -> Accepted | AlreadyKnown:
    return choose_version(tournament_id=made.pk, passe=1, table=1, version=version, seen=seen, by=HELFER, **more)


def move(made: Tournament, to_table: int, reason: str = "vertauscht", table: int = 1) -> Accepted | KeptAsSecond:
    return move_entry(tournament_id=made.pk, passe=1, table=table, to_table=to_table, reason=reason, by=HELFER)


def versions(table: int = 1) -> list[tuple[int, int, bool]]:
    rows = Entry.objects.filter(punkteblatt__table__number=table).order_by("version")
    return list(rows.values_list("version", "control_a", "valid"))


def test_newer_version_is_chosen(evening: Tournament) -> None:
    enter(evening, 300)
    enter(evening, 310)
    assert isinstance(choose(evening, 2, 2), Accepted)
    assert versions() == [(1, 300, False), (2, 310, True)]


def test_older_version_is_written_once_more(evening: Tournament) -> None:
    enter(evening, 300)
    enter(evening, 310)
    outcome = choose(evening, 1, 2)
    assert outcome.stored.version == 3
    assert versions() == [(1, 300, False), (2, 310, False), (3, 300, True)]


def test_choosing_twice_is_known(evening: Tournament) -> None:
    enter(evening, 300)
    enter(evening, 310)
    choose(evening, 1, 2)
    assert isinstance(choose(evening, 1, 2), AlreadyKnown)
    assert len(versions()) == 3


def test_choosing_takes_the_visum_away(evening: Tournament) -> None:
    enter(evening, 300)
    enter(evening, 310)
    choose(evening, 2, 2)
    assert Punkteblatt.objects.get().visum_at is None


def test_version_that_came_meanwhile_must_be_seen_first(evening: Tournament) -> None:
    enter(evening, 300)
    enter(evening, 310)
    enter(evening, 320)
    with pytest.raises(Refused) as caught:
        choose(evening, 2, 2)
    assert caught.value.code == "newer"


def test_version_that_does_not_exist_is_refused(evening: Tournament) -> None:
    enter(evening, 300)
    with pytest.raises(Refused) as caught:
        choose(evening, 5, 1)
    assert caught.value.code == "no_version"


def test_copied_version_keeps_spiele_and_exception(evening: Tournament) -> None:
    rows = Rows((Row(1, 156), Row(80, 77), Row(80, 77), Row(80, 77)), paper_total_a=241)
    enter_sheet(
        tournament_id=evening.pk, passe=1, table=1, figures=rows, nonce=new_nonce(), based_on=0,
        by=JASSLEITUNG, override="geschaetzt", reason="nicht gezählt",
    )  # fmt: skip
    enter(evening, 310)
    choose(evening, 1, 2)
    copied = Entry.objects.get(valid=True)
    assert (copied.override, copied.reason, copied.spiele.count()) == ("geschaetzt", "nicht gezählt", 4)
    assert Entry.objects.get(version=1).spiele.count() == 4


def test_figures_are_moved_and_the_old_ones_stay_visible(evening: Tournament) -> None:
    enter(evening, 300)
    outcome = move(evening, 2)
    assert isinstance(outcome, Accepted)
    assert versions() == [(1, 300, False)]
    assert versions(2) == [(1, 300, True)]
    assert Journal.objects.last().reason == "vertauscht"


def test_moved_figures_leave_an_open_sheet_behind(evening: Tournament) -> None:
    enter(evening, 300)
    move(evening, 2)
    wrong = Punkteblatt.objects.get(table__number=1)
    assert (wrong.received_at, wrong.visum_at) == (None, None)
    enter(evening, 290)
    assert versions() == [(1, 300, False), (2, 290, True)]


def test_moved_to_a_table_with_figures_they_are_a_second_version(evening: Tournament) -> None:
    enter(evening, 300)
    enter(evening, 310, table=2)
    outcome = move(evening, 2)
    assert isinstance(outcome, KeptAsSecond)
    assert versions(2) == [(1, 310, True), (2, 300, False)]


@pytest.mark.parametrize(
    ("to_table", "reason", "code"),
    [(1, "vertauscht", "same_table"), (2, "  ", "reason"), (77, "vertauscht", "no_table")],
)
def test_move_is_refused(evening: Tournament, to_table: int, reason: str, code: str) -> None:
    enter(evening, 300)
    with pytest.raises(Refused) as caught:
        move(evening, to_table, reason)
    assert caught.value.code == code
    assert versions() == [(1, 300, True)]


def test_nothing_to_move_is_refused(evening: Tournament) -> None:
    with pytest.raises(Refused) as caught:
        move(evening, 2)
    assert caught.value.code == "no_result"


def test_closed_passe_is_for_the_jassleitung(evening: Tournament) -> None:
    enter(evening, 300)
    enter(evening, 310)
    evening.passen.update(closed_at=evening.created_at)
    for deed in (lambda: choose(evening, 2, 2, reason="spät"), lambda: move(evening, 2)):
        with pytest.raises(Refused) as caught:
            deed()
        assert caught.value.code == "closed"
