"""A backup before a dangerous deed, and a plain refusal where none can be made (DESIGN 5.6)."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.services.backups import BackupFailed, backup
from jassturnier.services.outcomes import Refused


def backup_first(occasion: str) -> None:
    """Make a checked backup named by `occasion`, outside any deed. Raises Refused "backup" where it fails."""
    try:
        backup(occasion)
    except BackupFailed as failure:
        text = _("Vorher muss eine Sicherung entstehen, und das ging nicht: %(why)s") % {"why": str(failure)}
        raise Refused("backup", text) from failure
