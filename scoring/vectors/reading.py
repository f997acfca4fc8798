"""Reads the inputs of worked examples into the types of the rules; what cannot be read is refused with one word."""

from collections.abc import Iterable
from typing import Any

from scoring.cards.deck import Card, CardError, parse_card, parse_cards
from scoring.cards.modes import Mode
from scoring.games.factors import FactorSystem, factor
from scoring.games.weis import WeisSet
from scoring.spiel import MATCH_BONUSES

Example = dict[str, Any]
"""The `input` of an example, or a result: a JSON object."""


MOST_GAMES = 1000
"""More Spiele than any Passe has."""


class Refused(Exception):
    """The input cannot be evaluated; `word` says why."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


_MODES = {
    "herz": Mode.HERZ, "rosen": Mode.HERZ, "ecken": Mode.ECKEN, "karo": Mode.ECKEN, "schaufel": Mode.SCHAUFEL,
    "pik": Mode.SCHAUFEL, "schilten": Mode.SCHAUFEL, "kreuz": Mode.KREUZ, "obenabe": Mode.OBENABE,
    "undenufe": Mode.UNDENUFE, "altes undenufe": Mode.UNDENUFE_ALT, "altes_undenufe": Mode.UNDENUFE_ALT,
    "undenufe_alt": Mode.UNDENUFE_ALT, "u_alt": Mode.UNDENUFE_ALT, "u_old": Mode.UNDENUFE_ALT,
    "ua": Mode.UNDENUFE_ALT, "uo": Mode.UNDENUFE_ALT, "slalom": Mode.SLALOM_OBENABE,
    "slalom_o": Mode.SLALOM_OBENABE, "slalom_u": Mode.SLALOM_UNDENUFE, "slalom_obenabe": Mode.SLALOM_OBENABE,
    "slalom_undenufe": Mode.SLALOM_UNDENUFE,
}  # fmt: skip
_SYSTEMS = {
    "swisslos": FactorSystem.SWISSLOS_2500,
    "swisslos_2500": FactorSystem.SWISSLOS_2500,
    "schieber_2500_swisslos": FactorSystem.SWISSLOS_2500,
    "german_swiss": FactorSystem.SWISSLOS_2500,
    "german_swiss_suits": FactorSystem.SWISSLOS_2500,
    "einfach": FactorSystem.EINFACH,
    "schieber_1000": FactorSystem.EINFACH,
    "turnier": FactorSystem.EINFACH,
    "pagat": FactorSystem.PAGAT,
    "pagat_undenufe_3": FactorSystem.PAGAT_UNDENUFE_3,
    "uri": FactorSystem.URI,
}
_WEIS_SETS = {
    "neu": WeisSet.NEU,
    "new": WeisSet.NEU,
    "standard": WeisSet.NEU,
    "ohne_678": WeisSet.OHNE_678,
    "ohne_vier_678": WeisSet.OHNE_678,
    "older": WeisSet.OHNE_678,
    "klein": WeisSet.KLEIN,
    "kleiner_weis": WeisSet.KLEIN,
    "kleiner weis": WeisSet.KLEIN,
}


def whole(value: object, *, least: int | None = None, most: int | None = None) -> int:
    """A whole number. Refused as missing, not_whole, or (below `least`, above `most`) range."""
    if value is None:
        raise Refused("missing")
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("not_whole")
    if (least is not None and value < least) or (most is not None and value > most):
        raise Refused("range")
    return value


def number(
    given: Example, key: str, default: int | None = None, *, least: int | None = None, most: int | None = None
) -> int:
    """The whole number under a key, or the default."""
    value = given.get(key)
    return whole(default if value is None else value, least=least, most=most)


def games(given: Example) -> int:
    """The number of Spiele of a Passe."""
    return number(given, "games", least=1, most=MOST_GAMES)


def match_bonus(given: Example, default: int = 0) -> int:
    """The bonus for a Match: 0, 50 or 100."""
    bonus = number(given, "match_bonus", default)
    if bonus not in MATCH_BONUSES:
        raise Refused("match_bonus")
    return bonus


def pair(value: object) -> tuple[int, int]:
    """Two whole numbers, of team A (0) and B (1); lacking: 0 and 0."""
    if value is None:
        return 0, 0
    if not isinstance(value, list) or len(value) != 2:
        raise Refused("range")
    return whole(value[0]), whole(value[1])


def team(value: object) -> int | None:
    """A team as 0, 1, "A" or "B"; None for nobody."""
    if value is None or value is False:
        return None
    teams = {0: 0, 1: 1, "A": 0, "B": 1, "a": 0, "b": 1}
    if not isinstance(value, (int, str)) or value is True or value not in teams:
        raise Refused("team")
    return teams[value]


def mode(value: object) -> Mode:
    """A mode by its letter or name."""
    if isinstance(value, Mode):
        return value
    if isinstance(value, str):
        if value.lower() in _MODES:
            return _MODES[value.lower()]
        if value in tuple(Mode):
            return Mode(value)
    raise Refused("mode")


def cards(texts: object) -> tuple[Card, ...]:
    """Different cards from a list of texts."""
    if not isinstance(texts, list):
        raise Refused("card")
    try:
        return parse_cards(texts)
    except CardError as error:
        raise Refused("card") from error


def trick(lying: object) -> tuple[Card, ...]:
    """The cards of one trick; the same card twice is for the rules to find."""
    if not isinstance(lying, list):
        raise Refused("card")
    try:
        return tuple(parse_card(text) for text in lying)
    except CardError as error:
        raise Refused("card") from error


def texts(some: Iterable[Card]) -> list[str]:
    """Cards in their notation."""
    return [str(each) for each in some]


def weis_set(given: Example) -> WeisSet:
    """The set of Weis rules under any of its keys; lacking: the newer one."""
    name = next((given[key] for key in ("weis_set", "set", "rules", "variant") if given.get(key)), "neu")
    if str(name).lower() not in _WEIS_SETS:
        raise Refused("weis_set")
    return _WEIS_SETS[str(name).lower()]


def system(name: object) -> FactorSystem:
    """A factor system by any of its names."""
    plain = str(name).lower().replace(" ", "_").replace("-", "_")
    if plain not in _SYSTEMS:
        raise Refused("system")
    return _SYSTEMS[plain]


def factor_of(given: Example) -> int:
    """The factor, given as such or by system and mode; lacking both: 1."""
    if given.get("factor") is not None or "system" not in given:
        return number(given, "factor", 1, least=1)
    return factor(system(given["system"]), mode(given.get("mode")))
