"""Who pauses: those who paused least, not twice running, by lot; Ersatz only if they make the last table full."""

from __future__ import annotations

from dataclasses import replace

from draws import Mode, Place, Player, generator
from draws.presence import attendance
from tests.draws.judge import field


def test_least_paused_pause_first() -> None:
    history = [Place(1, "1"), Place(1, "2"), Place(2, "3"), Place(2, "4")]
    crowd = attendance(Mode.EINZEL, field(6), [3], history, generator(1))
    assert set(crowd[0].pausing) == {"5", "6"}
    assert set(crowd[0].playing) == {"1", "2", "3", "4"}


def test_nobody_pauses_twice_running_if_another_can() -> None:
    history = [Place(1, "1"), Place(1, "2"), Place(1, "3"), Place(2, "4"), Place(2, "5"), Place(2, "6")]
    for seed in range(20):
        crowd = attendance(Mode.EINZEL, field(7), [3], history, generator(seed))
        assert "7" in crowd[0].pausing
        assert not set(crowd[0].pausing) & {"4", "5", "6"}


def test_planned_pause_stays_where_it_is_as_fair() -> None:
    for seed in range(20):
        crowd = attendance(Mode.EINZEL, field(9), [2], [], generator(seed), [Place(2, "5")])
        assert crowd[0].pausing == ("5",)


def test_ersatz_too_few_to_fill_do_not_play() -> None:
    crowd = attendance(Mode.EINZEL, field(18, ersatz=1), [1], [], generator(1))
    assert len(crowd[0].pausing) == 2
    assert "JOKER1" not in crowd[0].playing


def test_only_as_many_ersatz_as_missing() -> None:
    crowd = attendance(Mode.EINZEL, field(19, ersatz=3), [1], [], generator(1))
    assert sum(name.startswith("JOKER") for name in crowd[0].playing) == 1
    assert crowd[0].pausing == ()


def test_absent_neither_plays_nor_pauses() -> None:
    players = [replace(player, absent=frozenset({2})) if player.id == "1" else player for player in field(9)]
    first, second = attendance(Mode.EINZEL, players, [1, 2], [], generator(1))
    assert "1" in first.playing + first.pausing
    assert "1" not in second.playing + second.pausing
    assert second.pausing == ()


def test_late_person_pauses_before_others_pause_again() -> None:
    history = [Place(1, str(number)) for number in range(1, 9)]
    players = [*field(8), Player("9", absent=frozenset({1}))]
    crowd = attendance(Mode.EINZEL, players, [2], history, generator(1))
    assert crowd[0].pausing == ("9",)
