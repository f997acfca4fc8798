"""Drive search_plans.cpp over the sizes and keep the best plan of each in draws/plans.txt (offline, minutes to hours).

    python benchmarks/search_plans.py --people 8-31 --passen 2-8 --seconds 10 [--aim goal|bound] [--out FILE]

Every run starts from the file's present plans and only ever replaces one by a better one.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Line = tuple[int, int, int, int, str]


def rank(line: Line) -> tuple[int, int, int, int]:
    """The order of importance: repeated partners, repeated encounters, letters, table numbers."""
    encounters, partners, letters, tables, _ = line
    return partners, encounters, letters, tables


def read(path: Path) -> dict[tuple[int, int], Line]:
    """The plans of a file by (people, Passen); an absent file holds none."""
    plans: dict[tuple[int, int], Line] = {}
    if not path.exists():
        return plans
    for text in path.read_text(encoding="ascii").splitlines():
        if text and not text.startswith("#"):
            keep(plans, text)
    return plans


def keep(plans: dict[tuple[int, int], Line], text: str) -> bool:
    """Enter one line of the search if it is better than what is there."""
    cell, encounters, partners, letters, tables, plan = text.split()
    people, passen = cell.split("x")
    line = (int(encounters), int(partners), int(letters), int(tables), plan)
    key = (int(people), int(passen))
    if key in plans and rank(plans[key]) <= rank(line):
        return False
    plans[key] = line
    return True


def write(plans: dict[tuple[int, int], Line], path: Path) -> None:
    """All plans, one a line, sorted."""
    head = "# people x Passen, repeated encounters, partners, letters off even, table returns, plan: search_plans.py\n"
    rows = [f"{n}x{r} {' '.join(map(str, line))}" for (n, r), line in sorted(plans.items())]
    path.write_text(head + "\n".join(rows) + "\n", encoding="ascii")


def bound(people: int, passen: int) -> int:
    """Fewest repeated encounters by counting: nobody can meet more than everybody else."""
    pauses = passen * (people % 4)
    low, more = divmod(pauses, people)
    plays = [passen - low - 1] * more + [passen - low] * (people - more)
    return (sum(max(0, 3 * p - (people - 1)) for p in plays) + 1) // 2


def aim(people: int, passen: int, kind: str) -> int:
    """The figure at which a search stops."""
    goals = json.loads((ROOT / "tests/data/draw_goals.json").read_text(encoding="utf-8"))["goal"]
    cell = goals.get(f"{people}x{passen}")
    if kind == "bound" or cell is None:
        return bound(people, passen)
    return int(cell["encounter_repeats"])


def rings(people: int, passen: int) -> list[int]:
    """Ring lengths worth a try: free first, then those that leave few people outside the rings."""
    good = [v for v in range(2, people // 2 + 1) if (people % v <= people // 4 and passen <= 2 * v) or v in (2, 3, 4)]
    quaternion = [-8] if passen <= 8 and people >= 16 else []
    return [0, *quaternion, *sorted(good, key=lambda v: (v < passen, people % v, v))][:9]


def span(text: str) -> range:
    """`8-31` or `8` as a range."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def search_cell(binary: Path, cell: tuple[int, int], goal: int, args: argparse.Namespace) -> None:
    """Try the ring lengths in turn until the goal is met."""
    people, passen = cell
    plans = read(args.out)
    partner_goal = max(0, passen - people + 1) * people // 2
    for cycle in rings(people, passen):
        have = plans.get(cell)
        if have and have[0] <= goal and have[1] <= partner_goal and have[2] == 0:
            break
        plans = read(args.out)      # another search may have written meanwhile
        command = [str(binary), *map(str, (people, passen, cycle, args.seconds, goal, args.seed))]
        for text in subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines():
            keep(plans, text)
        write(plans, args.out)
    have = plans[cell]
    print(f"{people}x{passen} goal {goal} have {have[:4]}{'' if have[0] <= goal else '  MISSED'}", flush=True)


def main() -> None:
    """Read the arguments, build the searcher, walk over the cells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=span, required=True)
    parser.add_argument("--passen", type=span, required=True)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--aim", choices=("goal", "bound"), default="goal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "draws/plans.txt")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        binary = Path(folder) / "search_plans"
        source = str(Path(__file__).with_suffix(".cpp"))
        subprocess.run(["g++", "-O3", "-march=native", "-o", str(binary), source], check=True)  # noqa: S607
        for passen in args.passen:
            for people in args.people:
                search_cell(binary, (people, passen), aim(people, passen, args.aim), args)


if __name__ == "__main__":
    main()
