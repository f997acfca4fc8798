"""Find plans for a few people more than a plan without repeats has: the extra ones take turns with those who pause.

    PYTHONPATH=. python benchmarks/search_turns.py --people 24 --cycle 7 --passen 7 --over 1

Builds plans for 4n people with search_plans.cpp, extends them by draws.constructions.take_turns and keeps what is
better than the file's plan for 4n + over people.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from search_plans import ROOT, keep, read, write

from draws.constructions import Groups, take_turns
from draws.letters import Balance, euler_sides
from draws.lot import generator, shuffled
from draws.model import Mode, Place
from draws.numbers import Numbering
from draws.quality import Encounters, encounters, measure
from draws.seating import places_of
from draws.templates import NAMES, team_a_first


def base_plan(binary: Path, args: argparse.Namespace, seed: int) -> Groups | None:
    """A plan without repeats for the smaller number, or None if this seed finds none."""
    command = [str(binary), *map(str, (args.people, args.passen, args.cycle, args.seconds, args.goal, seed))]
    lines = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    words = lines[-1].split() if lines else []
    if len(words) < 6 or int(words[1]) > args.goal:
        return None
    passen = [[NAMES.index(letter) for letter in passe] for passe in words[5].split(".")]
    return [[passe[at : at + 4] for at in range(0, len(passe), 4)] for passe in passen]


def lettered_best(groups: Groups, rng: random.Random) -> Groups:
    """Team A first in each table: letters even and no partners again, the best of some tries."""
    flat = [table for passe in groups for table in passe]
    best, best_cost = [], 1 << 30
    for _ in range(30):
        balance = Balance(flat, euler_sides(flat, rng), Counter(), Counter(), (), frozenset())
        balance.mend_partners(rng, 3_000)
        if balance.total < best_cost:
            best, best_cost = [set(side) for side in balance.sides], balance.total
        if best_cost == 0:
            break
    sides = iter(best)
    return [[team_a_first(table, next(sides)) for table in passe] for passe in groups]


def finish(groups: Groups, people: int, seed: int) -> str:
    """Letters and table numbers, and the line of the plan file."""
    rng = generator(seed)
    lettered = lettered_best(groups, rng)
    named = [[[NAMES[slot] for slot in table] for table in passe] for passe in lettered]
    usable = [list(range(1, len(passe) + 1)) for passe in named]
    numbers = Numbering(Encounters(), {}, rng).assign(named, usable, steps=20_000)
    places: list[Place] = []
    text = []
    for passe, (tables, own) in enumerate(zip(named, numbers, strict=True), 1):
        places += places_of(Mode.EINZEL, passe, tables, own, ())
        text.append("".join("".join(table) for _, table in sorted(zip(own, tables, strict=True))))
    figures = measure(places)
    again = sum(len(at) - 1 for at in encounters(places).tables.values())
    return (
        f"{people}x{len(groups)} {figures.encounter_repeats} {figures.partner_repeats} {figures.letter_excess} {again} "
        + ".".join(text)
    )


def main() -> None:
    """Read the arguments, try seed after seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("people", "cycle", "passen"):
        parser.add_argument(f"--{name}", type=int, required=True)
    for name, preset in (("over", 1), ("tries", 20), ("seconds", 4), ("goal", 0)):
        parser.add_argument(f"--{name}", type=int, default=preset)
    parser.add_argument("--out", type=Path, default=ROOT / "draws/plans.txt")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        binary = Path(folder) / "search_plans"
        source = str(Path(__file__).parent / "search_plans.cpp")
        subprocess.run(["g++", "-O3", "-march=native", "-o", str(binary), source], check=True)  # noqa: S607
        for seed in range(args.tries):
            groups = base_plan(binary, args, seed)
            mixed = [shuffled(passe, generator(seed)) for passe in groups or []]
            longer = take_turns(mixed, [args.people + i for i in range(args.over)]) if mixed else None
            if longer is None:
                continue
            plans = read(args.out)
            line = finish(longer, args.people + args.over, seed)
            print(line[:40], "better" if keep(plans, line) else "known", flush=True)
            write(plans, args.out)


if __name__ == "__main__":
    main()
