"""The file of one backup: a zip with the database, the secret key and what is needed to check both.

Standard library only; knows nothing of the running database.
"""

import json
import os
import zipfile
from dataclasses import asdict, dataclass
from datetime import datetime
from hashlib import file_digest
from pathlib import Path

from django.utils.translation import gettext as _

from jassturnier.services.keeping.errors import BackupFailed

FORMAT = 1
FACTS_NAME = "angaben.json"
DATABASE_NAME = "datenbank"
KEY_NAME = "geheimnis.txt"
KINDS = ("sqlite", "postgresql")
MOST_FACTS = 1_000_000
"""Bytes that the small files of a backup may hold at most."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a backup says of itself. `kind`: "sqlite" or "postgresql"; `migrations`: the steps its tables have seen."""

    kind: str
    occasion: str
    made_at: str
    sha256: str
    migrations: list[str]
    format: int = FORMAT


def digest(file: Path) -> str:
    """Give the SHA-256 of the file's content in hexadecimal."""
    with file.open("rb") as stream:
        return file_digest(stream, "sha256").hexdigest()


def file_name(moment: datetime, occasion_slug: str) -> str:
    """Give the name of a backup: local time down to the microsecond, so that names sort by time, and its occasion."""
    return f"{moment:%Y-%m-%d_%H-%M-%S-%f}_{occasion_slug or 'sicherung'}.zip"


def write_archive(target: Path, database: Path, key: str, facts: Facts) -> None:
    """Write the backup `target` in one step, on the disk before it gets its name. Only its owner may read it.

    Raises OSError where the place is full or gone.
    """
    draft = target.with_suffix(".teil")
    descriptor = os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
    with os.fdopen(descriptor, "w+b") as stream:
        with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            archive.writestr(FACTS_NAME, json.dumps(asdict(facts), indent=1))
            archive.writestr(KEY_NAME, key)
            archive.write(database, DATABASE_NAME)
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(target)


def read_facts(file: Path) -> Facts:
    """Give what the backup says of itself. Raises BackupFailed where it is no backup of this program."""
    try:
        with zipfile.ZipFile(file) as archive:
            if archive.getinfo(FACTS_NAME).file_size > MOST_FACTS or archive.getinfo(KEY_NAME).file_size > MOST_FACTS:
                raise ValueError("too large")
            facts = checked(Facts(**json.loads(archive.read(FACTS_NAME))))
    except (OSError, KeyError, TypeError, ValueError, RecursionError, zipfile.BadZipFile) as reason:
        raise BackupFailed(_("«{file}» ist keine Sicherung dieses Programms.").format(file=file.name)) from reason
    if facts.format != FORMAT:
        raise BackupFailed(_("«{file}» stammt von einer neueren Ausgabe des Programms.").format(file=file.name))
    return facts


def checked(facts: Facts) -> Facts:
    """Give the facts back where each has the kind of value it must have; a backup may come from a foreign USB stick.

    Raises TypeError.
    """
    texts = (facts.kind, facts.occasion, facts.made_at, facts.sha256)
    migrations = facts.migrations
    if not isinstance(migrations, list) or not all(isinstance(text, str) for text in (*texts, *migrations)):
        raise TypeError("facts")
    if facts.kind not in KINDS:
        raise TypeError("kind")
    return facts


def unpack(file: Path, folder: Path) -> tuple[Facts, Path, str]:
    """Take the backup apart into `folder`; give its facts, the database's file and the secret key.

    Raises BackupFailed where a single bit differs from what was written.
    """
    facts = read_facts(file)
    try:
        with zipfile.ZipFile(file) as archive:
            database = Path(archive.extract(DATABASE_NAME, folder))
            key = archive.read(KEY_NAME).decode("ascii")
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as reason:
        raise BackupFailed(_("Die Sicherung «{file}» ist beschädigt.").format(file=file.name)) from reason
    if digest(database) != facts.sha256:
        raise BackupFailed(_("Die Sicherung «{file}» ist beschädigt.").format(file=file.name))
    return facts, database, key
