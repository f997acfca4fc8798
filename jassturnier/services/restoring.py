"""Goes back to a backup: checks it, saves the present state, puts the data and the secret key in place."""

import tempfile
from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.utils.translation import gettext as _

from jassturnier.datafolder import write_secret_key
from jassturnier.services.backups import Backup, BackupFailed, backup, backup_files, check_backup
from jassturnier.services.keeping.archive import Facts
from jassturnier.services.keeping.copies import copy_in


def restore(file: Path | None = None) -> tuple[Facts, Backup | None]:
    """Put the backup `file` in place of the present data; give its facts and the backup of the state before.

    `file` may be a folder (a USB stick): its newest backup is meant. None means the newest of the data folder, else
    of the second place. Nothing has changed when BackupFailed is raised. An older backup is brought up to date.
    A running server goes on with the new data, but must be started again for the secret key.
    """
    chosen = newest_backup(file)
    with tempfile.TemporaryDirectory(prefix="jassturnier-") as workshop:
        facts, database, key = check_backup(chosen, Path(workshop))
        refuse_newer(facts, chosen)
        before = backup(_("vor dem Wiederherstellen")) if connection.introspection.table_names() else None
        copy_in(facts.kind, database)
    if key:
        write_secret_key(settings.DATA_FOLDER, key)
    call_command("migrate", interactive=False, verbosity=0)
    return facts, before


def newest_backup(place: Path | None) -> Path:
    """Give the backup that `place` means: itself, the newest in a folder, or the newest of the usual places."""
    if place is not None and not place.is_dir():
        return place
    second = settings.BACKUP_SECOND_FOLDER
    usual = [settings.BACKUP_FOLDER, *([Path(second)] if second else [])]
    for folder in [place] if place is not None else usual:
        found = backup_files(folder)
        if found:
            return found[0]
    raise BackupFailed(_("Hier liegt keine Sicherung: {folder}").format(folder=place or settings.BACKUP_FOLDER))


def refuse_newer(facts: Facts, file: Path) -> None:
    """Raise BackupFailed where a newer program made the backup, whose tables this one does not know."""
    known = {f"{app}.{name}" for app, name in MigrationLoader(None, ignore_no_migrations=True).disk_migrations}
    if set(facts.migrations) - known:
        raise BackupFailed(
            _("«{file}» stammt von einer neueren Ausgabe des Programms. Bitte jene Ausgabe starten.").format(
                file=file.name
            )
        )
