"""Backups are checked copies, and going back to one brings the same data."""

import json
import os
import sys
import zipfile
from pathlib import Path

import pytest
from django.apps import apps
from django.core import serializers
from django.db import connection, transaction
from pytest_django.fixtures import Settings

from jassturnier.models import Journal, Tournament
from jassturnier.services.backups import BackupFailed, applied_migrations, backup, backup_files
from jassturnier.services.keeping.archive import FACTS_NAME, read_facts, unpack
from jassturnier.services.keeping.copies import check_copy
from jassturnier.services.restoring import restore
from tests import builders


@pytest.fixture(autouse=True)
def places(tmp_path: Path, settings: Settings) -> Path:
    """Give each test its own data folder and no second place."""
    settings.DATA_FOLDER = tmp_path
    settings.BACKUP_FOLDER = tmp_path / "sicherungen"
    settings.BACKUP_SECOND_FOLDER = ""
    return tmp_path


def everything() -> str:
    """Give all rows of the app as text, in a fixed order."""
    rows = [
        row for model in apps.get_app_config("jassturnier").get_models() for row in model._base_manager.order_by("pk")
    ]
    return serializers.serialize("json", rows)


def rewrite(file: Path, **changes: object) -> None:
    """Change what a backup says of itself."""
    with zipfile.ZipFile(file) as archive:
        parts = {part: archive.read(part) for part in archive.namelist()}
    parts[FACTS_NAME] = json.dumps(json.loads(parts[FACTS_NAME]) | changes).encode()
    with zipfile.ZipFile(file, "w") as archive:
        for part, content in parts.items():
            archive.writestr(part, content)


@pytest.mark.django_db
def test_backup_says_when_why_and_of_what(places: Path) -> None:
    made = backup("Auslosung Passe 2")
    facts = read_facts(made.file)
    assert made.file.parent == places / "sicherungen"
    assert made.file.name.endswith("_auslosung-passe-2.zip")
    assert (facts.kind, facts.occasion) == (connection.vendor, "Auslosung Passe 2")
    assert facts.migrations == applied_migrations()
    assert made.file.name.startswith(facts.made_at[:10])


@pytest.mark.django_db
def test_backup_copy_is_sound_and_alone_in_its_folder(places: Path) -> None:
    builders.tournament()
    made = backup("Test")
    facts, database, _key = unpack(made.file, places / "ausgepackt")
    check_copy(facts.kind, database)
    assert sorted(made.file.parent.iterdir()) == [made.file]


@pytest.mark.django_db
@pytest.mark.skipif(sys.platform == "win32", reason="only on systems with file modes")
def test_backup_can_be_read_by_its_owner_alone() -> None:
    assert backup("Test").file.stat().st_mode & 0o777 == 0o600


@pytest.mark.django_db
def test_backup_lies_in_the_second_place_too(places: Path, settings: Settings) -> None:
    stick = places / "stick"
    stick.mkdir()
    settings.BACKUP_SECOND_FOLDER = str(stick)
    made = backup("Test")
    assert made.second == stick / made.file.name
    assert made.second.read_bytes() == made.file.read_bytes()
    assert sorted(stick.iterdir()) == [made.second]


@pytest.mark.django_db
def test_backup_without_the_stick_warns_and_succeeds(places: Path, settings: Settings) -> None:
    settings.BACKUP_SECOND_FOLDER = str(places / "ausgesteckt")
    made = backup("Test")
    assert made.file.exists()
    assert made.second is None
    assert "ausgesteckt" in made.warning


@pytest.mark.django_db
def test_only_the_newest_backups_are_kept(places: Path, settings: Settings) -> None:
    settings.BACKUPS_KEPT = 2
    settings.BACKUP_FOLDER.mkdir()
    foreign = settings.BACKUP_FOLDER / "Ferienfotos.zip"
    foreign.write_bytes(b"")
    made = [backup("Test").file for _ in range(4)]
    assert backup_files(settings.BACKUP_FOLDER) == [made[3], made[2]]
    assert foreign.exists()


@pytest.mark.django_db
def test_backup_into_a_place_that_cannot_be_written_is_refused_plainly(places: Path, settings: Settings) -> None:
    blocked = places / "datei"
    blocked.write_text("keine Ordner hier")
    settings.BACKUP_FOLDER = blocked / "sicherungen"
    with pytest.raises(BackupFailed, match="keine Sicherung"):
        backup("Test")


@pytest.mark.django_db(transaction=True)
def test_backup_inside_an_open_deed_is_a_mistake() -> None:
    with transaction.atomic(), pytest.raises(RuntimeError):
        backup("Test")


@pytest.mark.django_db(transaction=True)
def test_restore_brings_back_every_row_and_the_key(places: Path, settings: Settings) -> None:
    tournament = builders.tournament()
    builders.people(tournament, 8)
    (places / "geheimnis.txt").write_text("von jetzt\n")
    before = everything()
    wanted = backup("Test").file
    Tournament.objects.update(name="Verdorben")
    Journal.objects.all().delete()
    spoilt = everything()
    facts, saved = restore(wanted)
    assert facts.occasion == "Test"
    assert everything() == before
    assert (places / "geheimnis.txt").read_text() == f"{settings.SECRET_KEY}\n"
    assert saved is not None
    restore(saved.file)
    assert everything() == spoilt


@pytest.mark.django_db(transaction=True)
def test_restore_without_a_name_takes_the_newest(places: Path, settings: Settings) -> None:
    tournament = builders.tournament()
    for name in ("Erster", "Zweiter", "Dritter"):
        Tournament.objects.filter(pk=tournament.pk).update(name=name)
        if name != "Dritter":
            backup(name)
    facts, _saved = restore()
    assert facts.occasion == "Zweiter"
    assert Tournament.objects.get().name == "Zweiter"


def test_folder_without_backups_says_so(places: Path) -> None:
    with pytest.raises(BackupFailed, match="keine Sicherung"):
        restore(places)


@pytest.mark.django_db
@pytest.mark.parametrize("position", [0.3, 0.6, 0.9])
def test_damaged_backup_is_refused_and_changes_nothing(position: float) -> None:
    builders.tournament()
    file = backup("Test").file
    content = bytearray(file.read_bytes())
    content[int(len(content) * position)] ^= 0xFF
    file.write_bytes(content)
    before = everything()
    with pytest.raises(BackupFailed):
        restore(file)
    assert everything() == before
    assert backup_files(file.parent) == [file]


@pytest.mark.django_db
@pytest.mark.parametrize("content", [b"", b"PK", os.urandom(4096)])
def test_file_that_is_no_backup_is_refused(places: Path, content: bytes) -> None:
    file = places / "bild.zip"
    file.write_bytes(content)
    with pytest.raises(BackupFailed, match=r"«bild\.zip» ist keine Sicherung"):
        restore(file)


@pytest.mark.django_db
def test_backup_of_a_newer_program_is_refused() -> None:
    file = backup("Test").file
    rewrite(file, migrations=[*applied_migrations(), "jassturnier.9999_from_the_future"])
    with pytest.raises(BackupFailed, match="neueren Ausgabe"):
        restore(file)


@pytest.mark.django_db
def test_backup_of_a_later_format_is_refused() -> None:
    file = backup("Test").file
    rewrite(file, format=2)
    with pytest.raises(BackupFailed, match="neueren Ausgabe"):
        restore(file)
