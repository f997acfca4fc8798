"""What goes into spreadsheets: header and rows of plain values, the same rows as on the page and on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from jassturnier.models import Entry
from jassturnier.queries.people import standblaetter
from jassturnier.queries.seating import Names, Spot, spots
from jassturnier.queries.standing_texts import cell_text, has_corrections
from jassturnier.queries.standings import StandingRow, standings_of
from jassturnier.queries.tournaments import TournamentInfo
from scoring.standblatt import Cell, CellKind

Value = str | int | None


@dataclass(frozen=True, slots=True)
class Rows:
    """One sheet of a workbook: title, header, rows of the same width."""

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


def ranking_rows(tournament: TournamentInfo, after_passe: int | None = None) -> Rows:
    """Return the Rangliste after a Passe: figures as numbers, dropped ones in brackets, open ones as "…"."""
    standings = standings_of(tournament, after_passe)
    corrections = has_corrections(standings)

    def values(row: StandingRow) -> tuple[Value, ...]:
        figures: list[Value] = [_figure(cell) for cell in row.cells]
        figures += [row.correction] if corrections else []
        head: list[Value] = [row.rank, row.number, row.name, row.place, row.club, row.category]
        return (*head, *figures, row.best, row.total, row.note)

    header = [_("Rang"), _("Nr."), _("Name"), _("Ort"), _("Verein"), _("Kategorie")]
    header += [_("%(number)s. Passe") % {"number": number} for number in standings.passen]
    header += [_("Korrektur")] if corrections else []
    header += [_("Beste Passe"), _("Total"), _("Bemerkung")]
    return Rows(standings.title, tuple(header), tuple(map(values, standings.everybody)))


def _figure(cell: Cell) -> Value:
    plain = cell.kind is CellKind.PLAYED and not cell.dropped
    return cell.points if plain else cell_text(cell)


def people_rows(tournament: TournamentInfo, after_passe: int | None = None) -> Rows:
    """Return the Teilnehmerliste; a pair has two rows with the same number. `after_passe` has no meaning here."""
    header = (_("Nr."), _("Name"), _("Ort"), _("Verein"), _("Kategorie"), _("anwesend"), _("bezahlt"), _("Bemerkung"))
    rows: list[tuple[Value, ...]] = []
    for sheet in standblaetter(tournament.id):
        there = (_("ja") if sheet.present else "", _("ja") if sheet.paid else "", _("Ersatz") if sheet.ersatz else "")
        people = [(p.name, p.place, p.club, p.category) for p in sheet.current] or [("", "", "", "")]
        rows += [(sheet.number, *person, *there) for person in people]
    return Rows(_("Teilnehmende"), header, tuple(rows))


def result_rows(tournament: TournamentInfo, after_passe: int | None = None) -> Rows:
    """Return every table of every Passe with its valid figures; open tables have empty ones."""
    header = (
        *(_("Passe"), _("Tisch"), _("Team A"), _("Team B"), _("Punkte A"), _("Punkte B"), _("Summe")),
        *(_("Ausnahme"), _("Grund"), _("erfasst von")),
    )
    names = Names(tournament.id)
    entries = {
        (e.punkteblatt.passe.number, e.punkteblatt.table.number): e
        for e in Entry.objects.filter(tournament_id=tournament.id, valid=True).select_related(
            "punkteblatt__passe", "punkteblatt__table"
        )
    }
    rows: list[tuple[Value, ...]] = []
    for (passe, table), seats in _tables(tournament.id).items():
        head: tuple[Value, ...] = (passe, table, _team(seats, "A", names), _team(seats, "B", names))
        rows.append(head + _figures(entries.get((passe, table))))
    return Rows(_("Ergebnisse"), header, tuple(rows))


def _tables(tournament_id: int) -> dict[tuple[int, int], list[Spot]]:
    found: dict[tuple[int, int], list[Spot]] = {}
    for spot in spots(tournament_id):
        if spot.seated:
            found.setdefault((spot.passe, spot.table), []).append(spot)
    return found


def _team(seats: list[Spot], team: str, names: Names) -> str:
    """Return "12 Muster Hans, 7 Meier Rita" for one team of a table."""
    return ", ".join(f"{s.number} {names.label(s.number, s.passe)}".strip() for s in seats if s.team == team)


def _figures(entry: Entry | None) -> tuple[Value, ...]:
    if entry is None:
        return (None, None, None, "", "", "")
    total = entry.control_a + entry.control_b
    return (entry.control_a, entry.control_b, total, entry.override, entry.reason, entry.who)


EXPORTS: dict[str, Callable[[TournamentInfo, int | None], Rows]] = {
    "rangliste": ranking_rows,
    "ergebnisse": result_rows,
    "teilnehmende": people_rows,
}
