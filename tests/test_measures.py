"""The house stays small: limits for files, functions, views and templates (DESIGN, measures of beauty)."""

import ast
from statistics import median, quantiles

from tests.sources import ROOT, Function, code_files, functions, name, tree

FILE_LINES = 300
MEDIAN_FILE_LINES = 90
FUNCTION_LINES = 40
FUNCTION_LINES_P90 = 20
VIEW_LINES = 20
PAGE_STORY_LINES = 60
TEMPLATE_LINES = 150
ROOMS_FOR_JUNK = {"utils", "util", "helpers", "helper", "common", "misc", "tools"}


def lines_of(function: Function) -> int:
    """Give the number of lines from `def` to the last one, without the docstring."""
    docstring = function.body[0] if ast.get_docstring(function) else None
    spared = (docstring.end_lineno or 0) - docstring.lineno + 1 if docstring else 0
    return (function.end_lineno or 0) - function.lineno + 1 - spared


def limit_for(path: str) -> int:
    """Give the most lines that a function in this file may have."""
    if path.startswith("jassturnier/views/"):
        return VIEW_LINES
    return PAGE_STORY_LINES if path.startswith("jassturnier/printing/") else FUNCTION_LINES


def test_files_are_short() -> None:
    sizes = {name(file): len(file.read_text(encoding="utf-8").splitlines()) for file in code_files()}
    assert {path: size for path, size in sizes.items() if size > FILE_LINES} == {}
    assert median(sizes.values()) <= MEDIAN_FILE_LINES


def test_functions_are_short() -> None:
    long = {
        f"{name(file)}:{function.lineno} {function.name}": lines_of(function)
        for file in code_files()
        for function in functions(file)
        if lines_of(function) > limit_for(name(file))
    }
    assert long == {}


def test_most_functions_fit_on_twenty_lines() -> None:
    sizes = [lines_of(function) for file in code_files() for function in functions(file)]
    assert quantiles(sizes, n=10)[-1] <= FUNCTION_LINES_P90


def test_templates_are_short() -> None:
    sizes = {
        file.relative_to(ROOT).as_posix(): len(file.read_text(encoding="utf-8").splitlines())
        for file in (ROOT / "templates").rglob("*.html")
    }
    assert {path: size for path, size in sizes.items() if size > TEMPLATE_LINES} == {}


def test_every_module_says_its_one_job() -> None:
    silent = [name(file) for file in code_files() if not ast.get_docstring(tree(file))]
    assert [path for path in silent if path != "jassturnier/__init__.py"] == []


def test_there_is_no_junk_room() -> None:
    assert [name(file) for file in code_files() if {*file.relative_to(ROOT).parts, file.stem} & ROOMS_FOR_JUNK] == []
