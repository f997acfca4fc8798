"""The Rangliste as finished plain data: after any Passe, with its honest label, the control sums beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

import scoring.standblatt as rules
from jassturnier.models.tournaments import TieRule
from jassturnier.printing.words import points, signed
from jassturnier.queries.names import joined
from jassturnier.queries.results import Results, Who, results_of, unnamed_tables
from jassturnier.queries.tournaments import TournamentInfo
from scoring import ranking
from scoring.controls import ControlSums, control_sums

_TIE_RULES = {
    TieRule.TOTAL: ranking.TieRule.TOTAL_ONLY,
    TieRule.BEST: ranking.TieRule.BEST_PASSE,
    TieRule.CHAIN: ranking.TieRule.ALL_PASSEN,
}


LAST_STARTED = 12
"""Asks for the list after the last Passe that was started, complete or not: no Passe has a higher number."""


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One line. `cells` one per Passe of the list; `best` is shown where it decides; `note` says why without rank
    or who took over. A row that is not published keeps its figures and shows no name in public lists."""

    rank: int | None
    number: int
    name: str
    place: str
    club: str
    category: str
    cells: tuple[rules.Cell, ...]
    correction: int
    best: int | None
    best_decides: bool
    total: int
    open: bool
    note: str
    not_published: bool


@dataclass(frozen=True, slots=True)
class Standings:
    """A whole list. `passen` are the numbers of its Passen; `tables_in` of `tables_all` sheets are typed."""

    tournament: TournamentInfo
    title: str
    subtitle: str
    footers: tuple[str, ...]
    passen: tuple[int, ...]
    last_passe: int
    final: bool
    with_streich: bool
    rows: tuple[StandingRow, ...]
    open: tuple[StandingRow, ...]
    unranked: tuple[StandingRow, ...]
    tables_in: int
    tables_all: int
    sums: ControlSums
    choices: tuple[int, ...]

    @property
    def everybody(self) -> tuple[StandingRow, ...]:
        """Return all lines in printed order: ranked, open, without rank."""
        return self.rows + self.open + self.unranked

    @property
    def complete(self) -> bool:
        """Say whether every sheet of these Passen is typed and nobody is open."""
        return self.tables_in == self.tables_all and not self.open


def standings_of(tournament: TournamentInfo, after_passe: int | None = None) -> Standings:
    """Return the list after Passe `after_passe` (its number as printed), or after the last Passe that is complete.

    Six queries. A number that is not a started Passe gives the nearest one below, so that no address leads nowhere.
    """
    results = results_of(tournament)
    ranked, listed = rank_results(tournament, results, after_passe)
    unnamed = [unnamed_tables(results, index, tournament) for index in range(listed)]
    sums = _still_open(control_sums(results.tables, ranked, per_person=tournament.einzel), unnamed)
    numbers = tuple(p.number for p in results.passen[:listed])
    final = 0 < listed == len(results.passen) and all(p.closed for p in results.passen)
    tables_all = sums.tournament.tables + sums.tournament.open_tables
    lines = {row.id: _line(row, results.people[int(row.id)], numbers) for row in ranked.everybody}
    return Standings(
        tournament=tournament,
        title=_title(numbers, final),
        subtitle=_tables_in(sums.tournament.tables, tables_all),
        footers=_footers(tournament, ranked, sums),
        passen=numbers,
        last_passe=numbers[-1] if numbers else 0,
        final=final,
        with_streich=ranked.with_streich,
        rows=tuple(lines[row.id] for row in ranked.rows),
        open=tuple(lines[row.id] for row in ranked.open),
        unranked=tuple(lines[row.id] for row in ranked.unranked),
        tables_in=sums.tournament.tables,
        tables_all=tables_all,
        sums=sums,
        choices=tuple(p.number for p in results.passen if p.started),
    )



def _still_open(sums: ControlSums, unnamed: Sequence[int]) -> ControlSums:
    """Count as open too, Passe by Passe, the tables of a Passe by hand whose sheet nobody has seen."""
    passen = [replace(s, open_tables=s.open_tables + more) for s, more in zip(sums.passen, unnamed, strict=True)]
    whole = replace(sums.tournament, open_tables=sums.tournament.open_tables + sum(unnamed))
    return replace(sums, passen=tuple(passen), tournament=whole)


