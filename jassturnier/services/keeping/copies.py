"""Copies the running database into a file, and a file back into the running database."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from django.db import connection, transaction
from django.utils.translation import gettext as _

from jassturnier.services.keeping import postgres
from jassturnier.services.keeping.errors import BackupFailed

PATIENCE_SECONDS = 60


def copy_out(target: Path) -> str:
    """Copy the database as it stands into `target` and give its kind, "sqlite" or "postgresql".

    The copy is one moment's state: nobody can save while SQLite is copied (a few hundredths of a second), and
    PostgreSQL reads from one snapshot. Raises BackupFailed where the copy is not sound, RuntimeError inside an open
    transaction, whose unsaved half would be missing or wrong in the copy.
    """
    with transaction.atomic(durable=True):
        if connection.vendor == "sqlite":
            target.write_bytes(connection.connection.serialize())
        else:
            postgres.dump(connection.settings_dict, target)
    check_copy(connection.vendor, target)
    return connection.vendor


def check_copy(kind: str, file: Path) -> None:
    """Read the whole copy once. Raises BackupFailed where it is not sound."""
    if kind == "postgresql":
        postgres.check_dump(file)
        return
    try:
        with closing(sqlite3.connect(file)) as copy:
            answer = copy.execute("PRAGMA integrity_check").fetchall()
            broken = copy.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as reason:
        raise BackupFailed(_("Die Kopie der Datenbank ist nicht lesbar: {reason}").format(reason=reason)) from reason
    if answer != [("ok",)] or broken:
        raise BackupFailed(_("Die Kopie der Datenbank ist beschädigt; es gibt keine neue Sicherung."))


def copy_in(kind: str, source: Path) -> None:
    """Replace the database's whole content by the copy `source`, entirely or not at all.

    Works under a running server, which sees the old state or the new one. Raises BackupFailed where the copy is of
    another kind of database, or where others do not let go of the present one within a minute.
    """
    if kind != connection.vendor:
        raise BackupFailed(
            _("Diese Sicherung stammt von {old}, das Programm läuft auf {new}. Bitte DATABASE_URL anpassen.").format(
                old=kind, new=connection.vendor
            )
        )
    if kind == "postgresql":
        postgres.restore(connection.settings_dict, source, connection.introspection.table_names())
        return
    connection.ensure_connection()
    deadline = time.monotonic() + PATIENCE_SECONDS
    with closing(sqlite3.connect(source)) as copy:
        copy.backup(connection.connection, progress=lambda *_pages: give_up_after(deadline))


def give_up_after(deadline: float) -> None:
    """End an attempt that waits for others; SQLite itself would wait for ever. Raises BackupFailed."""
    if time.monotonic() > deadline:
        raise BackupFailed(_("Die Datenbank ist gerade belegt. Bitte das Programm beenden und nochmals versuchen."))
