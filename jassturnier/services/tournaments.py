"""A tournament is made, its settings are changed, it is put into the archive."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import date

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from jassturnier.models import Entry, Organiser, Passe, Standblatt, Tournament
from jassturnier.models.tournaments import EntryPreset, Kind, SheetMode, TieRule
from jassturnier.services.actors import Actor, Role, covers
from jassturnier.services.deed import Frame, deed, write_line
from jassturnier.services.imports import take_in
from jassturnier.services.outcomes import AlreadyKnown, Done, Line, Refused
from jassturnier.services.passen_plan import change_spiele
from jassturnier.services.rehearsal_names import invented_standblaetter
from jassturnier.services.tournament_rules import check_settings

FREE_AFTER_RESULT = frozenset({"printed_address", "wlan_code", "entry_preset"})
"""What may be changed without a reason once the first result is in: it touches no figure."""


@dataclass(frozen=True, slots=True)
class NewTournament:
    """All settings of a tournament (DESIGN 6). `spiele` holds the number of Spiele (1–24) of each Passe (1–12).

    `pause_credit` None is the usual ⌈Spiele × 157 / 2⌉. In a rehearsal the key comes from `rehearsal_seed`.
    """

    name: str
    date: date
    kind: str = Kind.EINZEL
    place: str = ""
    spiele: tuple[int, ...] = (12, 12, 12, 12)
    match_bonus: int = 0
    streich: int = 0
    tie_rule: str = TieRule.BEST
    entry_preset: str = EntryPreset.TOTALS
    sheet_mode: str = SheetMode.PAPER
    acceptance: bool = True
    begin: str = "tuerschluss"
    pause_credit: int | None = None
    second_person_visum: bool = False
    printed_address: str = ""
    wlan_code: str = ""
    rehearsal: bool = False
    rehearsal_seed: str = ""

    def columns(self) -> dict[str, object]:
        """Return the settings that stand in the tournament's own row and can be changed later."""
        left_out = ("spiele", "rehearsal", "rehearsal_seed")
        return {name: getattr(self, name) for name in self.__dataclass_fields__ if name not in left_out}


def create_tournament(*, organiser_id: int, settings: NewTournament, by: Actor) -> Done:
    """Make a tournament with its Passen; `Done.number` is the tournament's id. The Jassleitung's deed.

    Raises Refused "right", "gone" (no such organiser), or a code of `check_settings`.
    """
    if not covers(by.role, Role.JASSLEITUNG):
        raise Refused("right", _("Das darf nur die Jassleitung. Bitte holen Sie sie an den Laptop."))
    check_settings(settings)
    with transaction.atomic():
        # Locked, so that a form sent twice at the same moment finds its twin.
        if Organiser.objects.select_for_update().filter(pk=organiser_id).first() is None:
            raise Refused("gone", _("Diesen Veranstalter gibt es nicht mehr. Bitte neu anmelden."))
        _refuse_twin(organiser_id, settings)
        made = Tournament.objects.create(
            organiser_id=organiser_id,
            key=new_key(settings),
            created_at=timezone.now(),
            rehearsal=settings.rehearsal,
            rehearsal_seed=settings.rehearsal_seed,
            **settings.columns(),
        )
        Passe.objects.bulk_create(
            Passe(tournament=made, number=n, spiele=spiele) for n, spiele in enumerate(settings.spiele, start=1)
        )
        line = Line("Turnier eröffnet", made.name, new=plain(settings))
        write_line(made, by, made.created_at, line)
    return Done(number=made.pk)


def _refuse_twin(organiser_id: int, settings: NewTournament) -> None:
    """Refuse a second tournament of the same name and day, as when the same form is sent twice. Probeturniere may."""
    twins = Tournament.objects.filter(organiser_id=organiser_id, date=settings.date, archived_at=None, rehearsal=False)
    if not settings.rehearsal and twins.filter(name=settings.name).exists():
        text = _("«%(name)s» gibt es an diesem Tag schon. Bitte dort weiterfahren oder anders benennen.")
        raise Refused("twin", text % {"name": settings.name}, field="name")


