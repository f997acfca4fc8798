"""`manage.py starten`: run the program on the laptop for the hall; `start.py` ends here."""

import threading
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from jassturnier.addresses import hall_addresses
from jassturnier.queries.accounts import has_accounts
from jassturnier.server.door import FIRST_PORT, Door, NoFreePort, ident_of, open_door
from jassturnier.server.greeting import greeting, open_browser
from jassturnier.server.running import serve
from jassturnier.services.accounts import first_link
from jassturnier.services.backups import BackupFailed
from jassturnier.services.upgrading import upgrade_database

BROWSER_AFTER_SECONDS = 0.5


class Command(BaseCommand):
    """Bring the database up to date, open the port, greet, serve."""

    help = "Startet das Programm auf allen Adressen dieses Laptops."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the first port to try."""
        parser.add_argument("--port", type=int, default=FIRST_PORT, help="erster Anschluss, der probiert wird")

    def handle(self, *args: Any, **options: Any) -> None:
        """Run until Ctrl-C. Where the program runs already, only show it. Raises CommandError with the reason."""
        try:
            door = open_door(options["port"], ident_of(settings.DATA_FOLDER))
        except NoFreePort as reason:
            raise CommandError(_("Kein freier Anschluss. Bitte mit --port 9000 starten.")) from reason
        local = f"http://localhost:{door.port}/"
        if door.runs_already:
            self.stdout.write(_("Das Programm läuft schon: {address}").format(address=local))
            open_browser(local)
            return
        self.prepare_database()
        self.greet(door, local)
        serve(door.sockets, ident_of(settings.DATA_FOLDER))
        self.stdout.write(_("Beendet. Alles ist gespeichert."))

    def prepare_database(self) -> None:
        """Bring the database up to date, after a backup."""
        try:
            made = upgrade_database()
        except BackupFailed as reason:
            raise CommandError(str(reason)) from reason
        if made:
            self.stdout.write(_("Vor dem Programmwechsel gesichert: {file}").format(file=made.file))

    def greet(self, door: Door, local: str) -> None:
        """Print the addresses and the QR code, and open the browser in a moment."""
        link = "" if has_accounts() else local.rstrip("/") + first_link()
        halls = [f"http://{address}:{door.port}/" for address in hall_addresses()]
        self.stdout.write(greeting(local, halls, link))
        self.stdout.flush()
        opener = threading.Timer(BROWSER_AFTER_SECONDS, open_browser, [link or local])
        opener.daemon = True
        opener.start()
