"""The organiser's address book: each person taken in gets an entry, found again by the same name and place."""

from __future__ import annotations

from collections.abc import Sequence

from jassturnier.models import Player, Tournament
from jassturnier.queries.people_rows import PersonData


def players_for(tournament: Tournament, people: Sequence[PersonData]) -> list[Player | None]:
    """Return the address book's entry for each person, made where it is new. Two queries and one write.

    Invented people of a rehearsal stay out of the address book: None for each.
    """
    if tournament.rehearsal:
        return [None] * len(people)
    wanted = {(p.name, p.place): p for p in people}
    known = {
        (player.name, player.place): player
        for player in Player.objects.filter(
            organiser_id=tournament.organiser_id, place__in={place for _, place in wanted}
        ).order_by("-pk")
        if (player.name, player.place) in wanted
    }
    new = Player.objects.bulk_create(
        Player(
            organiser_id=tournament.organiser_id, name=p.name, place=p.place, club=p.club, category=p.category,
            not_published=p.not_published,
        )
        for key, p in wanted.items()
        if key not in known
    )  # fmt: skip
    known |= {(player.name, player.place): player for player in new}
    return [known[(p.name, p.place)] for p in people]