def create_rehearsal(
    *,
    organiser_id: int,
    seed: str,
    by: Actor,
    day: date,
    kind: str = Kind.EINZEL,
    count: int = 40,
    spiele: tuple[int, ...] = (12, 12, 12, 12),
) -> Done:
    """Make a Probeturnier with `count` invented Standblätter, all from `seed`; `Done.number` is the tournament's id."""
    name = _("Probeturnier %(kind)s") % {"kind": Kind(kind).label}
    settings = NewTournament(
        name=name, date=day, kind=kind, place=_("Probewil"), spiele=spiele, rehearsal=True, rehearsal_seed=seed
    )
    made = create_tournament(organiser_id=organiser_id, settings=settings, by=by)
    take_in(tournament_id=made.number, rows=invented_standblaetter(seed, count, kind), by=by)
    return made


def new_key(settings: NewTournament) -> str:
    """Return 32 bytes in hex for the secrets of tables and start numbers: random, or from a rehearsal's seed."""
    if settings.rehearsal:
        return hashlib.sha256(f"jassturnier Probeturnier {settings.rehearsal_seed}".encode()).hexdigest()
    return secrets.token_hex(32)


def plain(settings: NewTournament) -> dict[str, object]:
    """Return the settings as the journal keeps them."""
    return settings.columns() | {"date": settings.date.isoformat(), "spiele": list(settings.spiele)}


def change_settings(*, tournament_id: int, settings: NewTournament, by: Actor, reason: str = "") -> Done | AlreadyKnown:
    """Change the settings; `Done.changed` says how many. Once a result is in, most need a `reason` (DESIGN 6).

    Raises Refused: "locked" (reason missing, overridable), "kind_locked" (people are there), "spiele_locked" (a result
    is in) or a code of `check_settings`.
    """
    check_settings(settings)
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        passen = list(Passe.objects.filter(tournament=d.tournament).order_by("number"))
        check_settings(settings, active_passen=sum(p.cancelled_at is None for p in passen))
        old = {name: getattr(d.tournament, name) for name in settings.columns()}
        new = {name: value for name, value in settings.columns().items() if value != old[name]}
        with_result = Entry.objects.filter(tournament=d.tournament).exists()
        if with_result and set(new) - FREE_AFTER_RESULT and not reason.strip():
            raise Refused("locked", locked_text(), field="reason", overridable=True)
        _refuse_other_kind(d, new)
        spiele = change_spiele(d.tournament, passen, settings.spiele, with_result=with_result)
        if not new and not spiele:
            d.nothing_new()
            return AlreadyKnown()
        Tournament.objects.filter(pk=d.tournament.pk).update(**new)
        d.journal(
            "Einstellungen geändert",
            ", ".join([*new, *(["spiele"] if spiele else [])]),
            old={name: str(old[name]) for name in new} | ({"spiele": [p.spiele for p in passen]} if spiele else {}),
            new={name: str(value) for name, value in new.items()} | ({"spiele": spiele} if spiele else {}),
            reason=reason,
        )
        return Done(changed=len(new) + bool(spiele))


def locked_text() -> str:
    """Return why a setting is locked and the way on."""
    return _("Es liegt schon ein Resultat vor, die Einstellungen sind darum gesperrt. Mit einem Grund geht es doch.")


def _refuse_other_kind(d: Frame, new: dict[str, object]) -> None:
    """Refuse to turn an Einzelschieber into a Partnerschieber, or back, once there are people."""
    if "kind" in new and Standblatt.objects.filter(tournament=d.tournament).exists():
        text = _("Es sind schon Teilnehmende da; die Art bleibt. Bitte für die andere Art ein neues Turnier eröffnen.")
        raise Refused("kind_locked", text, field="kind")


def archive(*, tournament_id: int, by: Actor) -> Done | AlreadyKnown:
    """Put a tournament into the archive; nothing is lost, it can be taken out again."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        if d.tournament.archived_at is not None:
            d.nothing_new()
            return AlreadyKnown()
        Tournament.objects.filter(pk=d.tournament.pk).update(archived_at=d.now)
        d.journal("Turnier abgelegt", d.tournament.name)
        return Done()


def unarchive(*, tournament_id: int, by: Actor) -> Done | AlreadyKnown:
    """Take a tournament out of the archive."""
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        if d.tournament.archived_at is None:
            d.nothing_new()
            return AlreadyKnown()
        Tournament.objects.filter(pk=d.tournament.pk).update(archived_at=None)
        d.journal("Turnier zurückgeholt", d.tournament.name)
        return Done()
