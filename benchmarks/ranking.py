"""Prints how long a ranking takes: 1,000 and 100,000 Standblätter of 8 Passen (goals: 30 ms and 5 s)."""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scoring.ranking import RankingRules, TieRule, rank
from scoring.standblatt import Played, Standblatt

PASSEN = 8


def standblaetter(count: int) -> list[Standblatt]:
    """So many Standblätter with random Passen of twelve Spiele, the same ones each time."""
    chance = random.Random(157)
    return [Standblatt(number, [Played(chance.randrange(500, 1385)) for _ in range(PASSEN)]) for number in range(count)]


def measure(count: int, repeats: int) -> tuple[float, float]:
    """The best of some runs, in seconds of the clock and of the processor (other work on the machine left out)."""
    rules = RankingRules(passen=PASSEN, streich=1, tie_rule=TieRule.ALL_PASSEN)
    entries = standblaetter(count)
    times = []
    for _ in range(repeats):
        clock, processor = time.perf_counter(), time.process_time()
        rank(entries, rules)
        times.append((time.perf_counter() - clock, time.process_time() - processor))
    return min(clock for clock, _ in times), min(processor for _, processor in times)


if __name__ == "__main__":
    for count, repeats, goal in ((1_000, 20, 0.03), (100_000, 2, 5.0)):
        clock, processor = measure(count, repeats)
        sys.stdout.write(f"{count} × {PASSEN}: {clock:.3f} s, processor {processor:.3f} s (goal {goal} s)\n")
