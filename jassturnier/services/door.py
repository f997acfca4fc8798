"""At the door: empty Standblätter made ready and handed out, talons typed, paid, the door closed and opened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from jassturnier.models import Place, Standblatt, Tournament
from jassturnier.models.people import StandblattKind
from jassturnier.queries.number_ranges import written
from jassturnier.queries.people import next_number
from jassturnier.queries.people_rows import PersonData
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import Frame, deed
from jassturnier.services.holders import checked, label, present_holders, taken_numbers, write_holders
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.seats_guard import sheet_of

Outcome = Done | AlreadyKnown
MOST_SHEETS = 2000


def prepare_stack(*, tournament_id: int, count: int, by: Actor) -> Outcome:
    """Make empty Standblätter until there are `count` (1–2000) in all; those that exist stay.

    `Done.number` is the first new number, `changed` how many were made. Raises Refused "count".
    """
    if not 1 <= count <= MOST_SHEETS:
        raise Refused("count", _("Bitte 1 bis 2000 Standblätter."), field="count")
    with deed(tournament_id, by) as d:
        have = Standblatt.objects.filter(tournament=d.tournament, kind=StandblattKind.NORMAL).count()
        taken, numbers = taken_numbers(d), []
        gaps = iter([n for n in range(1, min(count, 900) + 1) if n not in taken])
        for _index in range(count - have):
            numbers.append(next(gaps, None) or next_number(taken))
            taken.add(numbers[-1])
        if not numbers:
            d.nothing_new()
            return AlreadyKnown(number=have)
        Standblatt.objects.bulk_create(Standblatt(tournament=d.tournament, number=n) for n in numbers)
        d.journal("Leere Standblätter bereitgestellt", written(numbers))
        return Done(number=numbers[0], changed=len(numbers))


def hand_out(*, tournament_id: int, numbers: Iterable[int], by: Actor) -> Outcome:
    """Mark Standblätter as handed out: these people are there. Those that are already stay as they are.

    `Done.changed` counts the new ones. Raises Refused "no_number" naming the numbers that do not exist (nothing is
    marked then), "empty".
    """
    with deed(tournament_id, by) as d:
        sheets = [s for s in _sheets(d, numbers) if s.handed_out_at is None]
        if not sheets:
            d.nothing_new()
            return AlreadyKnown()
        Standblatt.objects.filter(pk__in=[s.pk for s in sheets]).update(handed_out_at=d.now)
        d.journal("Anwesend", written(s.number for s in sheets))
        return Done(number=sheets[0].number, changed=len(sheets))


def take_back(*, tournament_id: int, numbers: Iterable[int], by: Actor) -> Outcome:
    """Take "handed out" back. Raises Refused "no_number", "empty", "played" (it sits in a Passe that was started)."""
    with deed(tournament_id, by) as d:
        sheets = [s for s in _sheets(d, numbers) if s.handed_out_at is not None]
        if not sheets:
            d.nothing_new()
            return AlreadyKnown()
        _take_back(sheets)
        d.journal("Doch nicht anwesend", written(s.number for s in sheets))
        return Done(number=sheets[0].number, changed=len(sheets))


def hand_out_all_but(*, tournament_id: int, left_over: Iterable[int], by: Actor) -> Outcome:
    """Mark all Standblätter as handed out except those that are left over on the table at the door.

    `Done.changed` counts the marks that changed, in both directions. An Ersatz is not touched. Raises Refused
    "no_number", "played".
    """
    with deed(tournament_id, by) as d:
        wanted = set(left_over)
        left = _sheets(d, wanted) if wanted else []
        given = [s for s in _normal(d) if s.number not in wanted and s.handed_out_at is None]
        back = [s for s in left if s.handed_out_at is not None]
        if not given and not back:
            d.nothing_new()
            return AlreadyKnown()
        _take_back(back)
        Standblatt.objects.filter(pk__in=[s.pk for s in given]).update(handed_out_at=d.now)
        d.journal("Anwesend nach Rest", f"übrig: {written(wanted)}", new=written(s.number for s in given))
        return Done(changed=len(given) + len(back))


def _normal(d: Frame) -> list[Standblatt]:
    """Return all Standblätter that are no Ersatz."""
    return list(Standblatt.objects.filter(tournament=d.tournament, kind=StandblattKind.NORMAL).order_by("number"))


def _sheets(d: Frame, numbers: Iterable[int]) -> list[Standblatt]:
    """Return the Standblätter with these numbers. Raises Refused "empty", "no_number"."""
    wanted = set(numbers)
    if not wanted:
        raise Refused("empty", _("Bitte mindestens eine Nummer tippen."), field="numbers")
    found = [s for s in Standblatt.objects.filter(tournament=d.tournament).order_by("number") if s.number in wanted]
    unknown = wanted - {s.number for s in found}
    if unknown:
        there = written(s.number for s in _normal(d)) or "–"
        text = ngettext(
            "Die Nummer %(unknown)s gibt es nicht. Vorhanden: %(there)s. Nichts ist geändert.",
            "Diese Nummern gibt es nicht: %(unknown)s. Vorhanden: %(there)s. Nichts ist geändert.",
            len(unknown),
        )
        raise Refused("no_number", text % {"unknown": written(unknown), "there": there}, field="numbers")
    return found


def _take_back(sheets: Sequence[Standblatt]) -> None:
    """Write "not handed out". Raises Refused "played" where one sits in a Passe that was started."""
    keys = [s.pk for s in sheets]
    playing = Place.objects.filter(standblatt_id__in=keys, passe__started_at__isnull=False)
    numbers = sorted(set(playing.values_list("standblatt__number", flat=True)))
    if numbers:
        text = _(
            "Sitzt schon in einer begonnenen Passe: %(n)s. Geht die Person, bitte bei ihr «Geht nach Hause» wählen."
        )
        raise Refused("played", text % {"n": written(numbers)}, field="numbers")
    Standblatt.objects.filter(pk__in=keys).update(handed_out_at=None)


def mark_paid(*, tournament_id: int, numbers: Iterable[int], paid: bool, by: Actor) -> Outcome:
    """Record that the Startgeld is paid, or take it back. Raises Refused "no_number", "empty"."""
    with deed(tournament_id, by) as d:
        sheets = [s for s in _sheets(d, numbers) if (s.paid_at is not None) != paid]
        if not sheets:
            d.nothing_new()
            return AlreadyKnown()
        Standblatt.objects.filter(pk__in=[s.pk for s in sheets]).update(paid_at=d.now if paid else None)
        d.journal("Bezahlt" if paid else "Doch nicht bezahlt", written(s.number for s in sheets))
        return Done(number=sheets[0].number, changed=len(sheets))


def mark_printed(*, tournament_id: int, numbers: Iterable[int], by: Actor) -> Outcome:
    """Record that these Standblätter were printed just now. Raises Refused "no_number", "empty"."""
    with deed(tournament_id, by) as d:
        sheets = _sheets(d, numbers)
        Standblatt.objects.filter(pk__in=[s.pk for s in sheets]).update(printed_at=d.now)
        d.journal("Standblätter gedruckt", written(s.number for s in sheets))
        return Done(number=sheets[0].number, changed=len(sheets))


def fill_talon(
    *, tournament_id: int, number: int, people: tuple[PersonData, ...], by: Actor, paid: bool = False
) -> Outcome:
    """Type one talon: the name for an empty Standblatt, which was handed out with it. The same talon twice is no fault.

    Raises Refused "no_number", "other_name" (the number has somebody already), "name", "too_long", "ersatz".
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_of(d, number)
        clean = checked(d, people)
        if sheet.kind == StandblattKind.ERSATZ:
            raise Refused("ersatz", _("Die Nummer %(n)d ist ein Ersatz.") % {"n": number}, field="number")
        there = present_holders(sheet)
        if there and [(h.name, h.place) for h in there] == [(p.name, p.place) for p in clean]:
            d.nothing_new()
            return AlreadyKnown(number=number)
        if there:
            text = _("Die Nummer %(n)d hat schon %(name)s. Bitte die Nummer auf dem Talon nachsehen.")
            name = " / ".join(h.name for h in there)
            raise Refused("other_name", text % {"n": number, "name": name}, field="number")
        write_holders(d, [sheet], [clean])
        sheet.handed_out_at = sheet.handed_out_at or d.now
        sheet.paid_at = sheet.paid_at or (d.now if paid else None)
        sheet.save(update_fields=["handed_out_at", "paid_at"])
        d.journal("Talon erfasst", label(sheet), new={"paid": paid})
        return Done(number=number)


def close_door(*, tournament_id: int, by: Actor) -> Outcome:
    """Close the door: from now on it is known who plays. Raises Refused "nobody"."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        if d.tournament.door_closed_at is not None:
            d.nothing_new()
            return AlreadyKnown()
        present = Standblatt.objects.filter(tournament=d.tournament, handed_out_at__isnull=False).count()
        if present == 0:
            text = _("Noch ist niemand anwesend gemeldet. Bitte zuerst unter «Teilnehmer» erfassen, wer da ist.")
            raise Refused("nobody", text)
        Tournament.objects.filter(pk=d.tournament.pk).update(door_closed_at=d.now)
        d.journal("Türe geschlossen", new={"present": present})
        return Done(number=present)


def open_door(*, tournament_id: int, by: Actor) -> Outcome:
    """Open the door again, for people who come after all."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        if d.tournament.door_closed_at is None:
            d.nothing_new()
            return AlreadyKnown()
        Tournament.objects.filter(pk=d.tournament.pk).update(door_closed_at=None)
        d.journal("Türe wieder geöffnet")
        return Done()
