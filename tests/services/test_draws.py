"""Drawing, confirming, discarding: from the people in the hall to their places."""

from __future__ import annotations

import pytest

from draws import Mode
from jassturnier.models import Draw, Journal, Passe, Place, Standblatt, Tournament, Wish
from jassturnier.queries.draws import Attempt, attempt, drawn_again
from jassturnier.queries.seating import spots
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_confirm import confirm_draft
from jassturnier.services.outcomes import Done, Refused
from tests.builders import HELFER, JASSLEITUNG, now, people, start, tournament

pytestmark = pytest.mark.django_db


def drawn(made: Tournament, **choices: object) -> int:
    """Draw and confirm; give the number."""
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG, **choices).number  # type: ignore[arg-type]
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    return number


def shape(made: Tournament) -> list[tuple[int, int, int]]:
    """Give (tables, Ersatz seated, pauses) of each Passe."""
    found = spots(made.pk)
    return [
        (
            len({s.table for s in found if s.passe == k and s.seated}),
            sum(s.passe == k and s.seated and s.ersatz for s in found),
            sum(s.passe == k and s.pausing for s in found),
        )
        for k in sorted({s.passe for s in found})
    ]


def found_draw(made: Tournament, number: int) -> Attempt:
    """Give a draw that must exist."""
    found = attempt(made.pk, number)
    assert found is not None
    return found


def code_of(refusal: pytest.ExceptionInfo[Refused]) -> str:
    """Give the code of a refusal."""
    return refusal.value.code


@pytest.mark.parametrize(
    ("present", "fill", "expected"),
    [
        (16, "vorschlag", (4, 0, 0)),
        (17, "vorschlag", (4, 0, 1)),
        (18, "vorschlag", (5, 2, 0)),
        (19, "vorschlag", (5, 1, 0)),
        (17, "ersatz", (5, 3, 0)),
        (18, "pause", (4, 0, 2)),
        (19, "pause", (4, 0, 3)),
        (60, "vorschlag", (15, 0, 0)),
    ],
)
def test_hall_of_any_size_is_seated(present: int, fill: str, expected: tuple[int, int, int]) -> None:
    made = tournament()
    people(made, present)
    drawn(made, fill=fill)
    assert shape(made) == [expected] * 4


@pytest.mark.parametrize(
    ("present", "fill", "expected"),
    [(26, "vorschlag", (13, 0, 0)), (25, "vorschlag", (12, 0, 1)), (25, "ersatz", (13, 1, 0))],
)
def test_pairs_meet_a_new_pair_each_passe(present: int, fill: str, expected: tuple[int, int, int]) -> None:
    made = tournament(kind="partner")
    people(made, present)
    number = drawn(made, fill=fill)
    assert shape(made) == [expected] * 4
    assert found_draw(made, number).quality.encounter_repeats == 0


def test_draft_writes_no_places_and_is_journalled() -> None:
    made = tournament()
    people(made, 16)
    assert make_draft(tournament_id=made.pk, by=JASSLEITUNG) == Done(number=1, changed=64)
    assert Place.objects.count() == 0
    assert list(Journal.objects.values_list("deed", "subject")) == [("Auslosung entworfen", "Auslosung 1")]


def test_nobody_meets_twice_at_sixty() -> None:
    made = tournament()
    people(made, 60)
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG).number
    quality = found_draw(made, number).quality
    assert (quality.encounter_repeats, quality.partner_repeats, quality.table_repeats) == (0, 0, 0)


def test_only_sheets_handed_out_are_drawn() -> None:
    made = tournament()
    people(made, 16)
    people(made, 4, handed_out=False, first=17)
    Standblatt.objects.filter(number=16).update(excluded_at=now(), excluded_reason="zwei Verwarnungen")
    people(made, 1, first=21)
    drawn(made)
    assert {s.number for s in spots(made.pk)} == {*range(1, 16), 21}


def test_late_leaving_and_absent_people_have_no_place_and_are_noted_absent() -> None:
    made = tournament()
    sheets = people(made, 20)
    Standblatt.objects.filter(number=1).update(from_passe=3)
    Standblatt.objects.filter(number=2).update(to_passe=2)
    Wish.objects.create(tournament=made, kind="absent", standblatt=sheets[2], passe_number=4)
    drawn(made, fill="pause")
    absent = {(s.number, s.passe) for s in spots(made.pk) if s.kind == "absent"}
    assert absent == {(1, 1), (1, 2), (2, 3), (2, 4), (3, 4)}
    assert shape(made) == [(4, 0, 3), (4, 0, 3), (4, 0, 3), (4, 0, 2)]


def test_wishes_and_fixed_table_are_kept() -> None:
    made = tournament()
    sheets = people(made, 24)
    Wish.objects.create(tournament=made, kind="not_together", standblatt=sheets[0], other=sheets[1])
    Standblatt.objects.filter(number=9).update(fixed_table=3)
    drawn(made)
    found = spots(made.pk)
    where = {(s.number, s.passe): s.table for s in found}
    assert {where[9, k] for k in range(1, 5)} == {3}
    assert [k for k in range(1, 5) if where[1, k] == where[2, k]] == []


