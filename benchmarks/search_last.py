"""Find a plan by adding one Passe to a plan for one Passe less: many plans are begun, the last Passe is the best one.

    PYTHONPATH=. python benchmarks/search_last.py --people 24 --cycle 7 --passen 8

The first Passen come from search_plans.cpp (with `--over` for so many people less, the others taking turns), the last
from the redraw of the package with these as history.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from pathlib import Path

from search_plans import ROOT, keep, read, write
from search_turns import base_plan, finish

from draws import Mode, Options, Player, draw_einzel, generator
from draws.constructions import Groups, take_turns
from draws.lot import shuffled
from draws.seating import places_of
from draws.templates import NAMES


def with_last(groups: Groups, people: int, seed: int, budget: int) -> Groups:
    """The plan and the best Passe to follow it."""
    history = []
    for passe, tables in enumerate(groups, 1):
        named = [[NAMES[slot] for slot in table] for table in tables]
        out = [name for name in NAMES[:people] if name not in {name for table in named for name in table}]
        history += places_of(Mode.EINZEL, passe, named, range(1, len(named) + 1), out)
    players = [Player(name) for name in NAMES[:people]]
    last = len(groups) + 1
    plan = draw_einzel(players, [last], rng=generator(seed), history=history, options=Options(budget=budget))
    seats = [place for place in plan.places if place.table is not None]
    new = [[NAMES.index(place.player) for place in seats[at : at + 4]] for at in range(0, len(seats), 4)]
    return [*groups, new]


def main() -> None:
    """Read the arguments, try seed after seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("people", "cycle", "passen"):
        parser.add_argument(f"--{name}", type=int, required=True)
    for name, preset in (("tries", 20), ("seconds", 4), ("goal", 0), ("over", 0)):
        parser.add_argument(f"--{name}", type=int, default=preset)
    parser.add_argument("--out", type=Path, default=ROOT / "draws/plans.txt")
    args = parser.parse_args()
    shorter = argparse.Namespace(**{**vars(args), "passen": args.passen - 1, "people": args.people - args.over})
    with tempfile.TemporaryDirectory() as folder:
        binary = Path(folder) / "search_plans"
        source = str(Path(__file__).parent / "search_plans.cpp")
        subprocess.run(["g++", "-O3", "-march=native", "-o", str(binary), source], check=True)  # noqa: S607
        for seed in range(args.tries):
            groups = base_plan(binary, shorter, seed)
            if groups is not None and args.over:
                mixed = [shuffled(passe, generator(seed)) for passe in groups]
                groups = take_turns(mixed, list(range(shorter.people, args.people)))
            if groups is None:
                continue
            line = finish(with_last(groups, args.people, seed, 400_000), args.people, seed)
            plans = read(args.out)
            print(line[:40], "better" if keep(plans, line) else "known", flush=True)
            write(plans, args.out)


if __name__ == "__main__":
    main()
