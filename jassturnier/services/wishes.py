"""Wishes that a draw heeds where it can: two people apart, or somebody missing in one Passe."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import Passe, Standblatt, Wish
from jassturnier.models.draws import WishKind
from jassturnier.services.actors import Actor
from jassturnier.services.deed import Frame, deed
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.seats_guard import sheet_of


def add_wish(
    *, tournament_id: int, kind: str, number: int, by: Actor, other: int | None = None, passe: int | None = None
) -> Done | AlreadyKnown:
    """Record a wish: "not_together" or "not_partner" of two start numbers, or "absent" of one in a Passe (1–12).

    `Done.number` is the wish's id. The order of the two does not count. Raises Refused "choice", "no_number",
    "other", "same", "passe".
    """
    with deed(tournament_id, by) as d:
        if kind not in WishKind.values:
            raise Refused("choice", _("Bitte eine der Möglichkeiten wählen."), field="kind")
        sheet = sheet_of(d, number)
        second = None if kind == WishKind.ABSENT else _other(d, sheet, other)
        in_passe = _passe(d, passe) if kind == WishKind.ABSENT else None
        first, second = _in_order(sheet, second)
        wish, made = Wish.objects.get_or_create(
            tournament=d.tournament, kind=kind, standblatt=first, other=second, passe_number=in_passe
        )
        if not made:
            d.nothing_new()
            return AlreadyKnown(number=wish.pk)
        d.journal("Wunsch erfasst", subject(wish))
        return Done(number=wish.pk)


def subject(wish: Wish) -> str:
    """Return "3 und 9: Nicht Partner" for the journal."""
    about = f"{wish.standblatt.number}"
    if wish.other is not None:
        about += f" und {wish.other.number}"
    when = f" {wish.passe_number}" if wish.passe_number else ""
    return f"{about}: {WishKind(wish.kind).label}{when}"


def _in_order(sheet: Standblatt, other: Standblatt | None) -> tuple[Standblatt, Standblatt | None]:
    """Return the two with the lower number first, so that a pair is stored once."""
    if other is not None and other.number < sheet.number:
        return other, sheet
    return sheet, other


def _other(d: Frame, sheet: Standblatt, number: int | None) -> Standblatt:
    """Return the second Standblatt of a wish about two."""
    if number is None:
        raise Refused("other", _("Bitte die zweite Startnummer tippen."), field="other")
    other = sheet_of(d, number, "other")
    if other.pk == sheet.pk:
        raise Refused("same", _("Das ist zweimal dieselbe Nummer."), field="other")
    return other


def _passe(d: Frame, number: int | None) -> int:
    """Return the number of an existing Passe for an absence."""
    if number is None or not Passe.objects.filter(tournament=d.tournament, number=number).exists():
        raise Refused("passe", _("Bitte eine Passe dieses Turniers angeben."), field="passe")
    return number


def remove_wish(*, tournament_id: int, wish_id: int, by: Actor) -> Done | AlreadyKnown:
    """Take a wish out; one that is gone already is no fault."""
    with deed(tournament_id, by) as d:
        wish = Wish.objects.filter(tournament=d.tournament, pk=wish_id).select_related("standblatt", "other").first()
        if wish is None:
            d.nothing_new()
            return AlreadyKnown()
        text = subject(wish)
        wish.delete()
        d.journal("Wunsch entfernt", text)
        return Done(number=wish_id)
