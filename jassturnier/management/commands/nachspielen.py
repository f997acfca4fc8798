"""Takes in the tables of a Partnerschieber that was played elsewhere and prints the Rangliste that comes out."""

from __future__ import annotations

import csv
from argparse import ArgumentParser
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from jassturnier.queries.checks import check_of
from jassturnier.queries.standing_texts import cell_text, rank_text
from jassturnier.queries.standings import LAST_STARTED, Standings, standings_of
from jassturnier.queries.tournaments import tournament_info
from jassturnier.services.accounts import the_organiser
from jassturnier.services.actors import Actor, Role
from jassturnier.services.outcomes import Refused
from jassturnier.services.replays import PlayedTable, replay_pairs
from jassturnier.services.upgrading import upgrade_database

COLUMNS = ("passe", "paar_a", "punkte_a", "paar_b", "punkte_b")


class Command(BaseCommand):
    """`manage.py nachspielen TISCHE.csv --gleichstand total --grund "abgeschriebene Liste"`."""

    help = "Nimmt eine gespielte Partnerschieber-Liste (passe, paar_a, punkte_a, paar_b, punkte_b) Tisch für Tisch auf."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the file, the tie rule and the reason for sheets that are refused."""
        parser.add_argument("tische", type=Path)
        parser.add_argument("--spiele", type=int, default=12)
        parser.add_argument("--gleichstand", choices=("total", "best", "chain"), default="best")
        parser.add_argument("--grund", default="", help="Grund, mit dem falsche Summen gespeichert werden")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play the list in, say which tables were refused, print the list and the control sums."""
        upgrade_database()
        try:
            played = read_tables(options["tische"])
            replay = replay_pairs(
                organiser_id=the_organiser().pk,
                name=_("Nachgespielt: %(name)s") % {"name": options["tische"].stem},
                day=date.today(),
                spiele=options["spiele"],
                played=played,
                tie_rule=options["gleichstand"],
                by=Actor(name="Liste", role=Role.JASSLEITUNG, device="Laptop"),
                reason=options["grund"],
            )
        except (OSError, ValueError, KeyError) as error:
            raise CommandError(_("Diese Datei lässt sich nicht lesen: %(error)s") % {"error": error}) from error
        except Refused as refusal:
            raise CommandError(refusal.text) from refusal
        for table in replay.refused:
            self.stdout.write(_("Abgelehnt: Passe %s, Tisch %s: %s") % (table.passe, table.table, table.text))
        tournament = tournament_info(replay.tournament_id)
        if tournament is not None:
            self._say(standings_of(tournament, LAST_STARTED))

    def _say(self, standings: Standings) -> None:
        for row in standings.everybody:
            cells = " ".join(f"{cell_text(cell):>6}" for cell in row.cells)
            self.stdout.write(f"{rank_text(row):>4} {row.number:>4} {cells} {row.total:>6}")
        check = check_of(standings)
        for line in (*check.odd, *check.passen, check.tournament):
            self.stdout.write(f"{line.label}: {line.found} / {line.expected} ({line.difference:+d})")


def read_tables(file: Path) -> list[PlayedTable]:
    """Read the tables of a list; pairs as "P010" or "10". Raises OSError, KeyError (a column) or ValueError."""
    with file.open(encoding="utf-8-sig", newline="") as lines:
        return [
            PlayedTable(*(int(row[name].strip().lstrip("Pp")) for name in COLUMNS)) for row in csv.DictReader(lines)
        ]
