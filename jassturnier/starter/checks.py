"""Runs all checks of the project: style, types, contracts, tests, each with its time."""

import subprocess
import time
from pathlib import Path

QUICK = "not slow and not browser"
# word after `start.py test` -> pytest's runs, each named by the tests it chooses
RUNS = {
    "": [QUICK],
    "slow": ["slow"],
    "browser": ["browser"],
    "all": [QUICK, "slow", "browser"],
    "postgres": ["(not slow or race) and not browser"],
}
# Processes per run: a browser and its pages fill two cores by themselves.
SIDE_BY_SIDE = ["-n", "auto", "--maxprocesses", "4"]
TESTS_ONLY = ("slow", "browser", "postgres")

STATIC_CHECKS = {
    "Stil (ruff)": ["-m", "ruff", "check", "."],
    "Typen (mypy)": ["-m", "mypy"],
    "Schichten (import-linter)": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
}


def run_checks(python: Path, root: Path, words: list[str]) -> int:
    """Run the checks named by `words` and give 0 if all passed.

    No word: style, types, contracts and the quick tests; `all`: everything; `slow` or `browser`: those tests alone;
    `postgres`: what is worth repeating where `DATABASE_URL` leads to PostgreSQL.
    Further words go to pytest. pytest comes last, so that its summary closes the output.
    """
    kind = words[0] if words and words[0] in RUNS else ""
    rest = words[1:] if kind else words
    failed = [] if kind in TESTS_ONLY else failed_static_checks(python, root)
    for choice in RUNS[kind]:
        if run_pytest(python, root, choice, rest):
            failed.append(f"Tests ({choice})")
    for name in failed:
        print(f"NICHT BESTANDEN: {name}", flush=True)
    return int(bool(failed))


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
    """Run pytest on the tests that `choice` names (a marker expression); give its exit code, not 0 where none ran."""
    coverage = ["--cov", "--cov-report=term:skip-covered"] if choice == QUICK else []
    processes = SIDE_BY_SIDE if "not browser" in choice else []
    command = [str(python), "-m", "pytest", "-q", "-m", choice, *processes, *coverage, *words]
    print(f"Tests ({choice}):", flush=True)
    return subprocess.run(command, cwd=root, check=False).returncode
