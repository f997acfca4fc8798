"""The Rangliste in finished texts, the same on the page, on paper and in spreadsheets."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.printing import content
from jassturnier.printing.words import points, signed
from jassturnier.queries.standings import StandingRow, Standings
from scoring.standblatt import Cell, CellKind


def cell_text(cell: Cell) -> str:
    """Write one Passe: 1'012, (812) dropped, 942 P pause, … open, – without a result (DESIGN 6)."""
    if cell.kind is CellKind.OPEN:
        return "…"
    if cell.kind is CellKind.NOT_SEATED:
        return ""
    if cell.kind is CellKind.MISSING:
        text = "–"
    else:
        text = points(cell.points or 0) + (" P" if cell.kind is CellKind.PAUSE else "")
    return f"({text})" if cell.dropped else text


def correction_text(correction: int) -> str:
    """Write the sum of the corrections with its sign; nothing for 0."""
    return signed(correction) if correction else ""


def best_text(row: StandingRow) -> str:
    """Write the best Passe where it decides between equal totals, else nothing."""
    return points(row.best) if row.best_decides and row.best is not None else ""


def rank_text(row: StandingRow) -> str:
    """Write the rank, … for an open one, – without rank."""
    if row.rank is not None:
        return f"{row.rank}."
    return "…" if row.open else "–"


def header(standings: Standings) -> list[str]:
    """Return the names of the columns; corrections and best Passe only where there are any."""
    names = [_("Rang"), _("Nr."), _("Name"), _("Ort")]
    names += [_("%(number)s. Passe") % {"number": number} for number in standings.passen]
    if has_corrections(standings):
        names.append(_("Korrektur"))
    if has_best(standings):
        names.append(_("Beste Passe"))
    return [*names, _("Total")]


def has_corrections(standings: Standings) -> bool:
    """Say whether any line has a correction."""
    return any(row.correction for row in standings.everybody)


def has_best(standings: Standings) -> bool:
    """Say whether the best Passe decides anywhere."""
    return any(row.best_decides for row in standings.everybody)


def ranking_content(standings: Standings, *, public: bool = False) -> content.RankingContent:
    """Return the list as paper wants it; `public` leaves out names of people who do not want to be published."""
    corrections, best = has_corrections(standings), has_best(standings)

    def texts(row: StandingRow) -> tuple[str, ...]:
        hidden = public and row.not_published
        cells = [rank_text(row), str(row.number)]
        cells += [_("(nicht veröffentlicht)") if hidden else _with_note(row), "" if hidden else row.place]
        cells += [cell_text(cell) for cell in row.cells]
        cells += [correction_text(row.correction)] if corrections else []
        cells += [best_text(row)] if best else []
        return (*cells, points(row.total))

    sections = [
        content.Section(tuple(map(texts, standings.rows))),
        content.Section(tuple(map(texts, standings.open)), _("Noch offen")),
        content.Section(tuple(map(texts, standings.unranked)), _("Ohne Rang")),
    ]
    roles: list[content.Role] = ["rank", "number", "name", "place"]
    roles += ["points"] * (len(header(standings)) - 5)
    return content.RankingContent(
        title=standings.title,
        columns=tuple(content.Column(h, r) for h, r in zip(header(standings), [*roles, "total"], strict=True)),
        sections=tuple(s for s in sections if s.rows or not s.heading),
        subtitle=standings.subtitle,
        footers=standings.footers,
    )


def _with_note(row: StandingRow) -> str:
    return f"{row.name}\n{row.note}" if row.note and not row.open else row.name


READ_OUT_ORDERS = ("aufsteigend", "gabentisch", "absteigend")
"""Last to first; from 4 down to the last, then 3–2–1 (Gabentisch); first to last (DESIGN 6)."""


def read_out_content(standings: Standings, order: str = "aufsteigend") -> content.ReadOutContent:
    """Return the list for the Rangverlesen in one of READ_OUT_ORDERS; an unknown order reads from the last."""
    rows = [_read_out_row(row) for row in standings.rows]
    podium = sum(1 for row in standings.rows if row.rank is not None and row.rank <= 3)
    if order == "absteigend":
        return content.ReadOutContent(standings.title, tuple(rows), _("vom ersten zum letzten Rang"))
    if order == "gabentisch":
        read = (*rows[podium:], *reversed(rows[:podium]))
        return content.ReadOutContent(standings.title, read, _("ab dem vierten Rang, am Schluss 3–2–1"))
    return content.ReadOutContent(standings.title, tuple(reversed(rows)), _("vom letzten zum ersten Rang"))


def _read_out_row(row: StandingRow) -> content.ReadOutRow:
    names = (_("(nicht veröffentlicht)"),) if row.not_published else tuple(row.name.split(" / "))
    place = "" if row.not_published else row.place
    return content.ReadOutRow(rank_text(row), names, points(row.total), place, note=row.note)
