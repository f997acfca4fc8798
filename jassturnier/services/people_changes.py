"""Ersatz, and people who are replaced, come late, go early, are excluded or not ranked (DESIGN 6, Reglement 4.2).

None of these verbs touches seats: empty or full seats are changed by the verbs of the draw.
"""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import Holder, Passe, Standblatt
from jassturnier.models.people import Ranked, StandblattKind
from jassturnier.queries.people import next_number
from jassturnier.queries.people_rows import PersonData
from jassturnier.services.actors import Actor, Role
from jassturnier.services.address_book import players_for
from jassturnier.services.deed import Frame, deed
from jassturnier.services.holders import checked, label, per_sheet, present_holders, taken_numbers
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.seats_guard import sheet_of

Outcome = Done | AlreadyKnown
MOST_ERSATZ = 20
MOST_LOTS = 999


def replace_holder(
    *, tournament_id: int, number: int, person: PersonData, from_passe: int, by: Actor, position: int = 1
) -> Outcome:
    """Let another person play on with a start number from Passe `from_passe` (1–12) on.

    `position` 2 is the second of a pair. From its first Passe on the new name simply stands there (ranked as normal);
    later both stand in the history, and the Standblatt is not ranked unless decided otherwise. Raises Refused
    "no_number", "no_passe", "position", "earlier", "name", "too_long".
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_of(d, number)
        (new,) = checked(d, [person])
        _passe_exists(d, from_passe)
        if position not in range(1, per_sheet(d) + 1):
            raise Refused("position", _("Bitte angeben, wer von beiden ersetzt wird."), field="position")
        old = next((h for h in present_holders(sheet) if h.position == position), None)
        if old is not None and from_passe < old.from_passe:
            text = _("%(name)s spielt erst seit Passe %(p)d. Bitte diese oder eine spätere Passe angeben.")
            raise Refused("earlier", text % {"name": old.name, "p": old.from_passe}, field="from_passe")
        before = old.name if old else ""
        since = _since(sheet, old, from_passe)
        if old is not None and (old.name, old.place, old.from_passe) == (new.name, new.place, since):
            d.nothing_new()
            return AlreadyKnown(number=number)
        _take_over(d, sheet, old, new, position, since)
        d.journal("Ersetzt", label(sheet), old=before, new={"name": new.name, "from_passe": from_passe})
        return Done(number=number)


def _since(sheet: Standblatt, old: Holder | None, from_passe: int) -> int:
    """Return from which Passe the new holder counts: from the old one's first, if that one never played, else as said.

    The first holder always counts from Passe 1 on, also one who comes late.
    """
    first = old.from_passe if old else 1
    return first if from_passe <= max(sheet.from_passe, first) else from_passe


def _take_over(d: Frame, sheet: Standblatt, old: Holder | None, new: PersonData, position: int, since: int) -> None:
    """Write the new holder: in place of the old one from its first Passe, else after it."""
    if old is not None and since == old.from_passe:
        old.delete()
    elif old is not None:
        Holder.objects.filter(pk=old.pk).update(to_passe=since - 1)
    (player,) = players_for(d.tournament, [new])
    Holder.objects.create(
        tournament=d.tournament, standblatt=sheet, position=position, player=player, from_passe=since,
        name=new.name, place=new.place, club=new.club, category=new.category, not_published=new.not_published,
    )  # fmt: skip


def _passe_exists(d: Frame, number: int, field: str = "from_passe") -> None:
    """Refuse a Passe that this tournament does not have."""
    if not Passe.objects.filter(tournament=d.tournament, number=number).exists():
        raise Refused("no_passe", _("Eine Passe %(n)d gibt es hier nicht.") % {"n": number}, field=field)


def leave(*, tournament_id: int, number: int, last_passe: int, by: Actor) -> Outcome:
    """Record that a person goes home after Passe `last_passe`; 0: without having played. The seats stay as they are.

    Raises Refused "no_number", "no_passe", "earlier" (before the first Passe of a late person).
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_of(d, number)
        if last_passe != 0:
            _passe_exists(d, last_passe, "last_passe")
        if last_passe < sheet.from_passe - 1:
            text = _("Die Nummer %(n)d spielt erst ab Passe %(p)d.") % {"n": number, "p": sheet.from_passe}
            raise Refused("earlier", text, field="last_passe")
        if sheet.to_passe == last_passe:
            d.nothing_new()
            return AlreadyKnown(number=number)
        Standblatt.objects.filter(pk=sheet.pk).update(to_passe=last_passe)
        d.journal("Geht nach Hause", label(sheet), old=sheet.to_passe, new=last_passe)
        return Done(number=number)


def stay(*, tournament_id: int, number: int, by: Actor) -> Outcome:
    """Take back that a person went home. Raises Refused "no_number"."""
    with deed(tournament_id, by) as d:
        sheet = sheet_of(d, number)
        if sheet.to_passe is None:
            d.nothing_new()
            return AlreadyKnown(number=number)
        Standblatt.objects.filter(pk=sheet.pk).update(to_passe=None)
        d.journal("Spielt doch weiter", label(sheet), old=sheet.to_passe)
        return Done(number=number)


