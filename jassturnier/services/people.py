"""One Standblatt at a time: a person is added, written differently, renumbered or removed."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import Correction, Decision, Holder, Place, Standblatt, Wish
from jassturnier.models.people import StandblattKind
from jassturnier.queries.people import next_number, standblaetter
from jassturnier.queries.people_import import people_of
from jassturnier.queries.people_rows import NewStandblatt, PersonData, same_people
from jassturnier.services.actors import Actor
from jassturnier.services.deed import Frame, deed
from jassturnier.services.holders import checked, has_played, label, present_holders, taken_numbers, write_holders
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.seats_guard import sheet_of

Outcome = Done | AlreadyKnown


def add_person(
    *,
    tournament_id: int,
    person: NewStandblatt,
    by: Actor,
    fixed_table: int | None = None,
    from_passe: int = 1,
    namesake: bool = False,
) -> Outcome:
    """Add one Standblatt with its people; without a number it gets the next free one. `Done.number` is the number.

    A number that is an empty Standblatt gets the name. Somebody with the same name and place who is there already is
    taken for the same form sent twice, unless `namesake` says that it is another person; with the same number typed it
    simply is known. Raises Refused "name", "too_long", "two", "number_taken", "known" (overridable by `namesake`).
    """
    with deed(tournament_id, by) as d:
        people = checked(d, person.people)
        same = [] if namesake else _numbers_of(tournament_id, people)
        if person.number in same:
            d.nothing_new()
            return AlreadyKnown(number=person.number or 0)
        if same:
            text = _("%(name)s hat schon die Nummer %(n)d. Ist es jemand anders, bitte das Häkchen setzen.")
            values = {"name": " / ".join(p.name for p in people), "n": same[0]}
            raise Refused("known", text % values, field="namesake", overridable=True)
        sheet = _sheet_for(d, person.number)
        sheet.handed_out_at = sheet.handed_out_at or (d.now if person.present else None)
        sheet.paid_at = sheet.paid_at or (d.now if person.paid else None)
        sheet.fixed_table, sheet.from_passe = fixed_table, max(from_passe, 1)
        sheet.save()
        write_holders(d, [sheet], [people])
        d.journal("Person aufgenommen", label(sheet), new={"present": sheet.handed_out_at is not None})
        return Done(number=sheet.number)


def _numbers_of(tournament_id: int, people: tuple[PersonData, ...]) -> list[int]:
    """Return the start numbers that hold people of the same names and places."""
    wanted = same_people(people)
    return [s.number for s in standblaetter(tournament_id) if same_people(people_of(s)) == wanted]


def _sheet_for(d: Frame, number: int | None) -> Standblatt:
    """Return a new Standblatt, or the empty one with this number. Raises Refused "number_taken"."""
    if number is None:
        return Standblatt(tournament=d.tournament, number=next_number(taken_numbers(d)))
    if not 1 <= number <= 9999:
        raise Refused("number", _("Eine Startnummer geht von 1 bis 9999."), field="number")
    sheet = Standblatt.objects.filter(tournament=d.tournament, number=number).first()
    if sheet is None:
        return Standblatt(tournament=d.tournament, number=number)
    if sheet.kind == StandblattKind.ERSATZ or present_holders(sheet):
        _refuse_taken(sheet)
    return sheet


def _refuse_taken(sheet: Standblatt, field: str = "number") -> None:
    """Refuse a number that somebody has."""
    names = " / ".join(h.name for h in present_holders(sheet)) or _("ein Ersatz")
    text = _("Die Nummer %(n)d hat schon %(name)s. Bitte eine andere nehmen.")
    raise Refused("number_taken", text % {"n": sheet.number, "name": names}, field=field)


def edit_person(
    *, tournament_id: int, number: int, people: tuple[PersonData, ...], by: Actor, fixed_table: int | None = None
) -> Outcome:
    """Write the present holders of a Standblatt differently (a slip in a name, place, club …) and its fixed table.

    A second person is added to a pair; one is taken away only before they played. Somebody else at the table is
    `replace_holder`, not this. Raises Refused "no_number", "name", "too_long", "two", "played".
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_of(d, number)
        clean = checked(d, people)
        old = present_holders(sheet)
        before, same_table = [_plain(h) for h in old], sheet.fixed_table == fixed_table
        if len(old) > len(clean) and has_played(sheet):
            text = _("Die zweite Person hat schon gespielt. Bitte mit «Jemand anders spielt weiter» ersetzen.")
            raise Refused("played", text, field="name_2")
        if before == [_plain(p) for p in clean] and same_table:
            d.nothing_new()
            return AlreadyKnown(number=number)
        Standblatt.objects.filter(pk=sheet.pk).update(fixed_table=fixed_table)
        _rewrite(d, sheet, old, clean)
        d.journal("Person geändert", label(sheet), old=before, new=[_plain(p) for p in clean])
        return Done(number=number)


