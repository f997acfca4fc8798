"""The Rangliste on screen: rank, number, name, place, each Passe, corrections, best Passe, total."""

from __future__ import annotations

from typing import Any

import django_tables2 as tables
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from jassturnier.printing.words import points
from jassturnier.queries.standing_texts import cell_text, correction_text, has_corrections, rank_text
from jassturnier.queries.standings import StandingRow, Standings
from jassturnier.tables.base import NUMBER, HouseTable


class StandingsTable(HouseTable):
    """One list of StandingRow; the columns of the Passen are added for each list."""

    rank = tables.Column(verbose_name=gettext_lazy("Rang"), attrs=NUMBER, empty_values=())
    number = tables.Column(verbose_name=gettext_lazy("Nr."), attrs=NUMBER)
    name = tables.Column(verbose_name=gettext_lazy("Name"))
    place = tables.Column(verbose_name=gettext_lazy("Ort"))
    correction = tables.Column(verbose_name=gettext_lazy("Korrektur"), attrs=NUMBER)
    best = tables.Column(verbose_name=gettext_lazy("Beste Passe"), attrs=NUMBER)
    total = tables.Column(
        verbose_name=gettext_lazy("Total"), attrs={"th": {"class": "num"}, "td": {"class": "num total"}}
    )

    class Meta(HouseTable.Meta):
        pass

    def __init__(self, rows: tuple[StandingRow, ...], standings: Standings, **kwargs: Any) -> None:  # noqa: ANN401
        passen = [(f"passe{i}", PasseColumn(i, number)) for i, number in enumerate(standings.passen)]
        hidden = [] if has_corrections(standings) else ["correction"]
        super().__init__(
            rows,
            extra_columns=passen,
            exclude=hidden,
            sequence=("rank", "number", "name", "place", *(name for name, _column in passen), "..."),
            **kwargs,
        )

    def render_rank(self, record: StandingRow) -> str:
        """Show "3.", "…" for open, "–" without rank."""
        return rank_text(record)

    def render_name(self, record: StandingRow) -> str | SafeString:
        """Show the names, with the note below."""
        if not record.note or record.open:
            return record.name
        return format_html('{}<br><span class="quiet">{}</span>', record.name, record.note)

    def render_correction(self, record: StandingRow) -> str:
        """Show the correction with its sign."""
        return correction_text(record.correction)

    def render_best(self, value: int) -> str:
        """Show the points of the best Passe."""
        return points(value)

    def render_total(self, record: StandingRow) -> str:
        """Show the total as 4'408."""
        return points(record.total)


class PasseColumn(tables.Column):
    """One Passe of the list; `index` counts from 0 in the row's cells, `number` is printed."""

    def __init__(self, index: int, number: int) -> None:
        self.index = index
        super().__init__(
            accessor=f"cells__{index}",
            verbose_name=_("%(number)s. Passe") % {"number": number},
            attrs=NUMBER,
            order_by=f"cells__{index}__points",
        )

    def render(self, record: StandingRow) -> str:
        """Show the points, dropped ones in brackets."""
        return cell_text(record.cells[self.index])
