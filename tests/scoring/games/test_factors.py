"""Named factor systems and rule sets."""

import pytest

from scoring.cards.modes import Mode
from scoring.games.factors import RULE_SETS, FactorSystem, factor, factors


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        (FactorSystem.EINFACH, [1, 1, 1, 1, 1, 1]),
        (FactorSystem.SWISSLOS_2500, [1, 1, 2, 2, 3, 3]),
        (FactorSystem.PAGAT, [2, 2, 1, 1, 3, 4]),
        (FactorSystem.PAGAT_UNDENUFE_3, [2, 2, 1, 1, 3, 3]),
        (FactorSystem.URI, [1, 1, 1, 1, 2, 2]),
    ],
)
def test_system_has_its_six_factors(system: FactorSystem, expected: list[int]) -> None:
    assert [factors(system)[Mode(letter)] for letter in "HDSCOU"] == expected


def test_other_modes_count_as_their_kin() -> None:
    modes = (Mode.UNDENUFE_ALT, Mode.SLALOM_OBENABE, Mode.SLALOM_UNDENUFE)
    assert [factor(FactorSystem.PAGAT, mode) for mode in modes] == [4, 3, 4]


def test_rule_sets_hold_their_bonus_and_target() -> None:
    sets = [RULE_SETS[name] for name in ("turnier", "turnier_match50", "turnier_match100")]
    free = [RULE_SETS[name] for name in ("schieber_1000", "schieber_2500_swisslos")]
    assert [(each.match_bonus, each.target) for each in free] == [(100, 1000), (100, 2500)]
    assert [(each.match_bonus, each.weis_set, each.target) for each in sets] == [
        (0, None, None), (50, None, None), (100, None, None),
    ]  # fmt: skip
