"""A draw on the command line: python -m draws --players 21 --passen 4 --seed 7 prints it as CSV.

`--teams 12` draws pairs. `--history FILE --from-passe K` takes the Passen before K of that file as played and prints
those from K on. `--rules FILE` is JSON: not_together, not_partner (pairs), absent ({"17": [1]}), helpers (Ersatz),
fixed_table ({"5": 3}).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from draws import (
    DrawRefused,
    Mode,
    Options,
    Place,
    Player,
    Wishes,
    draw,
    generator,
    new_seed,
    plan_from_csv,
    plan_to_csv,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0 and the CSV on standard output; 2 with a line on standard error if there is no such draw."""
    args = _parser().parse_args(arguments)
    mode = Mode.PARTNER if args.teams else Mode.EINZEL
    seed = new_seed() if args.seed is None else args.seed
    try:
        rules = json.loads(Path(args.rules).read_text(encoding="utf-8")) if args.rules else {}
        file = plan_from_csv(Path(args.history).read_text(encoding="utf-8"), mode) if args.history else ()
        history = tuple(place for place in file if args.from_passe is None or place.passe < args.from_passe)
        first = args.from_passe or max((place.passe for place in history), default=0) + 1
        plan = draw(
            mode,
            _players(args.teams or args.players, args.ersatz, rules, history),
            range(first, args.passen + 1),
            rng=generator(seed),
            history=history,
            previous=[place for place in file if place not in history],
            wishes=Wishes(_pairs(rules, "not_together"), _pairs(rules, "not_partner")),
            options=Options(neighbours_apart=args.neighbours_apart),
        )
    except (DrawRefused, OSError, ValueError, TypeError, AttributeError) as error:
        print(f"draws: {error}", file=sys.stderr)
        return 2
    if args.seed is None:
        print(f"seed {seed}", file=sys.stderr)
    sys.stdout.write(plan_to_csv(plan.places))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m draws", description=__doc__)
    number = parser.add_mutually_exclusive_group(required=True)
    number.add_argument("--players", type=int, help="Einzelschieber: number of people, called 1, 2, 3 …")
    number.add_argument("--teams", type=int, help="Partnerschieber: number of pairs")
    parser.add_argument("--passen", type=int, required=True, help="Passen of the evening, the played ones included")
    parser.add_argument("--seed", type=int, help="the lot; without it a new one, told on standard error")
    parser.add_argument("--ersatz", type=int, default=0, help="Ersatz at hand, called JOKER1, JOKER2 …")
    parser.add_argument("--history", help="CSV of Passen already played")
    parser.add_argument("--from-passe", type=int, help="first Passe to draw; of the history only those before it count")
    parser.add_argument("--rules", help="JSON with wishes, absences and helpers")
    parser.add_argument("--neighbours-apart", action="store_true", help="who registered side by side sits apart")
    return parser


def _pairs(rules: dict[str, Any], key: str) -> tuple[tuple[str, str], ...]:
    return tuple((str(a), str(b)) for a, b in rules.get(key, ()))


def _players(count: int, ersatz: int, rules: dict[str, Any], history: Sequence[Place]) -> list[Player]:
    """Numbers 1 … count, the Ersatz, and whoever else the history or the rules name."""
    helpers = [str(name) for name in rules.get("helpers", ())] + [f"JOKER{number + 1}" for number in range(ersatz)]
    absent = {str(name): frozenset(int(passe) for passe in passen) for name, passen in rules.get("absent", {}).items()}
    fixed = {str(name): int(table) for name, table in rules.get("fixed_table", {}).items()}
    named = [str(number + 1) for number in range(count)] + sorted({*absent, *(place.player for place in history)})
    marked = {*helpers, *(name for name in named if name.upper().startswith(("JOKER", "HELFER")))}
    return [
        Player(name, name in marked, fixed.get(name), absent.get(name, frozenset()))
        for name in dict.fromkeys([*named, *helpers])
    ]


if __name__ == "__main__":
    sys.exit(main())
