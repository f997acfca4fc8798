"""The program version that draws record is the one of the project."""

import tomllib

from jassturnier.version import VERSION
from tests.sources import ROOT


def test_version_is_the_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION
