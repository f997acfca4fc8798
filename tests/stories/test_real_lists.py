"""Two real evenings, taken in table by table through the verbs, give exactly the printed lists."""

from __future__ import annotations

import csv
from datetime import date
from pathlib import Path

import pytest

from jassturnier.management.commands.nachspielen import read_tables
from jassturnier.queries.checks import check_of
from jassturnier.queries.standings import LAST_STARTED, Standings, standings_of
from jassturnier.queries.tournaments import tournament_info
from jassturnier.services.replays import Replay, replay_pairs
from tests import builders

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
REASON = "abgeschriebene Liste"

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.skipif(not DATA.exists(), reason="the real lists are not part of the project"),
]


def replay(pairs: int, tie_rule: str, reason: str = "") -> Replay:
    return replay_pairs(
        organiser_id=builders.organiser().pk,
        name=f"Liste {pairs}",
        day=date(2026, 3, 7),
        spiele=12,
        played=read_tables(DATA / f"real_list_{pairs}_pairs_tables.csv"),
        tie_rule=tie_rule,
        by=builders.JASSLEITUNG,
        reason=reason,
    )


def list_of(found: Replay, after: int | None = None) -> Standings:
    info = tournament_info(found.tournament_id)
    assert info is not None
    return standings_of(info, after or LAST_STARTED)


def printed(pairs: int) -> list[dict[str, str]]:
    with (DATA / f"real_list_{pairs}_pairs.csv").open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def ranks_and_totals(standings: Standings) -> dict[int, tuple[int | None, int, list[int | None]]]:
    return {row.number: (row.rank, row.total, [cell.points for cell in row.cells]) for row in standings.rows}


def as_printed(pairs: int) -> dict[int, tuple[int | None, int, list[int | None]]]:
    return {
        int(row["spieler"][1:]): (
            int(row["rang_gedruckt"]),
            int(row["total_gedruckt"]),
            [int(row[f"passe{n}"]) for n in range(1, 5)],
        )
        for row in printed(pairs)
    }


@pytest.mark.parametrize("tie_rule", ["total", "best"])
def test_list_of_32_pairs_comes_out_as_printed(tie_rule: str) -> None:
    found = replay(32, tie_rule)
    assert found.refused == ()
    assert ranks_and_totals(list_of(found)) == as_printed(32)


def test_list_of_32_pairs_interim_and_passe_ranks_as_printed() -> None:
    found = replay(32, "total")
    for passe in (2, 3):
        interim = {row.number: row.rank for row in list_of(found, passe).rows}
        assert interim == {int(row["spieler"][1:]): int(row[f"zwischenrang{passe}"]) for row in printed(32)}
    for index in range(4):
        ranks = {row.number: row.cells[index].rank for row in list_of(found).rows}
        assert ranks == {int(row["spieler"][1:]): int(row[f"rang_p{index + 1}"]) for row in printed(32)}


def test_list_of_26_pairs_refuses_exactly_the_two_wrong_tables() -> None:
    found = replay(26, "total")
    assert [(table.passe, table.found) for table in found.refused] == [(2, 1984), (4, 1784)]
    standings = list_of(found)
    assert (standings.tables_in, standings.tables_all) == (50, 52)


def test_list_of_26_pairs_saved_with_a_reason_comes_out_as_printed() -> None:
    found = replay(26, "total", REASON)
    standings = list_of(found)
    assert ranks_and_totals(standings) == as_printed(26)
    ranks = [row.rank for row in standings.rows]
    assert (ranks[6:9], ranks[19:22]) == ([7, 7, 9], [20, 20, 22])


def test_list_of_26_pairs_control_sums_name_the_two_exceptions() -> None:
    check = check_of(list_of(replay(26, "total", REASON)))
    assert [(line.passe, line.found, line.difference) for line in check.odd] == [(2, 1984, 100), (4, 1784, -100)]
    assert [(line.state, line.difference) for line in check.passen] == [
        ("stimmt", 0),
        ("ausnahme", 100),
        ("stimmt", 0),
        ("ausnahme", -100),
    ]
    assert (check.tournament.found, check.tournament.difference) == (97968, 0)


def test_list_of_26_pairs_best_passe_parts_the_ties() -> None:
    standings = list_of(replay(26, "best", REASON))
    ranks = [row.rank for row in standings.rows]
    assert (ranks[6:9], ranks[19:22]) == ([7, 8, 9], [20, 21, 22])
    first, second = standings.rows[6:8]
    assert first.total == second.total == 3886
    assert (first.best or 0) > (second.best or 0)
