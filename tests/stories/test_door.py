"""Evenings whose sheets were printed before anybody was there: number first, name later (ways b and c)."""

from __future__ import annotations

import pytest

from jassturnier.queries.number_ranges import written
from tests.stories.office import Office, Page


def stack(office: Office, count: int, begin: str, passen: int) -> None:
    """Make a stack ready, draw it beforehand, confirm."""
    office.new_tournament(begin=begin, passen=passen)
    made = office.send(office.open("teilnehmer/ausgegeben/"), having="count", count=count)
    assert made.says(f"{count} leere Standblätter kamen dazu.")
    draft = office.send(office.open("auslosung/vorgedruckt/"), count=count)
    office.confirm(draft)


def close_gaps(office: Office) -> Page:
    """Close the gaps with the smallest change; give the draft's page."""
    draft = office.send(office.open("auslosung/luecken/"), button="Kleinste Änderung")
    assert draft.says("Das ändert sich")
    office.confirm(draft)
    return draft


def type_talons(office: Office, numbers: list[int]) -> None:
    page = office.open("teilnehmer/talons/")
    for number in numbers:
        page = office.send(page, number=number, name=f"Muster {number:02} Anna", place="Kriens")
        assert page.status == 200


SIZES = [pytest.param(16, 2, id="16"), pytest.param(64, 6, id="64", marks=pytest.mark.slow)]


@pytest.mark.parametrize(("printed", "unused"), SIZES)
def test_sheets_handed_out_in_random_order_and_one_more_after_the_start(
    office: Office, printed: int, unused: int
) -> None:
    stack(office, printed, "passe1", 2)
    left = sorted(office.random.sample(range(1, printed + 1), unused))
    there = [number for number in range(1, printed + 1) if number not in left]
    office.everybody_is_there(left_over=written(left))
    assert office.open("teilnehmer/ausgegeben/").says(written(there))
    before = office.plan(1)
    draft = close_gaps(office)
    after = office.plan(1)
    tables = -(-len(there) // 4)
    assert (len(after), office.pausing(1)) == (tables, set())
    seated = {number for teams in after.values() for team in teams for number in team}
    assert seated == {*there, 901, 902}
    moved = [n for n in there if spot(before, n) != spot(after, n)]
    assert len(moved) <= unused - 2
    assert all(draft.says(f"{n}: in Passe 1 von Tisch") for n in moved)
    office.draw()
    type_talons(office, there[:5])
    office.start(1)
    comes_late(office, left[-1])
    office.type_pile(1)
    office.close(1)
    office.play(2)
    assert office.ledger() == office.slate.ledger(without=frozenset({901, 902}))
    assert len(office.ledger()) == len(there) + 1
    assert office.slate.played == 2 * tables * 1884 * 2
    row = next(row for row in office.listed() if int(row["Nr."]) == left[-1])
    assert row["1. Passe"] == "–"


def comes_late(office: Office, number: int) -> None:
    """Take somebody in after the start, on the seats of an Ersatz from the second Passe on."""
    office.send(office.open("teilnehmer/tuere/"), "teilnehmer/tuere/", number=number)
    office.send(office.open(f"teilnehmer/nummer/{number}/"), "spaeter/", from_passe=2)
    office.send(office.open("auslosung/uebernehmen/"), number=number, of=901, passe=2)
    assert spot(office.plan(2), number)
    assert not spot(office.plan(2), 901)


def spot(plan: dict[int, tuple[list[int], list[int]]], number: int) -> tuple[int, int] | None:
    """Give table and team of a start number."""
    return next((
        (table, side) for table, teams in plan.items() for side, team in enumerate(teams) if number in team
    ), None)  # fmt: skip


def test_everything_preprinted_with_one_sheet_left_over_needs_one_ersatz(office: Office) -> None:
    stack(office, 16, "vorgedruckt", 3)
    office.everybody_is_there(left_over="7")
    office.close_door()
    before = [office.plan(passe) for passe in (1, 2, 3)]
    close_gaps(office)
    for passe in (1, 2, 3):
        plan = office.plan(passe)
        assert {n: spot(plan, n) for n in range(1, 17) if n != 7} == {
            n: spot(before[passe - 1], n) for n in range(1, 17) if n != 7
        }
        assert spot(plan, 901) == spot(before[passe - 1], 7)
        office.play(passe)
    assert office.ledger() == office.slate.ledger(without=frozenset({901}))


def test_wrong_left_over_is_said_at_the_field_and_marks_nobody(office: Office) -> None:
    stack(office, 8, "passe1", 1)
    page = office.open("teilnehmer/ausgegeben/")
    for typed in ("1-", "abc", "64–1", "99", "<script>alert(1)</script>", "1" * 300):
        page = office.send(page, having="left_over", left_over=typed)
        assert (typed, page.status, "<script>alert(1)" in page.text) == (typed, 422, False)
        assert page.form(having="left_over").filled({}, "")["left_over"] == [typed]
    assert not any(row["anwesend"] for row in office.listed("teilnehmende"))
