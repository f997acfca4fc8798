"""The laptop is dead: a second one goes on from the last backup with one command (QUALITY F5)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sources import ROOT

pytestmark = pytest.mark.slow


def manage(folder: Path, *words: str) -> str:
    """Run a command of manage.py on the data in `folder`; give what it says."""
    ours = ("JASSTURNIER_", "DATABASE_", "DJANGO_")
    environment = {name: text for name, text in os.environ.items() if not name.startswith(ours)}
    environment["JASSTURNIER_DATA"] = str(folder)
    command = [sys.executable, str(ROOT / "manage.py"), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_second_laptop_has_every_row_and_the_key_of_the_first(tmp_path: Path) -> None:
    first, second, stick = tmp_path / "laptop 1", tmp_path / "laptop 2", tmp_path / "stick"
    stick.mkdir()
    manage(first, "migrate", "--verbosity", "0")
    manage(first, "probeturnier", "--players", "16", "--passen", "2", "--seed", "1", "--out", str(tmp_path / "papier"))
    manage(first, "sichern", "Stick")
    made = max((first / "sicherungen").glob("*_stick.zip"))
    made.rename(stick / made.name)
    said = manage(second, "wiederherstellen", str(stick))
    assert "Anlass «Stick»" in said
    assert manage(second, "dumpdata", "jassturnier") == manage(first, "dumpdata", "jassturnier")
    assert (second / "geheimnis.txt").read_text() == (first / "geheimnis.txt").read_text()
    assert "Alles in Ordnung" in manage(second, "pruefen")