def come_late(*, tournament_id: int, number: int, from_passe: int, by: Actor) -> Outcome:
    """Record that a person plays only from Passe `from_passe` on; earlier Passen count 0, and it is ranked.

    Raises Refused "no_number", "no_passe", "later" (after it went home).
    """
    with deed(tournament_id, by) as d:
        sheet = sheet_of(d, number)
        _passe_exists(d, from_passe)
        if sheet.to_passe is not None and from_passe > sheet.to_passe + 1:
            text = _("Die Nummer %(n)d ging nach Passe %(p)d nach Hause.") % {"n": number, "p": sheet.to_passe}
            raise Refused("later", text, field="from_passe")
        if sheet.from_passe == from_passe:
            d.nothing_new()
            return AlreadyKnown(number=number)
        Standblatt.objects.filter(pk=sheet.pk).update(from_passe=from_passe)
        d.journal("Kommt später", label(sheet), old=sheet.from_passe, new=from_passe)
        return Done(number=number)


def exclude(*, tournament_id: int, number: int, reason: str, by: Actor) -> Outcome:
    """Exclude a person (Reglement 4.2) with a reason: no rank any more; what was played stays for the partners."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        sheet = sheet_of(d, number)
        _reason_there(reason)
        if sheet.excluded_at is not None:
            d.nothing_new()
            return AlreadyKnown(number=number)
        Standblatt.objects.filter(pk=sheet.pk).update(excluded_at=d.now, excluded_reason=reason.strip()[:300])
        d.journal("Ausgeschlossen", label(sheet), reason=reason)
        return Done(number=number)


def readmit(*, tournament_id: int, number: int, reason: str, by: Actor) -> Outcome:
    """Take an exclusion back, with a reason."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        sheet = sheet_of(d, number)
        if sheet.excluded_at is None:
            d.nothing_new()
            return AlreadyKnown(number=number)
        _reason_there(reason)
        Standblatt.objects.filter(pk=sheet.pk).update(excluded_at=None, excluded_reason="")
        d.journal("Ausschluss aufgehoben", label(sheet), old=sheet.excluded_reason, reason=reason)
        return Done(number=number)


def decide_ranked(*, tournament_id: int, number: int, ranked: str, reason: str, by: Actor) -> Outcome:
    """Decide whether a Standblatt is ranked: "ja" or "nein" with a reason, "auto" by the rules. An Ersatz never is."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        sheet = sheet_of(d, number)
        if ranked not in Ranked.values:
            raise Refused("choice", _("Bitte eine der drei Möglichkeiten wählen."), field="ranked")
        if sheet.kind == StandblattKind.ERSATZ and ranked == Ranked.YES:
            raise Refused("ersatz", _("Ein Ersatz spielt ausser Wertung."), field="ranked")
        if ranked != Ranked.AUTO:
            _reason_there(reason)
        kept = "" if ranked == Ranked.AUTO else reason.strip()[:300]
        if (sheet.ranked, sheet.ranked_reason) == (ranked, kept):
            d.nothing_new()
            return AlreadyKnown(number=number)
        Standblatt.objects.filter(pk=sheet.pk).update(ranked=ranked, ranked_reason=kept)
        d.journal("Wertung entschieden", label(sheet), old=sheet.ranked, new=ranked, reason=reason)
        return Done(number=number)


def record_lot(*, tournament_id: int, number: int, lot: int | None, by: Actor) -> Outcome:
    """Record the lot drawn between wholly equal totals: the smaller stands first (DESIGN 6). None takes it back."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        sheet = sheet_of(d, number)
        if lot is not None and not 1 <= lot <= MOST_LOTS:
            raise Refused("lot", _("Ein Los ist eine Zahl von 1 bis 999."), field="lot")
        if sheet.lot == lot:
            d.nothing_new()
            return AlreadyKnown(number=number)
        Standblatt.objects.filter(pk=sheet.pk).update(lot=lot)
        d.journal("Los gezogen", label(sheet), old=sheet.lot, new=lot)
        return Done(number=number)


def _reason_there(reason: str) -> None:
    """Refuse a deed whose reason is missing."""
    if not reason.strip():
        raise Refused("reason", _("Bitte einen Grund angeben; er steht nachher im Protokoll."), field="reason")


def add_ersatz(*, tournament_id: int, by: Actor, count: int = 1, had: int | None = None) -> Outcome:
    """Add `count` (1–20) Ersatz Standblätter from number 901 on; they are there at once. `Done.number` is the first.

    `had` says how many Ersatz the page showed: are there more by now, it was sent twice and nothing happens.
    """
    with deed(tournament_id, by) as d:
        there = Standblatt.objects.filter(tournament=d.tournament, kind=StandblattKind.ERSATZ).count()
        if had is not None and there > had:
            d.nothing_new()
            return AlreadyKnown(number=there)
        if not 1 <= count <= MOST_ERSATZ:
            raise Refused("count", _("Bitte 1 bis 20 Ersatz auf einmal."), field="count")
        taken = taken_numbers(d)
        numbers = []
        for _index in range(count):
            numbers.append(next_number(taken, ersatz=True))
            taken.add(numbers[-1])
        Standblatt.objects.bulk_create(
            Standblatt(tournament=d.tournament, number=n, kind=StandblattKind.ERSATZ, handed_out_at=d.now)
            for n in numbers
        )
        d.journal("Ersatz bereitgestellt", ", ".join(str(n) for n in numbers))
        return Done(number=numbers[0], changed=count)
