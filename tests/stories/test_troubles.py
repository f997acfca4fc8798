"""Evenings on which not everything goes well: people come and go, sheets are wrong, a Passe is drawn by hand."""

from __future__ import annotations

from tests.stories.office import Office


def sixteen(office: Office, passen: int, **settings: object) -> None:
    """Sixteen people are there, the door is closed, nothing is drawn yet."""
    office.new_tournament(passen=passen, **settings)
    office.take_in([f"Muster {n:02} Anna;Kriens" for n in range(1, 17)])
    office.everybody_is_there()
    office.close_door()


def deed(office: Office, number: int, what: str, **typed: object) -> None:
    page = office.send(office.open(f"teilnehmer/nummer/{number}/"), f"/{what}/", **typed)
    assert page.says("Gespeichert."), page.text


def test_people_replaced_late_gone_and_excluded(office: Office) -> None:
    sixteen(office, 3)
    office.draw()
    deed(office, 3, "ersetzen", name="Neu Rita", from_passe=1)
    office.play(1)
    deed(office, 5, "geht", last_passe=1)
    office.send(office.open("teilnehmer/neu/"), name="Spät Kurt", place="Horw")
    deed(office, 17, "spaeter", from_passe=2)
    office.send(office.open("auslosung/uebernehmen/"), number=17, of=5, passe=2)
    deed(office, 7, "ersetzen", name="Ersatz Lina", from_passe=2)
    office.play(2)
    for _each in (1, 2):
        page = office.send(
            office.open("entscheide/"), "verwarnung/", standblatt=9, situation="Spricht ins Spiel", text="Verwarnt"
        )
    assert page.says("Start-Nr. 9 Muster 09 Anna ist zweimal verwarnt.")
    deed(office, 9, "ausschluss", reason="zweimal verwarnt")
    office.send(office.open("teilnehmer/"), "ersatz/", count=1)
    office.send(office.open("auslosung/uebernehmen/"), number=901, of=9, passe=3)
    office.play(3)
    assert office.ledger() == office.slate.ledger(without=frozenset({5, 7, 9, 901}))
    assert office.slate.played == 3 * 4 * 1884 * 2
    rows = {int(row["Nr."]): row for row in office.listed()}
    assert rows[3]["Name"] == "Neu Rita"
    assert rows[3]["Rang"]
    assert (rows[17]["1. Passe"], rows[17]["Rang"] != "") == ("–", True)
    assert all(rows[n]["Bemerkung"] for n in (5, 7, 9))
    results = [row for row in office.listed("ergebnisse") if row["Passe"] == "1"]
    assert any("7 Muster 07 Anna" in row["Team A"] + row["Team B"] for row in results)


def test_wrong_sum_is_named_and_corrected_later_with_a_reason(office: Office) -> None:
    sixteen(office, 1)
    office.draw()
    office.start(1)
    refused = office.type_sheet(1, 1, 957, 937)
    assert refused.says("A und B zusammen 1894 statt 1884: 10 zu viel.")
    again = office.send(refused, a=957, b=927)
    assert again.status == 200
    office.type_pile(1, leave=[1])
    plan = office.plan(1)
    without_reason = office.send(office.open("passe/1/tisch/1/"), "/tisch/1/", a=975, b=909)
    assert without_reason.status == 422
    assert without_reason.says("Grund")
    saved = office.send(without_reason, "/tisch/1/", a=975, b=909, reason="Zahlendreher")
    assert saved.status == 200
    assert saved.says("957")
    assert saved.says("Zahlendreher")
    office.slate.write(1, plan[1], 975, 909)
    office.close(1)
    assert office.ledger() == office.slate.ledger()
    assert office.open("entscheide/journal/").says("Zahlendreher")


def test_sheet_saved_with_a_reason_stands_apart_in_the_control_sums(office: Office) -> None:
    sixteen(office, 1)
    office.draw()
    office.start(1)
    refused = office.type_sheet(1, 2, 1000, 984)
    saved = office.send(refused, a=1000, b=984, override="entscheid", reason="Blatt verloren, beide Teams einig")
    assert saved.status == 200
    office.slate.write(1, office.plan(1)[2], 1000, 984)
    office.type_pile(1, leave=[2])
    assert office.close(1).says("Wieder öffnen")
    check = office.open("kontrolle/")
    assert check.says("1'984 statt 1'884, Unterschied +100")
    assert office.ledger() == office.slate.ledger()
    assert office.slate.played == 4 * 1884 * 2 + 200


