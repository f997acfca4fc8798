"""A tournament is made, changed, archived and deleted."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from django.conf import settings

from jassturnier.models import Holder, Journal, Organiser, Passe, Standblatt, Tournament
from jassturnier.queries.secrets import secret_of
from jassturnier.services.backups import backup_files
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.tournament_delete import delete_tournament
from jassturnier.services.tournaments import (
    NewTournament,
    archive,
    change_settings,
    create_rehearsal,
    create_tournament,
    unarchive,
)
from tests import builders
from tests.builders import HELFER, JASSLEITUNG

pytestmark = pytest.mark.django_db

PLAIN = NewTournament(name="Herbstjass", date=date(2026, 11, 28))


def create(wanted: NewTournament = PLAIN) -> Tournament:
    """Make a tournament by the verb."""
    done = create_tournament(organiser_id=builders.organiser().pk, settings=wanted, by=JASSLEITUNG)
    return Tournament.objects.get(pk=done.number)


def refused(wanted: NewTournament, made: Tournament | None = None, reason: str = "") -> tuple[str, str]:
    """Give code and field of a refusal."""
    try:
        if made is None:
            create(wanted)
        else:
            change_settings(tournament_id=made.pk, settings=wanted, reason=reason, by=JASSLEITUNG)
    except Refused as refusal:
        return refusal.code, refusal.field
    return "not refused", ""


def test_create_makes_passen_and_one_journal_line() -> None:
    made = create(replace(PLAIN, spiele=(12, 12, 8), place="Kreuz"))
    assert list(Passe.objects.filter(tournament=made).values_list("number", "spiele")) == [(1, 12), (2, 12), (3, 8)]
    line = Journal.objects.get(tournament_number=made.pk)
    assert (line.number, line.deed, line.who, line.new["spiele"]) == (1, "Turnier eröffnet", "Vreni", [12, 12, 8])


def test_create_gives_every_tournament_its_own_key() -> None:
    keys = {create(replace(PLAIN, name=f"Jass {n}")).key for n in range(3)}
    assert {len(key) for key in keys} == {64}
    assert len(keys) == 3


def test_create_rehearsal_takes_key_from_the_seed() -> None:
    first, second = (create(replace(PLAIN, rehearsal=True, rehearsal_seed="1")) for _ in range(2))
    other = create(replace(PLAIN, rehearsal=True, rehearsal_seed="2"))
    assert first.key == second.key != other.key
    assert secret_of(first.key, "tisch", 1) == secret_of(second.key, "tisch", 1)


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"name": "  "}, "name", "name"),
        ({"spiele": ()}, "passen", "passen"),
        ({"spiele": (12,) * 13}, "passen", "passen"),
        ({"spiele": (12, 25)}, "spiele", "spiele"),
        ({"spiele": (0,)}, "spiele", "spiele"),
        ({"streich": 4}, "streich", "streich"),
        ({"match_bonus": 60}, "bonus", "match_bonus"),
        ({"pause_credit": 3769}, "credit", "pause_credit"),
        ({"sheet_mode": "geraet", "acceptance": False}, "acceptance", "acceptance"),
        ({"kind": "mannschaft"}, "choice", "kind"),
        ({"tie_rule": "los"}, "choice", "tie_rule"),
        ({"begin": "spontan"}, "choice", "begin"),
    ],
)
def test_create_refuses_settings_that_do_not_fit(change: dict[str, Any], code: str, field: str) -> None:
    assert refused(replace(PLAIN, **change)) == (code, field)
    assert Tournament.objects.count() == 0


@pytest.mark.parametrize("change", [{"spiele": (1,) * 12, "streich": 11}, {"spiele": (24,)}, {"match_bonus": 100}])
def test_create_takes_the_limits(change: dict[str, Any]) -> None:
    assert create(replace(PLAIN, **change)).name == "Herbstjass"


def test_create_is_the_jassleitungs_deed() -> None:
    with pytest.raises(Refused) as caught:
        create_tournament(organiser_id=builders.organiser().pk, settings=PLAIN, by=HELFER)
    assert caught.value.code == "right"


def test_create_for_unknown_organiser_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        create_tournament(organiser_id=99, settings=PLAIN, by=JASSLEITUNG)
    assert (caught.value.code, Organiser.objects.count()) == ("gone", 0)


def test_create_twice_on_one_day_is_refused() -> None:
    create()
    assert refused(PLAIN) == ("twin", "name")
    create(replace(PLAIN, date=date(2026, 11, 29)))
    assert Tournament.objects.count() == 2


@pytest.mark.parametrize(("kind", "people"), [("einzel", 40), ("partner", 80)])
def test_rehearsal_has_forty_invented_standblaetter(kind: str, people: int) -> None:
    done = create_rehearsal(
        organiser_id=builders.organiser().pk, seed="7", by=JASSLEITUNG, day=date(2026, 11, 30), kind=kind
    )
    made = Tournament.objects.get(pk=done.number)
    assert (made.rehearsal, made.rehearsal_seed, made.kind) == (True, "7", kind)
    assert Standblatt.objects.filter(tournament=made, handed_out_at=None).count() == 40
    names = list(Holder.objects.filter(tournament=made).values_list("name", flat=True))
    assert (len(names), len(set(names))) == (people, people)
    assert Holder.objects.filter(tournament=made, player__isnull=False).count() == 0


def test_change_records_old_and_new() -> None:
    made = create()
    done = change_settings(
        tournament_id=made.pk, settings=replace(PLAIN, streich=1, spiele=(12, 12, 10)), by=JASSLEITUNG
    )
    line = Journal.objects.get(tournament_number=made.pk, number=2)
    assert done == Done(changed=2)
    assert (line.old, line.new) == (
        {"streich": "0", "spiele": [12, 12, 12, 12]},
        {"streich": "1", "spiele": [12, 12, 10]},
    )
    assert list(Passe.objects.filter(tournament=made).values_list("spiele", flat=True)) == [12, 12, 10]


def test_change_to_the_same_is_known_and_writes_no_line() -> None:
    made = create()
    assert change_settings(tournament_id=made.pk, settings=PLAIN, by=JASSLEITUNG) == AlreadyKnown()
    assert Journal.objects.filter(tournament_number=made.pk).count() == 1


def with_result() -> Tournament:
    """Make a tournament whose first sheet is in."""
    made = create()
    builders.people(made, 4)
    builders.seats(made, 1, [[1, 2, 3, 4]])
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    return made


def test_change_after_first_result_needs_a_reason() -> None:
    made = with_result()
    assert refused(replace(PLAIN, streich=1), made) == ("locked", "reason")
    done = change_settings(
        tournament_id=made.pk, settings=replace(PLAIN, streich=1), reason="Vergessen", by=JASSLEITUNG
    )
    made.refresh_from_db()
    assert (done, made.streich) == (Done(), 1)
    assert Journal.objects.filter(tournament_number=made.pk, reason="Vergessen").count() == 1


@pytest.mark.parametrize("change", [{"printed_address": "http://10.0.0.1:8000"}, {"entry_preset": "spiele"}])
def test_change_of_what_touches_no_figure_stays_free(change: dict[str, Any]) -> None:
    made = with_result()
    done = change_settings(tournament_id=made.pk, settings=replace(PLAIN, **change), by=JASSLEITUNG)
    assert done == Done(changed=1)


@pytest.mark.parametrize("spiele", [(12, 12, 12, 8), (12, 12, 12), (12,) * 5])
def test_change_of_spiele_after_first_result_is_refused_even_with_reason(spiele: tuple[int, ...]) -> None:
    made = with_result()
    assert refused(replace(PLAIN, spiele=spiele), made, "Es ist spät") == ("spiele_locked", "spiele")
    assert list(Passe.objects.filter(tournament=made).values_list("spiele", flat=True)) == [12, 12, 12, 12]


def test_change_of_kind_is_refused_once_people_are_there() -> None:
    made = create()
    builders.people(made, 1)
    assert refused(replace(PLAIN, kind="partner"), made) == ("kind_locked", "kind")


def test_change_counts_only_passen_that_are_played() -> None:
    made = create()
    Passe.objects.filter(tournament=made, number=4).update(cancelled_at=builders.now(), reason="Zeit")
    assert refused(replace(PLAIN, streich=3), made) == ("streich", "streich")


def test_drawn_passe_cannot_be_dropped() -> None:
    made = create()
    builders.people(made, 4)
    builders.seats(made, 4, [[1, 2, 3, 4]])
    assert refused(replace(PLAIN, spiele=(12, 12, 12)), made) == ("passe_drawn", "passen")


def test_running_passe_keeps_its_spiele() -> None:
    made = create()
    builders.start(made)
    assert refused(replace(PLAIN, spiele=(10, 12, 12, 12)), made) == ("spiele_locked", "spiele")


def test_archive_and_back() -> None:
    made = create()
    known = {"tournament_id": made.pk, "by": JASSLEITUNG}
    outcomes = [archive(**known), archive(**known), unarchive(**known), unarchive(**known)]
    made.refresh_from_db()
    assert outcomes == [Done(), AlreadyKnown(), Done(), AlreadyKnown()]
    assert made.archived_at is None


def test_delete_makes_a_backup_and_leaves_one_line() -> None:
    made, other = with_result(), create(replace(PLAIN, name="Anderes"))
    builders.people(other, 2)
    before = len(backup_files(settings.BACKUP_FOLDER))
    delete_tournament(tournament_id=made.pk, typed_name=" herbstjass ", by=JASSLEITUNG)
    line = Journal.objects.get(tournament_number=made.pk)
    assert (line.deed, line.tournament_name, line.old) == (
        "Turnier gelöscht",
        "Herbstjass",
        {"date": "2026-11-28", "people": 4},
    )
    assert list(Tournament.objects.values_list("name", flat=True)) == ["Anderes"]
    assert Standblatt.objects.count() == 2
    assert len(backup_files(settings.BACKUP_FOLDER)) == before + 1


def test_delete_with_another_name_is_refused() -> None:
    made = create()
    with pytest.raises(Refused) as caught:
        delete_tournament(tournament_id=made.pk, typed_name="Herbst", by=JASSLEITUNG)
    assert (caught.value.code, caught.value.field) == ("name", "typed_name")
    assert Tournament.objects.filter(pk=made.pk).exists()


def test_delete_is_the_jassleitungs_deed() -> None:
    made = create()
    with pytest.raises(Refused) as caught:
        delete_tournament(tournament_id=made.pk, typed_name="Herbstjass", by=HELFER)
    assert (caught.value.code, Tournament.objects.count()) == ("right", 1)
