"""Whole evenings of the Einzelschieber, from the pasted list to the Schlussrangliste in the hall."""

from __future__ import annotations

from collections import Counter

import pytest
from django.test import Client

from tests.stories.office import Office


def people(number: int) -> list[str]:
    return [f"Muster {n:02} Anna;Kriens" for n in range(1, number + 1)]


def door_and_draw(office: Office, number: int, **chosen: str) -> None:
    """Take a list in, mark everybody as there, close the door, draw all Passen."""
    assert office.take_in(people(number)).says(f"{number} Startnummern sind aufgenommen.")
    office.everybody_is_there()
    office.close_door()
    office.draw(**chosen)


def test_evening_of_sixteen_from_list_to_hall(office: Office) -> None:
    office.new_tournament(passen="3")
    door_and_draw(office, 16)
    for passe, title in ((1, "Zwischenrangliste nach der 1. Passe"), (2, ""), (3, "Schlussrangliste")):
        assert sorted(office.plan(passe)) == [1, 2, 3, 4]
        office.play(passe)
        assert office.ledger(passe) == office.slate.ledger()
        assert office.open(f"rangliste/?nach={passe}").says(title)
        office.release(passe)
    assert office.slate.played == 4 * 3 * 1884 * 2 == 45216
    check = office.open("kontrolle/")
    assert check.says("45'216")
    assert check.says("soll 45'216")
    assert not check.says("stimmt nicht")
    partners = [frozenset(team) for passe in (1, 2, 3) for table in office.plan(passe).values() for team in table]
    assert len(set(partners)) == len(partners) == 24


def test_hall_sees_what_is_released_and_nothing_before(office: Office) -> None:
    office.new_tournament(passen="2")
    door_and_draw(office, 8)
    office.play(1)
    hall = f"/saal/{office.turnier}/"
    stranger = Client()
    assert "Noch keine Rangliste freigegeben" in stranger.get(hall).content.decode()
    office.release(1)
    shown = stranger.get(hall).content.decode()
    assert "Zwischenrangliste nach der 1. Passe" in shown
    winners = [number for number, (rank, _) in office.slate.ledger().items() if rank == 1]
    assert all(f"Muster {number:02} Anna" in shown for number in winners)


def test_evening_of_seventeen_with_a_pause_in_each_passe(office: Office) -> None:
    office.new_tournament(passen="4")
    assert office.take_in(people(17)).says("17 Startnummern sind aufgenommen.")
    office.everybody_is_there()
    office.close_door()
    assert office.open("auslosung/").says("Es fehlen 3 Personen")
    office.draw()
    for passe in range(1, 5):
        office.play(passe)
        assert office.ledger(passe) == office.slate.ledger()
    paused = Counter(number for number, _passe in office.slate.pauses)
    assert len(paused) == 4
    assert max(paused.values()) == 1
    assert office.slate.played == 4 * 4 * 1884 * 2
    row = next(row for row in office.listed() if int(row["Nr."]) in paused)
    assert "942 P" in row.values()
    assert office.open("kontrolle/").says("3'768")


def test_evening_of_seventeen_with_three_ersatz(office: Office) -> None:
    office.new_tournament(passen="2")
    door_and_draw(office, 17, fill="ersatz")
    for passe in (1, 2):
        assert (len(office.plan(passe)), office.pausing(passe)) == (5, set())
        office.play(passe)
    ersatz = frozenset(range(901, 904))
    assert office.ledger() == office.slate.ledger(without=ersatz)
    assert len(office.ledger()) == 17
    assert office.slate.played == 2 * 5 * 1884 * 2


@pytest.mark.slow
def test_evening_of_sixty(office: Office) -> None:
    office.new_tournament()
    door_and_draw(office, 60)
    for passe in range(1, 5):
        office.play(passe)
    assert office.ledger() == office.slate.ledger()
    assert office.slate.played == 226080
    assert office.open("kontrolle/").says("soll 226'080")
    meetings = Counter(
        frozenset((one, other))
        for passe in range(1, 5)
        for a, b in office.plan(passe).values()
        for one in a + b
        for other in a + b
        if one < other
    )
    assert max(meetings.values()) == 1


@pytest.mark.parametrize("rule", ["total", "best"])
def test_equal_totals_share_the_rank_or_are_parted_by_the_best_passe(office: Office, rule: str) -> None:
    office.new_tournament(passen="2", tie_rule=rule)
    door_and_draw(office, 8)
    for passe, results in ((1, {1: 1000, 2: 942}), (2, {1: 900, 2: 884})):
        office.start(passe)
        for table, a in results.items():
            office.slate.write(passe, office.plan(passe)[table], a, 1884 - a)
            office.type_sheet(passe, table, a, 1884 - a)
        office.close(passe)
    if rule == "total":
        office.slate.best = lambda number: 0  # type: ignore[method-assign]
    assert office.ledger() == office.slate.ledger()
