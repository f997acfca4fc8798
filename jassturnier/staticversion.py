"""Addresses of static files that change with their content, without a collecting step.

`/static/jass.css?v=3fa9c210`: browsers may keep a file for a day and still get the new one after an update.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import StaticFilesStorage


class VersionedStaticFiles(StaticFilesStorage):
    """Give each static file's address with a short print of its content."""

    def url(self, name: str | None) -> str:
        """Give the address of `name`, with `?v=` where the file exists."""
        plain = super().url(name)
        # Style sheets name the fonts without a mark, and a font must have one address to be loaded once.
        marked = name and not name.startswith("fonts/") and not settings.DEBUG
        mark = content_mark(name) if name and marked else ""
        return f"{plain}?v={mark}" if mark else plain


@cache
def content_mark(name: str) -> str:
    """Give 8 hex digits of the file's content, or an empty string for a file that does not exist."""
    found = finders.find(name)
    return sha256(Path(found).read_bytes()).hexdigest()[:8] if isinstance(found, str) else ""
