"""A backup from a foreign USB stick: whatever it holds, it is a sound backup or a plain refusal, and writes nothing."""

from __future__ import annotations

import json
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from jassturnier.services.keeping.archive import MOST_FACTS, read_facts, unpack
from jassturnier.services.keeping.errors import BackupFailed

GOOD = {"kind": "sqlite", "occasion": "Probe", "made_at": "2026-11-28", "sha256": sha256(b"x").hexdigest()}
GOOD |= {"migrations": ["jassturnier.0001_core"]}  # type: ignore[dict-item]


def archive(folder: Path, facts: object = GOOD, **members: str) -> Path:
    """Write a zip with these facts (text is written as it is) and members."""
    file = folder / "2026-11-28_probe.zip"
    written = {"angaben.json": facts if isinstance(facts, str) else json.dumps(facts), "geheimnis.txt": "k"}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target:
        for name, content in ({"datenbank": "x"} | written | members).items():
            target.writestr(name, content)
    return file


def test_sound_backup_is_unpacked(tmp_path: Path) -> None:
    facts, database, key = unpack(archive(tmp_path), tmp_path / "werkstatt")
    assert (facts.occasion, database.read_text(), key) == ("Probe", "x", "k")


@pytest.mark.parametrize(
    "facts",
    ["", "[1, 2]", "{}", "[" * 100_000, '"x"', "9" * 5000, GOOD | {"migrations": 5}, GOOD | {"migrations": [["a"]]},
     GOOD | {"kind": "../x"}, GOOD | {"kind": ["sqlite"]}, GOOD | {"made_at": 5}, GOOD | {"more": 1},
     GOOD | {"occasion": "x" * MOST_FACTS}],
)  # fmt: skip
def test_odd_facts_are_no_backup(tmp_path: Path, facts: object) -> None:
    with pytest.raises(BackupFailed, match="ist keine Sicherung dieses Programms"):
        read_facts(archive(tmp_path, facts))


def test_huge_key_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match="keine Sicherung"):
        read_facts(archive(tmp_path, **{"geheimnis.txt": "0" * (MOST_FACTS + 1)}))


def test_other_content_than_noted_is_damaged(tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match="beschädigt"):
        unpack(archive(tmp_path, datenbank="y"), tmp_path)


def test_members_that_climb_out_are_left_alone(tmp_path: Path) -> None:
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    unpack(archive(tmp_path, **{"../../boese": "x", "/tmp/boese": "x"}), inner)
    assert sorted(file.name for file in tmp_path.rglob("*") if file.is_file()) == ["2026-11-28_probe.zip", "datenbank"]


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04junk", b"\x00" * 100, b"SQLite format 3\x00"])
def test_file_that_is_no_zip_is_no_backup(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.zip"
    file.write_bytes(content)
    with pytest.raises(BackupFailed, match="keine Sicherung"):
        read_facts(file)
