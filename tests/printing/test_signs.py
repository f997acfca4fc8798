"""Lose, Tischschilder and the page of rules."""

from dataclasses import replace

import pytest

from jassturnier.printing.content import LosContent, ReglementContent, TischschildContent
from jassturnier.printing.los import lose
from jassturnier.printing.reglement import chapters, reglement
from jassturnier.printing.tischschild import tischschilder
from tests.printing.paper import EVENT, LINK, pages, sizes, text


def test_lose_fill_sheets_of_twenty_four() -> None:
    found = pages(lose(EVENT, [LosContent(table, team, 1) for table in range(1, 8) for team in "AABB"]))
    assert [page.count("Tisch") for page in found] == [24, 4]
    assert "Tisch 7 B" in found[1]


def test_tischschild_shows_address_code_and_wlan() -> None:
    found = text(tischschilder(EVENT, [TischschildContent(112, "Galerie", LINK, "Jass / geheim")]))
    for words in ("112", "Galerie", "http://192.168.1.20:8000", "K7QF-2MXA", "WLAN: Jass / geheim", "1. Quadrat"):
        assert words in found


def test_tischschild_without_link_is_only_the_number() -> None:
    pdf = tischschilder(EVENT, [TischschildContent(7), TischschildContent(8)])
    assert pages(pdf) == ["7 Jassmeisterschaft Oberdorf", "8 Jassmeisterschaft Oberdorf"]
    assert sizes(pdf) == [(297, 210)] * 2


def test_reglement_tells_the_settings() -> None:
    event = replace(EVENT, streich=1, match_bonus=100)
    found = text(reglement(event, ReglementContent("best", 942, "Fr. 20.–", ("Rauchen draussen.",))))
    for words in (
        "vier Passen zu 12 Spielen",
        "Startgeld: Fr. 20.–",
        "157 Punkte und 100 dazu",
        "in der ganzen Passe 1'884",
        "schlechteste Passe wird gestrichen",
        "entscheidet die beste Passe",
        "Wer pausiert, erhält 942 Punkte",
        "Rauchen draussen.",
    ):
        assert words in found


def sentences(event=EVENT, content: ReglementContent | None = None) -> str:  # noqa: ANN001
    told = chapters(event, content or ReglementContent())
    return " ".join(sentence for _heading, texts in told for sentence in texts)


def test_reglement_of_pairs_and_different_passen() -> None:
    told = sentences(replace(EVENT, kind="partner", spiele=(12, 8)))
    assert "Partnerschieber" in told
    assert "zwei Passen mit 12, 8 Spielen" in told
    assert "1'256 / 1'884" in told


def test_one_passe_is_singular() -> None:
    assert "Gespielt wird eine Passe zu 8 Spielen." in sentences(replace(EVENT, spiele=(8,)))


@pytest.mark.parametrize(("rule", "words"), [("total", "teilen sich"), ("best", "beste Passe"), ("all", "zweitbeste")])
def test_tie_rules_are_told(rule: str, words: str) -> None:
    assert words in sentences(content=ReglementContent(rule))  # type: ignore[arg-type]


def test_long_rules_stay_on_one_page() -> None:
    extra = tuple(f"{number}. Hausregel, die jemandem sehr wichtig ist und deshalb lang." for number in range(12))
    assert len(pages(reglement(EVENT, ReglementContent(extra=extra)))) == 1
