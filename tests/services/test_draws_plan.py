"""A plan from elsewhere as a draft, the confirmed plan as CSV, and the independent checker of draws."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from jassturnier.models import Draw, Standblatt, Tournament
from jassturnier.queries.draws import plan_csv
from jassturnier.queries.seating import spots
from jassturnier.services.draws import make_draft
from jassturnier.services.draws_confirm import confirm_draft
from jassturnier.services.draws_plan import take_in_plan
from jassturnier.services.outcomes import Refused
from tests.builders import JASSLEITUNG, now, people, start, tournament

pytestmark = pytest.mark.django_db

CHECKER = Path(__file__).resolve().parents[3] / "shared" / "tools" / "check_draw.py"
HEAD = "passe,table,team,seat,player\n"
GOOD = HEAD + "1,1,A,1,1\n1,1,A,2,2\n1,1,B,1,3\n1,1,B,2,4\n"


def seated(made: Tournament) -> list[tuple[int, int, str, int]]:
    """Give (Passe, table, team, number) of all seats."""
    return [(s.passe, s.table, s.team, s.number) for s in spots(made.pk) if s.seated]


@pytest.mark.parametrize("sign", [",", ";", "\t"])
def test_plan_becomes_a_draft_and_holds_once_confirmed(sign: str) -> None:
    made = tournament(passen=1)
    people(made, 5)
    number = take_in_plan(tournament_id=made.pk, text=GOOD.replace(",", sign), by=JASSLEITUNG).number
    assert Draw.objects.get().seed == ""
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert seated(made) == [(1, 1, "A", 1), (1, 1, "A", 2), (1, 1, "B", 3), (1, 1, "B", 4)]
    # number 5 is there and has no row: it pauses
    assert [(s.number, s.kind, s.credit) for s in spots(made.pk) if not s.seated] == [(5, "pause", 942)]


def test_plan_for_pairs_has_two_rows_a_table() -> None:
    made = tournament(passen=1, kind="partner")
    people(made, 2)
    number = take_in_plan(tournament_id=made.pk, text="Passe;Tisch;Team;Nr\n1;7;A;2\n1;7;B;1\n", by=JASSLEITUNG).number
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert seated(made) == [(1, 7, "A", 2), (1, 7, "B", 1)]


@pytest.mark.parametrize(
    ("text", "code", "row"),
    [
        ("", "csv_empty", ""),
        ("Name,Ort\nHans,Kriens\n", "csv_header", "Zeile 1:"),
        (GOOD.replace("1,1,B,2,4", "eins,1,B,2,4"), "csv_passe", "Zeile 5:"),
        (GOOD.replace("1,1,A,2,2", "1,x,A,2,2"), "csv_table", "Zeile 3:"),
        (GOOD.replace("1,1,A,2,2", "1,1,C,2,2"), "csv_team", "Zeile 3:"),
        (GOOD.replace("1,1,B,2,4", "1,1,B,2,3"), "csv_twice", "Zeile 5:"),
        (HEAD + "1,1,A,1,1\n1,1,A,2,2\n1,1,B,1,3\n", "csv_table_size", "Zeile 4:"),
        (GOOD.replace("1,1,B,2,4", "1,1,B,2,<b>"), "no_number", "Zeile 5:"),
        (GOOD.replace("1,1,B,2,4", "1,1,B,2,٤"), "no_number", "Zeile 5:"),
        (GOOD.replace("1,1,B,2,4", "1,1,B,2,77"), "unknown", "Zeile 5:"),
        (GOOD.replace("1,1,B,2,4", "1,1,B,2,6"), "not_there", "Zeile 5:"),
        (GOOD.replace("\n1,", "\n9,"), "no_passe", "Zeile 2:"),
        (GOOD.replace("\n1,", "\n2,"), "started", "Zeile 2:"),
        ("x" * 1_000_001, "too_long", ""),
    ],
)
def test_plan_that_cannot_be_is_refused_with_its_row(text: str, code: str, row: str) -> None:
    made = tournament(passen=2)
    people(made, 5)
    people(made, 1, first=6, handed_out=False)
    start(made, 2)
    with pytest.raises(Refused) as refusal:
        take_in_plan(tournament_id=made.pk, text=text, by=JASSLEITUNG)
    assert (refusal.value.code, refusal.value.text.startswith(row), Draw.objects.count()) == (code, True, 0)


def test_plan_that_holds_comes_out_as_it_can_be_taken_in() -> None:
    made = tournament()
    people(made, 17)
    confirm_draft(
        tournament_id=made.pk, number=make_draft(tournament_id=made.pk, by=JASSLEITUNG).number, by=JASSLEITUNG
    )
    before, text = spots(made.pk), plan_csv(made.pk)
    number = take_in_plan(tournament_id=made.pk, text=text, by=JASSLEITUNG).number
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    assert spots(made.pk) == before


@pytest.mark.skipif(not CHECKER.exists(), reason="the independent checker is not beside this clone")
@pytest.mark.parametrize(
    ("kind", "present", "fill"),
    [
        ("einzel", 16, "vorschlag"), ("einzel", 17, "vorschlag"), ("einzel", 18, "vorschlag"),
        ("einzel", 19, "vorschlag"), ("einzel", 60, "vorschlag"), ("einzel", 18, "pause"), ("einzel", 58, "ersatz"),
        ("partner", 26, "vorschlag"), ("partner", 25, "vorschlag"),
    ],
)  # fmt: skip
def test_checker_finds_nothing_wrong(kind: str, present: int, fill: str, tmp_path: Path) -> None:
    made = tournament(kind=kind)
    people(made, present)
    number = make_draft(tournament_id=made.pk, by=JASSLEITUNG, fill=fill).number
    confirm_draft(tournament_id=made.pk, number=number, by=JASSLEITUNG)
    file, rules = tmp_path / "plan.csv", tmp_path / "rules.json"
    file.write_text(plan_csv(made.pk, kind == "einzel"), encoding="utf-8")
    helpers = Standblatt.objects.filter(tournament=made, kind="ersatz").values_list("number", flat=True)
    rules.write_text(json.dumps({"helpers": list(helpers)}), encoding="utf-8")
    mode = "einzel" if kind == "einzel" else "teams"
    command = [sys.executable, str(CHECKER), str(file), "--mode", mode, "--rules", str(rules)]
    if kind == "einzel":
        command.append("--goal")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "valid: yes"), done.stdout


def test_second_plan_waits_for_the_first() -> None:
    made = tournament()
    people(made, 4)
    Standblatt.objects.filter(tournament=made).update(printed_at=now())
    take_in_plan(tournament_id=made.pk, text=GOOD, by=JASSLEITUNG, reason="vom Verband")
    with pytest.raises(Refused) as refusal:
        take_in_plan(tournament_id=made.pk, text=GOOD, by=JASSLEITUNG)
    assert refusal.value.code == "draft_open"
