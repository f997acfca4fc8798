"""Find the rows of offsets that draws/constructions.py stores: four groups of n people and a fifth for table numbers.

In each Passe c, table x takes person x + row[i][c] (mod n) of group i and carries the number x + row[4][c]. Nobody
meets twice or returns to a table exactly if, for each two rows, the differences of the columns are all distinct mod n.

    python benchmarks/search_rows.py 10 44 --passen 12 --tries 300000

Prints one line per n: the columns found, each as its four offsets after the first row (which is all zero).
"""

from __future__ import annotations

import argparse
import random

Column = tuple[int, int, int, int, int]


def multiples(size: int, passen: int) -> bool:
    """True if the plain multiples 0, c, 2c, 3c, 4c will do."""
    return all(d * c % size for d in range(1, 5) for c in range(1, passen))


def longest(size: int, passen: int, tries: int, rng: random.Random) -> list[Column]:
    """The most columns a random search with restarts finds, at most `passen`."""
    best: list[Column] = []
    while tries > 0 and len(best) < passen:
        columns: list[Column] = [(0, 0, 0, 0, 0)]
        fails = 0
        while fails < 3_000 and len(columns) < passen:
            tries -= 1
            new = (0, *rng.sample(range(1, size), 4))
            if all((new[i] - new[j] - c[i] + c[j]) % size for c in columns for i in range(5) for j in range(i)):
                columns.append(new)  # type: ignore[arg-type]
            else:
                fails += 1
        if len(columns) > len(best):
            best = columns
    return best


def main() -> None:
    """Walk over the sizes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--passen", type=int, default=12)
    parser.add_argument("--tries", type=int, default=300_000)
    args = parser.parse_args()
    for size in range(args.first, args.last + 1):
        if multiples(size, args.passen):
            print(size, "multiples", flush=True)
            continue
        found = longest(size, args.passen, args.tries, random.Random(size))
        print(size, len(found), " ".join(",".join(map(str, column[1:])) for column in found), flush=True)


if __name__ == "__main__":
    main()
