"""Confirming and discarding a draft: what is written, what is refused, what stays visible."""

from __future__ import annotations

from collections import Counter

import pytest

from jassturnier.models import Draw, Journal, Place, Standblatt, Table
from jassturnier.queries.draws import draw_label
from jassturnier.queries.seating import spots
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_confirm import confirm_draft, discard_draft
from jassturnier.services.outcomes import AlreadyKnown, Refused
from tests.builders import JASSLEITUNG, now, people, start, tournament
from tests.services.test_draws import code_of, drawn, found_draw

pytestmark = pytest.mark.django_db


def test_discarded_draft_stays_with_its_reason() -> None:
    made = tournament()
    people(made, 16)
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG).number
    with pytest.raises(Refused) as refusal:
        discard_draft(tournament_id=made.pk, number=number, reason="  ", by=JASSLEITUNG)
    assert code_of(refusal) == "reason"
    discard_draft(tournament_id=made.pk, number=number, reason="Nr. 12 fehlt", by=JASSLEITUNG)
    assert (Draw.objects.get().state, Draw.objects.get().reason) == ("discarded", "Nr. 12 fehlt")
    assert discard_draft(tournament_id=made.pk, number=number, reason="x", by=JASSLEITUNG) == AlreadyKnown(number=1)
    with pytest.raises(Refused) as refusal:
        confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert code_of(refusal) == "discarded"


def test_confirming_twice_changes_nothing() -> None:
    made = tournament()
    people(made, 16)
    number = drawn(made)
    assert confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG) == AlreadyKnown(number=number)
    assert Journal.objects.filter(deed="Auslosung bestätigt").count() == 1


def test_draft_is_stale_once_somebody_came() -> None:
    made = tournament()
    people(made, 16)
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG).number
    people(made, 1, first=17)
    with pytest.raises(Refused) as refusal:
        confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert (code_of(refusal), "17" in refusal.value.text, Place.objects.count()) == ("changed", True, 0)


def test_draft_is_stale_once_its_passe_was_started() -> None:
    made = tournament()
    people(made, 16)
    drawn(made)
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG, reason="neu").number
    start(made)
    with pytest.raises(Refused) as refusal:
        confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert code_of(refusal) == "started"


def test_printed_sheets_that_change_are_listed() -> None:
    made = tournament()
    people(made, 16)
    drawn(made)
    Standblatt.objects.filter(number__lte=4).update(printed_at=now())
    number = drawn(made, reason="noch einmal")
    assert set(found_draw(made, number).changed) <= {1, 2, 3, 4}
    assert found_draw(made, number).changed != ()


def test_confirming_writes_places_tables_and_closes_the_door() -> None:
    made = tournament()
    people(made, 16)
    drawn(made)
    made.refresh_from_db()
    assert made.door_closed_at is not None
    assert sorted(Table.objects.values_list("number", flat=True)) == [1, 2, 3, 4]
    assert Counter(Place.objects.values_list("team", flat=True)) == {"A": 32, "B": 32}
    assert Draw.objects.get().state == "confirmed"
    assert draw_label(made.pk).startswith("Auslosung 1, ")


def test_pause_has_the_credit_of_the_house_or_of_the_tournament() -> None:
    first = tournament(spiele=8)
    people(first, 5)
    drawn(first)
    second = tournament(pause_credit=600)
    people(second, 5)
    drawn(second)
    assert {s.credit for s in spots(first.pk) if s.pausing} == {628}
    assert {s.credit for s in spots(second.pk) if s.pausing} == {600}
