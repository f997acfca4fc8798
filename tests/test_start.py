"""`start.py` on a fresh machine: it says what is missing, makes its environment once, starts and stops."""

import ast
import os
import runpy
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from jassturnier.starter import environment, main
from jassturnier.starter.checks import RUNS
from jassturnier.starter.environment import CannotPrepare, environment_folder, ready_python
from tests.sources import ROOT


def test_old_python_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 6))
    with pytest.raises(SystemExit) as end:
        runpy.run_path(str(ROOT / "start.py"), run_name="__main__")
    assert "Python 3.11 oder neuer; hier ist es Python 3.9." in str(end.value)


def test_start_file_can_be_read_by_old_pythons() -> None:
    source = (ROOT / "start.py").read_bytes()
    words = list(ast.walk(ast.parse(source.decode("ascii"), feature_version=(3, 4))))
    new_forms = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.NamedExpr, ast.Match, ast.AsyncFunctionDef)
    assert [type(word).__name__ for word in words if isinstance(word, new_forms)] == []


def test_missing_venv_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    lock = tmp_path / "requirements.txt"
    lock.write_text("")
    with pytest.raises(CannotPrepare, match="sudo apt install python3-venv"):
        ready_python(lock, tmp_path, tmp_path)


def test_environment_belongs_to_the_lock(tmp_path: Path) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text("a==1\n")
    first = environment_folder(lock, tmp_path, tmp_path / "daten")
    lock.write_text("a==2\n")
    second = environment_folder(lock, tmp_path, tmp_path / "daten")
    assert first != second
    assert {first.parent, second.parent} == {tmp_path}


def test_environment_goes_to_the_data_folder_where_the_program_is_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text("a==1\n")
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    assert environment_folder(lock, tmp_path, tmp_path / "daten").parent == tmp_path / "daten"


def test_finished_environment_is_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text("a==1\n")
    made: list[Path] = []
    monkeypatch.setattr(environment, "make_folder", pretend_environment(made))
    monkeypatch.setattr(environment, "install", lambda python, lock, wheels: None)
    assert ready_python(lock, tmp_path, tmp_path) == ready_python(lock, tmp_path, tmp_path)
    assert len(made) == 1


def test_interrupted_environment_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text("a==1\n")
    made: list[Path] = []
    monkeypatch.setattr(environment, "make_folder", pretend_environment(made))
    monkeypatch.setattr(environment, "install", break_off)
    with pytest.raises(KeyboardInterrupt):
        ready_python(lock, tmp_path, tmp_path)
    monkeypatch.setattr(environment, "install", lambda python, lock, wheels: None)
    ready_python(lock, tmp_path, tmp_path)
    assert len(made) == 2


def pretend_environment(made: list[Path]) -> object:
    """Give a stand-in for the making of an environment, which only notes the folder."""

    def make(folder: Path) -> None:
        made.append(folder)
        environment.python_in(folder).parent.mkdir(parents=True, exist_ok=True)
        environment.python_in(folder).touch()

    return make


def break_off(*_words: object) -> None:
    """Stand in for a person who presses Ctrl-C during the installation."""
    raise KeyboardInterrupt


def test_driver_of_postgresql_is_installed_only_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert main.run_lock() == "requirements.txt"
    monkeypatch.setenv("DATABASE_URL", "postgresql://a@b/c")
    assert main.run_lock() == "requirements-postgres.txt"


@pytest.mark.parametrize("lock", ["requirements.txt", "requirements-postgres.txt", "requirements-dev.txt"])
def test_lock_names_exact_versions_with_hashes_and_no_address(lock: str) -> None:
    lines = (ROOT / lock).read_text(encoding="ascii").splitlines()
    packages = [number for number, line in enumerate(lines) if not line.startswith(" ")]
    assert all("==" in lines[number] for number in packages)
    assert all("--hash=sha256:" in lines[number + 1] for number in packages)
    assert [line for line in lines if "/" in line or "--index" in line or " @ " in line] == []


