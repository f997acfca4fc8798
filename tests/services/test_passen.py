"""The gates of a Passe: start, close, reopen, each with its exception on record."""

from __future__ import annotations

from typing import Any

import pytest

from jassturnier.models import Decision, Passe, Place, Tournament
from jassturnier.services.decisions import acknowledge_sum
from jassturnier.services.entries_paper import receive_sheet
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.passen import close_passe, reopen_passe, start_passe
from tests.builders import HELFER, JASSLEITUNG, now, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db


@pytest.fixture
def evening() -> Tournament:
    made = tournament(passen=3)
    people(made, 8)
    seat_everybody(made)
    return made


def begin(made: Tournament, number: int, **more: Any) -> Done | AlreadyKnown:  # noqa: ANN401
    return start_passe(**({"tournament_id": made.pk, "number": number, "by": JASSLEITUNG} | more))


def close(made: Tournament, number: int, **more: Any) -> Done | AlreadyKnown:  # noqa: ANN401
    return close_passe(tournament_id=made.pk, number=number, by=JASSLEITUNG, **more)


def refused(verb: Any, *args: Any, **fields: Any) -> Refused:  # noqa: ANN401
    with pytest.raises(Refused) as caught:
        verb(*args, **fields)
    return caught.value


def test_first_passe_starts_on_command(evening: Tournament) -> None:
    assert begin(evening, 1) == Done(number=1)
    assert begin(evening, 1) == AlreadyKnown(number=1)


def test_helfer_does_not_start(evening: Tournament) -> None:
    assert refused(begin, evening, 1, by=HELFER).code == "right"


def test_passen_start_in_order(evening: Tournament) -> None:
    assert refused(begin, evening, 2).code == "before"


def test_cancelled_passe_is_left_out(evening: Tournament) -> None:
    Passe.objects.filter(number=1).update(cancelled_at=now(), reason="zu spät")
    assert begin(evening, 2) == Done(number=2)
    assert refused(begin, evening, 1).code == "cancelled"


def test_undrawn_passe_starts_by_hand_only(evening: Tournament) -> None:
    Place.objects.filter(passe__number=1).delete()
    assert refused(begin, evening, 1).code == "no_seats"
    assert begin(evening, 1, by_hand=True) == Done(number=1)
    assert Passe.objects.get(number=1).by_hand


def test_drawn_passe_stays_drawn(evening: Tournament) -> None:
    begin(evening, 1, by_hand=True)
    assert not Passe.objects.get(number=1).by_hand


def test_next_passe_waits_for_every_sheet(evening: Tournament) -> None:
    begin(evening, 1)
    receive_sheet(tournament_id=evening.pk, passe=1, table=1, by=HELFER)
    gate = refused(begin, evening, 2)
    assert (gate.code, gate.overridable) == ("gate", True)
    assert gate.text == "Der Tischwechsel wartet noch: In Passe 1 fehlt das Punkteblatt von Tisch 2."
    played(evening, 1, 2, 957)
    assert begin(evening, 2) == Done(number=2)


def test_exception_at_the_tischwechsel_is_recorded(evening: Tournament) -> None:
    begin(evening, 1)
    begin(evening, 2, exception="zwei Tische spielen noch")
    decision = Decision.objects.get()
    assert (decision.kind, decision.situation) == ("ausnahme", "Tischwechsel ohne alle Blätter")
    assert decision.text == "zwei Tische spielen noch In Passe 1 fehlt das Punkteblatt von den Tischen 1, 2."


def test_exception_that_was_not_needed_is_not_recorded(evening: Tournament) -> None:
    begin(evening, 1, exception="nur so")
    assert Decision.objects.count() == 0


def test_passe_by_hand_waits_for_the_tables_nobody_named() -> None:
    made = tournament(passen=2)
    people(made, 8)
    begin(made, 1, by_hand=True)
    receive_sheet(tournament_id=made.pk, passe=1, table=1, by=HELFER)
    assert "1 weiteren Tisch" in refused(begin, made, 2, by_hand=True).text


def test_passe_closes_when_everything_is_typed(evening: Tournament) -> None:
    begin(evening, 1)
    played(evening, 1, 1, 957)
    assert refused(close, evening, 1).text == "Zum Abschliessen fehlt noch etwas: Noch nicht erfasst: Tisch 2."
    played(evening, 1, 2, 900)
    assert close(evening, 1) == Done(number=1)
    assert close(evening, 1) == AlreadyKnown(number=1)


def test_passe_not_started_does_not_close(evening: Tournament) -> None:
    assert refused(close, evening, 1).code == "not_started"


def test_two_versions_hold_the_closing_up(evening: Tournament) -> None:
    begin(evening, 1)
    for table in (1, 2):
        played(evening, 1, table, 957)
    played(evening, 1, 2, 975, valid=False)
    assert "Zwei Versionen, bitte wählen: Tisch 2." in refused(close, evening, 1).text


def test_closing_with_a_gap_is_recorded(evening: Tournament) -> None:
    begin(evening, 1)
    close(evening, 1, exception="Blatt verloren")
    assert Decision.objects.get().kind == "ausnahme"


def test_sheets_saved_with_a_reason_do_not_hold_the_closing_up(evening: Tournament) -> None:
    begin(evening, 1)
    played(evening, 1, 1, 957)
    played(evening, 1, 2, 957, control_b=900, override="entscheid", reason="unklar")
    assert close(evening, 1) == Done(number=1)


def test_control_sum_that_is_off_must_be_acknowledged(evening: Tournament) -> None:
    begin(evening, 1)
    for table in (1, 2):
        played(evening, 1, table, 942)
    Place.objects.filter(passe__number=1, table__number=2, team="A", seat=1).delete()
    gate = refused(close, evening, 1)
    assert (gate.code, gate.field) == ("sum", "acknowledged")
    assert "-942 Punkte" in gate.text
    assert close(evening, 1, acknowledged="Tisch 2 spielte zu dritt") == Done(number=1)
    decision = Decision.objects.get()
    assert (decision.kind, decision.situation) == ("quittung", "Kontrollsumme Passe 1: -942")


def test_sum_acknowledged_before_lets_the_passe_close(evening: Tournament) -> None:
    begin(evening, 1)
    for table in (1, 2):
        played(evening, 1, table, 942)
    Place.objects.filter(passe__number=1, table__number=2, team="A", seat=1).delete()
    acknowledge_sum(tournament_id=evening.pk, passe=1, difference=-942, text="zu dritt", by=JASSLEITUNG)
    assert close(evening, 1) == Done(number=1)


def test_reopening_needs_a_reason(evening: Tournament) -> None:
    start(evening).tournament.passen.filter(number=1).update(closed_at=now())
    fields = {"tournament_id": evening.pk, "number": 1, "by": JASSLEITUNG}
    assert refused(reopen_passe, **fields, reason=" ").code == "reason"
    assert reopen_passe(**fields, reason="Tisch 2 falsch") == Done(number=1)
    assert reopen_passe(**fields, reason="nochmals") == AlreadyKnown(number=1)
