"""Which database the program works on, and the settings that make "saved" mean "on the disk"."""

from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from jassturnier.datafolder import DATABASE_FILE

POSTGRES_SCHEMES = ("postgres", "postgresql")
# So long a save waits for another one; then the page says that the laptop is busy.
WAIT_SECONDS = 20

# Rollback journal and FULL: an answered save survives a power cut. WAL waits for SQLite versions without the
# WAL-reset bug. fullfsync matters on macOS only, whose plain fsync stops at the drive's cache.
SQLITE_PRAGMAS = "PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL; PRAGMA fullfsync=ON"


def default_database(url: str, folder: Path, test_file: str = "") -> dict[str, Any]:
    """Give Django's settings of the one database.

    `url`: empty for the SQLite file in the data folder, else `postgresql://user:password@host:port/name?option=value`.
    `test_file`: a file for SQLite's test database instead of memory, for tests that start real processes.
    Raises ValueError with a sentence for a person where the address is not understood.
    """
    if not url:
        return sqlite_database(folder / DATABASE_FILE, test_file)
    return postgres_database(url)


def sqlite_database(file: Path, test_file: str = "") -> dict[str, Any]:
    """Give the settings for a SQLite file; IMMEDIATE takes the write lock at once, so no save is refused midway."""
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(file),
        "OPTIONS": {
            "timeout": WAIT_SECONDS,
            "transaction_mode": "IMMEDIATE",
            "init_command": SQLITE_PRAGMAS,
        },
        "TEST": {"NAME": test_file or None},
    }


def postgres_database(url: str) -> dict[str, Any]:
    """Give the settings for PostgreSQL from its address; words after `?` become connection options."""
    parts = urlsplit(url)
    name = unquote(parts.path.removeprefix("/"))
    if parts.scheme not in POSTGRES_SCHEMES or not name:
        raise ValueError("DATABASE_URL muss so aussehen: postgresql://NAME:PASSWORT@RECHNER:5432/DATENBANK")
    options = dict(parse_qsl(parts.query))
    host = unquote(parts.hostname or "") or options.pop("host", "")
    options.setdefault("options", f"-c lock_timeout={WAIT_SECONDS}s")
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": name,
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": host,
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": 60,
        "CONN_HEALTH_CHECKS": True,
        "OPTIONS": options,
    }
