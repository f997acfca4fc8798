"""What an exchange of two seats would do, as sentences."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.queries.draws_exchange import Consequence
from jassturnier.queries.seating import Names, Spot
from jassturnier.views.draws_findings import Said
from jassturnier.views.draws_gap_words import named


def exchange_lines(found: Consequence, names: Names) -> list[Said]:
    """Say who goes where, and how many repeats there are before and after."""
    one, two = found.one, found.two
    moves = _("%(who)s: von %(old)s nach %(new)s.")
    return [
        Said("hint", moves % {"who": named(one.number, names), "old": where(one), "new": where(two)}),
        Said("hint", moves % {"who": named(two.number, names), "old": where(two), "new": where(one)}),
        Said("warning" if found.worse else "done", _repeats(found)),
    ]


def where(spot: Spot) -> str:
    """Return "Tisch 7, Team A" or "Pause"."""
    return _("Tisch %(t)s, Team %(team)s") % {"t": spot.table, "team": spot.team} if spot.seated else _("Pause")


def _repeats(found: Consequence) -> str:
    before, after = found.before, found.after
    if (before.encounter_repeats, before.partner_repeats) == (after.encounter_repeats, after.partner_repeats):
        return _("An den Wiederholungen ändert sich nichts.")
    text = _(
        "Wiederholte Begegnungen am Tisch: bisher %(met)s, danach %(met_after)s. "
        "Wiederholte Partner: bisher %(partners)s, danach %(partners_after)s."
    )
    return text % {
        "met": before.encounter_repeats,
        "met_after": after.encounter_repeats,
        "partners": before.partner_repeats,
        "partners_after": after.partner_repeats,
    }
