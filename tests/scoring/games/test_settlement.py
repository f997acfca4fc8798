"""What both sides write."""

import pytest

from scoring.cards.modes import Mode
from scoring.games.settlement import (
    SettlementError,
    Spielresultat,
    settle,
    settle_tournament,
    sum_of_rounds,
    written_points,
)


def test_everything_is_multiplied_by_the_factor() -> None:
    spiel = Spielresultat((157, 0), weis=(70, 0), stoeck=(0, 20), match_team=0, mode=Mode.KREUZ)
    assert settle(spiel, factor=2) == ((157 + 100 + 70) * 2, 40)


def test_157_without_the_tick_is_no_match() -> None:
    assert settle(Spielresultat((157, 0))) == (157, 0)


def test_kontermatch_counts_like_a_match() -> None:
    assert settle(Spielresultat((0, 157), match_team=1), factor=3) == (0, 771)


def test_tournament_counts_card_points_and_its_own_bonus_only() -> None:
    spiel = Spielresultat((157, 0), weis=(50, 0), stoeck=(20, 0), match_team=0, mode=Mode.HERZ)
    assert [settle_tournament(spiel, match_bonus=bonus)[0] for bonus in (0, 50, 100)] == [157, 207, 257]


@pytest.mark.parametrize(
    ("spiel", "reason"),
    [
        (Spielresultat((100, 58)), "sum"),
        (Spielresultat((160, -3)), "range"),
        (Spielresultat((100, 57), weis=(-20, 0)), "range"),
        (Spielresultat((156, 1)), "impossible"),
        (Spielresultat((100, 57), match_team=0), "match"),
        (Spielresultat((100, 57), stoeck=(20, 0), mode=Mode.OBENABE), "stoeck"),
    ],
)
def test_figures_that_cannot_be_are_refused_by_name(spiel: Spielresultat, reason: str) -> None:
    with pytest.raises(SettlementError) as caught:
        settle(spiel)
    assert caught.value.reason == reason


def test_factor_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="factor"):
        settle(Spielresultat((100, 57)), factor=0)


def test_twelve_rounds_add_card_points() -> None:
    assert sum_of_rounds([(100, 57)] * 11 + [(157, 0)]) == (1257, 627)


def test_written_points_are_multiplied() -> None:
    assert [written_points(points, 2) for points in (0, 29)] == [0, 58]


@pytest.mark.parametrize(("points", "factor"), [(-1, 2), (29, 0)])
def test_written_points_refuse_what_cannot_be(points: int, factor: int) -> None:
    with pytest.raises(ValueError, match="at least"):
        written_points(points, factor)