def rank_results(
    tournament: TournamentInfo, results: Results, after_passe: int | None = None
) -> tuple[ranking.Ranking, int]:
    """Rank valid results; return the ranking and how many Passen it covers. Pure."""
    started = [index for index, p in enumerate(results.passen, start=1) if p.started]
    if after_passe is None:
        wanted = [index for index in started if _complete(results, index)] or started
    else:
        wanted = [index for index in started if results.passen[index - 1].number <= after_passe]
    listed = max(wanted, default=0)
    rules_of_list = ranking.RankingRules(
        passen=len(results.passen),
        streich=min(tournament.streich, max(len(results.passen) - 1, 0)),
        tie_rule=_TIE_RULES[TieRule(tournament.tie_rule)],
    )
    return ranking.rank(results.standblaetter, rules_of_list, after_passe=listed), listed


def _complete(results: Results, index: int) -> bool:
    """Say whether the Passe at this place of the list is closed or has every sheet: a list after it is whole."""
    tables = [table for table in results.tables if table.passe == index]
    return results.passen[index - 1].closed or (bool(tables) and all(table.a is not None for table in tables))


def _line(row: ranking.RankedRow, who: Who, numbers: tuple[int, ...]) -> StandingRow:
    people = who.holders.last
    return StandingRow(
        rank=row.rank,
        number=who.number,
        name=joined(people) or _("(ohne Namen)"),
        place=joined(people, "place") or joined(people, "club"),
        club=joined(people, "club"),
        category=joined(people, "category"),
        cells=row.cells,
        correction=row.correction,
        best=row.best_passe,
        best_decides=row.best_decides,
        total=row.total,
        open=row.reason is rules.NoRank.OPEN,
        note=_note(row, who, numbers),
        not_published=any(p.not_published for p in people),
    )


def _note(row: ranking.RankedRow, who: Who, numbers: tuple[int, ...]) -> str:
    reasons = {
        rules.NoRank.ERSATZ: _("Ersatz, ausser Konkurrenz"),
        rules.NoRank.EXCLUDED: _("ausgeschlossen"),
        rules.NoRank.GONE: _("vorzeitig gegangen"),
        rules.NoRank.DECIDED: who.ranked_reason,
        rules.NoRank.OPEN: _("noch offen"),
    }
    notes = [reasons[row.reason]] if row.reason in reasons else []
    last = numbers[-1] if numbers else 0
    for person in who.holders.all:
        if person.to_passe is not None and person.to_passe < last:
            notes.append(_("bis Passe %(passe)s: %(name)s") % {"passe": person.to_passe, "name": person.name})
    return ", ".join(note for note in notes if note)


def _title(numbers: tuple[int, ...], final: bool) -> str:
    if final:
        return _("Schlussrangliste")
    if not numbers:
        return _("Rangliste vor der 1. Passe")
    return _("Zwischenrangliste nach der %(passe)s. Passe") % {"passe": numbers[-1]}


def _tables_in(tables_in: int, tables_all: int) -> str:
    return ngettext(
        "%(found)s von %(all)s Punkteblatt erfasst", "%(found)s von %(all)s Punkteblättern erfasst", tables_all
    ) % {"found": tables_in, "all": tables_all}


def _footers(tournament: TournamentInfo, ranked: ranking.Ranking, sums: ControlSums) -> tuple[str, ...]:
    ties = {
        TieRule.TOTAL: _("Bei gleichem Total gilt der gleiche Rang."),
        TieRule.BEST: _("Bei gleichem Total entscheidet die beste Passe, sonst gilt der gleiche Rang."),
        TieRule.CHAIN: _("Bei gleichem Total entscheidet die beste Passe, dann die zweitbeste und so weiter."),
    }
    lines = [str(ties[TieRule(tournament.tie_rule)])]
    if ranked.with_streich:
        lines.append(
            ngettext(
                "Mit Streichresultat: die schlechteste Passe zählt nicht (in Klammern).",
                "Mit Streichresultaten: die %(count)s schlechtesten Passen zählen nicht (in Klammern).",
                tournament.streich,
            )
            % {"count": tournament.streich}
        )
    elif tournament.streich:
        lines.append(_("Noch ohne Streichresultat."))
    lines.append(_control_line(sums))
    return tuple(lines)


def _control_line(sums: ControlSums) -> str:
    total = sums.tournament
    text = _("Kontrollsumme der gespielten Punkte: %(found)s, soll %(expected)s.") % {
        "found": points(total.found),
        "expected": points(total.expected),
    }
    if total.excepted:
        text += " " + _("Darin Ausnahmen mit Grund: %(points)s.") % {"points": signed(total.excepted)}
    return text
