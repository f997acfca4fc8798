"""Whether anything at all has changed in the database since the last look."""

from pathlib import Path

from django.db import connection


def change_mark() -> str:
    """Give a text that changes when the saved data change: SQLite's file times, PostgreSQL's counter of row changes."""
    if connection.vendor == "sqlite":
        try:
            facts = Path(connection.settings_dict["NAME"]).stat()
        except OSError:
            return ""
        return f"{facts.st_mtime_ns} {facts.st_size}"
    with connection.cursor() as cursor:
        cursor.execute("SELECT sum(n_tup_ins), sum(n_tup_upd), sum(n_tup_del) FROM pg_stat_user_tables")
        return str(cursor.fetchone())
