"""Random evenings: people come, leave, are absent or excluded; each smallest change puts everything in order."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from jassturnier.models import Standblatt, Tournament, Wish
from jassturnier.queries.draws_gaps import gaps
from jassturnier.queries.draws_input import ground_of
from jassturnier.queries.seating import spots
from jassturnier.queries.tournaments import info_of
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_confirm import confirm_draft
from jassturnier.services.draws_gaps import make_gaps_draft
from tests.builders import JASSLEITUNG, now, people, start, tournament

pytestmark = pytest.mark.django_db


def something_happens(made: Tournament, rng: random.Random, started: int) -> None:
    """Let one to four people come, leave, be absent or be excluded."""
    for _event in range(rng.randint(1, 4)):
        sheets = Standblatt.objects.filter(tournament=made, kind="normal")
        there = sheets.filter(excluded_at=None, to_passe=None).order_by("number")
        chosen = rng.choice(list(there))
        case = rng.choice(["come", "come", "leave", "absent", "exclude"])
        if case == "come":
            people(made, 1, first=(sheets.order_by("-number")[0]).number + 1)
        elif there.count() < 10:
            continue
        elif case == "leave":
            sheets.filter(pk=chosen.pk).update(to_passe=started)
        elif case == "absent":
            Wish.objects.get_or_create(
                tournament=made, kind="absent", standblatt=chosen, passe_number=rng.randint(started + 1, 5)
            )
        else:
            sheets.filter(pk=chosen.pk).update(excluded_at=now(), excluded_reason="Verwarnung")


def wrong(made: Tournament) -> list[str]:
    """Give everything that is not in order in the Passen that are not started."""
    ground, found = ground_of(info_of(made)), spots(made.pk)
    faults = []
    for passe in ground.open_passen:
        here = [s for s in found if s.passe == passe and s.kind != "absent"]
        expected = {s.number for s in ground.normal if ground.there(s, passe)}
        if {s.number for s in here if not s.ersatz} != expected:
            faults.append(f"Passe {passe}: {sorted(expected ^ {s.number for s in here if not s.ersatz})}")
        size = ground.mode.per_table
        if set(Counter(s.table for s in here if s.seated).values()) - {size}:
            faults.append(f"Passe {passe}: a table is not full")
        ersatz, pauses = sum(s.ersatz for s in here), sum(s.pausing for s in here)
        if ersatz >= size or pauses >= size or (ersatz and pauses):
            faults.append(f"Passe {passe}: {ersatz} Ersatz and {pauses} pauses")
    return faults


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(n, marks=pytest.mark.slow) for n in range(3, 40))])
@pytest.mark.parametrize("kind", ["einzel", "partner"])
def test_smallest_change_puts_everything_in_order(seed: int, kind: str) -> None:
    rng = random.Random(f"{kind} {seed}")
    made = tournament(passen=5, kind=kind)
    people(made, rng.randint(12, 30))
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG, fill=rng.choice(["vorschlag", "ersatz", "pause"])).number
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    for started in range(5):
        if started:
            start(made, started)
        something_happens(made, rng, started)
        if gaps(info_of(made)).any:
            ersatz = rng.choice([None, None, 0, 3])
            number = make_gaps_draft(tournament_id=made.pk, by=JASSLEITUNG, ersatz=ersatz).number
            confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
        assert (gaps(info_of(made)).any, wrong(made)) == (False, [])
