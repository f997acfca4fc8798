"""What must be true is refused by the database itself, whoever writes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db import IntegrityError, transaction
from django.db.models import RestrictedError

from jassturnier.models import (
    Correction,
    Entry,
    Holder,
    Invitation,
    Journal,
    Membership,
    Passe,
    Place,
    Punkteblatt,
    Spiel,
    Standblatt,
    Table,
    Tournament,
    User,
)
from tests import builders

pytestmark = pytest.mark.django_db


def refused(write: Callable[[], object]) -> bool:
    """Say whether the database refuses a write; the transaction stays usable."""
    try:
        with transaction.atomic():
            write()
    except IntegrityError:
        return True
    return False


@pytest.fixture
def evening() -> Tournament:
    made = builders.tournament()
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    return made


def place(made: Tournament, number: int, **fields: object) -> Callable[[], object]:
    values = {
        "tournament": made,
        "passe": Passe.objects.get(tournament=made, number=fields.pop("passe", 2)),
        "standblatt": Standblatt.objects.get(tournament=made, number=number),
    }
    return lambda: Place.objects.create(**(values | fields))


def test_place_second_in_one_passe(evening: Tournament) -> None:
    table = Table.objects.get(tournament=evening, number=2)
    assert refused(place(evening, 1, passe=1, kind="pause", credit=942))
    assert not refused(place(evening, 1, passe=2, kind="seat", table=table, team="A", seat=1))


def test_seat_taken_twice(evening: Tournament) -> None:
    table = Table.objects.get(tournament=evening, number=1)
    seat = {"kind": "seat", "table": table, "team": "A", "seat": 1}
    assert not refused(place(evening, 1, **seat))
    assert refused(place(evening, 2, **seat))


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "seat"},
        {"kind": "seat", "team": "A", "seat": 1},
        {"kind": "pause"},
        {"kind": "pause", "credit": 942, "team": "A"},
        {"kind": "absent", "credit": 0},
        {"kind": "away"},
    ],
)
def test_place_fields_that_do_not_fit_kind(evening: Tournament, fields: dict[str, object]) -> None:
    assert refused(place(evening, 1, **fields))


@pytest.mark.parametrize("fields", [{"kind": "pause", "credit": 942}, {"kind": "absent"}])
def test_place_fields_that_fit_kind(evening: Tournament, fields: dict[str, object]) -> None:
    assert not refused(place(evening, 1, **fields))


def test_entry_second_valid_one(evening: Tournament) -> None:
    builders.played(evening, 1, 1, 1000)
    assert refused(lambda: builders.played(evening, 1, 1, 1001))
    assert not refused(lambda: builders.played(evening, 1, 1, 1001, valid=False))


def test_entry_sum_wrong_without_override(evening: Tournament) -> None:
    assert refused(lambda: builders.played(evening, 1, 1, 1000, control_b=984))
    assert refused(lambda: builders.played(evening, 1, 1, 1000, control_b=984, override="abgeschrieben"))
    fields = {"control_b": 984, "override": "abgeschrieben", "reason": "abgeschriebene Liste"}
    assert not refused(lambda: builders.played(evening, 1, 1, 1000, **fields))


def test_entry_nonce_twice(evening: Tournament) -> None:
    builders.played(evening, 1, 1, 1000, nonce="once")
    assert refused(lambda: builders.played(evening, 1, 2, 1000, nonce="once"))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"points_a": 100, "points_b": 57}, False),
        ({"points_a": 100, "points_b": 58}, True),
        ({"points_a": 100, "points_b": 58, "override": True}, False),
        ({"points_a": 157, "points_b": 0, "match": "A"}, False),
        ({"points_a": 157, "points_b": 0, "match": "B"}, True),
        ({"points_a": 0, "points_b": 157, "match": "B"}, False),
        ({"points_a": 100, "points_b": 57, "match": "X"}, True),
    ],
)
def test_spiel_row(evening: Tournament, fields: dict[str, object], expected: bool) -> None:
    entry = builders.played(evening, 1, 1, 1000)
    assert refused(lambda: Spiel.objects.create(tournament=evening, entry=entry, number=1, **fields)) is expected


def test_spiel_number_twice(evening: Tournament) -> None:
    entry = builders.played(evening, 1, 1, 1000)
    row = {"tournament": evening, "entry": entry, "number": 1, "points_a": 100, "points_b": 57}
    assert not refused(lambda: Spiel.objects.create(**row))
    assert refused(lambda: Spiel.objects.create(**row))


def test_start_number_twice_or_out_of_range(evening: Tournament) -> None:
    assert refused(lambda: Standblatt.objects.create(tournament=evening, number=8))
    assert refused(lambda: Standblatt.objects.create(tournament=evening, number=0))
    assert not refused(lambda: Standblatt.objects.create(tournament=evening, number=9))


def test_holder_second_present_one(evening: Tournament) -> None:
    sheet = Standblatt.objects.get(tournament=evening, number=1)
    assert refused(lambda: Holder.objects.create(tournament=evening, standblatt=sheet, name="Zweite", from_passe=3))
    Holder.objects.filter(standblatt=sheet).update(to_passe=2)
    assert not refused(lambda: Holder.objects.create(tournament=evening, standblatt=sheet, name="Zweite", from_passe=3))


def test_decision_without_reason(evening: Tournament) -> None:
    sheet = Standblatt.objects.get(tournament=evening, number=1)
    row = {"tournament": evening, "standblatt": sheet, "by": "Vreni", "at": builders.now()}
    assert refused(lambda: Correction.objects.create(**row, points=-20, reason=""))
    assert refused(lambda: Correction.objects.create(**row, points=0, reason="Verwarnung"))
    assert not refused(lambda: Correction.objects.create(**row, points=-20, reason="Verwarnung"))


def test_membership_needs_one_scope() -> None:
    user = builders.account()
    made = builders.tournament()
    assert refused(lambda: Membership.objects.create(user=user, role="helfer"))
    assert refused(
        lambda: Membership.objects.create(user=user, role="helfer", organiser=made.organiser, tournament=made)
    )
    assert not refused(lambda: Membership.objects.create(user=user, role="helfer", tournament=made))


def test_invitation_needs_one_scope() -> None:
    row = {"role": "helfer", "secret_hash": "0" * 64, "created_at": builders.now(), "expires_at": builders.now()}
    assert refused(lambda: Invitation.objects.create(**row))
    assert not refused(lambda: Invitation.objects.create(**row, organiser=builders.organiser()))


def test_account_name_twice_in_other_case() -> None:
    builders.account("Vreni")
    assert refused(lambda: User.objects.create(name="VRENI", created_at=builders.now()))


def test_played_rows_cannot_be_deleted_singly(evening: Tournament) -> None:
    entry = builders.played(evening, 1, 1, 1000)
    Spiel.objects.create(tournament=evening, entry=entry, number=1, points_a=100, points_b=57)
    for row in (
        entry,
        entry.punkteblatt,
        Passe.objects.get(tournament=evening, number=1),
        Table.objects.get(tournament=evening, number=1),
        Standblatt.objects.get(tournament=evening, number=1),
    ):
        with pytest.raises(RestrictedError):
            row.delete()


def test_tournament_deleted_whole_leaves_its_journal(evening: Tournament) -> None:
    entry = builders.played(evening, 1, 1, 1000)
    Spiel.objects.create(tournament=evening, entry=entry, number=1, points_a=100, points_b=57)
    Journal.objects.create(
        tournament_number=evening.pk, tournament_name="Herbstjass", number=1, at=builders.now(), who="Vreni", deed="x"
    )
    evening.delete()
    assert [model.objects.count() for model in (Entry, Spiel, Punkteblatt, Place, Holder, Standblatt, Passe)] == [0] * 7
    assert Journal.objects.count() == 1
