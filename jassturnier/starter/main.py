"""Reads the words after `start.py` and does the deed: start, test, restore, or any command of `manage.py`."""

import os
import subprocess
import sys
from pathlib import Path

from jassturnier.datafolder import data_folder
from jassturnier.starter.checks import run_checks
from jassturnier.starter.environment import CannotPrepare, ready_python

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK = "requirements.txt"
POSTGRES_LOCK = "requirements-postgres.txt"
DEVELOPMENT_LOCK = "requirements-dev.txt"
NEWEST_TRIED = (3, 14)

HELP = """python3 start.py                            startet das Programm und öffnet es im Browser
python3 start.py wiederherstellen [DATEI]   holt eine Sicherung zurück und startet
python3 start.py test                       alle Prüfungen (weiter: test slow, test browser, test all)
python3 start.py BEFEHL ...                 ein Befehl von manage.py, zum Beispiel: start.py sichern"""


def main(words: list[str]) -> int:
    """Do what `words` (without the program's name) say; give the exit code."""
    speak_plainly()
    if words and words[0] in ("-h", "--help", "hilfe"):
        print(HELP)
        return 0
    if sys.version_info[:2] > NEWEST_TRIED:
        print("Hinweis: Mit einem so neuen Python ist das Programm noch nicht erprobt.", flush=True)
    try:
        return act(words)
    except CannotPrepare as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def act(words: list[str]) -> int:
    """Prepare the environment that `words` need, then run them in it."""
    if words[:1] == ["test"]:
        return run_checks(ready_python(ROOT / DEVELOPMENT_LOCK, ROOT, data_folder()), ROOT, words[1:])
    python = ready_python(ROOT / run_lock(), ROOT, data_folder())
    if not words or words[0].startswith("-"):
        return manage(python, ["starten", *words])
    if words[0] == "wiederherstellen" and not {"-h", "--help"} & set(words):
        return manage(python, words) or manage(python, ["starten"])
    return manage(python, words)


def run_lock() -> str:
    """Give the lock for running: with PostgreSQL's driver only where a `DATABASE_URL` asks for it."""
    return POSTGRES_LOCK if os.environ.get("DATABASE_URL", "").strip() else LOCK


def manage(python: Path, words: list[str]) -> int:
    """Run `manage.py` with `words` in the environment; give its exit code. Ctrl-C is left to that program."""
    program = subprocess.Popen([str(python), str(ROOT / "manage.py"), *words])
    while True:
        try:
            return program.wait()
        except KeyboardInterrupt:
            continue


def speak_plainly() -> None:
    """Keep umlauts and QR codes from stopping the program on terminals that do not know them."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
