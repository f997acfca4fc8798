"""The other ways to begin (DESIGN 6, b and c) and the smallest change: preprinted sheets, gaps, late people."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from jassturnier.models import Standblatt, Tournament
from jassturnier.queries.draws import attempt
from jassturnier.queries.draws_gaps import gaps
from jassturnier.queries.people_rows import NewStandblatt, PersonData
from jassturnier.queries.seating import Spot, spots
from jassturnier.queries.tournaments import info_of
from jassturnier.services.door import hand_out, hand_out_all_but
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_confirm import confirm_draft
from jassturnier.services.draws_gaps import make_gaps_draft
from jassturnier.services.draws_preprint import make_preprint_draft
from jassturnier.services.outcomes import Refused
from jassturnier.services.people import add_person
from jassturnier.services.people_changes import leave
from jassturnier.services.seats import exchange_seats, take_over
from tests.builders import JASSLEITUNG, now, people, start, tournament

pytestmark = pytest.mark.django_db


def confirmed(made: Tournament, number: int) -> int:
    """Confirm a draft; give its number."""
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    return number


def full_tables(found: list[Spot], size: int = 4) -> bool:
    """Say whether every table of these places is full, with as many in A as in B."""
    tables = Counter((s.passe, s.table) for s in found if s.seated)
    letters = Counter((s.passe, s.table, s.team) for s in found if s.seated)
    return set(tables.values()) == {size} and set(letters.values()) == {size // 2}


def moved(made: Tournament, number: int) -> list[int]:
    """Give the start numbers that a gaps draft moves."""
    found = attempt(made.pk, number)
    assert found is not None
    return list(found.options["moved"])


def preprinted(begin: str, count: int, kind: str = "einzel") -> Tournament:
    """Make a tournament with places for `count` printed sheets, nobody there yet."""
    made = tournament(begin=begin, kind=kind)
    confirmed(made, make_preprint_draft(tournament_id=made.pk, count=count, by=JASSLEITUNG).number)
    Standblatt.objects.filter(tournament=made).update(printed_at=now())
    return made


def test_passe_1_at_the_door_sits_in_blocks_of_eight() -> None:
    made = preprinted("passe1", 64)
    found = spots(made.pk)
    assert {s.passe for s in found} == {1}
    assert {(s.number - 1) // 8 == (s.table - 1) // 2 for s in found} == {True}
    assert {s.number: s.table for s in found} != {n: (n - 1) // 4 + 1 for n in range(1, 65)}
    assert full_tables(found)


def test_64_printed_58_handed_out_in_any_order() -> None:
    made = preprinted("passe1", 64)
    out = random.Random(3).sample(range(1, 65), 58)
    hand_out(tournament_id=made.pk, numbers=out, by=JASSLEITUNG)
    left_over = sorted(set(range(1, 65)) - set(out))
    hand_out_all_but(tournament_id=made.pk, left_over=left_over, by=JASSLEITUNG)
    number = make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG).number
    persons = [n for n in moved(made, number) if n < 900]
    confirmed(made, number)
    first = spots(made.pk, 1)
    assert {s.number for s in first if not s.ersatz} == set(out)
    assert (sum(s.ersatz for s in first), len({s.table for s in first}), full_tables(first)) == (2, 15, True)
    # six gaps, two of them filled by Ersatz: four people from one table fill the rest, or fewer
    assert len(persons) <= 4
    confirmed(made, make_draft(tournament_id=made.pk, by=JASSLEITUNG, first_passe=2).number)
    assert full_tables(spots(made.pk))
    assert {s.passe for s in spots(made.pk)} == {1, 2, 3, 4}


def test_number_59_comes_after_the_start_and_takes_an_ersatz_s_seats() -> None:
    made = preprinted("passe1", 64)
    hand_out_all_but(tournament_id=made.pk, left_over=range(59, 65), by=JASSLEITUNG)
    confirmed(made, make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG).number)
    confirmed(made, make_draft(tournament_id=made.pk, by=JASSLEITUNG, first_passe=2).number)
    start(made)
    before = spots(made.pk)
    hand_out(tournament_id=made.pk, numbers=[59], by=JASSLEITUNG)
    found = gaps(info_of(made))
    assert [(one.number, one.passen) for one in found.unseated] == [(59, (2, 3, 4))]
    take_over(tournament_id=made.pk, number=59, of=found.ersatz[0], from_passe=2, by=JASSLEITUNG)
    after = spots(made.pk)
    others = {found.ersatz[0], 59}
    assert [s for s in before if s.number not in others] == [s for s in after if s.number not in others]
    assert {s.passe for s in after if s.number == 59} == {2, 3, 4}
    assert (gaps(info_of(made)).any, full_tables(after)) == (False, True)


def test_late_number_takes_an_empty_seat_by_the_smallest_change() -> None:
    made = tournament()
    people(made, 16)
    confirmed(made, make_draft(tournament_id=made.pk, by=JASSLEITUNG).number)
    Standblatt.objects.filter(tournament=made).update(printed_at=now())
    start(made)
    leave(tournament_id=made.pk, number=5, last_passe=1, by=JASSLEITUNG)
    add_person(
        tournament_id=made.pk, person=NewStandblatt((PersonData("Muster Rosa"),), 17, present=True), from_passe=2,
        by=JASSLEITUNG,
    )  # fmt: skip
    before = {(s.number, s.passe): s for s in spots(made.pk)}
    number = make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG).number
    assert moved(made, number) == [17]
    confirmed(made, number)
    after = {(s.number, s.passe): s for s in spots(made.pk)}
    assert [(after[17, k].table, after[17, k].team) for k in (2, 3, 4)] == [
        (before[5, k].table, before[5, k].team) for k in (2, 3, 4)
    ]
    assert full_tables(spots(made.pk))


def test_leaver_is_replaced_by_an_ersatz_once_sheets_are_printed() -> None:
    made = tournament()
    people(made, 16)
    confirmed(made, make_draft(tournament_id=made.pk, by=JASSLEITUNG).number)
    start(made)
    leave(tournament_id=made.pk, number=5, last_passe=1, by=JASSLEITUNG)
    number = make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG, reason="Nr. 5 ist heim").number
    assert moved(made, number) == [901]
    confirmed(made, number)
    assert {s.kind for s in spots(made.pk) if s.number == 5 and s.passe > 1} == {"absent"}
    assert full_tables(spots(made.pk))


def test_leaver_without_ersatz_lets_people_pause() -> None:
    made = tournament()
    people(made, 17)
    confirmed(made, make_draft(tournament_id=made.pk, by=JASSLEITUNG).number)
    start(made)
    leave(tournament_id=made.pk, number=5, last_passe=1, by=JASSLEITUNG)
    confirmed(made, make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG, ersatz=0).number)
    later = [s for s in spots(made.pk) if s.passe > 1]
    assert (sum(s.pausing for s in later), sum(s.ersatz for s in later), full_tables(later)) == (0, 0, True)


@pytest.mark.parametrize(("left_over", "ersatz"), [((7,), 1), ((7, 30), 2), ((7, 30, 64), 3)])
def test_all_preprinted_with_few_gaps_keeps_every_sheet(left_over: tuple[int, ...], ersatz: int) -> None:
    made = preprinted("vorgedruckt", 64)
    assert {s.passe for s in spots(made.pk)} == {1, 2, 3, 4}
    hand_out_all_but(tournament_id=made.pk, left_over=left_over, by=JASSLEITUNG)
    found = gaps(info_of(made))
    assert sorted({(gap.passe, gap.number) for gap in found.empty}) == [(k, n) for k in range(1, 5) for n in left_over]
    number = make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG).number
    assert moved(made, number) == list(range(901, 901 + ersatz))
    confirmed(made, number)
    assert full_tables(spots(made.pk))


def test_all_preprinted_with_many_gaps_moves_few_or_is_drawn_anew() -> None:
    made = preprinted("vorgedruckt", 64)
    hand_out_all_but(tournament_id=made.pk, left_over=range(59, 65), by=JASSLEITUNG)
    confirmed(made, make_draft(tournament_id=made.pk, by=JASSLEITUNG, reason="sechs fehlen").number)
    found = spots(made.pk)
    assert (full_tables(found), len({s.table for s in found})) == (True, 15)
    assert {s.number for s in found if not s.ersatz} == set(range(1, 59))


def test_pairs_at_the_door_close_their_gaps() -> None:
    made = preprinted("passe1", 32, kind="partner")
    hand_out_all_but(tournament_id=made.pk, left_over=[3, 9, 17, 20], by=JASSLEITUNG)
    number = make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG).number
    assert len(moved(made, number)) <= 2
    confirmed(made, number)
    assert full_tables(spots(made.pk), 2)


@pytest.mark.parametrize(("count", "code"), [(62, "not_full"), (3, "not_full"), (8, "numbers")])
def test_preprint_that_cannot_be_is_refused(count: int, code: str) -> None:
    made = tournament(begin="passe1")
    people(made, 12, handed_out=False)
    with pytest.raises(Refused) as refusal:
        make_preprint_draft(tournament_id=made.pk, count=count, by=JASSLEITUNG)
    assert refusal.value.code == code


def test_passen_2_wait_until_the_gaps_of_passe_1_are_closed() -> None:
    made = preprinted("passe1", 16)
    hand_out_all_but(tournament_id=made.pk, left_over=[4], by=JASSLEITUNG)
    with pytest.raises(Refused) as refusal:
        make_draft(tournament_id=made.pk, by=JASSLEITUNG, first_passe=2)
    assert (refusal.value.code, "(4)" in refusal.value.text) == ("gaps_first", True)


def test_gaps_that_are_none_are_refused() -> None:
    made = preprinted("passe1", 16)
    hand_out_all_but(tournament_id=made.pk, left_over=[], by=JASSLEITUNG)
    with pytest.raises(Refused) as refusal:
        make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG)
    assert refusal.value.code == "no_gaps"


def test_smallest_change_is_stale_once_seats_were_changed_by_hand() -> None:
    made = preprinted("passe1", 16)
    hand_out_all_but(tournament_id=made.pk, left_over=[4], by=JASSLEITUNG)
    number = make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG).number
    exchange_seats(tournament_id=made.pk, passe=1, number=1, other=16, by=JASSLEITUNG)
    with pytest.raises(Refused) as refusal:
        confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert refusal.value.code == "changed"


def test_preprinted_draft_is_stale_once_a_sheet_was_removed() -> None:
    made = tournament(begin="passe1")
    number = make_preprint_draft(tournament_id=made.pk, count=16, by=JASSLEITUNG).number
    Standblatt.objects.filter(tournament=made, number=16).delete()
    with pytest.raises(Refused) as refusal:
        confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert (refusal.value.code, "16" in refusal.value.text) == ("changed", True)
