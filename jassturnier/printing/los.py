"""Lose: a sheet of labels (70 × 37 mm, 24 on A4) with table number and letter, to draw from the hat."""

from collections.abc import Sequence

from jassturnier.printing.content import Event, LosContent
from jassturnier.printing.paper import A4, Document, places
from jassturnier.printing.pen import Pen
from jassturnier.printing.words import gettext as _

_ACROSS, _DOWN = 3, 8


def lose(event: Event, labels: Sequence[LosContent]) -> bytes:
    """Draw labels in the order given, row by row."""
    document = Document(event, _("Lose"), A4)
    for pen, label in zip(places(document, _ACROSS, _DOWN, len(labels)), labels, strict=True):
        _draw(event, pen, label)
    return document.finish()


def _draw(event: Event, pen: Pen, label: LosContent) -> None:
    left, right = 5.0, pen.width - 5
    small = event.tournament
    if label.passe is not None:
        small = " · ".join((_("Passe {number}").format(number=label.passe), event.tournament))
    pen.text(left, 6.5, small, 8, room=right - left)
    pen.text(left, 26.5, _("Tisch"), 12)
    pen.text(right - 20, 27, str(label.table), 50, bold=True, align="right", room=right - 20 - left - 12)
    pen.team(right - 16, 11.5, 16, label.team)
