"""What every deed of a table's device asks first: does the tournament still take entries, is it still this table."""

from __future__ import annotations

import re

from django.utils import timezone
from django.utils.translation import gettext as _

from jassturnier.models import Place, Punkteblatt
from jassturnier.models.passen import PlaceKind
from jassturnier.queries.schreiber_codes import Access
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import Frame
from jassturnier.services.entries_sheet import passe_for_entry, sheet_for
from jassturnier.services.outcomes import Refused

_DEVICE = re.compile(r"[A-Za-z0-9_-]{8,40}", re.ASCII)


def actor_at(access: Access, *, who: str = "", device: str = "") -> Actor:
    """Return the actor of a table: the Schreiber's name where it is known, with the rights of a Helfer for it alone."""
    name = who.strip()[:60] or _("Tisch %(t)s") % {"t": access.table}
    return Actor(name=name, role=Role.HELFER, device=device[:64])


def device_fits(device: str) -> bool:
    """Say whether `device` can be the mark of a device: 8 to 40 letters, digits, `-` and `_`."""
    return _DEVICE.fullmatch(device) is not None


def must_be_open(access: Access) -> None:
    """Refuse a device of a tournament that was put away ("archived"); what it shows stays readable."""
    if access.archived:
        raise Refused("archived", archived_text(access))


def archived_text(access: Access) -> str:
    """Return why nothing can be written any more."""
    day = access.tournament.archived_at
    words = {
        "name": access.tournament.name,
        "day": timezone.localtime(day).strftime("%d.%m.%Y") if day else "",
    }
    text = _("Das Turnier «%(name)s» ist seit dem %(day)s abgeschlossen. Hier kann nichts mehr eingetragen werden.")
    return text % words


def sheet_at(d: Frame, access: Access, passe: int) -> Punkteblatt:
    """Return the Punkteblatt of this table in a started Passe, made where there is none yet.

    Raises Refused "archived", "other_passe" (the code is for one Punkteblatt alone) and those of `sheet_for`.
    """
    must_take(d, access, passe)
    return sheet_for(d, passe_for_entry(d, passe), access.table)


def must_take(d: Frame, access: Access, passe: int) -> None:
    """Refuse, under the lock, what was put away meanwhile ("archived") or has a code of its own ("other_passe")."""
    if d.tournament.archived_at is not None:
        raise Refused("archived", archived_text(access))
    if access.passe not in (None, passe):
        text = _("Dieser Code gehört zum Punkteblatt von Passe %(p)s. Bitte den Code auf dem neuen Blatt nehmen.")
        raise Refused("other_passe", text % {"p": access.passe})


def people_at(d: Frame, passe: int, table: int) -> tuple[int, ...]:
    """Return the start numbers that sit at a table in a Passe (numbers), A before B."""
    places = Place.objects.filter(
        tournament=d.tournament, passe__number=passe, table__number=table, kind=PlaceKind.SEAT
    )
    return tuple(places.order_by("team", "seat").values_list("standblatt__number", flat=True))


def must_be_same_people(now: tuple[int, ...], shown: tuple[int, ...]) -> None:
    """Refuse figures that were typed for other people ("people"): seats were drawn or changed in between."""
    if shown and shown != now:
        numbers = ", ".join(str(each) for each in now) or "–"
        text = _(
            "Inzwischen sitzen an diesem Tisch andere Leute (Nr. %(numbers)s). Es ist noch nichts abgegeben; was Sie "
            "getippt haben, ist noch da. Bitte die Namen vergleichen."
        )
        raise Refused("people", text % {"numbers": numbers})
