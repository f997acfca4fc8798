"""The long proof (marked slow): every cell of the goals, large halls, 5,000 random events, no favourites of the lot."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations

import pytest

from draws import Mode, Place, draw_einzel, generator
from tests.draws.events import complaints, random_evening
from tests.draws.judge import CHECKER, ROOT, faults, field, outside_check, pauses_fair, rows

pytestmark = pytest.mark.slow

GOALS = json.loads((ROOT / "tests/data/draw_goals.json").read_text(encoding="utf-8"))["goal"]
BEYOND = {"partner_repeats": 0, "encounter_repeats": 0}
LARGE = [(people, passen) for people in (80, 100, 120, 160, 200, 400, 1000) for passen in (3, 4, 5, 6, 8)]


def test_outside_checker_is_there() -> None:
    if not CHECKER.exists():
        pytest.skip("tools/check_draw.py is not beside this clone; only the judge of the tests has judged")


@pytest.mark.parametrize("people", [*range(8, 65), *sorted({people for people, _ in LARGE})])
def test_every_cell_reaches_its_goal(people: int) -> None:
    check = outside_check()
    for passen in range(2, 9):
        if people > 64 and (people, passen) not in LARGE:
            continue
        goal = GOALS.get(f"{people}x{passen}", BEYOND)
        for seed in range(5):
            players = field(people)
            plan = draw_einzel(players, range(1, passen + 1), rng=generator(seed))
            assert faults(plan.places, players) == []
            assert pauses_fair(plan.places, players)
            assert plan.quality.partner_repeats <= goal["partner_repeats"]
            assert plan.quality.encounter_repeats <= goal["encounter_repeats"]
            assert plan.quality.letter_excess == 0
            assert people < 32 or passen > 4 or plan.quality.table_repeats == 0
            if check is not None:
                errors, figures = check(rows(plan.places), "einzel", [player.id for player in players])
                assert errors == []
                assert figures["encounter_repeats"] == plan.quality.encounter_repeats
                assert figures["partner_repeats"] == plan.quality.partner_repeats
                assert figures["ab_excess"] == 0


@pytest.mark.parametrize("hundred", range(50))
def test_random_events_leave_no_error(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        assert (seed, complaints(random_evening(seed))) == (seed, [])


def limit(degrees: int) -> float:
    """The value that chi-square exceeds once in about 4,000 (Wilson and Hilferty)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.5 * part**0.5) ** 3)


def chi_square(counts: Counter[str], names: list[str], chosen: int, times: int) -> float:
    """For how often each of the names was among `chosen` taken without return, `times` times."""
    share = chosen / len(names)
    spread = sum((counts[name] - times * share) ** 2 for name in names) / (times * share * (1 - share))
    return spread * (len(names) - 1) / len(names)


@pytest.mark.parametrize("people", [12, 16, 20, 21, 24, 40, 43])
def test_lot_has_no_favourites(people: int) -> None:
    """A in Passe 1, table 1, pause, first partner and first opponents, whatever the order of registration."""
    times, names = 1_500, [player.id for player in field(people)]
    in_a, table, pause, partner, met = (Counter[str]() for _ in range(5))
    seated = 0
    for seed in range(times):
        places = draw_einzel(field(people), range(1, 5), rng=generator(seed)).places
        first = [place for place in places if place.passe == 1]
        in_a.update(place.player for place in first if place.team == "A")
        table.update(place.player for place in first if place.table == 1)
        pause.update(place.player for place in places if place.passe == 3 and place.table is None)
        others = company(first, names[0])
        seated += bool(others)
        partner.update(others[:1])
        met.update(others[1:])
    tables = people // 4
    assert chi_square(in_a, names, 2 * tables, times) < limit(people - 1)
    assert chi_square(table, names, 4, times) < limit(people - 1)
    assert people % 4 == 0 or chi_square(pause, names, people % 4, times) < limit(people - 1)
    assert chi_square(partner, names[1:], 1, seated) < limit(people - 2)
    assert chi_square(met, names[1:], 2, seated) < limit(people - 2)


def company(places: list[Place], name: str) -> list[str]:
    """Partner and then the two opponents of this player in one Passe; nobody for a pause."""
    own = next(place for place in places if place.player == name)
    if own.table is None:
        return []
    mates = [place for place in places if place.table == own.table and place.player != name]
    return [place.player for place in sorted(mates, key=lambda place: place.team != own.team)]


def test_order_of_registration_does_not_matter() -> None:
    """How often two who register first and second meet is as for any two."""
    counts: Counter[tuple[str, str]] = Counter()
    for seed in range(2_000):
        players = field(12)
        players = players[seed % 12 :] + players[: seed % 12]
        places = draw_einzel(players, [1], rng=generator(seed)).places
        order = {player.id: number for number, player in enumerate(players)}
        for one, two in combinations(places, 2):
            if one.table == two.table:
                first, second = sorted((order[one.player], order[two.player]))
                counts[str(first), str(second)] += 1
    expected = 2_000 * 18 / 66
    spread = sum((counts[str(a), str(b)] - expected) ** 2 / expected for a in range(12) for b in range(a + 1, 12))
    assert len(counts) == 66
    assert spread < limit(65)


def test_every_mode_of_events_occurs() -> None:
    evenings = [random_evening(seed) for seed in range(60)]
    assert {evening.mode for evening in evenings} == {Mode.EINZEL, Mode.PARTNER}
    assert len({evening.kind for evening in evenings}) == 6
