"""`manage.py pruefen` sees what constraints cannot."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from jassturnier.models import Entry, Holder, Place, Punkteblatt, Spiel
from jassturnier.queries.soundness import references, unsound
from tests import builders

pytestmark = pytest.mark.django_db


def test_references_that_must_stay_in_one_tournament_are_found_by_themselves() -> None:
    assert references(Place) == ["passe", "standblatt", "table"]
    assert references(Holder) == ["standblatt"]
    assert references(Punkteblatt) == ["passe", "table"]
    assert references(Spiel) == ["entry"]
    assert references(Entry) == ["punkteblatt"]


def test_sound_database_has_no_faults() -> None:
    builders.people(builders.tournament(), 8)
    assert unsound() == []


def test_holder_of_another_tournament_is_named() -> None:
    first, second = builders.tournament(), builders.tournament()
    builders.people(first, 1)
    holder = Holder.objects.get()
    Holder.objects.update(tournament=second)
    assert unsound() == [f"Holder {holder.pk}: «standblatt» gehört zu einem anderen Turnier"]


def test_command_counts_the_faults() -> None:
    first, second = builders.tournament(), builders.tournament()
    builders.people(first, 2)
    Holder.objects.update(tournament=second)
    with pytest.raises(CommandError, match="2 Fehler"):
        call_command("pruefen", stdout=StringIO())


def entry_by_spiel(points: list[int]) -> Entry:
    """Write a valid entry with these points of team A, one per Spiel, and control figures of 12 × 80."""
    made = builders.tournament()
    builders.people(made, 4)
    builders.seats(made, 1, [[1, 2, 3, 4]])
    builders.start(made)
    entry = builders.played(made, 1, 1, 960, by_spiel=True)
    Spiel.objects.bulk_create(
        Spiel(tournament=made, entry=entry, number=number, points_a=a, points_b=157 - a)
        for number, a in enumerate(points, start=1)
    )
    return entry


def test_complete_entry_is_sound() -> None:
    entry_by_spiel([80] * 12)
    assert unsound() == []


def test_entry_with_a_missing_spiel_is_named() -> None:
    entry = entry_by_spiel([80] * 10 + [160 - 6])
    assert f"Eingabe {entry.pk}: 11 von 12 Spielen" in unsound()


def test_entry_whose_rows_do_not_add_up_is_named() -> None:
    entry = entry_by_spiel([80] * 11 + [81])
    assert unsound() == [f"Eingabe {entry.pk}: Zeilen 961 : 923, Kontrollzahlen 960 : 924"]