def test_every_test_belongs_to_a_run_of_the_whole() -> None:
    assert RUNS["all"] == ["not slow and not browser", "slow", "browser"]


def small_wheel(folder: Path) -> str:
    """Write a wheel of a package with one line into `folder`; give its line of a lock."""
    folder.mkdir()
    file = folder / "jasskarte-1.0-py3-none-any.whl"
    about = "Metadata-Version: 2.1\nName: jasskarte\nVersion: 1.0\n"
    kind = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    parts = {"jasskarte.py": "BAUER = 20\n", "jasskarte-1.0.dist-info/METADATA": about}
    parts |= {"jasskarte-1.0.dist-info/WHEEL": kind}
    record = "".join(f"{name},,\n" for name in [*parts, "jasskarte-1.0.dist-info/RECORD"])
    with zipfile.ZipFile(file, "w") as wheel:
        for name, text in (parts | {"jasskarte-1.0.dist-info/RECORD": record}).items():
            wheel.writestr(name, text)
    return f"jasskarte==1.0 --hash=sha256:{sha256(file.read_bytes()).hexdigest()}\n"


@pytest.mark.slow
def test_hall_without_internet_installs_from_wheels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    lock = tmp_path / "requirements.txt"
    lock.write_text(small_wheel(tmp_path / "wheels"))
    python = ready_python(lock, tmp_path, tmp_path)
    code = "import jasskarte; print(jasskarte.BAUER)"
    assert subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout == "20\n"


@pytest.mark.slow
def test_package_with_another_hash_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    lock = tmp_path / "requirements.txt"
    lock.write_text(small_wheel(tmp_path / "wheels")[:-9] + "00000000\n")
    with pytest.raises(CannotPrepare, match="Ohne Internet"):
        ready_python(lock, tmp_path, tmp_path)


def of_a_person(folder: Path) -> dict[str, str]:
    """Give the environment of a person with that data folder, without what the tests have set."""
    ours = ("JASSTURNIER_", "DATABASE_", "DJANGO_")
    words = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return words | {"JASSTURNIER_DATA": str(folder), "JASSTURNIER_BROWSER": "0"}


@contextmanager
def running_program(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the program on a data folder; give the process and its address once it answers. Killed at the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, str(ROOT / "manage.py"), "starten", "--port", str(port)]
    program = subprocess.Popen(command, env=of_a_person(folder), stdout=subprocess.PIPE, text=True)
    try:
        yield program, until_it_answers(f"http://127.0.0.1:{port}/hilfe/")
    finally:
        program.kill()
        program.wait()


def until_it_answers(address: str) -> str:
    """Wait until a page is there, at most a minute, and give its address."""
    for _attempt in range(300):
        try:
            with urllib.request.urlopen(address, timeout=5):
                return address
        except OSError:
            time.sleep(0.2)
    raise AssertionError(f"no answer at {address}")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="only on systems with SIGINT for other processes")
def test_program_starts_answers_stops_and_starts_again(tmp_path: Path) -> None:
    for _evening in range(2):
        with running_program(tmp_path / "daten") as (program, _address):
            program.send_signal(signal.SIGINT)
            said, _ = program.communicate(timeout=60)
        assert program.returncode == 0
        assert "An diesem Laptop:" in said
        assert "/erster-besuch/" in said
    assert (tmp_path / "daten" / "jassturnier.sqlite3").exists()


@pytest.mark.slow
def test_second_start_shows_the_running_program(tmp_path: Path) -> None:
    with running_program(tmp_path / "daten") as (program, address):
        port = address.split(":")[2].split("/")[0]
        words = of_a_person(tmp_path / "daten")
        command = [sys.executable, str(ROOT / "manage.py"), "starten", "--port", port]
        second = subprocess.run(command, env=words, capture_output=True, text=True, timeout=60, check=True)
        assert f"Das Programm läuft schon: http://localhost:{port}/" in second.stdout
        assert program.poll() is None
