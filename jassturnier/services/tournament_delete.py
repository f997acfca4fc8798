"""A whole tournament is deleted: the only deed that destroys, so with its name typed and a backup before it."""

from __future__ import annotations

from django.utils.translation import gettext as _

from jassturnier.models import Journal, Tournament
from jassturnier.queries.people_rows import same_text
from jassturnier.queries.tournaments import tournament_info
from jassturnier.services.actors import Actor, Role
from jassturnier.services.backup_first import backup_first
from jassturnier.services.deed import deed
from jassturnier.services.outcomes import Done, Refused


def delete_tournament(*, tournament_id: int, typed_name: str, by: Actor) -> Done:
    """Delete a tournament with all its people and results; one journal line stays and says who, when and which.

    Raises Refused "name" where `typed_name` is not its name (case and blanks do not count), "right", "gone", "backup".
    """
    known = tournament_info(tournament_id)
    if known is not None and same_text(known.name) != same_text(typed_name):
        text = _("Der Name stimmt nicht überein. Bitte genau so tippen: %(name)s") % {"name": known.name}
        raise Refused("name", text, field="typed_name")
    backup_first(_("Löschen"))
    with deed(tournament_id, by, needs=Role.JASSLEITUNG) as d:
        people = d.tournament.standblaetter.count()
        Tournament.objects.filter(pk=tournament_id).delete()
        Journal.objects.filter(tournament_number=tournament_id).delete()
        d.journal("Turnier gelöscht", d.tournament.name, old={"date": d.tournament.date.isoformat(), "people": people})
        return Done(number=tournament_id)
