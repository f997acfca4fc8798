"""The rehearsal by command: control sums, podium, every file; the same seed gives the same evening."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from jassturnier.models import Passe, Release, Tournament

pytestmark = pytest.mark.django_db


def play(out: Path, **options: object) -> list[str]:
    said = StringIO()
    call_command("probeturnier", out=str(out), stdout=said, **options)
    return said.getvalue().splitlines()


def test_rehearsal_of_sixty_says_control_sum_and_podium(tmp_path: Path) -> None:
    said = play(tmp_path, players=60, passen=4, spiele=12, seed="1")
    assert "Ganzes Turnier: 226080 gespielte Punkte, soll 226080: stimmt" in said
    assert [line[:3] for line in said if line[:2] in ("1.", "2.", "3.")] == ["1. ", "2. ", "3. "]
    assert Tournament.objects.get().rehearsal is True
    assert Passe.objects.filter(closed_at__isnull=False).count() == 4
    assert Release.objects.get().content["title"] == "Schlussrangliste"


def test_rehearsal_writes_every_form_and_spreadsheet(tmp_path: Path) -> None:
    play(tmp_path, players=8, passen=2, spiele=4, seed="1")
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "auslosung-nach-name.pdf",
        "auslosung-nach-tisch.pdf",
        "ergebnisse.csv",
        "ergebnisse.xlsx",
        "kontrollblatt-passe-1.pdf",
        "kontrollblatt-passe-2.pdf",
        "lose.pdf",
        "notfallmappe.pdf",
        "punkteblaetter-passe-1.pdf",
        "punkteblaetter-passe-2.pdf",
        "rangliste.csv",
        "rangliste.xlsx",
        "rangverlesen-absteigend.pdf",
        "rangverlesen-aufsteigend.pdf",
        "rangverlesen-gabentisch.pdf",
        "reglement.pdf",
        "schlussrangliste.pdf",
        "standblaetter-mit-talon.pdf",
        "standblaetter.pdf",
        "teilnehmende.csv",
        "teilnehmende.xlsx",
        "teilnehmerliste.pdf",
        "tischschilder.pdf",
        "zwischenrangliste-passe-1.pdf",
    ]


@pytest.mark.parametrize("kind", ["einzel", "partner"])
def test_rehearsal_same_seed_gives_same_podium_and_same_bytes(tmp_path: Path, kind: str) -> None:
    said = [play(tmp_path / name, players=13, passen=3, seed="7", kind=kind)[:-1] for name in ("one", "two")]
    assert said[0] == said[1]
    files = sorted((tmp_path / "one").glob("*.pdf"))
    assert [f.name for f in files if f.read_bytes() != (tmp_path / "two" / f.name).read_bytes()] == []


def test_rehearsal_other_seed_gives_another_evening(tmp_path: Path) -> None:
    one = play(tmp_path / "one", players=12, passen=2, seed="1")[:-1]
    assert one != play(tmp_path / "two", players=12, passen=2, seed="2")[:-1]


def test_rehearsal_too_long_says_why(tmp_path: Path) -> None:
    with pytest.raises(CommandError):
        play(tmp_path, players=8, passen=13)