def test_next_passe_only_leaves_the_others_alone() -> None:
    made = tournament()
    people(made, 16)
    drawn(made)
    start(made)
    before = [s for s in spots(made.pk) if s.passe != 2]
    drawn(made, first_passe=2, last_passe=2, reason="Nummer 4 ist gegangen")
    assert [s for s in spots(made.pk) if s.passe != 2] == before
    assert len({s.number for s in spots(made.pk, 2)}) == 16


def test_redraw_of_the_rest_counts_what_was_played() -> None:
    made = tournament(passen=4)
    people(made, 40)
    drawn(made)
    start(made, 1)
    played = spots(made.pk, 1)
    number = drawn(made, reason="Zwei Tische vertauscht")
    assert spots(made.pk, 1) == played
    assert found_draw(made, number).passen == (2, 3, 4)
    assert found_draw(made, number).quality.encounter_repeats == 0


def test_ersatz_of_the_hall_are_used_before_new_ones_are_made() -> None:
    made = tournament()
    people(made, 18)
    Standblatt.objects.create(tournament=made, number=950, kind="ersatz", handed_out_at=now())
    drawn(made)
    assert {s.number for s in spots(made.pk) if s.ersatz} == {901, 950}


def test_rehearsal_draws_alike_from_its_seed() -> None:
    plans = []
    for _round in range(2):
        made = tournament(rehearsal=True, rehearsal_seed="7")
        people(made, 18)
        number = make_draft(tournament_id=made.pk, by=JASSLEITUNG).number
        plans.append(found_draw(made, number).plan)
    assert plans[0] == plans[1]


def test_anybody_can_draw_again_from_what_is_kept() -> None:
    made = tournament()
    people(made, 21)
    drawn(made)
    start(made)
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG, neighbours_apart=True, reason="neu").number
    found = found_draw(made, number)
    assert drawn_again(found, Mode.EINZEL) == found.plan


def test_second_draft_waits_for_the_first() -> None:
    made = tournament()
    people(made, 16)
    make_draft(tournament_id=made.pk, by=JASSLEITUNG)
    with pytest.raises(Refused) as refusal:
        make_draft(tournament_id=made.pk, by=JASSLEITUNG)
    assert code_of(refusal) == "draft_open"
    assert "Auslosung 1" in refusal.value.text


@pytest.mark.parametrize(
    ("present", "started", "choices", "code"),
    [
        (16, 1, {"first_passe": 1}, "started"),
        (16, 4, {}, "nothing_left"),
        (16, 0, {"first_passe": 9}, "no_passe"),
        (16, 0, {"fill": "los"}, "fill"),
        (0, 0, {}, "too_few"),
        (3, 0, {"fill": "pause"}, "too_few"),
    ],
)
def test_draw_that_cannot_be_is_refused(present: int, started: int, choices: dict[str, object], code: str) -> None:
    made = tournament()
    people(made, present)
    for passe in range(1, started + 1):
        start(made, passe)
    with pytest.raises(Refused) as refusal:
        make_draft(tournament_id=made.pk, by=JASSLEITUNG, **choices)  # type: ignore[arg-type]
    assert (code_of(refusal), Draw.objects.count()) == (code, 0)


def test_helfer_may_not_draw() -> None:
    made = tournament()
    people(made, 16)
    with pytest.raises(Refused) as refusal:
        make_draft(tournament_id=made.pk, by=HELFER)
    assert code_of(refusal) == "right"


def test_cancelled_passe_is_left_out() -> None:
    made = tournament()
    people(made, 16)
    Passe.objects.filter(tournament=made, number=3).update(cancelled_at=now(), reason="zu spät")
    drawn(made)
    assert sorted({s.passe for s in spots(made.pk)}) == [1, 2, 4]


def test_redraw_in_a_small_field_starts_from_the_plan_that_stood() -> None:
    made = tournament(passen=6)
    people(made, 20)
    drawn(made)
    start(made, 1)
    start(made, 2)
    start(made, 3)
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG, reason="Nochmals").number
    draft = Draw.objects.get(tournament=made, number=number)
    standing = {(s.passe, s.number) for s in spots(made.pk) if s.passe > 3}
    assert {(row[0], int(row[1])) for row in draft.options["previous"]} == standing
    assert draft.options["quality"]["encounter_repeats"] <= 8


def test_first_draw_has_no_plan_to_start_from() -> None:
    made = tournament(passen=4)
    people(made, 16)
    drawn(made)
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG, reason="Nochmals").number
    assert Draw.objects.get(tournament=made, number=number).options["previous"] == []


def test_anybody_can_draw_a_redraw_again_from_what_is_kept() -> None:
    made = tournament(passen=5)
    people(made, 17)
    drawn(made)
    start(made, 1)
    start(made, 2)
    found = found_draw(made, make_draft(tournament_id=made.pk, by=JASSLEITUNG, reason="Nochmals").number)
    assert drawn_again(found, Mode.EINZEL) == found.plan
