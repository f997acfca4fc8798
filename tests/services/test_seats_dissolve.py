"""A table whose figures count is not dissolved: the points would belong to nobody."""

from __future__ import annotations

import pytest

from jassturnier.models import Entry, Place
from jassturnier.queries.soundness import unsound
from jassturnier.services.outcomes import Refused
from jassturnier.services.seats_dissolve import dissolve_table
from tests import builders

pytestmark = pytest.mark.django_db


def test_table_with_figures_that_count_stays_even_with_a_reason() -> None:
    made = builders.tournament(passen=1)
    builders.people(made, 8)
    builders.seat_everybody(made)
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    with pytest.raises(Refused, match="Von Tisch 1 gelten in Passe 1 schon Punkte") as refused:
        dissolve_table(tournament_id=made.pk, passe=1, table=1, by=builders.JASSLEITUNG, reason="Grund")
    assert refused.value.code == "result_stands"
    assert Place.objects.filter(table__number=1).count() == 4
    Entry.objects.update(valid=False)
    dissolve_table(tournament_id=made.pk, passe=1, table=1, by=builders.JASSLEITUNG, reason="Grund")
    assert Place.objects.filter(table__number=1).count() == 0
    assert unsound() == []
