"""Plays a rehearsal evening through the same verbs as the pages and writes every form and spreadsheet to a folder."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone
from django.utils.translation import gettext as _

from jassturnier.printing.words import points
from jassturnier.queries.exports import EXPORTS
from jassturnier.queries.print_jobs import Wanted, job_for
from jassturnier.queries.standings import Standings, standings_of
from jassturnier.queries.tournaments import TournamentInfo, tournament_info
from jassturnier.services.accounts import the_organiser
from jassturnier.services.actors import Actor, Role
from jassturnier.services.evening import close_evening, play_passe, prepare_rehearsal
from jassturnier.services.outcomes import Refused
from jassturnier.services.upgrading import upgrade_database

_ONCE = (
    ("teilnehmerliste", "teilnehmerliste"),
    ("standblaetter", "standblaetter"),
    ("talons", "standblaetter-mit-talon"),
    ("auslosung_by_name", "auslosung-nach-name"),
    ("auslosung_by_table", "auslosung-nach-tisch"),
    ("lose", "lose"),
    ("tischschilder", "tischschilder"),
    ("notfallmappe", "notfallmappe"),
    ("reglement", "reglement"),
)


class Command(BaseCommand):
    """`manage.py probeturnier --players 60 --passen 4 --spiele 12 --seed 1 --out ORDNER`."""

    help = "Spielt einen ganzen Abend mit erfundenen Leuten und schreibt alle Blätter und Tabellen in einen Ordner."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take size, kind, seed and folder."""
        parser.add_argument("--players", type=int, default=40, help="Personen (im Partnerschieber: Paare)")
        parser.add_argument("--passen", type=int, default=4)
        parser.add_argument("--spiele", type=int, default=12)
        parser.add_argument("--seed", default="1")
        parser.add_argument("--kind", choices=("einzel", "partner"), default="einzel")
        parser.add_argument("--out", required=True, type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play, write, and say the control sums and the podium."""
        upgrade_database()
        out = Path(options["out"])  # call_command passes texts on as they are
        out.mkdir(parents=True, exist_ok=True)
        by = Actor(name="Probe", role=Role.JASSLEITUNG, device="Laptop")
        try:
            tournament = self._play(options, by, out)
        except Refused as refusal:
            raise CommandError(refusal.text) from refusal
        standings = standings_of(tournament)
        self._write_files(tournament, standings, out)
        self._say(standings, out)

    def _play(self, options: dict[str, Any], by: Actor, out: Path) -> TournamentInfo:
        spiele = (options["spiele"],) * options["passen"]
        tournament_id = prepare_rehearsal(
            organiser_id=the_organiser().pk,
            seed=options["seed"],
            kind=options["kind"],
            count=options["players"],
            spiele=spiele,
            by=by,
        )
        tournament = _info(tournament_id)
        for form, name in _ONCE:
            self._print(tournament, form, out / f"{name}.pdf", Wanted())
        for passe in range(1, len(spiele) + 1):
            self._print(tournament, "punkteblaetter", out / f"punkteblaetter-passe-{passe}.pdf", Wanted(passe=passe))
            play_passe(tournament_id=tournament_id, passe=passe, spiele=options["spiele"], seed=options["seed"], by=by)
            self._print(tournament, "kontrollblatt", out / f"kontrollblatt-passe-{passe}.pdf", Wanted(passe=passe))
            if passe < len(spiele):
                name = f"zwischenrangliste-passe-{passe}.pdf"
                self._print(tournament, "rangliste", out / name, Wanted(passe=passe))
        close_evening(tournament_id=tournament_id, passen=range(1, len(spiele) + 1), by=by)
        return tournament

    def _write_files(self, tournament: TournamentInfo, standings: Standings, out: Path) -> None:
        from jassturnier.spreadsheets import writing  # openpyxl is slow to import

        self._print(tournament, "rangliste", out / "schlussrangliste.pdf", Wanted())
        for order in ("aufsteigend", "gabentisch", "absteigend"):
            self._print(tournament, "rangverlesen", out / f"rangverlesen-{order}.pdf", Wanted(order=order))
        for name, rows_of in EXPORTS.items():
            rows = rows_of(tournament, None)
            table = [rows.header, *rows.rows]
            (out / f"{name}.xlsx").write_bytes(writing.write_workbook([writing.Sheet(rows.title, table)]))
            (out / f"{name}.csv").write_bytes(writing.write_csv(table))

    def _print(self, tournament: TournamentInfo, form: str, file: Path, wanted: Wanted) -> None:
        from jassturnier.printing import worker  # reportlab is slow to import

        job = job_for(form, tournament, wanted, timezone.now())
        file.write_bytes(worker.draw(job.form, job.event, job.content, **job.options))

    def _say(self, standings: Standings, out: Path) -> None:
        say = self.stdout.write
        for found in standings.sums.passen:
            say(
                _("Passe %(passe)s: %(found)s gespielte Punkte, soll %(expected)s")
                % {"passe": found.passe, "found": found.found, "expected": found.expected}
            )
        total = standings.sums.tournament
        say(
            _("Ganzes Turnier: %(found)s gespielte Punkte, soll %(expected)s: %(word)s")
            % {
                "found": total.found,
                "expected": total.expected,
                "word": _("stimmt") if total.difference == 0 else _("stimmt nicht"),
            }
        )
        for row in [row for row in standings.rows if row.rank is not None and row.rank <= 3]:
            say(f"{row.rank}. Nr. {row.number} {row.name}, {row.place}: {points(row.total)}")
        say(_("Alle Blätter und Tabellen liegen in %(out)s") % {"out": out})


def _info(tournament_id: int) -> TournamentInfo:
    found = tournament_info(tournament_id)
    if found is None:
        raise CommandError(_("Das Probeturnier ist verschwunden."))
    return found
