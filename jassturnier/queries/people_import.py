"""What a list of people would do before anything is saved: who is new, who is there already, what is wrong."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from jassturnier.queries.people import StandblattInfo, next_number
from jassturnier.queries.people_rows import (
    CATEGORY_LENGTH,
    NAME_LENGTH,
    PLACE_LENGTH,
    NewStandblatt,
    PersonData,
    same_people,
)

NEW, FILLS, KNOWN, WRONG, EMPTY = "new", "fills", "known", "wrong", "empty"

Key = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class RowPreview:
    """What happens to one row. `number` is the start number it gets or has; `problem` says why it is wrong."""

    row: NewStandblatt
    outcome: str
    number: int | None = None
    problem: str = ""
    hints: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Preview:
    """What happens to a whole list, row by row and counted."""

    rows: tuple[RowPreview, ...]

    def count(self, outcome: str) -> int:
        """Return how many rows have this outcome: "new", "fills", "known", "wrong" or "empty"."""
        return sum(r.outcome == outcome for r in self.rows)

    @property
    def added(self) -> int:
        """Return how many Standblätter get people by it."""
        return self.count(NEW) + self.count(FILLS)

    @property
    def wrong(self) -> int:
        """Return how many rows stand in the way."""
        return self.count(WRONG)

    @property
    def empty(self) -> int:
        """Return how many rows have no name and are left out."""
        return self.count(EMPTY)

    @property
    def known(self) -> int:
        """Return how many rows are there already."""
        return self.count(KNOWN)


class _There:
    """Who is there already, as the rows of a list use them up one after the other."""

    def __init__(self, sheets: Sequence[StandblattInfo], *, with_place: bool) -> None:
        self.by_number = {s.number: s for s in sheets}
        self.with_place = with_place
        self.by_key: dict[Key, list[int]] = defaultdict(list)
        self.names: Counter[Key] = Counter()
        for sheet in sheets:
            people = people_of(sheet)
            if people:
                self.by_key[same_people(people, with_place=with_place)].append(sheet.number)
                self.names[same_people(people, with_place=False)] += 1

    def take(self, row: NewStandblatt) -> int | None:
        """Return the number of the n-th holder with this name for the n-th row with it, or None where none is left.

        A row that carries that holder's own number goes first, so that namesakes keep theirs.
        """
        waiting = self.by_key.get(same_people(row.people, with_place=self.with_place), [])
        if row.number in waiting:
            waiting.remove(row.number)
            return row.number
        return waiting.pop(0) if waiting else None


def people_of(sheet: StandblattInfo) -> tuple[PersonData, ...]:
    """Return the present holders of a Standblatt as they would stand on a list."""
    return tuple(PersonData(p.name, p.place, p.club, p.category, p.not_published) for p in sheet.current)


def preview(sheets: Sequence[StandblattInfo], rows: Sequence[NewStandblatt], *, per_sheet: int) -> Preview:
    """Say what taking in `rows` would do to a tournament with `sheets`; `per_sheet` is 1, or 2 in the Partnerschieber.

    Pure: an identical second list gives only "known" (the n-th row of equal normalised name and place matches the n-th
    such holder). Rows without a number get the next free ones in the order of the list.
    """
    there = _There(sheets, with_place=all(row.place_known for row in rows))
    given = Counter(row.number for row in rows if row.name)
    in_list = Counter(same_people(row.people, with_place=there.with_place) for row in rows)
    taken = set(there.by_number) | {number for number in given if number is not None}
    result = []
    for row in rows:
        if not row.name:
            result.append(RowPreview(row, EMPTY, hints=(_("Ohne Namen; die Zeile wird ausgelassen."),)))
            continue
        problem = _problem(row, given, per_sheet)
        number = None if problem else there.take(row)
        if problem:
            result.append(RowPreview(row, WRONG, row.number, problem))
        elif number is not None:
            result.append(RowPreview(row, KNOWN, number, hints=_other_number(row, number)))
        else:
            hints = _doubles(row, in_list, there)
            result.append(_new_row(row, there, taken, hints))
    return Preview(tuple(result))


def _new_row(row: NewStandblatt, there: _There, taken: set[int], hints: tuple[str, ...]) -> RowPreview:
    """Place a row that is not there yet: on its own number, on an empty Standblatt, or on the next free number."""
    if row.number is None:
        number = next_number(taken)
        taken.add(number)
        return RowPreview(row, NEW, number, hints=hints)
    sheet = there.by_number.get(row.number)
    if sheet is None:
        return RowPreview(row, NEW, row.number, hints=hints)
    if sheet.ersatz or sheet.current:
        text = _("Die Nummer %(n)d hat schon %(name)s.")
        whose = sheet.name or _("ein Ersatz")
        return RowPreview(row, WRONG, row.number, text % {"n": row.number, "name": whose})
    return RowPreview(row, FILLS, row.number, hints=hints)


def _problem(row: NewStandblatt, given: Counter[int | None], per_sheet: int) -> str:
    """Return why a row cannot be taken in as it is; empty: it can."""
    if not row.people[0].name:
        return _("Der Name der ersten Person fehlt.")
    if len(row.people) > per_sheet:
        return _("Zwei Personen in einer Zeile gehen nur im Partnerschieber.")
    if row.number is not None and not 1 <= row.number <= 9999:
        return _("Eine Startnummer geht von 1 bis 9999.")
    if row.number is not None and given[row.number] > 1:
        return _("Die Nummer %(n)d steht mehrmals in der Liste.") % {"n": row.number}
    return next((text for person in row.people for text in too_long(person)), "")


def too_long(person: PersonData) -> list[str]:
    """Return a sentence for each part of a person that does not fit on a Standblatt."""
    parts = (
        (_("Name"), person.name, NAME_LENGTH),
        (_("Ort"), person.place, PLACE_LENGTH),
        (_("Verein"), person.club, PLACE_LENGTH),
        (_("Kategorie"), person.category, CATEGORY_LENGTH),
    )
    text = _("%(part)s ist zu lang: %(have)d Zeichen, höchstens %(most)d gehen.")
    return [text % {"part": part, "have": len(value), "most": most} for part, value, most in parts if len(value) > most]


def _other_number(row: NewStandblatt, number: int) -> tuple[str, ...]:
    """Return a hint where a known person carries another number on the list."""
    if row.number is None or row.number == number:
        return ()
    return (_("Hat schon die Nummer %(n)d; sie bleibt.") % {"n": number},)


def _doubles(row: NewStandblatt, in_list: Counter[Key], there: _There) -> tuple[str, ...]:
    """Return hints where a new row may be the same person twice."""
    hints = []
    if in_list[same_people(row.people, with_place=there.with_place)] > 1:
        hints.append(_("Steht mehrmals in der Liste und wird mehrmals aufgenommen."))
    if there.names[same_people(row.people, with_place=False)]:
        hints.append(_("Gleicher Name ist schon da, mit anderem Ort oder anderer Nummer."))
    return tuple(hints)
