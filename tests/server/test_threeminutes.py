"""The steady backup: one when something has changed, none when nothing has."""

from pathlib import Path

import pytest
from django.db import connection
from pytest_django.fixtures import Settings

from jassturnier.queries.changes import change_mark
from jassturnier.server import threeminutes
from jassturnier.server.threeminutes import SteadyBackup
from jassturnier.services.backups import BackupFailed, backup_files
from tests import builders

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def marks(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give each test its own folder, and the marks that the thread sees, one after the other."""
    settings.BACKUP_FOLDER = tmp_path / "sicherungen"
    seen = ["1"]
    monkeypatch.setattr(threeminutes, "change_mark", lambda: seen[-1])
    monkeypatch.setattr(threeminutes, "close_old_connections", lambda: None)
    return seen


def test_nothing_changed_makes_no_backup(settings: Settings) -> None:
    assert SteadyBackup().look() is False
    assert backup_files(settings.BACKUP_FOLDER) == []


def test_change_makes_one_backup(settings: Settings, marks: list[str]) -> None:
    steady = SteadyBackup()
    marks.append("2")
    assert [steady.look(), steady.look()] == [True, False]
    assert [file.name.split("_")[2] for file in backup_files(settings.BACKUP_FOLDER)] == ["laufend.zip"]


def test_failed_backup_is_tried_again(marks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    steady = SteadyBackup()
    marks.append("2")
    with monkeypatch.context() as broken:
        broken.setattr(threeminutes, "backup", full_disk)
        assert steady.look() is False
    assert steady.look() is True


def full_disk(occasion: str) -> None:
    """Stand in for a disk without space."""
    raise BackupFailed(occasion)


def test_end_of_the_program_makes_a_last_backup(settings: Settings, marks: list[str]) -> None:
    steady = SteadyBackup()
    marks.append("2")
    steady.stop()
    assert len(backup_files(settings.BACKUP_FOLDER)) == 1


@pytest.mark.skipif(connection.vendor != "postgresql", reason="only on PostgreSQL")
def test_change_mark_moves_with_a_saved_row() -> None:
    before = change_mark()
    builders.tournament()
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_stat_force_next_flush(), pg_stat_clear_snapshot()")
    assert change_mark() != before
