"""How long draws and redraws take (QUALITY.md D2): python -m benchmarks.draw_speed

Seconds of processor time, so that other work on the machine does not count; the slowest of five seeds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from draws import Mode, Options, Place, Plan, Player, Wishes, draw, generator

SEEDS = range(5)


def slowest(work: Callable[[int], Plan]) -> tuple[float, int]:
    """Seconds of the slowest seed and the most repeated encounters."""
    seconds, repeats = 0.0, 0
    for seed in SEEDS:
        begin = time.process_time()
        plan = work(seed)
        seconds = max(seconds, time.process_time() - begin)
        repeats = max(repeats, plan.quality.encounter_repeats)
    return seconds, repeats


def fresh(mode: Mode, people: int, passen: int, wishes: Wishes = Wishes()) -> Callable[[int], Plan]:  # noqa: B008
    """The draw of a whole evening."""
    players = [Player(str(number)) for number in range(people)]
    return lambda seed: draw(mode, players, range(1, passen + 1), rng=generator(seed), wishes=wishes)


def redraw(mode: Mode, people: int, passen: int, played: int) -> Callable[[int], Plan]:
    """The redraw after `played` Passen when two have left and one has come."""

    def work(seed: int) -> Plan:
        history, later = PREPARED[mode, people, passen, played]
        return draw(mode, later, range(played + 1, passen + 1), rng=generator(seed), history=history)

    players = [Player(str(number)) for number in range(people)]
    whole = draw(mode, players, range(1, passen + 1), rng=generator(9), options=Options(budget=5_000))
    gone = frozenset(range(played + 1, passen + 1))
    later = [replace(one, absent=gone) if number < 2 else one for number, one in enumerate(players)]
    later.append(Player("late", absent=frozenset(range(1, played + 1))))
    PREPARED[mode, people, passen, played] = [place for place in whole.places if place.passe <= played], later
    return work


PREPARED: dict[tuple[Mode, int, int, int], tuple[list[Place], list[Player]]] = {}
COUPLES = Wishes(tuple((str(2 * number), str(2 * number + 1)) for number in range(20)))


def main() -> None:
    """Print one line per case."""
    for people, passen in ((16, 4), (21, 4), (24, 7), (39, 8), (64, 8), (101, 5), (200, 8), (400, 8), (1000, 8)):
        report(f"Einzel {people} x {passen}", fresh(Mode.EINZEL, people, passen))
    report("Einzel 200 x 8, 20 couples apart", fresh(Mode.EINZEL, 200, 8, COUPLES))
    for people, passen in ((9, 4), (24, 6), (200, 8), (500, 8)):
        report(f"Partner {people} x {passen}", fresh(Mode.PARTNER, people, passen))
    for people, passen, played in ((16, 4, 2), (24, 5, 2), (60, 6, 3), (200, 4, 2), (200, 8, 4), (400, 8, 4)):
        report(f"Redraw Einzel {people} x {passen} after {played}", redraw(Mode.EINZEL, people, passen, played))
    report("Redraw Partner 200 x 8 after 4", redraw(Mode.PARTNER, 200, 8, 4))


def report(name: str, work: Callable[[int], Plan]) -> None:
    """One measured line."""
    seconds, repeats = slowest(work)
    print(f"{name:<40} {seconds:6.3f} s   repeated encounters {repeats}")


if __name__ == "__main__":
    main()
