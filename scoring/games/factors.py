"""The factors of the free game as named systems, and the named rule sets (RULES.md 3, 10)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scoring.cards.modes import Mode
from scoring.games.weis import WeisSet


class FactorSystem(StrEnum):
    """How much each mode multiplies. Suits of the German pack are paired as in the Swisslos rules (RULES.md 10.7)."""

    EINFACH = "einfach"
    """Everything once (up to 1000, and every tournament)."""
    SWISSLOS_2500 = "swisslos_2500"
    """Schaufel and Kreuz (Schilten, Schellen) twice, Obenabe and Undenufe three times."""
    PAGAT = "pagat"
    """Herz and Ecken twice, Obenabe three, Undenufe four times (W13)."""
    PAGAT_UNDENUFE_3 = "pagat_undenufe_3"
    """The same with Undenufe three times (W21)."""
    URI = "uri"
    """Suits once, Obenabe and Undenufe twice (W22)."""


_SUITS_AND_PLAIN = {
    FactorSystem.EINFACH: (1, 1, 1, 1, 1, 1),
    FactorSystem.SWISSLOS_2500: (1, 1, 2, 2, 3, 3),
    FactorSystem.PAGAT: (2, 2, 1, 1, 3, 4),
    FactorSystem.PAGAT_UNDENUFE_3: (2, 2, 1, 1, 3, 3),
    FactorSystem.URI: (1, 1, 1, 1, 2, 2),
}
_COLUMNS = (Mode.HERZ, Mode.ECKEN, Mode.SCHAUFEL, Mode.KREUZ, Mode.OBENABE, Mode.UNDENUFE)
_COUNTED_AS = {
    Mode.UNDENUFE_ALT: Mode.UNDENUFE,
    Mode.SLALOM_OBENABE: Mode.OBENABE,
    Mode.SLALOM_UNDENUFE: Mode.UNDENUFE,
}


def factors(system: FactorSystem) -> Mapping[Mode, int]:
    """The factor of the four suits, Obenabe and Undenufe (RULES.md 3)."""
    return dict(zip(_COLUMNS, _SUITS_AND_PLAIN[system], strict=True))


def factor(system: FactorSystem, mode: Mode) -> int:
    """The factor of one mode; Slalom counts as the mode it begins with: our choice (RULES.md 3)."""
    return factors(system)[_COUNTED_AS.get(mode, mode)]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A named bundle of rules. `target` None: a fixed number of Spiele; `weis_set` None: no Weis and no Stöck."""

    name: str
    match_bonus: int
    system: FactorSystem = FactorSystem.EINFACH
    weis_set: WeisSet | None = None
    target: int | None = None


RULE_SETS = {
    each.name: each
    for each in (
        RuleSet("turnier", 0),
        RuleSet("turnier_match50", 50),
        RuleSet("turnier_match100", 100),
        RuleSet("schieber_1000", 100, FactorSystem.EINFACH, WeisSet.NEU, 1000),
        RuleSet("schieber_2500_swisslos", 100, FactorSystem.SWISSLOS_2500, WeisSet.NEU, 2500),
    )
}
"""The sets proposed in RULES.md 10; the first three are for tournaments."""
