"""The project's own Python files and their syntax trees, for the tests that read the code itself."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("scoring", "draws", "jassturnier")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def code_files() -> list[Path]:
    """Give the product's Python files, without migrations and tests."""
    files = [file for package in PACKAGES for file in (ROOT / package).rglob("*.py")]
    return sorted(file for file in [*files, ROOT / "start.py", ROOT / "manage.py"] if "migrations" not in file.parts)


def tree(file: Path) -> ast.Module:
    """Give the syntax tree of the file."""
    return ast.parse(file.read_text(encoding="utf-8"))


def functions(file: Path) -> Iterator[Function]:
    """Give every function and method of the file."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def name(file: Path) -> str:
    """Give the file's path as people write it."""
    return file.relative_to(ROOT).as_posix()
