"""What the Jassleitung decides: corrections of points, warnings, decisions, acknowledged sums (Reglement 4)."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _

from jassturnier.models import Correction, Decision, Standblatt, Table
from jassturnier.models.records import DecisionKind
from jassturnier.services.actors import Actor, Role
from jassturnier.services.deed import Frame, deed
from jassturnier.services.outcomes import AlreadyKnown, Done, Refused
from jassturnier.services.passen import sum_situation
from jassturnier.services.seats_guard import passe_of, sheet_of

Outcome = Done | AlreadyKnown

MOST_POINTS = 9999


def correct_points(
    *, tournament_id: int, standblatt: int, points: int, reason: str, by: Actor, shown: int | None = None
) -> Outcome:
    """Add `points` (−9999 to 9999, not 0) to the total of start number `standblatt`, with a reason.

    Corrections count in the total only. `shown`: the highest row id when the form was shown; the same correction made
    since then is the same form sent again. `number` is the row id.
    Raises Refused "points", "reason", "no_number".
    """
    if not points or abs(points) > MOST_POINTS:
        raise Refused("points", _("Bitte eine Zahl von 1 bis 9999 angeben, mit Plus oder Minus."), field="points")
    _needs(reason, "reason")
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        sheet = sheet_of(d, standblatt, "standblatt")
        again = sheet.corrections.filter(points=points, reason=reason.strip()[:300], pk__gt=shown or 0).first()
        if shown is not None and again is not None:
            d.nothing_new()
            return AlreadyKnown(number=again.pk)
        made = _correct(d, sheet, points, reason)
        d.journal("Punkte korrigiert", f"Start-Nr. {standblatt}", new=f"{points:+d}", reason=reason)
        return Done(number=made.pk)


def undo_correction(*, tournament_id: int, correction: int, reason: str, by: Actor) -> Outcome:
    """Undo a correction (its row id) by one of the opposite sign; both stay. Raises Refused "no_correction", "reason".

    A correction that was undone already, or that undid another, stays as it is (AlreadyKnown).
    """
    _needs(reason, "reason")
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        old = Correction.objects.filter(tournament=d.tournament, pk=correction).select_related("standblatt").first()
        if old is None:
            raise Refused("no_correction", _("Diese Korrektur gibt es nicht mehr. Bitte die Seite neu öffnen."))
        if old.undoes_id is not None or Correction.objects.filter(undoes=old).exists():
            d.nothing_new()
            return AlreadyKnown(number=old.pk)
        made = _correct(d, old.standblatt, -old.points, reason, undoes=old)
        subject = f"Start-Nr. {old.standblatt.number}"
        d.journal("Korrektur aufgehoben", subject, old=f"{old.points:+d}", new=f"{-old.points:+d}", reason=reason)
        return Done(number=made.pk)


def warn(
    *,
    tournament_id: int,
    standblatt: int,
    situation: str,
    text: str,
    by: Actor,
    rule: str = "4.2",
    passe: int | None = None,
    table: int | None = None,
    shown: int | None = None,
) -> Outcome:
    """Record a warning of a start number (Reglement 4.2); after two the Jassleitung may exclude it.

    `Done.changed` counts the warnings of this number so far. `shown` as in `correct_points`.
    Raises Refused "no_number", "situation", "text", "no_passe", "no_table".
    """
    _needs(situation, "situation")
    _needs(text, "text")
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        sheet = sheet_of(d, standblatt, "standblatt")
        about = _about(d, DecisionKind.WARNING, situation, rule, text, passe, table, sheet)
        if _sent_before(d, about, shown):
            return AlreadyKnown(number=standblatt)
        made = Decision.objects.create(**about)
        d.journal("Verwarnung", f"Start-Nr. {standblatt}", new=situation.strip(), reason=text)
        so_far = Decision.objects.filter(standblatt=sheet, kind=DecisionKind.WARNING).count()
        return Done(number=made.pk, changed=so_far)


def decide(
    *,
    tournament_id: int,
    situation: str,
    text: str,
    by: Actor,
    rule: str = "",
    passe: int | None = None,
    table: int | None = None,
    standblatt: int | None = None,
    shown: int | None = None,
) -> Outcome:
    """Record a decision (Reglement 4.3): what happened, the rule it rests on, what holds.

    `shown` as in `correct_points`. Raises Refused "situation", "text", "no_number", "no_passe", "no_table".
    """
    _needs(situation, "situation")
    _needs(text, "text")
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        sheet = sheet_of(d, standblatt, "standblatt") if standblatt else None
        about = _about(d, DecisionKind.DECISION, situation, rule, text, passe, table, sheet)
        if _sent_before(d, about, shown):
            return AlreadyKnown()
        made = Decision.objects.create(**about)
        d.journal("Entscheid", situation.strip(), new=rule.strip() or None, reason=text)
        return Done(number=made.pk)


def acknowledge_sum(*, tournament_id: int, passe: int, difference: int, text: str, by: Actor) -> Done:
    """Record why the control sum of a Passe may differ by `difference`; another difference must be acknowledged anew.

    Raises Refused "text", "no_passe".
    """
    _needs(text, "text")
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        situation = sum_situation(passe, difference)
        made = Decision.objects.create(**_about(d, DecisionKind.ACKNOWLEDGED, situation, "", text, passe, None, None))
        d.journal("Kontrollsumme quittiert", situation, reason=text)
        return Done(number=made.pk)


def _correct(
    d: Frame, sheet: Standblatt, points: int, reason: str, undoes: Correction | None = None
) -> Correction:
    return Correction.objects.create(
        tournament=d.tournament,
        standblatt=sheet,
        points=points,
        reason=reason.strip()[:300],
        by=d.by.name,
        at=d.now,
        undoes=undoes,
    )


def _about(
    d: Frame,
    kind: DecisionKind,
    situation: str,
    rule: str,
    text: str,
    passe: int | None,
    table: int | None,
    sheet: Standblatt | None,
) -> dict[str, Any]:
    """Return the fields of a Decision, with Passe and table looked up."""
    return {
        "tournament": d.tournament,
        "kind": kind,
        "passe": passe_of(d, passe) if passe else None,
        "table": _table(d, table),
        "standblatt": sheet,
        "situation": situation.strip()[:120],
        "rule": rule.strip()[:60],
        "text": text.strip()[:500],
        "by": d.by.name,
        "at": d.now,
    }


def _sent_before(d: Frame, about: dict[str, Any], shown: int | None) -> bool:
    """Say whether the very same was recorded since the form was shown."""
    if shown is None:
        return False
    same = {name: value for name, value in about.items() if name not in ("by", "at")}
    known = Decision.objects.filter(**same, pk__gt=shown).exists()
    if known:
        d.nothing_new()
    return known


def _table(d: Frame, number: int | None) -> Table | None:
    if not number:
        return None
    table = Table.objects.filter(tournament=d.tournament, number=number).first()
    if table is None:
        raise Refused("no_table", _("Den Tisch %(t)s gibt es in diesem Turnier nicht.") % {"t": number}, field="table")
    return table


def _needs(text: str, field: str) -> None:
    """A field that must say something. Raises Refused named by the field."""
    sentences = {
        "reason": _("Bitte einen Grund angeben; er steht nachher im Protokoll."),
        "situation": _("Bitte in wenigen Worten sagen, was geschehen ist."),
        "text": _("Bitte sagen, was gilt und weshalb."),
    }
    if not text.strip():
        raise Refused(field, sentences[field], field=field)
