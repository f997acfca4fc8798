"""`manage.py sichern`: make a backup now."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from jassturnier.services.backups import BackupFailed, backup


class Command(BaseCommand):
    """Make a backup and say where it lies."""

    help = "Macht jetzt eine geprüfte Sicherung."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the occasion, which becomes part of the file's name."""
        parser.add_argument("anlass", nargs="?", default="von Hand", help="Wort für den Namen der Sicherung")

    def handle(self, *args: Any, **options: Any) -> None:
        """Make the backup. Raises CommandError with the reason where it failed."""
        try:
            made = backup(options["anlass"])
        except BackupFailed as reason:
            raise CommandError(str(reason)) from reason
        self.stdout.write(_("Sicherung: {file}").format(file=made.file))
        if made.second:
            self.stdout.write(_("Zweiter Ort: {file}").format(file=made.second))
        if made.warning:
            self.stderr.write(made.warning)
