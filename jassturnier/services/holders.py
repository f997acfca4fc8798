"""Writing who holds which Standblatt: the checks and the rows that several verbs of people share."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _

from jassturnier.models import Holder, Passe, Place, Standblatt
from jassturnier.models.tournaments import Kind
from jassturnier.queries.people_import import too_long
from jassturnier.queries.people_rows import PersonData, tidy
from jassturnier.services.address_book import players_for
from jassturnier.services.deed import Frame
from jassturnier.services.outcomes import Refused


def per_sheet(d: Frame) -> int:
    """Return how many people share a Standblatt: 1, or 2 in the Partnerschieber."""
    return 2 if d.tournament.kind == Kind.PARTNER else 1


def tidied(person: PersonData) -> PersonData:
    """Return a person with blanks joined and without control characters."""
    return PersonData(
        tidy(person.name), tidy(person.place), tidy(person.club), tidy(person.category), person.not_published
    )


def checked(d: Frame, people: Sequence[PersonData]) -> tuple[PersonData, ...]:
    """Return tidied people, those without a name left out at the end. Raises Refused "name", "too_long", "two"."""
    clean = [tidied(p) for p in people]
    while clean and not clean[-1].name:
        clean.pop()
    if not clean or not clean[0].name:
        raise Refused("name", _("Der Name fehlt. Bitte Name und Vorname tippen."), field="name")
    if len(clean) > per_sheet(d):
        raise Refused("two", _("Im Einzelschieber hat jede Person ihre eigene Startnummer."), field="name_2")
    for position, person in enumerate(clean, start=1):
        for text in too_long(person):
            raise Refused("too_long", text, field="name" if position == 1 else "name_2")
    return tuple(clean)


def write_holders(d: Frame, sheets: Sequence[Standblatt], people: Sequence[Sequence[PersonData]]) -> None:
    """Give each Standblatt its first holders, from Passe 1 on; one write, and the address book."""
    flat = [
        (sheet, position, p) for sheet, pair in zip(sheets, people, strict=True) for position, p in enumerate(pair, 1)
    ]
    players = players_for(d.tournament, [p for _, _, p in flat])
    Holder.objects.bulk_create(
        Holder(
            tournament=d.tournament, standblatt=sheet, position=position, player=player, from_passe=1, name=p.name,
            place=p.place, club=p.club, category=p.category, not_published=p.not_published,
        )
        for (sheet, position, p), player in zip(flat, players, strict=True)
    )  # fmt: skip


def present_holders(sheet: Standblatt) -> list[Holder]:
    """Return who holds a Standblatt now, the first of a pair first."""
    return list(Holder.objects.filter(standblatt=sheet, to_passe__isnull=True).order_by("position"))


def label(sheet: Standblatt) -> str:
    """Return "12 Muster Anna" for the journal."""
    names = " / ".join(h.name for h in present_holders(sheet))
    return f"{sheet.number} {names}".strip()


def has_played(sheet: Standblatt) -> bool:
    """Say whether it has a place in a Passe that was started."""
    return Place.objects.filter(standblatt=sheet, passe__started_at__isnull=False).exists()


def first_open_passe(d: Frame) -> int:
    """Return the number of the first Passe that was not started (one more than there are, if all were)."""
    started = Passe.objects.filter(tournament=d.tournament, started_at__isnull=False).order_by("-number").first()
    return started.number + 1 if started else 1


def taken_numbers(d: Frame) -> set[int]:
    """Return all start numbers of the tournament."""
    return set(Standblatt.objects.filter(tournament=d.tournament).values_list("number", flat=True))
