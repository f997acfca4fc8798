"""Measures the large prints of QUALITY L3: a ranking of 200 (guide 1 s), 400 Standblätter (3 s) and 1000 (6 s).

Run: python benchmarks/prints.py
"""

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from jassturnier.printing import worker
from jassturnier.printing.content import (
    Column,
    Event,
    Link,
    Person,
    RankingContent,
    Section,
    StandblattContent,
    StandblattRow,
)
from jassturnier.printing.rangliste import rangliste
from jassturnier.printing.standblatt import standblaetter

_EVENT = Event("Jassmeisterschaft", datetime(2026, 11, 14, 20, 14), "14. November 2026", "Mehrzweckhalle")


def sheets(count: int) -> list[StandblattContent]:
    """Full Standblätter with four Passen, names and a QR code each."""
    return [
        StandblattContent(
            number,
            (Person(f"Muster Person {number}", number, "Oberdorf"),),
            rows=tuple(
                StandblattRow(passe, number // 4 + passe, "AB"[number % 2], (Person(f"Partner {number}", number + 1),))
                for passe in range(1, 5)
            ),
            link=Link(f"HTTP://192.168.1.20:8000/S/K7QF2MXAK7QF2MXAK7QF{number:06d}", "K7QF-2MXA"),
        )
        for number in range(1, count + 1)
    ]


def ranking(count: int) -> RankingContent:
    """A final ranking with four Passen."""
    heads = [Column("Rang", "rank"), Column("Nr.", "number"), Column("Name", "name"), Column("Ort", "place")]
    heads += [Column(f"{passe}. Passe", "points") for passe in range(1, 5)]
    rows = tuple(
        (str(rank), str(rank), f"Muster Person {rank}", "Oberdorf", "1'012", "900", "877", "(640)", "3'429")
        for rank in range(1, count + 1)
    )
    return RankingContent("Schlussrangliste", (*heads, Column("Total", "total")), (Section(rows),))


def show(name: str, guide: float, work: Callable[[], object]) -> None:
    """Time one print and write a line."""
    begun = perf_counter()
    work()
    print(f"{name:45} {perf_counter() - begun:6.2f} s   (guide {guide:g} s)")


def main() -> None:
    """Print the figures, cold and in the worker process."""
    show("ranking of 200, first print of the process", 1, lambda: rangliste(_EVENT, ranking(200)))
    show("ranking of 200", 1, lambda: rangliste(_EVENT, ranking(200)))
    show("400 Standblätter", 3, lambda: standblaetter(_EVENT, sheets(400)))
    show("1000 Standblätter", 6, lambda: standblaetter(_EVENT, sheets(1000)))
    show("1000 Standblätter, worker started for it", 6, lambda: worker.draw("standblaetter", _EVENT, sheets(1000)))
    worker.shut_down()


if __name__ == "__main__":
    main()
