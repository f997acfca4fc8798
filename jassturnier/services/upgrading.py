"""Brings the database to the program's present form, with a backup first where there is something to lose."""

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils.translation import gettext as _

from jassturnier.services.backups import Backup, backup


def upgrade_database() -> Backup | None:
    """Run the outstanding migrations; give the backup that was made before them, if any was needed.

    Raises BackupFailed, and then changes nothing. Safe to repeat.
    """
    executor = MigrationExecutor(connection)
    if not executor.migration_plan(executor.loader.graph.leaf_nodes()):
        return None
    made = backup(_("Programmwechsel")) if executor.loader.applied_migrations else None
    call_command("migrate", interactive=False, verbosity=0)
    return made
