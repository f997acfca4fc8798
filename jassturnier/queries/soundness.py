"""What no database constraint can say and must be true all the same; `manage.py pruefen` prints what is not."""

from __future__ import annotations

from collections.abc import Iterator

from django.apps import apps
from django.db import connection, models
from django.db.models import Count, F, Max, Q, Sum
from django.utils.translation import gettext as _

from jassturnier.models import Entry, Tournament
from jassturnier.models.entries import OverrideKind
from jassturnier.queries.soundness_facts import unfitting_facts


def unsound() -> list[str]:
    """Give a sentence for everything that is wrong in the database; an empty list is the good answer."""
    return [*file_faults(), *foreign_rows(), *incomplete_entries(), *unequal_entries(), *unfitting_facts()]


def file_faults() -> Iterator[str]:
    """Read the whole SQLite file once: its pages, and that every reference leads somewhere."""
    if connection.vendor != "sqlite":
        return
    with connection.cursor() as cursor:
        for (line,) in cursor.execute("PRAGMA integrity_check").fetchall():
            if line != "ok":
                yield _("Datenbank beschädigt: {line}").format(line=line)
        for table, row, *_rest in cursor.execute("PRAGMA foreign_key_check").fetchall():
            yield _("Tabelle {table}, Zeile {row}: Verweis ins Leere").format(table=table, row=row)


def foreign_rows() -> Iterator[str]:
    """Look at every reference between two rows that both belong to a tournament: it must be the same one."""
    for model in apps.get_app_config("jassturnier").get_models():
        for field in references(model):
            wrong = model._base_manager.filter(**{f"{field}__isnull": False}).exclude(
                tournament=F(f"{field}__tournament")
            )
            for key in wrong.values_list("pk", flat=True):
                yield _("{model} {key}: «{field}» gehört zu einem anderen Turnier").format(
                    model=model.__name__, key=key, field=field
                )


def references(model: type[models.Model]) -> list[str]:
    """Give the fields of `model` that lead to another row with a tournament; none where it has no tournament itself."""
    keys = {field.name: field.related_model for field in model._meta.get_fields() if field.many_to_one}
    if keys.get("tournament") is not Tournament:
        return []
    others = [name for name in keys if name != "tournament"]
    return [name for name in others if has_tournament(keys[name])]


def has_tournament(model: object) -> bool:
    """Say whether the rows of a model belong to a tournament."""
    if not (isinstance(model, type) and issubclass(model, models.Model)):
        return False
    return any(field.name == "tournament" and field.many_to_one for field in model._meta.get_fields())


def incomplete_entries() -> Iterator[str]:
    """Look at the rows of every valid entry by Spiel: numbered 1, 2, 3 … up to the length of its Passe.

    What the Jassleitung saved with a reason may lack some, as when a Passe was broken off.
    """
    valid = Entry.objects.filter(valid=True, by_spiel=True, override=OverrideKind.NONE)
    counted = valid.annotate(rows=Count("spiele"), last=Max("spiele__number"))
    wanted = F("punkteblatt__passe__spiele")
    for entry in counted.filter(~Q(rows=wanted) | ~Q(last=wanted)).select_related("punkteblatt__passe"):
        yield _("Eingabe {key}: {rows} von {wanted} Spielen").format(
            key=entry.pk, rows=entry.rows, wanted=entry.punkteblatt.passe.spiele
        )


def unequal_entries() -> Iterator[str]:
    """Look at the sums of every valid entry by Spiel: they must be the control figures written beside them."""
    valid = Entry.objects.filter(valid=True, by_spiel=True)
    summed = valid.annotate(sum_a=Sum("spiele__points_a", default=0), sum_b=Sum("spiele__points_b", default=0))
    for entry in summed.exclude(sum_a=F("control_a"), sum_b=F("control_b")):
        yield _("Eingabe {key}: Zeilen {a} : {b}, Kontrollzahlen {control_a} : {control_b}").format(
            key=entry.pk, a=entry.sum_a, b=entry.sum_b, control_a=entry.control_a, control_b=entry.control_b
        )
