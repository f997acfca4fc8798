"""A whole evening of the Partnerschieber with 26 pairs, and one with a pair too many."""

from __future__ import annotations

import pytest

from tests.stories.office import Office


def pairs(number: int) -> list[str]:
    return [f"Muster {n:02} Anna / Meier {n:02} Beat;Kriens" for n in range(1, number + 1)]


def evening(office: Office, number: int, passen: int) -> None:
    office.new_tournament(art="partner", passen=passen)
    assert office.take_in(pairs(number)).says(f"{number} Startnummern sind aufgenommen.")
    office.everybody_is_there()
    office.close_door()
    office.draw()
    for passe in range(1, passen + 1):
        office.play(passe)


@pytest.mark.slow
def test_evening_of_26_pairs(office: Office) -> None:
    evening(office, 26, 4)
    assert office.ledger() == office.slate.ledger()
    assert len(office.ledger()) == 26
    assert office.slate.played == 4 * 13 * 1884 == 97968
    assert office.open("kontrolle/").says("soll 97'968")
    opponents = [
        frozenset(a + b) for passe in range(1, 5) for a, b in office.plan(passe).values() if len(a) == len(b) == 1
    ]
    assert len(set(opponents)) == len(opponents) == 52
    first = next(row for row in office.listed() if row["Rang"] == "1")
    assert "Muster" in first["Name"]
    assert "Meier" in first["Name"]


def test_nine_pairs_rotate_the_pause(office: Office) -> None:
    evening(office, 9, 3)
    assert office.ledger() == office.slate.ledger()
    assert len({number for number, _passe in office.slate.pauses}) == 3
    assert office.slate.played == 3 * 4 * 1884
