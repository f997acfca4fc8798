"""The verbs of a table: hand in under one lock, drafts and holding, reports, codes; and the way to a code's table."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from jassturnier.models import Draft, Entry, ErrorReport, Journal, Passe, Place, Punkteblatt, Table, Tournament
from jassturnier.queries.schreiber import next_seats, table_page
from jassturnier.queries.schreiber_codes import Access, access_for, pin_of, sheet_codes, table_codes
from jassturnier.services.entries import Accepted, AlreadyKnown, KeptAsSecond
from jassturnier.services.entries_figures import Totals
from jassturnier.services.outcomes import Refused
from jassturnier.services.schreiber import hand_in, report_error, seat_people
from jassturnier.services.schreiber_drafts import Typed, mirror_draft, take_over
from jassturnier.services.schreiber_frame import actor_at
from jassturnier.services.schreiber_office import renew_code, settle_report
from tests.builders import HELFER, JASSLEITUNG, now, people, played, seat_everybody, start, tournament

pytestmark = pytest.mark.django_db
ONE, TWO = "a" * 24, "b" * 24


@pytest.fixture
def hall() -> Tournament:
    made = tournament(passen=2)
    people(made, 16)
    seat_everybody(made)
    start(made, 1)
    return made


def access(made: Tournament, table: int = 1, passe: int = 0) -> Access:
    codes = sheet_codes(made.pk, passe) if passe else table_codes(made.pk)
    found = access_for(codes[table].code)
    assert found is not None
    return found


def give(at: Access, a: int = 957, **more: Any) -> Any:  # noqa: ANN401
    fields: dict[str, Any] = {
        "passe": 1, "figures": Totals(a, 1884 - a), "nonce": f"nonce-{a:06}", "based_on": 0, "people": (),
        "by": actor_at(at, who="Anna"),
    }  # fmt: skip
    return hand_in(access=at, **(fields | more))


def refusal(work: Any, *args: Any, **fields: Any) -> str:  # noqa: ANN401
    with pytest.raises(Refused) as caught:
        work(*args, **fields)
    return caught.value.code


def test_hand_in_counts_and_leaves_one_journal_line(hall: Tournament) -> None:
    outcome = give(access(hall))
    assert isinstance(outcome, Accepted)
    assert (outcome.stored.a, outcome.stored.who) == (957, "Anna")
    assert [line.deed for line in Journal.objects.all()] == ["Blatt erfasst"]


def test_hand_in_repeated_is_known_and_another_one_is_second(hall: Tournament) -> None:
    at = access(hall)
    give(at)
    assert isinstance(give(at), AlreadyKnown)
    assert isinstance(give(at, 900), KeptAsSecond)
    assert Entry.objects.filter(valid=True).get().control_a == 957


@pytest.mark.parametrize(
    ("change", "code"),
    [({"based_on": 1}, "handed_in"), ({"people": (1, 2, 3, 4)}, "people"), ({"nonce": "kurz"}, "nonce")],
)
def test_hand_in_is_refused_with_its_reason(hall: Tournament, change: dict[str, Any], code: str) -> None:
    played(hall, 1, 1, 900)
    assert refusal(give, access(hall), **change) == code
    assert Entry.objects.count() == 1


def test_hand_in_for_a_passe_that_has_not_begun_is_refused(hall: Tournament) -> None:
    assert refusal(give, access(hall), passe=2) == "not_started"


def test_code_of_one_sheet_takes_nothing_for_another_passe(hall: Tournament) -> None:
    start(hall, 2)
    assert refusal(give, access(hall, passe=1), passe=2) == "other_passe"


def test_put_away_between_opening_and_handing_in_is_seen_under_the_lock(hall: Tournament) -> None:
    at = access(hall)
    Tournament.objects.update(archived_at=now())
    assert refusal(give, at) == "archived"
    assert refusal(mirror_draft, access=at, passe=1, typed=Typed(ONE, 1, {}, 1)) == "archived"
    assert refusal(take_over, access=at, passe=1, device=ONE) == "archived"


def test_people_that_still_sit_there_may_hand_in(hall: Tournament) -> None:
    at = access(hall)
    assert isinstance(give(at, people=table_page(at).people), Accepted)


def test_sign_of_life_alone_is_written_only_when_the_last_one_is_older(hall: Tournament) -> None:
    at, typed = access(hall), Typed(ONE, 3, {"rows": []}, 3)
    mirror_draft(access=at, passe=1, typed=typed)
    first = Draft.objects.get().seen_at
    mirror_draft(access=at, passe=1, typed=typed)
    assert Draft.objects.get().seen_at == first
    Draft.objects.update(seen_at=first - timedelta(seconds=20))
    mirror_draft(access=at, passe=1, typed=typed)
    assert Draft.objects.get().seen_at >= first


def test_take_over_twice_is_known(hall: Tournament) -> None:
    at = access(hall)
    mirror_draft(access=at, passe=1, typed=Typed(ONE, 1, {}, 1))
    take_over(access=at, passe=1, device=TWO)
    take_over(access=at, passe=1, device=TWO)
    assert Punkteblatt.objects.get().holder_device == TWO
    assert [line.deed for line in Journal.objects.all()] == ["Blatt angefangen", "Tisch übernommen"]


def test_report_needs_words_and_a_sheet_and_stays_one_until_settled(hall: Tournament) -> None:
    at = access(hall)
    assert refusal(report_error, access=at, passe=1, text="falsch") == "not_handed_in"
    give(at)
    assert refusal(report_error, access=at, passe=1, text="  ") == "text"
    report_error(access=at, passe=1, text="Spiel 3")
    report_error(access=at, passe=1, text="nochmals")
    assert [each.text for each in ErrorReport.objects.all()] == ["Spiel 3"]
    settle_report(tournament_id=hall.pk, passe=1, table=1, by=HELFER)
    settle_report(tournament_id=hall.pk, passe=1, table=1, by=HELFER)
    report_error(access=at, passe=1, text="wieder")
    assert ErrorReport.objects.filter(settled_at__isnull=True).get().text == "wieder"


def test_renewal_is_for_the_jassleitung_and_a_table_that_is_there(hall: Tournament) -> None:
    assert refusal(renew_code, tournament_id=hall.pk, table=1, by=HELFER) == "right"
    assert refusal(renew_code, tournament_id=hall.pk, table=99, by=JASSLEITUNG) == "no_table"
    assert renew_code(tournament_id=hall.pk, table=1, by=JASSLEITUNG).number == 1


def test_seats_are_taken_only_where_the_passe_was_drawn_by_hand(hall: Tournament) -> None:
    assert refusal(seat_people, access=access(hall), passe=1, numbers=(1, 2, 3, 4)) == "drawn"


def test_page_follows_the_last_passe_of_the_table_that_was_started(hall: Tournament) -> None:
    assert table_page(access(hall)).number == 1
    start(hall, 2)
    page = table_page(access(hall))
    assert (page.number, page.newer) == (2, None)
    earlier = table_page(access(hall), 1)
    assert (earlier.number, earlier.newer.number if earlier.newer else 0) == (1, 2)


def test_page_of_a_table_that_does_not_play_has_no_passe(hall: Tournament) -> None:
    Table.objects.create(tournament=hall, number=9)
    page = table_page(access(hall, 9))
    assert (page.passe, page.coming, page.people) == (None, None, ())


def test_next_seats_skip_a_cancelled_passe_and_name_pauses(hall: Tournament) -> None:
    at = access(hall)
    numbers = table_page(at).people
    Place.objects.filter(passe__number=2, standblatt__number=numbers[0]).delete()
    found = next_seats(at, 1, numbers)
    assert [seat.number for seat in found] == list(numbers[1:])
    assert {seat.passe for seat in found} == {2}
    Passe.objects.filter(number=2).update(cancelled_at=now(), reason="zu spät")
    assert next_seats(at, 1, numbers) == []


def test_pins_have_six_digits_and_differ(hall: Tournament) -> None:
    pins = [pin_of(hall.key, table, 0) for table in range(1, 200)]
    assert {len(pin) for pin in pins} == {6}
    assert len(set(pins)) > 190
