"""`manage.py pruefen` finds each kind of fact that does not fit; a sound evening has none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from jassturnier.models import Correction, Draw, Entry, Holder, Journal, Passe, Place, Punkteblatt, Spiel, Tournament
from jassturnier.queries.soundness import unsound
from tests import builders

pytestmark = pytest.mark.django_db


@pytest.fixture
def made() -> Tournament:
    """Give an evening of 8 people: two Passen seated, the first played, a draft, a correction undone, a journal."""
    found = builders.tournament(passen=2)
    sheets = builders.people(found, 8)
    builders.seat_everybody(found)
    builders.start(found)
    builders.played(found, 1, 1, 1000)
    by_spiel = builders.played(found, 1, 2, 12 * 80 + 77, by_spiel=True, matches_a=1)
    rows = [(157, "A")] + [(80, "")] * 11
    Spiel.objects.bulk_create(
        Spiel(tournament=found, entry=by_spiel, number=n, points_a=a, points_b=157 - a, match=match)
        for n, (a, match) in enumerate(rows, start=1)
    )
    builders.draft(found)
    words = {"tournament": found, "standblatt": sheets[0], "reason": "Slip", "by": "Vreni", "at": builders.now()}
    first = Correction.objects.create(points=10, **words)
    Correction.objects.create(points=-10, undoes=first, **words)
    for number, deed in enumerate(["Turnier eröffnet", "Passe gestartet", "Blatt erfasst"], start=1):
        line(found.pk, number, deed)
    return found


def line(tournament: int, number: int, deed: str) -> Journal:
    """Write a line of the journal."""
    return Journal.objects.create(
        tournament_number=tournament, tournament_name="", number=number, at=builders.now(), who="Vreni", deed=deed
    )


def second_holder(made: Tournament, **fields: object) -> Holder:
    """Give start number 1 a further holder."""
    sheet = made.standblaetter.get(number=1)
    return Holder.objects.create(tournament=made, standblatt=sheet, name="Muster Neu", **fields)


def replaced(made: Tournament, until: int, since: int) -> None:
    """Let start number 1 change hands."""
    Holder.objects.filter(standblatt__number=1).update(to_passe=until)
    second_holder(made, from_passe=since)


def versions(made: Tournament) -> Entry:
    """Give the entry of totals that counts."""
    return Entry.objects.get(punkteblatt__table__number=1)


def test_sound_evening_has_no_faults(made: Tournament) -> None:
    replaced(made, until=1, since=2)
    assert unsound() == []


Break = Callable[[Tournament], object]
BREAKS: dict[str, Break] = {
    "zur gleichen Zeit": lambda made: replaced(made, until=2, since=2),
    "zwei Personen im Einzelschieber": lambda made: second_holder(made, position=2),
    "1 Passen, die letzte ist Nr. 2": lambda made: (
        Place.objects.filter(passe__number=1).delete(),
        Spiel.objects.all().delete(),
        Entry.objects.all().delete(),
        Punkteblatt.objects.all().delete(),
        Passe.objects.filter(number=1).delete(),
    ),
    "1 Auslosungen, die letzte ist Nr. 2": lambda made: Draw.objects.update(number=2),
    "1 Versionen, die letzte ist Nr. 2": lambda made: Entry.objects.filter(by_spiel=False).update(version=2),
    "die nicht gestartet ist": lambda made: Passe.objects.filter(number=1).update(started_at=None),
    "für eine andere Anzahl Spiele": lambda made: Passe.objects.filter(number=1).update(spiele=8),
    "an dem niemand sitzt": lambda made: Place.objects.filter(passe__number=1, table__number=1).delete(),
    "hat doch Spiele": lambda made: Spiel.objects.update(entry=versions(made)),
    "zählt andere Matches": lambda made: Spiel.objects.update(match=""),
    "Visum, aber keine Punkte": lambda made: (
        Punkteblatt.objects.update(visum_at=builders.now(), visum_by="Hans"),
        Entry.objects.filter(by_spiel=False).update(valid=False),
    ),
    "hebt eine andere nicht genau auf": lambda made: Correction.objects.filter(points=10).update(points=20),
    "nicht datiert": lambda made: Draw.objects.update(state="confirmed"),
    "2 Zeilen, die letzte ist Nr. 3": lambda made: Journal.objects.filter(number=2).delete(),
    "noch da trotz der Zeile": lambda made: line(made.pk, 4, "Turnier gelöscht"),
    "weg ohne Zeile darüber": lambda made: line(made.pk + 1, 1, "Blatt erfasst"),
}


@pytest.mark.parametrize("sentence", BREAKS)
def test_broken_fact_is_named(made: Tournament, sentence: str) -> None:
    BREAKS[sentence](made)
    assert [fault for fault in unsound() if sentence in fault] != []


def test_second_seat_of_a_pair_is_named() -> None:
    made = builders.tournament(kind="partner", passen=1)
    builders.people(made, 4)
    builders.seat_everybody(made)
    place = Place.objects.first()
    assert place is not None
    Place.objects.filter(pk=place.pk).update(seat=2)
    (fault,) = unsound()
    assert fault.endswith("ein Paar sitzt auf einem zweiten Platz")


def test_deleted_tournament_with_its_line_is_sound() -> None:
    line(999, 1, "Turnier gelöscht")
    assert unsound() == []