def test_closing_with_a_recorded_exception_then_reopening(office: Office) -> None:
    sixteen(office, 2)
    office.draw()
    office.start(1)
    office.type_pile(1, leave=[3])
    plan = office.plan(1)
    refused = office.close(1)
    assert refused.status == 422
    assert refused.says("Noch nicht erfasst: Tisch 3.")
    closed = office.send(refused, exception="Blatt ist im Saal verlegt")
    assert closed.says("Wieder öffnen")
    assert office.open("entscheide/").says("Blatt ist im Saal verlegt")
    waiting = {number for team in plan[3] for number in team}
    assert set(office.ledger()) == set(range(1, 17)) - waiting
    assert office.open("rangliste/").says("Noch offen")
    locked = office.send(office.open("passe/2/"), "/passe/2/start/")
    assert locked.status == 422
    assert locked.says("In Passe 1 fehlt das Punkteblatt von Tisch 3.")
    assert "/passe/2/" in office.send(locked, exception="Es ist spät").address
    office.send(office.open("passe/1/oeffnen/"), reason="Blatt gefunden")
    office.slate.write(1, plan[3], 1000, 884)
    assert office.type_sheet(1, 3, 1000, 884).status == 200
    assert office.close(1).says("Wieder öffnen")
    assert office.ledger(1) == office.slate.ledger()


def test_interim_list_cannot_be_released_with_open_sheets_but_with_a_reason(office: Office) -> None:
    sixteen(office, 2)
    office.draw()
    office.start(1)
    office.type_pile(1, leave=[4])
    refused = office.release(1)
    assert refused.status == 422
    assert refused.says("Noch offen: 1 Punkteblatt, 4 Startnummern.")
    assert office.send(refused, "/freigeben/", reason="Der Saal wartet").says("Die Rangliste ist freigegeben.")
    assert office.open(f"/saal/{office.turnier}/").says("Zwischenrangliste nach der 1. Passe")


def test_second_passe_drawn_by_hand(office: Office) -> None:
    sixteen(office, 2)
    office.draw(passen="naechste")
    office.play(1)
    form = office.open("passe/2/start/")
    office.send(form, by_hand="on")
    lots = office.random.sample(range(1, 17), 16)
    for table in (2, 4, 1, 3):
        numbers = lots[table * 4 - 4 : table * 4]
        a, b = office.figures()
        page = office.type_sheet(2, table, a, b, **{f"seat{n}": number for n, number in enumerate(numbers, start=1)})
        assert page.status == 200, page.text
        office.slate.write(2, (numbers[:2], numbers[2:]), a, b)
    assert office.close(2).says("Wieder öffnen")
    assert office.ledger() == office.slate.ledger()
    assert office.slate.played == 2 * 4 * 1884 * 2


def test_number_typed_twice_in_a_passe_by_hand_is_refused(office: Office) -> None:
    sixteen(office, 1)
    office.send(office.open("passe/1/start/"), by_hand="on")
    seats = {"seat1": 1, "seat2": 2, "seat3": 3, "seat4": 4}
    assert office.type_sheet(1, 1, 957, 927, **seats).status == 200
    again = office.type_sheet(1, 2, 957, 927, **(seats | {"seat1": 5}))
    assert again.status == 422
    assert again.says("Tisch 1")
    twice = office.type_sheet(1, 2, 957, 927, seat1=5, seat2=5, seat3=6, seat4=7)
    assert twice.status == 422
    assert len(office.plan(1)) == 1


def test_correction_counts_in_the_total_and_can_be_undone(office: Office) -> None:
    sixteen(office, 1)
    office.draw()
    office.play(1)
    last = max(office.slate.ledger().items(), key=lambda item: item[1])[0]
    office.send(office.open("entscheide/"), "korrektur/", standblatt=last, sign="+", points=2000, reason="Zählfehler")
    office.slate.corrections[last] = 2000
    assert office.ledger() == office.slate.ledger()
    assert office.ledger()[last][0] == 1
    office.send(office.open("entscheide/"), "aufheben/", reason="Doch nicht")
    office.slate.corrections.clear()
    assert office.ledger() == office.slate.ledger()


def test_passe_shortened_to_eight_spiele_has_other_sums(office: Office) -> None:
    sixteen(office, 2)
    office.draw()
    office.play(1)
    page = office.send(
        office.open("einstellungen/"), "einstellungen/passe/", "Spiele ändern", number=2, spiele=8, reason="Es ist spät"
    )
    assert page.status == 200
    office.spiele = 8
    office.play(2)
    assert office.ledger() == office.slate.ledger()
    assert office.slate.played == 4 * 2 * (1884 + 1256)
