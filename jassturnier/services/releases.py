"""Publishing a Rangliste: what the hall sees is what was released, kept as it was."""

from __future__ import annotations

from django.db.models import Max
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from jassturnier.models import Decision, Release
from jassturnier.models.records import DecisionKind
from jassturnier.queries.standings import StandingRow, Standings, standings_of
from jassturnier.queries.tournaments import info_of
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import deed
from jassturnier.services.outcomes import Done, Refused

RANKING = "rangliste"
AUDIENCE = "saal"


def release_ranking(*, tournament_id: int, after_passe: int, by: Actor, reason: str = "") -> Done:
    """Publish the list after Passe `after_passe` (1–12) for the hall; returns its version.

    Releasing needs every sheet of these Passen typed (DESIGN 6, states of a sheet). Otherwise Refused ("open",
    overridable); with a `reason` the exception is recorded as a Decision. Refused ("no_passe") before the first start.
    """
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as frame:
        standings = standings_of(info_of(frame.tournament), after_passe)
        if standings.last_passe == 0:
            raise Refused("no_passe", _("Es ist noch keine Passe gestartet. Zuerst die 1. Passe starten."))
        missing = standings.tables_all - standings.tables_in
        if not standings.complete and not reason.strip():
            raise Refused("open", _open_text(missing, len(standings.open)), field="reason", overridable=True)
        if not standings.complete:
            Decision.objects.create(
                tournament=frame.tournament,
                kind=DecisionKind.EXCEPTION,
                situation=_("%(title)s freigegeben trotz offener Blätter") % {"title": standings.title},
                text=reason.strip()[:500],
                by=by.name,
                at=frame.now,
            )
        version = _next_version(tournament_id, standings.last_passe)
        Release.objects.create(
            tournament=frame.tournament,
            kind=RANKING,
            after_passe=standings.last_passe,
            audience=AUDIENCE,
            version=version,
            content=content_of(standings),
            by=by.name,
            at=frame.now,
        )
        frame.journal("Rangliste freigegeben", standings.title, new={"version": version}, reason=reason.strip())
        return Done(number=version)


def content_of(standings: Standings) -> dict[str, object]:
    """Return a list as plain JSON data, as it is kept and shown in the hall."""
    return {
        "title": standings.title,
        "subtitle": standings.subtitle,
        "footers": list(standings.footers),
        "passen": list(standings.passen),
        "final": standings.final,
        "rows": [_row(row) for row in standings.everybody],
    }


def _row(row: StandingRow) -> dict[str, object]:
    """Return one line; who does not want to be published stands with the number alone."""
    return {
        "rank": row.rank,
        "number": row.number,
        "name": "" if row.not_published else row.name,
        "place": "" if row.not_published else row.place,
        "category": row.category,
        "cells": [[cell.kind.value, cell.points, cell.dropped] for cell in row.cells],
        "correction": row.correction,
        "best": row.best if row.best_decides else None,
        "total": row.total,
        "open": row.open,
        "note": row.note,
    }


def _open_text(tables: int, people: int) -> str:
    parts = [
        ngettext("%(n)d Punkteblatt", "%(n)d Punkteblätter", tables) % {"n": tables},
        ngettext("%(n)d Startnummer", "%(n)d Startnummern", people) % {"n": people},
    ]
    return _(
        "Noch offen: %(open)s. "
        "Zuerst alle Blätter eintippen, oder einen Grund angeben, warum die Rangliste trotzdem gezeigt werden soll."
    ) % {"open": ", ".join(parts)}


def _next_version(tournament_id: int, after_passe: int) -> int:
    same = Release.objects.filter(tournament_id=tournament_id, kind=RANKING, after_passe=after_passe, audience=AUDIENCE)
    return (same.aggregate(last=Max("version"))["last"] or 0) + 1
