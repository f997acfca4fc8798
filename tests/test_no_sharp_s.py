"""Swiss spelling: no source has the sharp s (DESIGN 2); pages are read in test_rights_matrix.py, forms here."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from pathlib import Path

import jassturnier.forms
from jassturnier.forms.base import HouseForm
from jassturnier.forms.sentences import from_django

ROOT = Path(__file__).resolve().parent.parent
SHARP_S = "\u00df"
SOURCES = [
    path
    for folder in ("jassturnier", "scoring", "draws", "templates", "docs")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".py", ".html", ".js", ".css", ".md", ".svg"}
]


def test_sources_have_no_sharp_s() -> None:
    assert len(SOURCES) > 50
    assert [str(path) for path in SOURCES if SHARP_S in path.read_text(encoding="utf-8")] == []


def all_forms() -> list[type[HouseForm]]:
    """Give every form of the project."""
    for module in pkgutil.iter_modules(jassturnier.forms.__path__, "jassturnier.forms."):
        importlib.import_module(module.name)
    found, waiting = [], [HouseForm]
    while waiting:
        kind = waiting.pop()
        found.append(kind)
        waiting += kind.__subclasses__()
    return [kind for kind in found if kind.__module__.startswith("jassturnier.forms.") and kind is not HouseForm]


def test_forms_say_nothing_in_the_words_of_django() -> None:
    forms = [kind for kind in all_forms() if not needs_values(kind)]
    assert len(forms) > 5
    for kind in forms:
        for field in kind().fields.values():
            left = [code for code, text in field.error_messages.items() if from_django(field, code, text)]
            assert (kind.__name__, left) == (kind.__name__, [])
            assert SHARP_S not in "".join(str(text) for text in field.error_messages.values())


def needs_values(kind: type[HouseForm]) -> bool:
    """Say whether a form cannot be made without values of its own."""
    starts = [vars(one)["__init__"] for one in kind.__mro__ if "__init__" in vars(one) and issubclass(one, HouseForm)]
    wanted = [one for start in starts for one in list(inspect.signature(start).parameters.values())[1:]]
    return any(one.default is one.empty and one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD) for one in wanted)
