"""`manage.py wiederherstellen [FILE]`: go back to a backup."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from jassturnier.services.backups import BackupFailed
from jassturnier.services.restoring import restore


class Command(BaseCommand):
    """Put a backup in place of the present data, which are backed up first."""

    help = "Holt eine Sicherung zurück; der jetzige Stand wird zuerst gesichert."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the backup's file, or a folder with backups; nothing means the newest."""
        parser.add_argument("datei", nargs="?", type=Path, help="Sicherung oder Ordner (ohne Angabe: die neuste)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Restore and say what was done. Raises CommandError with the reason where it failed."""
        try:
            facts, before = restore(options["datei"])
        except BackupFailed as reason:
            raise CommandError(str(reason)) from reason
        self.stdout.write(
            _("Zurückgeholt: Stand von {moment}, Anlass «{occasion}».").format(
                moment=facts.made_at[:19].replace("T", ", "), occasion=facts.occasion
            )
        )
        if before:
            self.stdout.write(_("Der Stand von vorher liegt in {file}").format(file=before.file))
        self.stdout.write(_("Läuft das Programm noch, bitte beenden und neu starten."))
