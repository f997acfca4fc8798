"""A list of people, pasted or uploaded, turned into rows; what was read is carried on as plain text."""

from __future__ import annotations

import csv
import io
from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from jassturnier.forms.base import NUMBER, HouseForm
from jassturnier.queries.people_rows import NewStandblatt, PersonData, has_control, tidy
from jassturnier.spreadsheets.people import ListedRow, PeopleList, recognise
from jassturnier.spreadsheets.reading import MAX_BYTES, MAX_ROWS, Table, read_pasted, read_table
from jassturnier.spreadsheets.refusals import Unreadable

SENTENCES: dict[str, str | Promise] = {
    "empty": gettext_lazy("Die Liste ist leer. Bitte Namen einfügen oder eine Datei wählen."),
    "too_big": gettext_lazy("Die Liste ist zu gross: höchstens 2 MB gehen. Bitte nur die Spalten mit Namen nehmen."),
    "too_many_rows": gettext_lazy("Die Liste ist zu lang: %(found)d Zeilen, höchstens %(limit)d gehen auf einmal."),
    "too_many_columns": gettext_lazy("Die Liste hat %(found)d Spalten, höchstens %(limit)d gehen."),
    "not_a_table": gettext_lazy("Diese Datei ist keine Liste. Es geht mit CSV oder Excel (xlsx)."),
    "old_excel": gettext_lazy("Das ist eine alte oder geschützte Excel-Datei. Bitte als xlsx oder CSV speichern."),
    "damaged": gettext_lazy("Die Datei ist beschädigt und lässt sich nicht lesen. Bitte nochmals speichern."),
}


class ImportForm(HouseForm):
    """Text or file; after is_valid `rows`, `lines`, `listed` and `carried` hold what was read."""

    text = forms.CharField(
        label=gettext_lazy("Liste einfügen"),
        required=False,
        strip=False,
        max_length=MAX_BYTES,
        widget=forms.Textarea(attrs={"rows": "12", "spellcheck": "false", "autocomplete": "off", "maxlength": None}),
        help_text=gettext_lazy("Eine Person je Zeile, mit oder ohne Spalten. Aus Excel kopieren geht auch."),
    )
    file = forms.FileField(
        label=gettext_lazy("oder eine Datei wählen"),
        required=False,
        help_text=gettext_lazy("CSV oder Excel (xlsx), höchstens 2'000 Zeilen."),
        widget=forms.FileInput(attrs={"accept": ".csv,.txt,.tsv,.xlsx"}),
    )

    def __init__(self, *args: Any, pairs: bool, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.pairs = pairs
        self.listed = PeopleList(())
        self.carried = ""
        self.had_control = False

    def clean(self) -> dict[str, Any]:
        """Read what came; a file goes before pasted text."""
        data = super().clean() or {}
        if self.errors:
            return data
        where = "file" if data.get("file") else "text"
        try:
            table = self._table(data)
        except Unreadable as refusal:
            text = SENTENCES[refusal.code] % {"found": refusal.found, "limit": refusal.limit}
            self.add_error(where, text)
            return data
        self.listed = recognise(table, pairs=self.pairs)
        self.carried = as_text(table)
        if not self.listed.rows:
            self.add_error(where, _("Die Liste hat nur eine Kopfzeile und keine Namen."))
        return data

    def _table(self, data: dict[str, Any]) -> Table:
        """Return the rows of the file, or of the pasted text. Raises Unreadable."""
        file = data.get("file")
        if not file:
            self.had_control = has_control(data.get("text", ""))
            return read_pasted(data.get("text", ""))
        if file.size > MAX_BYTES:
            raise Unreadable("too_big", MAX_BYTES, file.size)
        return read_table(file.read(), file.name)

    @property
    def rows(self) -> list[NewStandblatt]:
        """Return the rows as the verb takes them."""
        return [standblatt_of(row, self.listed.place_known) for row in self.listed.rows]

    @property
    def lines(self) -> list[int]:
        """Return the number of each row's line in the list."""
        return [row.line for row in self.listed.rows]


def standblatt_of(row: ListedRow, place_known: bool) -> NewStandblatt:
    """Turn a row of the list into what the verb takes; a number that is none becomes 0, which the verb refuses."""
    people = tuple(PersonData(tidy(p.name), tidy(p.place), tidy(p.club), tidy(p.category)) for p in row.people)
    number = int(row.number) if NUMBER.fullmatch(row.number) else 0
    return NewStandblatt(
        people, number if row.number else None, present=row.present, paid=row.paid, place_known=place_known
    )


def as_text(table: Table) -> str:
    """Return a table as text that reads as the same table again: tabs between the columns."""
    file = io.StringIO()
    csv.writer(file, delimiter="\t", lineterminator="\n").writerows(table.rows)
    text = file.getvalue()
    one_column = all(len(row) == 1 for row in table.rows)
    return f"sep=\t\n{text}" if one_column and any(sign in text for sign in ",;") else text


__all__ = ["MAX_ROWS", "ImportForm"]
