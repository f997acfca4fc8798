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


def measure(count: int, repeats: int) -> float:
    """The best of some runs, in seconds."""
    rules = RankingRules(passen=PASSEN, streich=1, tie_rule=TieRule.ALL_PASSEN)
    entries = standblaetter(count)
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        rank(entries, rules)
        times.append(time.perf_counter() - start)
    return min(times)


if __name__ == "__main__":
    sys.stdout.write(f"1'000 × {PASSEN}: {measure(1_000, 20) * 1000:.1f} ms (30 ms)\n")
    sys.stdout.write(f"100'000 × {PASSEN}: {measure(100_000, 2):.2f} s (5 s)\n")
