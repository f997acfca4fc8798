"""Only services write: no other layer saves, deletes, opens a transaction or speaks SQL (see also import-linter)."""

import ast
from pathlib import Path

from tests.sources import ROOT, code_files, name, tree

# Layers that see the ORM or could be handed its objects. The others have no Django at all (import-linter).
LAYERS = ("forms", "management", "models", "queries", "server", "tables", "templatetags", "urls", "views")
WRITES = {
    "save",
    "create",
    "update",
    "delete",
    "get_or_create",
    "update_or_create",
    "bulk_create",
    "bulk_update",
    "select_for_update",
}
SQL = {"execute", "executemany", "executescript"}


def writes_in(source: str, layer: str) -> list[str]:
    """Give the forbidden words in `source`, each with its line."""
    forbidden = WRITES if layer == "queries" else WRITES | SQL
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (word := forbidden_call(node, forbidden)):
            found.append(f"{node.lineno}: .{word}()")
        if isinstance(node, ast.Attribute) and node.attr == "atomic":
            found.append(f"{node.lineno}: atomic")
        if isinstance(node, ast.ImportFrom) and any(word.name == "atomic" for word in node.names):
            found.append(f"{node.lineno}: atomic")
    return found


def forbidden_call(call: ast.Call, forbidden: set[str]) -> str:
    """Give the method's name if the call is a forbidden one, else an empty text."""
    word = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    # A queryset's update takes keywords only; dict.update(other) and set.update(other) are harmless.
    harmless = word == "update" and call.args
    return word if word in forbidden and not harmless else ""


def layer_of(file: Path) -> str:
    """Give the layer that a file of the app belongs to; empty outside the layers watched here."""
    parts = file.relative_to(ROOT / "jassturnier").parts if file.is_relative_to(ROOT / "jassturnier") else ("",)
    return parts[0].removesuffix(".py") if parts[0].removesuffix(".py") in LAYERS else ""


def test_only_services_write() -> None:
    found = {
        name(file): words
        for file in code_files()
        if layer_of(file) and (words := writes_in(file.read_text(encoding="utf-8"), layer_of(file)))
    }
    assert found == {}


def test_watch_sees_each_kind_of_write() -> None:
    source = "player.save()\nPlayer.objects.filter(pk=1).update(name='')\nwith transaction.atomic():\n    pass\n"
    assert writes_in(source, "views") == ["1: .save()", "2: .update()", "3: atomic"]


def test_watch_covers_every_layer_with_files() -> None:
    assert {layer_of(file) for file in code_files()} - {""} == set(LAYERS)


def test_admin_is_not_installed_as_a_second_writer() -> None:
    imported = [
        name(file)
        for file in code_files()
        for node in ast.walk(tree(file))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("django.contrib.admin")
    ]
    assert imported == []
