"""One of two processes that type the same sheets at the same moment; told by lines on stdin, answers by lines."""

from __future__ import annotations

import os
import sys

import django


def prepare(tables: int) -> None:
    """Make an empty database with one started Passe of so many tables; answer the tournament's number."""
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    from tests import builders

    made = builders.tournament(passen=1)
    builders.people(made, tables * 4)
    builders.seat_everybody(made)
    builders.start(made)
    answer(str(made.pk))


def race(name: str, tournament_id: int) -> None:
    """For each line "table based_on" type that sheet with figures of one's own; answer the outcome's name."""
    from jassturnier.services.actors import Actor, Role
    from jassturnier.services.entries import enter_sheet
    from jassturnier.services.entries_figures import Totals, new_nonce

    a = 900 + len(name)
    answer("ready")
    for line in sys.stdin:
        table, based_on = map(int, line.split())
        points = a + 20 * based_on
        outcome = enter_sheet(
            tournament_id=tournament_id, passe=1, table=table, figures=Totals(points, 1884 - points),
            nonce=new_nonce(), based_on=based_on, by=Actor(name, Role.HELFER), reason="Wettlauf",
        )  # fmt: skip
        answer(type(outcome).__name__)


def answer(text: str) -> None:
    """Send one line to the test."""
    print(text, flush=True)


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "jassturnier.settings")
    django.setup()
    if sys.argv[1] == "prepare":
        prepare(int(sys.argv[2]))
    else:
        race(sys.argv[2], int(sys.argv[3]))
