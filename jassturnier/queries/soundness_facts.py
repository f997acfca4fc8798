"""Facts that must fit each other across rows: who held and sat, what was typed, what was written down about it.

Each function gives a sentence for every fault; `queries.soundness` gathers them for `manage.py pruefen`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from django.db.models import Count, Exists, F, Max, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _

from jassturnier.models import Correction, Draw, Entry, Holder, Journal, Passe, Place, Punkteblatt, Tournament
from jassturnier.models.draws import DrawState
from jassturnier.models.passen import PlaceKind
from jassturnier.models.tournaments import Kind
from scoring.spiel import GAME_TOTAL

DELETED = "Turnier gelöscht"


def unfitting_facts() -> list[str]:
    """Give a sentence for everything that does not fit; about a dozen queries, whatever the size."""
    return [
        *holders_at_once(),
        *second_people(),
        *numbers_left_out(),
        *entries_out_of_place(),
        *sheets_out_of_place(),
        *unfitting_undoing(),
        *undated_draws(),
        *journal_gaps(),
    ]


def holders_at_once() -> Iterator[str]:
    """Look at the history of every Standblatt: one after the other, and only the last one still holds it."""
    rows = Holder.objects.order_by("standblatt_id", "position", "from_passe").select_related("standblatt")
    for one, other in pairwise(rows):
        same = (one.standblatt_id, one.position) == (other.standblatt_id, other.position)
        if same and (one.to_passe is None or one.to_passe >= other.from_passe):
            text = _("Turnier {t}, Nr. {n}: zwei Personen halten das Standblatt zur gleichen Zeit")
            yield text.format(t=one.tournament_id, n=one.standblatt.number)


def second_people() -> Iterator[str]:
    """Look for what only a pair has, in an Einzelschieber, and for second seats of a pair."""
    for holder in Holder.objects.filter(position=2, tournament__kind=Kind.EINZEL).select_related("standblatt"):
        text = _("Turnier {t}, Nr. {n}: zwei Personen im Einzelschieber")
        yield text.format(t=holder.tournament_id, n=holder.standblatt.number)
    for place in Place.objects.filter(seat=2, tournament__kind=Kind.PARTNER).select_related("standblatt"):
        text = _("Turnier {t}, Nr. {n}: ein Paar sitzt auf einem zweiten Platz")
        yield text.format(t=place.tournament_id, n=place.standblatt.number)


def numbers_left_out() -> Iterator[str]:
    """Look for rows that are missing in a counted row: Passen of a tournament, versions of a sheet, its draws."""
    for words, rows, key in (
        (_("Turnier {key}: {rows} Passen, die letzte ist Nr. {last}"), Passe.objects.all(), "tournament_id"),
        (_("Turnier {key}: {rows} Auslosungen, die letzte ist Nr. {last}"), Draw.objects.all(), "tournament_id"),
        (_("Punkteblatt {key}: {rows} Versionen, die letzte ist Nr. {last}"), Entry.objects.all(), "punkteblatt_id"),
    ):
        number = "version" if key == "punkteblatt_id" else "number"
        counted = rows.order_by().values(key).annotate(rows=Count("pk"), last=Max(number))
        for row in counted.exclude(rows=F("last")):
            yield words.format(key=row[key], rows=row["rows"], last=row["last"])


def entries_out_of_place() -> Iterator[str]:
    """Look at every entry that counts: its Passe was started and is as long as noted, and somebody sat at its table."""
    seats = Place.objects.filter(
        passe=OuterRef("punkteblatt__passe"), table=OuterRef("punkteblatt__table"), kind=PlaceKind.SEAT
    )
    valid = Entry.objects.filter(valid=True)
    for wrong, words in (
        (valid.filter(punkteblatt__passe__started_at__isnull=True), _("gilt in einer Passe, die nicht gestartet ist")),
        (valid.exclude(expected=F("punkteblatt__passe__spiele") * GAME_TOTAL), _("gilt für eine andere Anzahl Spiele")),
        (valid.filter(~Exists(seats)), _("gilt an einem Tisch, an dem niemand sitzt")),
        (Entry.objects.filter(by_spiel=False, spiele__isnull=False).distinct(), _("ist ein Total und hat doch Spiele")),
        (_unequal_ticks(valid), _("zählt andere Matches als ihre Spiele")),
    ):
        for key in wrong.order_by("pk").values_list("pk", flat=True):
            yield _("Eingabe {key} {words}").format(key=key, words=words)


def _unequal_ticks(valid: QuerySet[Entry]) -> QuerySet[Entry]:
    """Return entries by Spiel whose counted matches are not the ticks of their rows."""
    ticked = valid.filter(by_spiel=True).annotate(
        ticks_a=Count("spiele", filter=Q(spiele__match="A")), ticks_b=Count("spiele", filter=Q(spiele__match="B"))
    )
    return ticked.exclude(matches_a=F("ticks_a"), matches_b=F("ticks_b"))


def sheets_out_of_place() -> Iterator[str]:
    """Look for a Visum of figures that do not count."""
    counting = Entry.objects.filter(punkteblatt=OuterRef("pk"), valid=True)
    for key in Punkteblatt.objects.filter(~Exists(counting), visum_at__isnull=False).values_list("pk", flat=True):
        yield _("Punkteblatt {key}: Visum, aber keine Punkte").format(key=key)


def unfitting_undoing() -> Iterator[str]:
    """Look at corrections that undo another: the same start number, the opposite points."""
    fitting = Q(undoes__standblatt=F("standblatt"), undoes__points=-F("points"))
    for key in Correction.objects.filter(undoes__isnull=False).exclude(fitting).values_list("pk", flat=True):
        yield _("Korrektur {key} hebt eine andere nicht genau auf").format(key=key)


def undated_draws() -> Iterator[str]:
    """Look for draws that were decided without saying when."""
    for draw in Draw.objects.filter(decided_at__isnull=True).exclude(state=DrawState.DRAFT):
        yield _("Turnier {t}: Auslosung {n} ist entschieden, aber nicht datiert").format(
            t=draw.tournament_id, n=draw.number
        )


def journal_gaps() -> Iterator[str]:
    """Look at the journal of every tournament: no line is missing, and of a deleted one exactly one line is left."""
    there = set(Tournament.objects.values_list("pk", flat=True))
    rows = Journal.objects.order_by().values("tournament_number")
    for row in rows.annotate(lines=Count("pk"), last=Max("number"), gone=Count("pk", filter=Q(deed=DELETED))):
        number, lines, last, gone = row["tournament_number"], row["lines"], row["last"], row["gone"]
        if lines != last:
            yield _("Journal {key}: {lines} Zeilen, die letzte ist Nr. {last}").format(
                key=number, lines=lines, last=last
            )
        if number > 0 and (number in there) == bool(gone):
            yield _("Journal {key}: das Turnier ist weg ohne Zeile darüber, oder noch da trotz der Zeile").format(
                key=number
            )
