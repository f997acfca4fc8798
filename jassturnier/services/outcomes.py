"""How a verb answers: it returns a typed outcome, or it raises Refused with a reason and the way on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Done:
    """The deed was done; `number` names what it made (a start number, a draw number …) where there is one."""

    number: int = 0
    changed: int = 1


@dataclass(frozen=True, slots=True)
class AlreadyKnown:
    """The same deed was done before (sent twice, second window): nothing changed and nothing is wrong."""

    number: int = 0


class Refused(Exception):
    """The verb refuses. `text` is a plain translated sentence: what, by how much, and what to do now.

    `code` names the reason for tests and pages, `field` the form field it belongs to, `overridable` says that the
    Jassleitung may do it all the same with a reason.
    """

    def __init__(self, code: str, text: str, *, field: str = "", overridable: bool = False) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text
        self.field = field
        self.overridable = overridable


@dataclass(frozen=True, slots=True)
class Line:
    """One journal line before it is written: deed, subject, old and new values as plain JSON data, reason."""

    deed: str
    subject: str = ""
    old: object = None
    new: object = None
    reason: str = ""