def _plain(person: Holder | PersonData) -> dict[str, object]:
    """Return what can be written differently, as the journal keeps it."""
    parts = ("name", "place", "club", "category", "not_published")
    return {part: getattr(person, part) for part in parts}


def _rewrite(d: Frame, sheet: Standblatt, old: list[Holder], people: tuple[PersonData, ...]) -> None:
    """Write changed texts into the present holders, add those that are new and drop those that are gone."""
    if not old:
        write_holders(d, [sheet], [people])
        return
    for holder, person in zip(old, people, strict=False):
        Holder.objects.filter(pk=holder.pk).update(**_plain(person))
    for holder in old[len(people) :]:
        holder.delete()
    for position, person in enumerate(people[len(old) :], start=len(old) + 1):
        Holder.objects.create(tournament=d.tournament, standblatt=sheet, position=position, **_plain(person))


def renumber(*, tournament_id: int, number: int, new_number: int, by: Actor) -> Outcome:
    """Give a Standblatt another start number; an empty Standblatt that has it takes the old number instead.

    Raises Refused "no_number", "number", "number_taken", "drawn" (it has a place; the number stands on paper).
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_of(d, number)
        if number == new_number:
            d.nothing_new()
            return AlreadyKnown(number=number)
        if not 1 <= new_number <= 9999:
            raise Refused("number", _("Eine Startnummer geht von 1 bis 9999."), field="new_number")
        other = _may_exchange(d, sheet, new_number)
        if other is not None:
            Standblatt.objects.filter(pk=other.pk).update(number=_spare(d))
        Standblatt.objects.filter(pk=sheet.pk).update(number=new_number)
        if other is not None:
            Standblatt.objects.filter(pk=other.pk).update(number=number)
        sheet.number = new_number
        d.journal("Nummer geändert", label(sheet), old=number, new=new_number)
        return Done(number=new_number)


def _may_exchange(d: Frame, sheet: Standblatt, new_number: int) -> Standblatt | None:
    """Return the empty Standblatt that has `new_number`, or None. Raises Refused "number_taken", "drawn"."""
    other = Standblatt.objects.filter(tournament=d.tournament, number=new_number).first()
    if other is not None and (other.kind == StandblattKind.ERSATZ or present_holders(other)):
        _refuse_taken(other, "new_number")
    for one in (sheet, other):
        if one is not None and Place.objects.filter(standblatt=one).exists():
            text = _("Die Nummer %(n)d ist schon ausgelost und steht auf gedruckten Blättern; sie bleibt.")
            raise Refused("drawn", text % {"n": one.number}, field="new_number")
    return other


def _spare(d: Frame) -> int:
    """Return a start number that nobody has, for the moment of an exchange."""
    taken = taken_numbers(d)
    return next(n for n in range(9999, 0, -1) if n not in taken)


def remove_person(*, tournament_id: int, number: int, by: Actor) -> Done:
    """Take a Standblatt out of the list. Only before it has a place, a correction or a decision.

    Raises Refused "no_number", "played", "drawn", "recorded"; each says what to do instead.
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_of(d, number)
        if has_played(sheet):
            text = _("Die Nummer %(n)d hat schon gespielt und bleibt. Geht die Person, bitte «Geht nach Hause» wählen.")
            raise Refused("played", text % {"n": number})
        if Place.objects.filter(standblatt=sheet).exists():
            text = _(
                "Die Nummer %(n)d ist schon ausgelost. Bitte «Geht nach Hause» wählen; "
                "ihren Platz füllen Sie unter «Auslosung»."
            )
            raise Refused("drawn", text % {"n": number})
        if Correction.objects.filter(standblatt=sheet).exists() or Decision.objects.filter(standblatt=sheet).exists():
            text = _("Zur Nummer %(n)d gibt es eine Korrektur oder einen Entscheid; sie bleibt darum.")
            raise Refused("recorded", text % {"n": number})
        subject, old = label(sheet), [_plain(h) for h in present_holders(sheet)]
        Wish.objects.filter(standblatt=sheet).delete()
        Wish.objects.filter(other=sheet).delete()
        Holder.objects.filter(standblatt=sheet).delete()
        sheet.delete()
        d.journal("Person entfernt", subject, old=old)
        return Done(number=number)
