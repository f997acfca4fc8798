"""The draft of a device is mirrored to the laptop, and one device at a time holds a table."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Max
from django.utils import timezone
from django.utils.translation import gettext as _

from jassturnier.models import Draft, Punkteblatt
from jassturnier.queries.schreiber_codes import Access
from jassturnier.services.deed import Frame, deed
from jassturnier.services.entries_sheet import text_of
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.schreiber_frame import actor_at, device_fits, must_be_open, sheet_at

FRESH = timedelta(seconds=8)
"""A sign of life is written only when the last one is older: many devices cost few writes."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What a device has typed so far: its own mark, how often it changed, the content, how many Spiele are filled."""

    device: str
    revision: int
    content: dict[str, Any]
    filled: int


def mirror_draft(*, access: Access, passe: int, typed: Typed, device_label: str = "") -> Done | AlreadyKnown:
    """Keep what a device has typed, beside the laptop's figures: it counts nowhere (DESIGN 6 "angefangen").

    The first device of a Punkteblatt holds it. An older revision than the one kept only renews the sign of life.
    Raises Refused "archived", "device" and those of `sheet_at`.
    """
    must_be_open(access)
    _known_device(typed.device)
    if _sign_of_life(access, passe, typed):
        return AlreadyKnown(number=passe)
    with deed(access.tournament.id, actor_at(access, device=device_label)) as d:
        sheet = sheet_at(d, access, passe)
        _keep(d, sheet, typed)
        if sheet.holder_device:
            d.nothing_new()
            return Done(number=passe)
        _hold(sheet, typed.device, d.now)
        d.journal("Blatt angefangen", text_of(sheet))
    return Done(number=passe)


def take_over(*, access: Access, passe: int, device: str, device_label: str = "") -> Done | AlreadyKnown:
    """Let this device hold the table from now on; the draft of the other one stays. Raises as `mirror_draft`."""
    must_be_open(access)
    _known_device(device)
    with deed(access.tournament.id, actor_at(access, device=device_label)) as d:
        sheet = sheet_at(d, access, passe)
        if sheet.holder_device == device:
            d.nothing_new()
            return AlreadyKnown(number=passe)
        former = Draft.objects.filter(punkteblatt=sheet, device=sheet.holder_device)
        old = former.values_list("number", flat=True).first()
        mine = _keep(d, sheet, Typed(device, 0, {}, 0))
        _hold(sheet, device, d.now)
        d.journal("Tisch übernommen", text_of(sheet), old=old, new=mine.number)
    return Done(number=passe)


def _known_device(device: str) -> None:
    if not device_fits(device):
        raise Refused("device", _("Dieses Gerät hat sich nicht richtig gemeldet. Bitte die Seite neu öffnen."))


def _sign_of_life(access: Access, passe: int, typed: Typed) -> bool:
    """Renew the sign of life of a draft that is kept already; say whether that was all there is to do."""
    mine = Draft.objects.filter(
        tournament_id=access.tournament.id, device=typed.device,
        punkteblatt__passe__number=passe, punkteblatt__table__number=access.table, revision__gte=typed.revision,
    )  # fmt: skip
    kept = mine.values_list("pk", "seen_at").first()
    if kept is None:
        return False
    if timezone.now() - kept[1] > FRESH:
        Draft.objects.filter(pk=kept[0]).update(seen_at=timezone.now())
    return True


def _keep(d: Frame, sheet: Punkteblatt, typed: Typed) -> Draft:
    """Write the draft of a device where it is newer than the one kept; give a new device the next number."""
    mine = Draft.objects.filter(punkteblatt=sheet, device=typed.device).first()
    if mine is None:
        last = Draft.objects.filter(punkteblatt=sheet).aggregate(last=Max("number"))["last"] or 0
        return Draft.objects.create(
            tournament=d.tournament, punkteblatt=sheet, device=typed.device, number=last + 1,
            content=typed.content, filled=typed.filled, revision=typed.revision, seen_at=d.now,
        )  # fmt: skip
    if typed.revision > mine.revision:
        mine.content, mine.filled, mine.revision = typed.content, typed.filled, typed.revision
    mine.seen_at = d.now
    mine.save(update_fields=["content", "filled", "revision", "seen_at"])
    return mine


def _hold(sheet: Punkteblatt, device: str, now: datetime) -> None:
    sheet.holder_device, sheet.held_since = device, now
    sheet.save(update_fields=["holder_device", "held_since"])
