"""Backups: a checked copy of everything before each dangerous deed, at each end of a Passe and every three minutes.

A verb calls `backup(_("Auslosung"))` **before** it opens its `deed`: the copy must be of a saved state, and nobody may
wait for the disk while the tournament is locked. Inside an open transaction it raises RuntimeError.
"""

import logging
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _

from jassturnier.datafolder import read_secret_key
from jassturnier.services.keeping.archive import Facts, digest, file_name, unpack, write_archive
from jassturnier.services.keeping.copies import check_copy, copy_out
from jassturnier.services.keeping.errors import BackupFailed

__all__ = ["Backup", "BackupFailed", "applied_migrations", "backup", "backup_files", "check_backup"]

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was made. `second`: the copy in the second place; `warning`: why that copy is missing."""

    file: Path
    second: Path | None = None
    warning: str = ""


def backup(occasion: str) -> Backup:
    """Make a checked backup of the whole database and the secret key, named by time and `occasion`.

    It lies in the data folder and, where a second place is set (`JASSTURNIER_BACKUP2`), there too; a second place that
    is missing or full gives a warning, not a failure. Of each place the newest 200 are kept.
    Raises BackupFailed where no sound copy could be made, RuntimeError inside an open transaction.
    """
    folder = settings.BACKUP_FOLDER
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / file_name(timezone.localtime(), slugify(occasion)[:40])
        with tempfile.TemporaryDirectory(prefix="entwurf-", dir=folder) as workshop:
            copy = Path(workshop) / "kopie"
            kind = copy_out(copy)
            facts = Facts(kind, occasion, timezone.localtime().isoformat(), digest(copy), applied_migrations())
            write_archive(file, copy, read_secret_key(settings.DATA_FOLDER), facts)
    except OSError as reason:
        raise BackupFailed(
            _("In {folder} liess sich keine Sicherung schreiben: {reason}").format(folder=folder, reason=reason)
        ) from reason
    thin_out(folder)
    return carry_to_second_place(file)


def carry_to_second_place(file: Path) -> Backup:
    """Copy a finished backup to the second place, if one is set, and compare it there."""
    if not settings.BACKUP_SECOND_FOLDER:
        return Backup(file)
    second = Path(settings.BACKUP_SECOND_FOLDER)
    target, draft = second / file.name, second / f"{file.stem}.teil"
    try:
        shutil.copyfile(file, draft)
        if digest(draft) != digest(file):
            raise OSError(_("die Kopie ist nicht gleich"))
        draft.replace(target)
        thin_out(second)
    except OSError as reason:
        warning = _("Am zweiten Ort {folder} liegt keine Sicherung: {reason}").format(folder=second, reason=reason)
        logger.warning(warning)
        return Backup(file, warning=warning)
    return Backup(file, second=target)


def backup_files(folder: Path) -> list[Path]:
    """Give the backups that lie in `folder`, the newest first; empty where there is no such folder."""
    return sorted(folder.glob("????-??-??_*.zip"), key=lambda file: file.name, reverse=True)


def thin_out(folder: Path) -> None:
    """Delete all but the newest backups of `folder`; files of other kinds are left alone."""
    for file in backup_files(folder)[settings.BACKUPS_KEPT :]:
        file.unlink(missing_ok=True)


def check_backup(file: Path, workshop: Path) -> tuple[Facts, Path, str]:
    """Unpack a backup into the empty folder `workshop` and read all of it; give facts, database file and secret key.

    Raises BackupFailed where it is damaged.
    """
    facts, database, key = unpack(file, workshop)
    check_copy(facts.kind, database)
    return facts, database, key


def applied_migrations() -> list[str]:
    """Give the migrations that the database has seen, as "app.name"."""
    return sorted(f"{app}.{name}" for app, name in MigrationRecorder(connection).applied_migrations())
