"""What counts of one Standblatt: DESIGN 6 "Streichresultat" and "missing, open, pause"."""

from collections.abc import Sequence

from scoring.standblatt import (
    MISSING,
    NOT_SEATED,
    OPEN,
    Cell,
    CellKind,
    Pause,
    Played,
    Result,
    Standblatt,
    Tally,
    tally,
)


def counted(*results: int | Result, streich: int = 0, corrections: Sequence[int] = ()) -> Tally:
    played = [Played(result) if isinstance(result, int) else result for result in results]
    return tally(Standblatt(1, played, corrections=corrections), len(played), streich)


def dropped(*results: int | Result, streich: int) -> list[int]:
    return [number for number, cell in enumerate(counted(*results, streich=streich).cells, 1) if cell.dropped]


def test_total_is_the_sum_of_all_passen() -> None:
    assert counted(950, 940, 930).total == 2820


def test_bonus_counts_in_points_and_best_passe() -> None:
    only = counted(Played(900, 200), 1000)
    assert (only.total, only.best_passe, only.best_number) == (2100, 1100, 1)


def test_earlier_of_equal_best_passen_is_named() -> None:
    assert counted(900, 1000, 1000).best_number == 2


def test_worst_passe_is_dropped() -> None:
    assert dropped(950, 900, 930, streich=1) == [2]
    assert counted(950, 900, 930, streich=1).total == 1880


def test_later_of_equal_worst_passen_is_dropped() -> None:
    assert dropped(900, 950, 900, 900, streich=2) == [3, 4]


def test_nothing_is_dropped_until_more_are_played_than_dropped() -> None:
    assert dropped(900, 950, streich=2) == []
    assert dropped(900, 950, 970, streich=2) == [1, 2]


def test_missing_passe_counts_0_and_is_dropped_before_a_played_0() -> None:
    assert counted(900, MISSING).total == 900
    assert dropped(900, MISSING, 0, streich=1) == [2]
    assert dropped(900, NOT_SEATED, 0, streich=1) == [2]


def test_pause_credit_counts_and_may_be_dropped() -> None:
    assert counted(900, Pause(942)).total == 1842
    assert dropped(950, Pause(942), 960, streich=1) == [2]


def test_pause_is_never_the_best_passe() -> None:
    only = counted(900, Pause(942))
    assert (only.best_passe, only.passen) == (900, (900,))
    assert counted(Pause(942)).best_passe is None


def test_dropped_passe_still_is_the_best_played_one() -> None:
    assert counted(900, Pause(942), streich=1).best_passe == 900


def test_open_passe_leaves_the_total_so_far_and_drops_nothing() -> None:
    only = counted(900, OPEN, 800, streich=1)
    assert (only.open, only.total, only.cells[1]) == (True, 1700, Cell(CellKind.OPEN, None))
    assert [cell.dropped for cell in only.cells] == [False] * 3


def test_result_not_given_is_open() -> None:
    assert tally(Standblatt(1, [Played(900)]), 2).open


def test_results_after_the_passe_asked_for_are_left_out() -> None:
    assert tally(Standblatt(1, [Played(900), Played(950), OPEN]), 2).total == 1850


def test_corrections_count_in_the_total_only() -> None:
    only = counted(900, 950, corrections=(-20, 5))
    assert (only.total, only.correction, only.best_passe) == (1835, -15, 950)
