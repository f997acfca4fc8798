"""`manage.py ersterlink`: print the path of a fresh link that makes the first account; valid for 30 minutes."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from jassturnier.services.accounts import first_link
from jassturnier.services.outcomes import Refused


class Command(BaseCommand):
    """Print "/erster-besuch/…/" and nothing else, so that a script can use it."""

    help = "Zeigt den einmaligen Link, mit dem sich die Jassleitung einrichtet."

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the path. Raises CommandError once there is an account."""
        try:
            self.stdout.write(first_link())
        except Refused as refusal:
            raise CommandError(refusal.text) from refusal
