"""`manage.py jassleitung NAME`: make the Jassleitung's account or reset its password, on a server or a laptop."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from jassturnier.forms.accounts import NAME_LENGTH
from jassturnier.services.accounts import make_or_reset_jassleitung, password_path
from jassturnier.services.outcomes import Refused


class Command(BaseCommand):
    """Give NAME the Jassleitung's right and print a one-time link that sets the password.

    A password never appears on a command line, in its history or in this window; so it works without a terminal too.
    """

    help = "Richtet das Konto der Jassleitung ein oder setzt dessen Passwort neu."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the name, and whether the rights shall work from other devices."""
        parser.add_argument("name")
        parser.add_argument(
            "--geraete", action="store_true", help="Rechte der Jassleitung auch von anderen Geräten aus (Server)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Make or reset the account and print the link. Raises CommandError with the reason."""
        name = " ".join(options["name"].split())
        if not name or len(name) > NAME_LENGTH or not name.isprintable():
            raise CommandError(_("Der Name hat 1 bis 60 Zeichen."))
        try:
            done = make_or_reset_jassleitung(name=name, password=None, from_elsewhere=options["geraete"])
        except Refused as refusal:
            raise CommandError(refusal.text) from refusal
        self.stderr.write(_("{name} ist Jassleitung. Mit diesem Link das Passwort setzen:").format(name=name))
        self.stdout.write(password_path(done.number))
