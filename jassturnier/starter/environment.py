"""Makes the program's own Python environment from a lock file, once per lock; later starts find it ready."""

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

READY = "fertig.txt"
# Settings of the person's own pip that would send the packages elsewhere.
PIP_DETOURS = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV", "PYTHONHOME")


class CannotPrepare(Exception):
    """The environment cannot be made; the text says to a person why, and what to do."""


def environment_folder(lock: Path, root: Path, fallback: Path) -> Path:
    """Give the environment's folder for `lock` and this Python: in `root`, or in `fallback` if `root` is read-only.

    The name comes from the lock's content, so a new lock gets a new environment and an old one stays usable.
    """
    key = sha256(lock.read_bytes())
    key.update(f"{sys.version_info[:2]} {sys.platform} {platform.machine()}".encode())
    place = root if os.access(root, os.W_OK) else fallback
    return place / f".venv-{key.hexdigest()[:12]}"


def python_in(folder: Path) -> Path:
    """Give the path of the environment's own Python."""
    return folder / "Scripts" / "python.exe" if sys.platform == "win32" else folder / "bin" / "python"


def ready_python(lock: Path, root: Path, fallback: Path) -> Path:
    """Give the Python of a complete environment for `lock`, making it first where needed. Safe to repeat.

    `root` is the program's folder; a folder `wheels` in it serves the packages where there is no internet.
    Raises CannotPrepare.
    """
    folder = environment_folder(lock, root, fallback)
    if (folder / READY).exists() and python_in(folder).exists():
        return python_in(folder)
    began = time.monotonic()
    print(f"Erster Start: die nötigen Pakete kommen in {folder} …", flush=True)
    make_folder(folder)
    install(python_in(folder), lock, root / "wheels")
    (folder / READY).write_text(lock.name + "\n", encoding="utf-8")
    print(f"Pakete bereit nach {time.monotonic() - began:.0f} Sekunden.", flush=True)
    return python_in(folder)


def make_folder(folder: Path) -> None:
    """Make an empty environment; what an interrupted attempt left behind is removed first."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise CannotPrepare(missing_venv())
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([sys.executable, "-m", "venv", str(folder)], check=False)
    if done.returncode != 0:
        raise CannotPrepare(f"Die Umgebung {folder} liess sich nicht anlegen. Ist auf dem Datenträger noch Platz?")


def missing_venv() -> str:
    """Give the sentence for a Linux whose Python comes in pieces."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        f"Diesem Python {version} fehlt ein Teil, das Paket «python3-venv». Bitte einmal installieren:\n"
        f"  Debian, Ubuntu, Mint: sudo apt install python3-venv   (oder python{version}-venv)\n"
        f"Danach nochmals: python3 start.py"
    )


def install(python: Path, lock: Path, wheels: Path) -> None:
    """Install the locked packages, each checked against its hash; from `wheels` alone if it holds them all."""
    base = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    base += ["--require-hashes", "--requirement", str(lock)]
    attempts = [base]
    if wheels.is_dir():
        attempts = [[*base, "--no-index", "--find-links", str(wheels)], [*base, "--find-links", str(wheels)]]
    words = {name: value for name, value in os.environ.items() if name not in PIP_DETOURS}
    for attempt in attempts:
        if subprocess.run(attempt, check=False, env=words).returncode == 0:
            return
    raise CannotPrepare(
        "Die Pakete liessen sich nicht installieren; der Grund steht oben. Meist fehlt das Internet.\n"
        "Ohne Internet: zu Hause auf einem Rechner derselben Art den Ordner «wheels» füllen und neben start.py legen:\n"
        f"  python3 -m pip download --require-hashes -r {lock.name} -d wheels"
    )
