"""The Rangliste from the rows of the database: open, missing, pause, Ersatz, replaced, gone, Streich, labels."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from jassturnier.models import Correction, Holder, Passe, Place, Standblatt, Tournament
from jassturnier.queries.standings import Standings, standings_of
from jassturnier.queries.tournaments import tournament_info
from scoring.controls import State
from tests import builders

pytestmark = pytest.mark.django_db


def standings(made: Tournament, after: int | None = None) -> Standings:
    info = tournament_info(made.pk)
    assert info is not None
    return standings_of(info, after)


def lines(found: Standings) -> list[tuple[int | None, int, int]]:
    return [(row.rank, row.number, row.total) for row in found.everybody]


@pytest.fixture
def evening() -> Tournament:
    """Return eight people at two tables, Passe 1 played: table 1 1000:884, table 2 942:942."""
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    builders.start(made, 1)
    builders.played(made, 1, 1, 1000)
    builders.played(made, 1, 2, 942)
    return made


def sheet(made: Tournament, number: int) -> Standblatt:
    return Standblatt.objects.get(tournament=made, number=number)


def test_standings_before_the_first_passe() -> None:
    made = builders.tournament()
    builders.people(made, 4)
    found = standings(made)
    assert (found.title, found.last_passe, found.choices) == ("Rangliste vor der 1. Passe", 0, ())
    assert found.final is False


def test_standings_shared_ranks(evening: Tournament) -> None:
    assert lines(standings(evening)) == [
        (1, 1, 1000),
        (1, 2, 1000),
        (3, 5, 942),
        (3, 6, 942),
        (3, 7, 942),
        (3, 8, 942),
        (7, 3, 884),
        (7, 4, 884),
    ]


def test_standings_control_sums_hold(evening: Tournament) -> None:
    total = standings(evening).sums.tournament
    assert (total.expected, total.found, total.state) == (7536, 7536, State.HOLDS)


def test_standings_title_and_label(evening: Tournament) -> None:
    found = standings(evening)
    assert found.title == "Zwischenrangliste nach der 1. Passe"
    assert found.subtitle == "2 von 2 Punkteblättern erfasst"
    assert found.complete is True


def test_standings_open_table_stands_apart(evening: Tournament) -> None:
    made = evening
    builders.seats(made, 2, [[1, 5, 3, 7], [2, 6, 4, 8]])
    builders.start(made, 2)
    builders.played(made, 2, 1, 800)
    found = standings(made, 2)
    assert [(row.number, row.total) for row in found.rows] == [(7, 2026), (3, 1968), (1, 1800), (5, 1742)]
    assert [(row.number, row.total, row.rank) for row in found.open[:2]] == [(2, 1000, None), (4, 884, None)]
    assert (found.tables_in, found.tables_all, found.complete) == (3, 4, False)


def test_standings_after_an_earlier_passe(evening: Tournament) -> None:
    builders.seats(evening, 2, [[1, 5, 3, 7], [2, 6, 4, 8]])
    builders.start(evening, 2)
    assert standings(evening, 1).last_passe == 1
    assert standings(evening, 1).complete is True
    assert standings(evening, 7).last_passe == 2


def test_standings_final_only_when_all_passen_closed(evening: Tournament) -> None:
    Passe.objects.filter(tournament=evening, number=2).update(cancelled_at=builders.now(), reason="Es ist spät")
    assert standings(evening).title == "Zwischenrangliste nach der 1. Passe"
    Passe.objects.filter(tournament=evening, number=1).update(closed_at=builders.now())
    assert standings(evening).title == "Schlussrangliste"


def test_standings_pause_counts_and_missing_is_nought() -> None:
    made = builders.tournament(passen=1)
    builders.people(made, 6)
    builders.seats(made, 1, [[1, 2, 3, 4]])
    passe = builders.start(made, 1)
    Place.objects.create(tournament=made, passe=passe, standblatt=sheet(made, 5), kind="pause", credit=942)
    builders.played(made, 1, 1, 900)
    found = standings(made)
    assert lines(found)[2:] == [(3, 5, 942), (4, 1, 900), (4, 2, 900), (6, 6, 0)]
    assert found.sums.tournament.state is State.HOLDS
    assert found.sums.bridge.credits == 942


def test_standings_only_handed_out_count(evening: Tournament) -> None:
    builders.people(evening, 1, handed_out=False, first=9)
    assert 9 not in [row.number for row in standings(evening).everybody]


def test_standings_ersatz_excluded_gone_and_replaced_without_rank(evening: Tournament) -> None:
    Passe.objects.filter(tournament=evening, number=2).update(cancelled_at=None)
    Standblatt.objects.filter(tournament=evening, number=1).update(kind="ersatz")
    Standblatt.objects.filter(tournament=evening, number=2).update(
        excluded_at=builders.now(), excluded_reason="zwei Verwarnungen"
    )
    Standblatt.objects.filter(tournament=evening, number=3).update(to_passe=1)
    Holder.objects.filter(standblatt__number=4).update(to_passe=1)
    Holder.objects.create(tournament=evening, standblatt=sheet(evening, 4), name="Neu Rita", from_passe=2)
    Standblatt.objects.filter(tournament=evening, number=5).update(ranked="nein", ranked_reason="spielt nur zur Freude")
    found = standings(evening)
    assert [(row.number, row.note) for row in found.unranked] == [
        (1, "Ersatz, ausser Konkurrenz"),
        (2, "ausgeschlossen"),
        (3, "vorzeitig gegangen"),
        (4, ""),
        (5, "spielt nur zur Freude"),
    ]
    assert [(row.rank, row.number) for row in found.rows] == [(1, 6), (1, 7), (1, 8)]
    assert found.sums.tournament.state is State.HOLDS


def test_standings_ranked_by_decision_though_gone(evening: Tournament) -> None:
    Standblatt.objects.filter(tournament=evening, number=1).update(
        to_passe=1, ranked="ja", ranked_reason="Notfall in der Familie"
    )
    assert standings(evening).rows[0].number == 1


def test_standings_correction_counts_in_the_total_only(evening: Tournament) -> None:
    Correction.objects.create(
        tournament=evening, standblatt=sheet(evening, 1), points=-50, reason="Verwarnung", by="V", at=builders.now()
    )
    row = next(row for row in standings(evening).everybody if row.number == 1)
    assert (row.total, row.correction, row.best) == (950, -50, 1000)


def test_standings_match_bonus() -> None:
    made = builders.tournament(passen=1, spiele=2, match_bonus=100)
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    builders.start(made)
    builders.played(made, 1, 1, 214, matches_a=1)
    builders.played(made, 1, 2, 100, matches_b=1)
    found = standings(made)
    assert lines(found) == [
        (1, 1, 314),
        (1, 2, 314),
        (1, 7, 314),
        (1, 8, 314),
        (5, 3, 100),
        (5, 4, 100),
        (5, 5, 100),
        (5, 6, 100),
    ]
    assert (found.sums.tournament.found, found.sums.bridge.bonus) == (1256, 400)


def test_standings_streich_drops_the_worst_once_more_is_played(evening: Tournament) -> None:
    Tournament.objects.filter(pk=evening.pk).update(streich=1)
    assert standings(evening).with_streich is False
    builders.seats(evening, 2, [[1, 5, 3, 7], [2, 6, 4, 8]])
    builders.start(evening, 2)
    builders.played(evening, 2, 1, 800)
    builders.played(evening, 2, 2, 800)
    found = standings(evening)
    assert found.with_streich is True
    assert [(row.number, row.total) for row in found.rows[:3]] == [(3, 1084), (4, 1084), (7, 1084)]


def test_standings_exception_is_named(evening: Tournament) -> None:
    evening.entries.filter(punkteblatt__table__number=2).update(
        control_b=1042, override="abgeschrieben", reason="abgeschriebene Liste"
    )
    found = standings(evening)
    assert (found.sums.tournament.state, found.sums.tournament.excepted) == (State.EXCEPTED, 200)
    assert "Darin Ausnahmen mit Grund: +200" in found.footers[-1]


def test_standings_pair_shows_both_names() -> None:
    made = builders.tournament(kind="partner", passen=1)
    builders.people(made, 2)
    builders.seats(made, 1, [[1, 2]])
    builders.start(made)
    builders.played(made, 1, 1, 1000)
    found = standings(made)
    assert [(row.name, row.place, row.total) for row in found.rows] == [
        ("Muster 001a / Muster 001b", "Kriens", 1000),
        ("Muster 002a / Muster 002b", "Kriens", 884),
    ]


@pytest.mark.parametrize("number", [4, 12, 300])
def test_standings_queries_do_not_grow(number: int) -> None:
    made = builders.tournament(passen=2)
    builders.people(made, number)
    builders.seat_everybody(made)
    builders.start(made, 1)
    builders.played(made, 1, 1, 1000)
    info = tournament_info(made.pk)
    assert info is not None
    with CaptureQueriesContext(
        connection,
    ) as queries:
        standings_of(info)
    assert len(queries) == 6


def test_tables_drawn_by_hand_are_missing_before_anybody_names_them(evening: Tournament) -> None:
    Passe.objects.filter(number=2).update(by_hand=True)
    builders.start(evening, 2)
    found = standings(evening, 2)
    assert (found.subtitle, found.tables_all) == ("2 von 4 Punkteblättern erfasst", 4)
    builders.seats(evening, 2, [[1, 3, 5, 7]])
    assert standings(evening, 2).tables_all == 4
    builders.played(evening, 2, 1, 900)
    found = standings(evening, 2)
    assert (found.tables_in, found.tables_all) == (3, 4)
    Passe.objects.filter(number=2).update(closed_at=builders.now())
    assert (standings(evening).tables_in, standings(evening).tables_all) == (3, 3)


def test_control_sum_is_open_while_a_table_drawn_by_hand_is_missing(evening: Tournament) -> None:
    Passe.objects.filter(number=2).update(by_hand=True)
    builders.start(evening, 2)
    builders.seats(evening, 2, [[1, 3, 5, 7]])
    builders.played(evening, 2, 1, 900)
    sums = standings(evening).sums
    assert (sums.passen[1].state, sums.tournament.state) == (State.OPEN, State.OPEN)
    assert (sums.passen[1].found, sums.passen[1].expected) == (3768, 3768)


def test_standings_open_on_the_last_complete_passe(evening: Tournament) -> None:
    builders.seats(evening, 2, [[1, 5, 3, 7], [2, 6, 4, 8]])
    builders.start(evening, 2)
    assert (standings(evening).last_passe, standings(evening).choices) == (1, (1, 2))
    builders.played(evening, 2, 1, 800)
    assert standings(evening).last_passe == 1
    builders.played(evening, 2, 2, 800)
    assert standings(evening).last_passe == 2


def test_standings_open_on_the_running_passe_while_none_is_complete() -> None:
    made = builders.tournament(passen=2)
    builders.people(made, 8)
    builders.seats(made, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    builders.start(made, 1)
    assert standings(made).last_passe == 1
