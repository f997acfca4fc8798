"""How a line of the terminal's log is written: without secrets, and so that nobody can forge a line or colour it."""

from __future__ import annotations

import logging
import re

# One-time links and the codes of tables stand in the address itself.
SECRET = re.compile(r"/(s|S|einladung|erster-besuch|neues-passwort)/[^/\s?'\"]+")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class PlainFormatter(logging.Formatter):
    """Writes time, level, name and message; the message is one line, only a traceback takes more."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is the library's
        """Write the message as one line, whatever a name or an address in it holds."""
        record.message = record.message.replace("\n", "\\n")
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        """Write all of the record, its traceback included."""
        return plain(super().format(record))


def plain(text: str) -> str:
    """Give `text` with secrets of addresses masked and control characters (line ends apart) made visible."""
    return CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", SECRET.sub(r"/\1/…", text))
