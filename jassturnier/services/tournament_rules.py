"""What must be true of a tournament's settings (DESIGN 6), with the sentence for each slip."""

from __future__ import annotations

from datetime import date
from typing import Protocol

from django.utils.translation import gettext as _

from jassturnier.models.tournaments import Begin, EntryPreset, Kind, SheetMode, TieRule
from jassturnier.services.outcomes import Refused

MOST_PASSEN = 12
MOST_SPIELE = 24
BONUSES = (0, 50, 100)
MOST_CREDIT = 24 * 157


class Settings(Protocol):
    """The settings that have rules between each other."""

    @property
    def name(self) -> str: ...
    @property
    def date(self) -> date: ...
    @property
    def kind(self) -> str: ...
    @property
    def spiele(self) -> tuple[int, ...]: ...
    @property
    def match_bonus(self) -> int: ...
    @property
    def streich(self) -> int: ...
    @property
    def tie_rule(self) -> str: ...
    @property
    def entry_preset(self) -> str: ...
    @property
    def sheet_mode(self) -> str: ...
    @property
    def acceptance(self) -> bool: ...
    @property
    def begin(self) -> str: ...
    @property
    def pause_credit(self) -> int | None: ...


def check_settings(settings: Settings, *, active_passen: int | None = None) -> None:
    """Raise Refused where the settings do not fit each other; its field names the place.

    `active_passen`: how many Passen are not cancelled, for a tournament that exists.
    """
    if not settings.name.strip():
        raise Refused("name", _("Das Turnier braucht einen Namen."), field="name")
    if not 1 <= len(settings.spiele) <= MOST_PASSEN:
        raise Refused("passen", _("Ein Turnier hat 1 bis 12 Passen."), field="passen")
    if not all(1 <= spiele <= MOST_SPIELE for spiele in settings.spiele):
        raise Refused("spiele", _("Eine Passe hat 1 bis 24 Spiele."), field="spiele")
    _check_streich(settings, min(active_passen or MOST_PASSEN, len(settings.spiele)))
    if settings.match_bonus not in BONUSES:
        raise Refused("bonus", _("Der Zuschlag für einen Match ist 0, 50 oder 100."), field="match_bonus")
    if settings.pause_credit is not None and not 0 <= settings.pause_credit <= MOST_CREDIT:
        text = _("Die Gutschrift für eine Pause ist 0 bis %(most)d Punkte.") % {"most": MOST_CREDIT}
        raise Refused("credit", text, field="pause_credit")
    if settings.sheet_mode == SheetMode.DEVICE and not settings.acceptance:
        text = _("Ohne Punkteblatt auf Papier müssen beide Teams das Resultat bestätigen. Bitte das Häkchen setzen.")
        raise Refused("acceptance", text, field="acceptance")
    _check_choices(settings)


def _check_streich(settings: Settings, passen: int) -> None:
    """Refuse as many Streichresultate as there are Passen, or more."""
    if not 0 <= settings.streich < passen:
        text = _("Bei %(passen)d Passen sind höchstens %(most)d Streichresultate möglich.") % {
            "passen": passen,
            "most": passen - 1,
        }
        raise Refused("streich", text, field="streich")


def _check_choices(settings: Settings) -> None:
    """Refuse a choice that no page offers."""
    choices = (
        ("kind", Kind),
        ("tie_rule", TieRule),
        ("entry_preset", EntryPreset),
        ("sheet_mode", SheetMode),
        ("begin", Begin),
    )
    for field, kind in choices:
        if getattr(settings, field) not in kind.values:
            raise Refused("choice", _("Diese Auswahl gibt es nicht. Bitte eine aus der Liste nehmen."), field=field)
