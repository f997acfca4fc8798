"""`manage.py pruefen`: prove what no constraint can say, and that the newest backup can be read."""

import tempfile
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from jassturnier.queries.soundness import unsound
from jassturnier.services.backups import BackupFailed, backup_files, check_backup


class Command(BaseCommand):
    """Print every fault; the exit code is 1 where there is one."""

    help = "Prüft Datenbank und neuste Sicherung; ändert nichts."

    def handle(self, *args: Any, **options: Any) -> None:
        """Check. Raises CommandError with the number of faults."""
        faults = [*unsound(), *self.faults_of_newest_backup()]
        for fault in faults:
            self.stdout.write(fault)
        if faults:
            raise CommandError(_("{number} Fehler gefunden.").format(number=len(faults)))
        self.stdout.write(_("Alles in Ordnung."))

    def faults_of_newest_backup(self) -> list[str]:
        """Read the newest backup as a restore would; no backup yet is no fault."""
        newest = backup_files(settings.BACKUP_FOLDER)[:1]
        try:
            for file in newest:
                with tempfile.TemporaryDirectory(prefix="jassturnier-") as workshop:
                    check_backup(file, Path(workshop))
        except BackupFailed as reason:
            return [str(reason)]
        return []
