"""The control sums as lines to show: per table, per Passe, for the tournament, and the bridge to the totals."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from jassturnier.queries.standings import Standings
from scoring.controls import ControlSum, State
from scoring.standblatt import NoRank

_CODES = {State.HOLDS: "stimmt", State.EXCEPTED: "ausnahme", State.WRONG: "stimmt_nicht", State.OPEN: "offen"}


@dataclass(frozen=True, slots=True)
class SumLine:
    """One control sum: what it covers, points found and expected, their difference, the code of its state."""

    label: str
    passe: int
    table: int
    found: int
    expected: int
    difference: int
    excepted: int
    state: str


@dataclass(frozen=True, slots=True)
class Check:
    """The whole check page. `odd` are the tables that need a look: wrong or with an exception."""

    tournament: SumLine
    passen: tuple[SumLine, ...]
    tables: tuple[SumLine, ...]
    odd: tuple[SumLine, ...]
    bridge: tuple[tuple[str, int], ...]

    @property
    def holds(self) -> bool:
        """Say whether nothing is wrong at any level (exceptions with reason may be there)."""
        return all(line.state != "stimmt_nicht" for line in (self.tournament, *self.passen, *self.tables))


def check_of(standings: Standings) -> Check:
    """Turn the control sums of a list into lines. Pure."""
    tables = tuple(_line(s, standings, _table_label(s, standings)) for s in standings.sums.tables)
    return Check(
        tournament=_line(standings.sums.tournament, standings, _("Ganzes Turnier")),
        passen=tuple(_line(s, standings, _passe_label(s, standings)) for s in standings.sums.passen),
        tables=tables,
        odd=tuple(line for line in tables if line.state in ("stimmt_nicht", "ausnahme")),
        bridge=_bridge(standings),
    )


def _line(found: ControlSum, standings: Standings, label: str) -> SumLine:
    return SumLine(
        label=label,
        passe=standings.passen[found.passe - 1] if found.passe else 0,
        table=found.tisch or 0,
        found=found.found,
        expected=found.expected,
        difference=found.difference,
        excepted=found.excepted,
        state=_CODES[found.state],
    )


def _passe_label(found: ControlSum, standings: Standings) -> str:
    return _("%(number)s. Passe") % {"number": standings.passen[(found.passe or 1) - 1]}


def _table_label(found: ControlSum, standings: Standings) -> str:
    numbers = {"number": standings.passen[(found.passe or 1) - 1], "table": found.tisch}
    return _("%(number)s. Passe, Tisch %(table)s") % numbers


def _bridge(standings: Standings) -> tuple[tuple[str, int], ...]:
    bridge = standings.sums.bridge
    reasons = {
        NoRank.ERSATZ: _("davon Ersatz, ohne Rang"),
        NoRank.EXCLUDED: _("davon ausgeschlossen, ohne Rang"),
        NoRank.REPLACED: _("davon ersetzt, ohne Rang"),
        NoRank.GONE: _("davon vorzeitig gegangen, ohne Rang"),
        NoRank.DECIDED: _("davon durch Entscheid ohne Rang"),
        NoRank.OPEN: _("davon noch offen"),
    }
    parts = [
        (_("Gespielte Punkte"), bridge.card_points),
        (_("Match-Zuschläge"), bridge.bonus),
        (_("Gutschriften für Pausen"), bridge.credits),
        (_("Korrekturen"), bridge.corrections),
        (_("Streichresultate"), bridge.dropped),
        (_("Summe aller Totale"), bridge.totals),
    ]
    parts += [(reasons[reason], -points) for reason, points in bridge.without_rank.items()]
    return (*parts, (_("Summe der Totale auf der Rangliste"), bridge.ranked_totals))
