"""Two desks press the same or opposite buttons at once: never a half state, never an error page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.races.two_desks import DATABASES, two_desks

pytestmark = [pytest.mark.race, pytest.mark.slow, pytest.mark.parametrize("on", DATABASES)]

ROUNDS = 10
GOES_ON, STAYS = 302, 422


def test_draft_is_confirmed_once(tmp_path: Path, on: str) -> None:
    with two_desks(tmp_path, on, "drawn", ROUNDS) as desks:
        for number in desks.rounds:
            answers = desks.press((f"/t/{number}/auslosung/1/bestaetigen/", {}))
            assert answers == [(GOES_ON, f"/t/{number}/auslosung/")] * 2
            facts = desks.facts(number)
            assert (facts["places"], facts["deeds"]) == (8, ["Auslosung bestätigt"])


def test_draft_is_confirmed_or_discarded(tmp_path: Path, on: str) -> None:
    with two_desks(tmp_path, on, "drawn", ROUNDS) as desks:
        for number in desks.rounds:
            confirm, discard = f"/t/{number}/auslosung/1/bestaetigen/", f"/t/{number}/auslosung/1/verwerfen/"
            answers = desks.press((confirm, {}), (discard, {"reason": "Wettlauf"}))
            assert sorted(status for status, _leads in answers) == [GOES_ON, STAYS]
            deed = "Auslosung bestätigt" if answers[0][0] == GOES_ON else "Auslosung verworfen"
            assert desks.facts(number)["deeds"] == [deed]


def test_passe_is_started_once(tmp_path: Path, on: str) -> None:
    with two_desks(tmp_path, on, "seated", ROUNDS) as desks:
        for number in desks.rounds:
            answers = desks.press((f"/t/{number}/passe/1/start/", {}))
            assert answers == [(GOES_ON, f"/t/{number}/passe/1/")] * 2
            assert desks.facts(number)["deeds"] == ["Passe gestartet"]


def test_start_number_is_given_once(tmp_path: Path, on: str) -> None:
    with two_desks(tmp_path, on, "open", ROUNDS) as desks:
        for number in desks.rounds:
            address = f"/t/{number}/teilnehmer/neu/"
            answers = desks.press(
                (address, {"name": "Muster Anna", "number": "50"}), (address, {"name": "Muster Beat", "number": "50"})
            )
            assert sorted(status for status, _leads in answers) == [GOES_ON, STAYS]
            answers = desks.press((address, {"name": "Muster Carla"}), (address, {"name": "Muster Dario"}))
            assert [status for status, _leads in answers] == [GOES_ON, GOES_ON]
            facts = desks.facts(number)
            assert (len(facts["numbers"]), len(set(facts["numbers"]))) == (11, 11)
            assert facts["deeds"] == ["Person aufgenommen"] * 3


def test_same_list_is_taken_in_once(tmp_path: Path, on: str) -> None:
    listed = "Name;Ort\n" + "\n".join(f"Neu {n:03};Horw" for n in range(60))
    with two_desks(tmp_path, on, "open", ROUNDS) as desks:
        for number in desks.rounds:
            answers = desks.press((f"/t/{number}/teilnehmer/liste/", {"text": listed, "aufnehmen": "1"}))
            assert answers == [(GOES_ON, f"/t/{number}/teilnehmer/")] * 2
            facts = desks.facts(number)
            assert (len(facts["numbers"]), facts["deeds"]) == (68, ["Liste aufgenommen"])


def test_tournament_of_one_form_is_made_once(tmp_path: Path, on: str) -> None:
    with two_desks(tmp_path, on, "open", 1) as desks:
        for number in range(ROUNDS):
            fields = {
                "name": f"Neu {number}", "kind": "einzel", "date": "2026-11-28", "place": "Horw", "passen": "4",
                "spiele": "12", "match_bonus": "0", "streich": "0", "tie_rule": "best", "entry_preset": "totale",
                "sheet_mode": "papier", "acceptance": "on", "begin": "tuerschluss",
            }  # fmt: skip
            answers = desks.press(("/neu/", fields))
            assert sorted(bool(leads) for _status, leads in answers) == [False, True]
            assert {status for status, leads in answers if not leads} <= {200, STAYS}


def test_one_time_link_gives_one_right(tmp_path: Path, on: str) -> None:
    with two_desks(tmp_path, on, "invited", ROUNDS) as desks:
        for number in desks.rounds:
            answers = desks.press((f"/einladung/wettlauf-{number}/", {}))
            assert [leads for _status, leads in answers if leads] == ["/"]
            assert [status for status, leads in answers if not leads] == [410]
            assert desks.facts(number)["rights"] == 1


def test_passe_is_closed_with_or_without_the_last_sheet(tmp_path: Path, on: str) -> None:
    with two_desks(tmp_path, on, "running", ROUNDS) as desks:
        for number in desks.rounds:
            sheet = {"table": "2", "a": "1000", "b": "884", "based_on": "0", "nonce": f"wettlauf-{number:012}"}
            closing, typing = desks.press(
                (f"/t/{number}/passe/1/schliessen/", {}), (f"/t/{number}/passe/1/stapel/", sheet)
            )
            facts = desks.facts(number)
            assert (typing[0], facts["valid"]) == (GOES_ON, 2)
            assert (closing[0], facts["closed"]) in [(GOES_ON, 1), (STAYS, 0)]
            assert facts["deeds"] == ["Blatt erfasst", "Passe abgeschlossen"][: len(facts["deeds"])]


def test_deleting_leaves_one_line_whoever_is_typing(tmp_path: Path, on: str) -> None:
    with two_desks(tmp_path, on, "running", ROUNDS) as desks:
        for index, number in enumerate(desks.rounds):
            sheet = {"table": "2", "a": "1000", "b": "884", "based_on": "0", "nonce": f"wettlauf-{number:012}"}
            deleting, typing = desks.press(
                (f"/t/{number}/einstellungen/loeschen/", {"typed_name": f"Herbstjass {index}"}),
                (f"/t/{number}/passe/1/stapel/", sheet),
            )
            assert deleting == (GOES_ON, "/")
            assert typing[0] in (GOES_ON, STAYS, 404)
            facts = desks.facts(number)
            assert (facts["places"], facts["numbers"], facts["valid"]) == (0, [], 0)
            assert facts["deeds"] == ["Turnier gelöscht"]
