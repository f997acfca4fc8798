"""Makes a backup every three minutes while the server runs, if something has changed."""

import logging
import threading

from django.db import close_old_connections, connections

from jassturnier.queries.changes import change_mark
from jassturnier.services.backups import BackupFailed, backup

INTERVAL_SECONDS = 180
OCCASION = "laufend"

logger = logging.getLogger(__name__)


class SteadyBackup(threading.Thread):
    """The thread behind the server. `stop` ends it with a last look."""

    def __init__(self, interval: float = INTERVAL_SECONDS) -> None:
        super().__init__(name="sicherungen", daemon=True)
        self.interval = interval
        self._ended = threading.Event()
        self._seen = change_mark()

    def run(self) -> None:
        """Look every `interval` seconds, until stopped."""
        while not self._ended.wait(self.interval):
            self.look()
        connections.close_all()

    def look(self) -> bool:
        """Make a backup if something has changed since the last look; say whether one was made.

        A failure is logged and tried again at the next look: the evening goes on.
        """
        close_old_connections()
        try:
            mark = change_mark()
            if mark == self._seen:
                return False
            backup(OCCASION)
            self._seen = mark
        except BackupFailed as reason:
            logger.error("%s", reason)
            return False
        except Exception:
            logger.exception("backup failed")
            return False
        return True

    def stop(self) -> None:
        """End the thread after a last backup of what is not yet saved."""
        self._ended.set()
        if self.is_alive():
            self.join(timeout=30)
        self.look()
