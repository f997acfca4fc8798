"""What the gates of a Passe lack, in words, and the record of the Jassleitung's exceptions (DESIGN 6)."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from jassturnier.models import Decision, Passe
from jassturnier.models.records import DecisionKind
from jassturnier.queries.board import Board, board_of
from jassturnier.queries.standings import standings_of
from jassturnier.queries.tournaments import info_of
from jassturnier.services.deed import Frame


def board_in(d: Frame, number: int) -> Board:
    """Return the board of a Passe that exists, as it stands within this deed."""
    board = board_of(info_of(d.tournament), number)
    if board is None:
        raise RuntimeError("the Passe vanished under the lock")
    return board


def handing_in_gap(board: Board) -> str:
    """Return what the Tischwechsel waits for, "" when every table has handed in."""
    parts = [_tables(board.not_handed_in)] if board.not_handed_in else []
    parts += [_nameless(board.missing)] if board.missing else []
    if not parts:
        return ""
    return _("In Passe %(n)s fehlt das Punkteblatt von %(tables)s.") % {
        "n": board.passe.number, "tables": _(" und von ").join(parts),
    }  # fmt: skip


def closing_gap(board: Board) -> str:
    """Return what the closing and the release of a list wait for, "" when nothing lacks."""
    parts = [_named(board.not_entered)] if board.not_entered else []
    parts += [_others(board.missing)] if board.missing else []
    sentences = []
    if parts:
        sentences.append(_("Noch nicht erfasst: %(tables)s.") % {"tables": ", ".join(parts)})
    if board.undecided:
        text = _("Zwei Versionen, bitte wählen: %(tables)s.")
        sentences.append(text % {"tables": _named(board.undecided)})
    return " ".join(sentences)


def control_difference(d: Frame, number: int) -> int:
    """Return how far the control sum of a Passe is off, apart from sheets saved with a reason; 0 where it holds."""
    standings = standings_of(info_of(d.tournament), number)
    for found in standings.sums.passen:
        if standings.passen[(found.passe or 1) - 1] == number:
            return found.difference - found.excepted
    return 0


def acknowledged(d: Frame, passe: Passe, situation: str) -> bool:
    """Say whether this very difference was acknowledged with a reason before."""
    return Decision.objects.filter(
        tournament=d.tournament, kind=DecisionKind.ACKNOWLEDGED, passe=passe, situation=situation
    ).exists()


def record(d: Frame, kind: DecisionKind, passe: Passe, situation: str, gaps: Iterable[str], reason: str) -> None:
    """Record an exception or an acknowledged sum as a Decision, within the deed that needs it."""
    text = " ".join([reason.strip(), *gaps])
    Decision.objects.create(
        tournament=d.tournament,
        kind=kind,
        passe=passe,
        situation=situation[:120],
        text=text[:500],
        by=d.by.name,
        at=d.now,
    )


def _named(numbers: tuple[int, ...]) -> str:
    return ngettext("Tisch %(tables)s", "Tische %(tables)s", len(numbers)) % {"tables": ", ".join(map(str, numbers))}


def _others(count: int) -> str:
    return ngettext("%(n)s weiterer Tisch", "%(n)s weitere Tische", count) % {"n": count}


def _tables(numbers: tuple[int, ...]) -> str:
    text = ngettext("Tisch %(tables)s", "den Tischen %(tables)s", len(numbers))
    return text % {"tables": ", ".join(map(str, numbers))}


def _nameless(count: int) -> str:
    return ngettext("%(n)s weiteren Tisch", "%(n)s weiteren Tischen", count) % {"n": count}
