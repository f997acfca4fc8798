"""Where everything lies that must survive the evening: the database, the secret key, the backups.

One folder outside the code. Standard library only: `start.py` asks here before any package is installed.
"""

import os
import secrets
import sys
from pathlib import Path

KEY_FILE = "geheimnis.txt"
DATABASE_FILE = "jassturnier.sqlite3"
BACKUP_FOLDER = "sicherungen"


def data_folder() -> Path:
    """Give the data folder: `JASSTURNIER_DATA` if set, else the system's place for a user's own data.

    Only names the folder; `prepare` makes it.
    """
    chosen = os.environ.get("JASSTURNIER_DATA", "").strip()
    if chosen:
        return Path(chosen).expanduser().resolve()
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "jassturnier"


def prepare(folder: Path) -> None:
    """Make the data folder and its secret key, readable by their owner alone. Safe to repeat."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / KEY_FILE
    if not file.exists():
        write_secret_key(folder, secrets.token_urlsafe(50))


def write_secret_key(folder: Path, key: str) -> None:
    """Put `key` into the data folder in one step: a program that reads at the same time sees the old or the new one."""
    draft = folder / f"{KEY_FILE}.{os.getpid()}"
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as stream:
        stream.write(key + "\n")
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(folder / KEY_FILE)


def read_secret_key(folder: Path) -> str:
    """Give the key that signs sessions and forms: `JASSTURNIER_SECRET_KEY`, else the file's.

    Empty where neither exists yet; Django then refuses to sign anything and says so.
    """
    chosen = os.environ.get("JASSTURNIER_SECRET_KEY", "").strip()
    if chosen:
        return chosen
    try:
        return (folder / KEY_FILE).read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""
