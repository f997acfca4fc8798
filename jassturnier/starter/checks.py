"""Runs all checks of the project: style, types, contracts, tests, each with its time."""

import subprocess
import time
from pathlib import Path

QUICK = "not slow and not browser"
# word after `start.py test` -> pytest's choice of tests
CHOICES = {"": QUICK, "slow": "slow", "browser": "browser", "all": ""}

STATIC_CHECKS = {
    "Stil (ruff)": ["-m", "ruff", "check", "."],
    "Typen (mypy)": ["-m", "mypy"],
    "Schichten (import-linter)": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
}


def run_checks(python: Path, root: Path, words: list[str]) -> int:
    """Run the checks named by `words` and give 0 if all passed.

    No word: style, types, contracts and the quick tests; `slow` or `browser`: those tests alone; `all`: everything.
    Further words go to pytest. pytest comes last, so that its summary closes the output.
    """
    kind = words[0] if words and words[0] in CHOICES else ""
    rest = words[1:] if kind else words
    failed = [] if kind in ("slow", "browser") else failed_static_checks(python, root)
    tests = run_pytest(python, root, CHOICES[kind], [*coverage_words(kind), *rest])
    for name in failed:
        print(f"NICHT BESTANDEN: {name}", flush=True)
    return tests or int(bool(failed))


def failed_static_checks(python: Path, root: Path) -> list[str]:
    """Run the checks that need no test run; give the names of those that failed."""
    failed = []
    for name, words in STATIC_CHECKS.items():
        began = time.monotonic()
        code = subprocess.run([str(python), *words], cwd=root, check=False).returncode
        print(f"{name}: {'gut' if code == 0 else 'FEHLER'}, {time.monotonic() - began:.1f} s", flush=True)
        if code:
            failed.append(name)
    return failed


def run_pytest(python: Path, root: Path, choice: str, words: list[str]) -> int:
    """Run pytest on the tests that `choice` names (a marker expression, empty for all); give its exit code."""
    command = [str(python), "-m", "pytest", "-q", *(["-m", choice] if choice else []), *words]
    return subprocess.run(command, cwd=root, check=False).returncode


def coverage_words(kind: str) -> list[str]:
    """Give pytest's words that show coverage, for the runs that see the whole program."""
    if kind in ("slow", "browser"):
        return []
    return ["--cov", "--cov-report=term:skip-covered"]
