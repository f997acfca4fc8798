"""Copies of a PostgreSQL database by PostgreSQL's own programs, which must be installed beside the server program."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _

from jassturnier.services.keeping.errors import BackupFailed

Settings = dict[str, Any]


def dump(settings: Settings, target: Path) -> None:
    """Write the database of these Django `settings` into `target`. Raises BackupFailed."""
    run(["pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={target}"], settings)


def check_dump(file: Path) -> None:
    """Read the whole dump once, without a database. Raises BackupFailed where it is not sound."""
    run(["pg_restore", f"--file={os.devnull}", str(file)])


def restore(settings: Settings, source: Path, tables: list[str]) -> None:
    """Drop `tables` and put the dump's in their place, all in one transaction. Raises BackupFailed."""
    script = source.with_suffix(".sql")
    run(["pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(source)])
    names = ", ".join('"' + name.replace('"', '""') + '"' for name in tables)
    before = [f"--command=DROP TABLE {names} CASCADE"] if names else []
    words = ["psql", "--quiet", "--no-psqlrc", "--output", os.devnull, "--single-transaction"]
    run([*words, "--set=ON_ERROR_STOP=1", *before, f"--file={script}"], settings)


def run(words: list[str], settings: Settings | None = None) -> None:
    """Run one of PostgreSQL's programs on the database of `settings`. Raises BackupFailed with its complaint."""
    program = shutil.which(words[0])
    if program is None:
        raise BackupFailed(
            _("Für Sicherungen von PostgreSQL fehlt das Programm «{program}» (Debian: postgresql-client).").format(
                program=words[0]
            )
        )
    done = subprocess.run(
        [program, *words[1:]], env=environment(settings or {}), capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise BackupFailed(
            _("«{program}» ist nicht durchgekommen: {reason}").format(program=words[0], reason=done.stderr.strip())
        )


def environment(settings: Settings) -> dict[str, str]:
    """Give the environment that leads PostgreSQL's programs to the database; a password is never a visible word."""
    names = {"PGDATABASE": "NAME", "PGUSER": "USER", "PGPASSWORD": "PASSWORD", "PGHOST": "HOST", "PGPORT": "PORT"}
    chosen = {name: str(settings[key]) for name, key in names.items() if settings.get(key)}
    options = settings.get("OPTIONS", {})
    if "sslmode" in options:
        chosen["PGSSLMODE"] = str(options["sslmode"])
    return {**os.environ, **chosen}
