"""The program as it runs in the hall: a process of its own, waitress, a database file; killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SERVE = (
    "import django; django.setup();"
    "from waitress import serve; from jassturnier.wsgi import application;"
    "serve(application, listen='127.0.0.1:{port}', threads=8, connection_limit=1000, backlog=1024)"
)
PREPARE = (
    "import django; django.setup(); import json;"
    "from tests.browser.schreiber_hall import hall;"
    "from jassturnier.queries.schreiber_codes import table_codes;"
    "made = hall(tables={tables});"
    "print(json.dumps([each.code for _n, each in sorted(table_codes(made.pk).items())]))"
)
STORED = (
    "import django; django.setup(); import json; from jassturnier.models import Entry;"
    "print(json.dumps(sorted(Entry.objects.filter(valid=True)"
    ".values_list('punkteblatt__table__number', 'control_a'))))"
)


class RealServer:
    """One server on a free port with a hall of `tables` tables, Passe 1 started."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.environment = {
            **os.environ, "JASSTURNIER_DATA": str(folder), "JASSTURNIER_SECRET_KEY": "only for tests",
            "DJANGO_SETTINGS_MODULE": "jassturnier.settings", "PYTHONPATH": str(ROOT), "DATABASE_URL": "",
        }  # fmt: skip
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        subprocess.run([sys.executable, "manage.py", "migrate", "-v0"], cwd=ROOT, env=self.environment, check=True)
        self.codes: list[str] = json.loads(self.run(PREPARE.format(tables=tables)))

    def run(self, source: str) -> str:
        """Run a few lines of the program on the same database and give what they print."""
        done = subprocess.run(
            [sys.executable, "-c", source], cwd=ROOT, env=self.environment, check=True, capture_output=True, text=True
        )
        return done.stdout

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", SERVE.format(port=self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment, stderr=subprocess.DEVNULL)
        for _try in range(100):
            try:
                urllib.request.urlopen(f"{self.url}/tisch/", timeout=5).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """Stop it hard, as when the laptop falls asleep or the plug is pulled."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stored(self) -> list[list[int]]:
        """Give table and points of A of every valid entry."""
        found: list[list[int]] = json.loads(self.run(STORED))
        return found
