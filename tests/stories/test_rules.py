"""Evenings with other settings: a Streichresultat, a match bonus, Passen of different length."""

from __future__ import annotations

from tests.stories.office import Office


def eight(office: Office, **settings: object) -> None:
    """Eight people are there, all Passen are drawn."""
    office.new_tournament(**settings)
    office.take_in([f"Muster {n} Anna;Kriens" for n in range(1, 9)])
    office.everybody_is_there()
    office.close_door()
    office.draw()


def type_all(office: Office, passe: int, figures: dict[int, tuple[int, int]], **matches: object) -> None:
    """Start a Passe, type these totals, reckon along, close."""
    office.start(passe)
    plan = office.plan(passe)
    for table, (a, b) in figures.items():
        page = office.type_sheet(passe, table, a, b, **matches)
        if 'name="confirmed"' in page.text:
            page = office.send(page, button="Stimmt so")
        assert page.status == 200, page.text
        office.slate.write(passe, plan[table], a, b)
    assert office.close(passe).says("Wieder öffnen")


def test_worst_passe_is_dropped_once_more_are_played_than_dropped(office: Office) -> None:
    eight(office, passen=3, streich=1)
    type_all(office, 1, {1: (1000, 884), 2: (950, 934)})
    assert office.ledger(1) == office.slate.ledger()
    assert office.open("rangliste/?nach=1").says("ohne Streichresultat")
    for passe, figures in ((2, {1: (800, 1084), 2: (942, 942)}), (3, {1: (1010, 874), 2: (930, 954)})):
        type_all(office, passe, figures)
        worst = {number: min(points.values()) for number, points in office.slate.points.items()}
        office.slate.corrections = {number: -points for number, points in worst.items()}
        assert office.ledger(passe) == office.slate.ledger()
    page = office.open("rangliste/")
    assert page.says("mit Streichresultat")
    first = office.listed()[0]
    assert [first[f"{passe}. Passe"] for passe in (1, 2, 3)].count(f"({worst[int(first['Nr.'])]})") == 1
    assert office.slate.played == 3 * 2 * 1884 * 2
    assert office.open("kontrolle/").says("soll 22'608")


def test_match_bonus_counts_in_the_total_and_not_in_the_control_sum(office: Office) -> None:
    eight(office, passen=1, match_bonus=100)
    plan = office.plan(1)
    type_all(office, 1, {1: (1100, 784), 2: (942, 942)}, matches_a=1, matches_b=0)
    for table in (1, 2):
        for number in plan[table][0]:
            office.slate.points[number][1] += 100
    assert office.ledger() == office.slate.ledger()
    check = office.open("kontrolle/")
    assert check.says("soll 7'536")
    assert check.says("Match-Zuschläge")
    assert office.slate.played == 7536


def test_passen_of_different_length_count_by_points(office: Office) -> None:
    eight(office, passen=2, spiele="12, 8")
    type_all(office, 1, {1: (1000, 884), 2: (950, 934)})
    office.spiele = 8
    type_all(office, 2, {1: (600, 656), 2: (700, 556)})
    assert office.ledger() == office.slate.ledger()
    assert office.slate.played == 2 * 2 * (1884 + 1256)
