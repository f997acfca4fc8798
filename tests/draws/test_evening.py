"""The last touch on letters: an exchange that evens two out, and only if nobody meets again and no wish is hurt."""

from __future__ import annotations

from collections import Counter

from draws import draw_einzel, generator
from draws.evening import Evening
from draws.grouping import FORBIDDEN, TOGETHER, Meetings
from tests.draws.judge import field, figures

TABLES = [[0, 1, 2, 3], [4, 5, 6, 7]]
SURPLUS = {0: 2, 1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: -2, 7: 0}


def evening(met: tuple[tuple[int, int], ...] = (), extra: dict[tuple[int, int], int] | None = None) -> Evening:
    meetings = Meetings(8, extra or {})
    for a, b in met:
        meetings.change(a, b, 1)
    for table in TABLES:
        meetings.table(table, 1)
    return Evening([[list(table) for table in TABLES]], meetings, Counter(SURPLUS), frozenset(), frozenset())


def test_two_of_opposite_surplus_change_seats() -> None:
    done = evening()
    done.even_out()
    assert done.passen == [[[6, 1, 2, 3], [4, 5, 0, 7]]]
    assert (done.surplus[0], done.surplus[6]) == (0, 0)
    assert done.meetings.met[0][7] == 1
    assert done.meetings.met[0][1] == 0


def test_no_exchange_that_makes_a_repeat() -> None:
    done = evening(met=((0, 5),))
    done.even_out()
    assert done.passen == [TABLES]


def test_no_exchange_against_a_wish() -> None:
    done = evening(extra={(3, 6): FORBIDDEN})
    done.even_out()
    assert done.passen == [TABLES]
    unwished = evening()
    unwished.not_partners = {(0, 7)}
    unwished.even_out()
    assert unwished.passen == [TABLES]


def test_nobody_leaves_the_common_fixed_table() -> None:
    done = evening(extra={(0, 1): TOGETHER})
    done.even_out()
    assert done.passen == [TABLES]


def test_ersatz_may_stay_uneven() -> None:
    done = evening()
    done.free = frozenset({0, 6})
    done.even_out()
    assert done.passen == [TABLES]


def test_last_passe_after_a_leaver_evens_everybody_out() -> None:
    players = field(80)
    history = draw_einzel(players, [1, 2, 3], rng=generator(1)).places
    plan = draw_einzel([*players[:76]], [4], rng=generator(2), history=history)
    counted = figures([place for place in (*history, *plan.places) if int(place.player) <= 76])
    gone = sum(1 if place.team == "A" else -1 for place in history if int(place.player) > 76)
    assert (counted["encounters"], counted["letters"]) == (0, abs(gone))
