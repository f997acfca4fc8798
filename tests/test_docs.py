"""The pages for the Jassleitung: their links and pictures lead somewhere, their commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.core.management import get_commands

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PICTURES = ROOT / "docs" / "make_pictures.py"
STARTER = {"test", "hilfe"}
MOST_BYTES = 150_000


def heading_mark(line: str) -> str:
    """Give the mark under which a heading can be reached: small letters, blanks as hyphens, no other signs."""
    return re.sub(r"[^\w\- ]", "", line.lstrip("# ").strip().lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not target.startswith("http"):
            path, _, mark = target.partition("#")
            file = (page.parent / path).resolve() if path else page
            assert (target, file.exists()) == (target, True)
            if mark:
                heads = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
                assert (target, mark in map(heading_mark, heads)) == (target, True)


def test_pictures_are_small_and_all_shown() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    own = re.findall(r'picture\(page, .*"([a-z-]+)"\)', PICTURES.read_text(encoding="utf-8"))
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.png"))
    assert len(pictures) >= 10
    assert [file.name for file in pictures if file.stat().st_size > MOST_BYTES] == []
    assert len(own) >= 10
    assert [name for name in own if f"pictures/{name}.png" not in shown] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page: Path) -> None:
    named = re.findall(r"python3? (?:start|manage)\.py ([a-z]+)", page.read_text(encoding="utf-8"))
    assert set(named) - STARTER - set(get_commands()) == set()
