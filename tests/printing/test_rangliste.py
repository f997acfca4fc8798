"""Rankings: pages, page direction, sections, pairs, the list for reading out."""

from dataclasses import replace

import pytest

from jassturnier.printing.content import ReadOutContent, ReadOutRow, Section
from jassturnier.printing.rangliste import rangliste, team_rangliste
from jassturnier.printing.rangverlesen import rangverlesen
from tests.printing.paper import EVENT, pages, ranking, sizes, text


def test_rangliste_prints_title_rows_and_footers() -> None:
    content = replace(ranking(3), subtitle="11 von 12 Tischen erfasst", footers=("Gleichstand: beste Passe",))
    found = text(rangliste(EVENT, content))
    for words in (
        "Schlussrangliste 11 von 12 Tischen erfasst",
        "2 2 Muster 2 Oberdorf 942 942 942 942 3'768",
        "Gleichstand: beste Passe",
        "gedruckt 14.11.2026, 20.14 Uhr",
        "Seite 1 von 1",
    ):
        assert words in found


@pytest.mark.parametrize(("passen", "size"), [(4, (210, 297)), (12, (297, 210))])
def test_many_columns_turn_the_page(passen: int, size: tuple[int, int]) -> None:
    assert sizes(rangliste(EVENT, ranking(10, passen))) == [size]


def test_thirty_five_rows_with_footers_fit_on_one_page() -> None:
    assert len(pages(rangliste(EVENT, replace(ranking(35), footers=("eins", "zwei"))))) == 1


@pytest.mark.parametrize("count", [36, 60, 200])
def test_no_row_is_lost_and_footers_never_stand_alone(count: int) -> None:
    found = pages(rangliste(EVENT, replace(ranking(count), footers=("Gleichstand",))))
    assert [f"Muster {rank} " in " ".join(found) for rank in range(1, count + 1)] == [True] * count
    assert f"Muster {count} " in found[-1]
    assert "Gleichstand" in found[-1]


def test_section_has_its_heading() -> None:
    content = ranking(2)
    late = Section((("…", "9", "Spät Erika", "", "942", "…", "", "", "…"),), "Noch offen")
    assert "Noch offen … 9 Spät Erika 942 …" in text(
        rangliste(EVENT, replace(content, sections=(*content.sections, late)))
    )


def test_pair_takes_two_lines() -> None:
    content = ranking(1)
    row = ("1", "12", "Muster Anna\nMeier Beat", "", *["942"] * 4, "3'768")
    found = text(team_rangliste(EVENT, replace(content, sections=(Section((row,)),))))
    assert "Muster Anna Meier Beat" in found


def test_ranking_without_rows_still_prints() -> None:
    assert "Schlussrangliste" in text(rangliste(EVENT, replace(ranking(0), sections=())))


def test_rangverlesen_keeps_the_order_of_reading() -> None:
    rows = tuple(
        ReadOutRow(str(rank), (f"Person {rank}",), "4'408", "Oberdorf", "Korb", "geteilt") for rank in (3, 2, 1)
    )
    found = text(rangverlesen(EVENT, ReadOutContent("Rangverlesen", rows, "vom letzten zum ersten Rang")))
    assert "Reihenfolge: vom letzten zum ersten Rang" in found
    assert "3 Person 3 Oberdorf · geteilt Preis: Korb 4'408 2 Person 2" in found
