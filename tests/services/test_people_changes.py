"""Ersatz, replaced, late, gone, excluded, ranked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from jassturnier.models import Journal, Standblatt, Tournament
from jassturnier.queries.people import StandblattInfo, standblatt
from jassturnier.queries.people_rows import PersonData
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.people_changes import (
    add_ersatz,
    come_late,
    decide_ranked,
    exclude,
    leave,
    readmit,
    record_lot,
    replace_holder,
    stay,
)
from tests import builders
from tests.builders import HELFER, JASSLEITUNG

pytestmark = pytest.mark.django_db
NINA = PersonData("Neu Nina", "Horw")


@pytest.fixture
def made() -> Tournament:
    made = builders.tournament(passen=4)
    builders.people(made, 4)
    return made


def sheet(made: Tournament, number: int = 1) -> StandblattInfo:
    """Read one Standblatt."""
    found = standblatt(made.pk, number)
    assert found is not None
    return found


def code_of(verb: Callable[..., object], made: Tournament, **what: Any) -> str:  # noqa: ANN401
    """Give the code of the refusal; no line may be written."""
    with pytest.raises(Refused) as caught:
        verb(tournament_id=made.pk, by=JASSLEITUNG, number=what.pop("number", 1), **what)
    assert Journal.objects.count() == 0
    return caught.value.code


def history(made: Tournament, number: int = 1) -> list[tuple[str, int, int | None]]:
    """Give all holders with their Passen."""
    return [(p.name, p.from_passe, p.to_passe) for p in sheet(made, number).holders.all]


def test_replace_before_the_first_passe_leaves_no_history(made: Tournament) -> None:
    replace_holder(tournament_id=made.pk, number=1, person=NINA, from_passe=1, by=HELFER)
    assert history(made) == [("Neu Nina", 1, None)]
    assert not sheet(made).holders.replaced_by(4)
    assert Journal.objects.get().old == "Muster 001a"


def test_replace_later_keeps_both(made: Tournament) -> None:
    replace_holder(tournament_id=made.pk, number=1, person=NINA, from_passe=3, by=HELFER)
    assert history(made) == [("Muster 001a", 1, 2), ("Neu Nina", 3, None)]
    assert sheet(made).holders.replaced_by(3)


def test_replace_twice_from_the_same_passe_keeps_the_last(made: Tournament) -> None:
    for name in ("Falsch", "Richtig"):
        replace_holder(tournament_id=made.pk, number=1, person=PersonData(name), from_passe=3, by=HELFER)
    assert history(made) == [("Muster 001a", 1, 2), ("Richtig", 3, None)]


def test_replace_before_the_first_passe_of_a_late_person(made: Tournament) -> None:
    come_late(tournament_id=made.pk, number=1, from_passe=3, by=HELFER)
    replace_holder(tournament_id=made.pk, number=1, person=NINA, from_passe=3, by=HELFER)
    assert history(made) == [("Neu Nina", 1, None)]


def test_replace_the_second_of_a_pair() -> None:
    made = builders.tournament(passen=4, kind="partner")
    builders.people(made, 2)
    replace_holder(tournament_id=made.pk, number=1, person=NINA, position=2, from_passe=2, by=HELFER)
    assert sheet(made).name == "Muster 001a / Neu Nina"
    assert [p.name for p in sheet(made).holders.at(1)] == ["Muster 001a", "Muster 001b"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"from_passe": 5}, "no_passe"),
        ({"from_passe": 0}, "no_passe"),
        ({"position": 2}, "position"),
        ({"person": PersonData(" ")}, "name"),
        ({"person": PersonData("x" * 200)}, "too_long"),
        ({"number": 77}, "no_number"),
    ],
)
def test_replace_refuses(made: Tournament, change: dict[str, Any], code: str) -> None:
    assert code_of(replace_holder, made, **({"person": NINA, "from_passe": 2} | change)) == code


def test_replace_refuses_before_the_present_holder_began(made: Tournament) -> None:
    replace_holder(tournament_id=made.pk, number=1, person=NINA, from_passe=3, by=HELFER)
    with pytest.raises(Refused) as caught:
        replace_holder(tournament_id=made.pk, number=1, person=PersonData("X"), from_passe=2, by=HELFER)
    assert caught.value.code == "earlier"


def test_leave_and_stay(made: Tournament) -> None:
    known = {"tournament_id": made.pk, "number": 1, "by": HELFER}
    outcomes = [leave(last_passe=2, **known), leave(last_passe=2, **known)]
    assert (outcomes, sheet(made).to_passe) == ([Done(number=1), AlreadyKnown(number=1)], 2)
    outcomes = [stay(**known), stay(**known)]
    assert (outcomes, sheet(made).to_passe) == ([Done(number=1), AlreadyKnown(number=1)], None)


def test_leave_without_having_played(made: Tournament) -> None:
    leave(tournament_id=made.pk, number=1, last_passe=0, by=HELFER)
    assert sheet(made).to_passe == 0


def test_leave_touches_no_seat(made: Tournament) -> None:
    builders.seats(made, 3, [[1, 2, 3, 4]])
    leave(tournament_id=made.pk, number=1, last_passe=2, by=HELFER)
    assert Standblatt.objects.get(number=1).places.count() == 1


@pytest.mark.parametrize(("last", "code"), [(5, "no_passe"), (1, "earlier")])
def test_leave_refuses(made: Tournament, last: int, code: str) -> None:
    Standblatt.objects.filter(number=1).update(from_passe=3)
    assert code_of(leave, made, last_passe=last) == code


def test_come_late(made: Tournament) -> None:
    known = {"tournament_id": made.pk, "number": 1, "by": HELFER}
    outcomes = [come_late(from_passe=2, **known), come_late(from_passe=2, **known)]
    assert (outcomes, sheet(made).from_passe) == ([Done(number=1), AlreadyKnown(number=1)], 2)


@pytest.mark.parametrize(("first", "code"), [(5, "no_passe"), (4, "later")])
def test_come_late_refuses(made: Tournament, first: int, code: str) -> None:
    Standblatt.objects.filter(number=1).update(to_passe=2)
    assert code_of(come_late, made, from_passe=first) == code


def test_exclude_and_readmit(made: Tournament) -> None:
    known = {"tournament_id": made.pk, "number": 1, "by": JASSLEITUNG}
    exclude(reason="Zweite Verwarnung", **known)
    assert (sheet(made).excluded, sheet(made).excluded_reason) == (True, "Zweite Verwarnung")
    assert exclude(reason="nochmals", **known) == AlreadyKnown(number=1)
    readmit(reason="Irrtum", **known)
    assert (sheet(made).excluded, sheet(made).excluded_reason) == (False, "")


@pytest.mark.parametrize(
    ("ranked", "reason", "stored"),
    [
        ("nein", "Gast", ("nein", "Gast")),
        ("ja", "Ersatz vom Vortag", ("ja", "Ersatz vom Vortag")),
        ("auto", "", ("auto", "")),
    ],
)
def test_decide_ranked(made: Tournament, ranked: str, reason: str, stored: tuple[str, str]) -> None:
    decide_ranked(tournament_id=made.pk, number=1, ranked=ranked, reason=reason, by=JASSLEITUNG)
    assert (sheet(made).ranked, sheet(made).ranked_reason) == stored


@pytest.mark.parametrize(
    ("verb", "what"),
    [
        (exclude, {"reason": " "}),
        (decide_ranked, {"ranked": "nein", "reason": ""}),
        (decide_ranked, {"ranked": "ja", "reason": ""}),
    ],
)
def test_reason_is_needed(made: Tournament, verb: Callable[..., object], what: dict[str, str]) -> None:
    assert code_of(verb, made, **what) == "reason"


@pytest.mark.parametrize(
    ("verb", "what"),
    [
        (exclude, {"reason": "x"}),
        (readmit, {"reason": "x"}),
        (decide_ranked, {"ranked": "ja", "reason": "x"}),
        (record_lot, {"lot": 1}),
    ],
)
def test_some_deeds_are_the_jassleitungs(
    made: Tournament, verb: Callable[..., object], what: dict[str, object]
) -> None:
    with pytest.raises(Refused) as caught:
        verb(tournament_id=made.pk, number=1, by=HELFER, **what)
    assert caught.value.code == "right"


def test_lot_is_recorded_changed_and_taken_back(made: Tournament) -> None:
    known = {"tournament_id": made.pk, "number": 1, "by": JASSLEITUNG}
    outcomes = []
    for lot in (2, 2, 1, None):
        outcomes.append((record_lot(lot=lot, **known), sheet(made).lot))
    done, again = Done(number=1), AlreadyKnown(number=1)
    assert outcomes == [(done, 2), (again, 2), (done, 1), (done, None)]


@pytest.mark.parametrize("lot", [0, -1, 1000])
def test_lot_out_of_range_is_refused(made: Tournament, lot: int) -> None:
    assert code_of(record_lot, made, lot=lot) == "lot"


def test_decide_ranked_refuses_an_ersatz_and_an_unknown_choice(made: Tournament) -> None:
    add_ersatz(tournament_id=made.pk, by=HELFER)
    Journal.objects.all().delete()
    assert code_of(decide_ranked, made, number=901, ranked="ja", reason="x") == "ersatz"
    assert code_of(decide_ranked, made, ranked="vielleicht", reason="x") == "choice"


def test_ersatz_are_there_at_once_from_901(made: Tournament) -> None:
    assert add_ersatz(tournament_id=made.pk, count=2, by=HELFER) == Done(number=901, changed=2)
    assert add_ersatz(tournament_id=made.pk, by=HELFER) == Done(number=903, changed=1)
    assert [(sheet(made, n).ersatz, sheet(made, n).present) for n in (901, 902, 903)] == [(True, True)] * 3


def test_ersatz_sent_twice_come_once(made: Tournament) -> None:
    outcomes = [add_ersatz(tournament_id=made.pk, count=2, had=0, by=HELFER) for _ in range(2)]
    assert outcomes == [Done(number=901, changed=2), AlreadyKnown(number=2)]


@pytest.mark.parametrize("from_passe", [1, 3])
def test_replace_sent_twice_is_known(made: Tournament, from_passe: int) -> None:
    what = {"tournament_id": made.pk, "number": 1, "person": NINA, "from_passe": from_passe, "by": HELFER}
    assert [replace_holder(**what) for _ in range(2)] == [Done(number=1), AlreadyKnown(number=1)]
    assert Journal.objects.count() == 1


@pytest.mark.parametrize("count", [0, 21, -1])
def test_ersatz_count_is_limited(made: Tournament, count: int) -> None:
    with pytest.raises(Refused) as caught:
        add_ersatz(tournament_id=made.pk, count=count, by=HELFER)
    assert caught.value.code == "count"
