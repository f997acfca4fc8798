"""Why one start number stands before another, in plain sentences."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from jassturnier.printing.words import points
from jassturnier.queries.results import results_of
from jassturnier.queries.standings import rank_results
from jassturnier.queries.tournaments import TournamentInfo
from scoring.why import Compared, Step, Why, why_before


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two start numbers, who stands before whom and each figure compared on the way."""

    headline: str
    steps: tuple[str, ...]


def compare(tournament: TournamentInfo, one: int, other: int, after_passe: int | None = None) -> Comparison | None:
    """Compare two start numbers in the list after a Passe; None where one is not in it. Six queries."""
    ranked, _listed = rank_results(tournament, results_of(tournament), after_passe)
    try:
        why = why_before(ranked, one, other)
    except KeyError:
        return None
    return Comparison(_headline(why), tuple(_step(why, step) for step in why.compared))


def _headline(why: Why) -> str:
    numbers = {"first": why.first, "second": why.second}
    if why.reasons[0] is not None:
        return _("Die Nr. %(first)s und die Nr. %(second)s haben keinen Rang.") % numbers
    if why.reasons[1] is not None:
        return _("Die Nr. %(first)s ist rangiert, die Nr. %(second)s hat keinen Rang.") % numbers
    if why.shared:
        return _("Die Nr. %(first)s und die Nr. %(second)s haben den gleichen Rang.") % numbers
    return _("Die Nr. %(first)s steht vor der Nr. %(second)s.") % numbers


def _step(why: Why, step: Compared) -> str:
    names = {
        Step.RANKED: _("Rang"),
        Step.TOTAL: _("Total"),
        Step.BEST_PASSE: _("Beste Passe") if step.nth == 1 else _("%(nth)s.-beste Passe") % {"nth": step.nth},
        Step.LOT: _("Los"),
    }
    figures = {
        "what": names[step.step],
        "first": why.first,
        "a": _figure(step.first),
        "second": why.second,
        "b": _figure(step.second),
    }
    if step.first == step.second:
        return _("%(what)s: beide %(a)s.") % figures
    return _("%(what)s: Nr. %(first)s hat %(a)s, Nr. %(second)s hat %(b)s.") % figures


def _figure(value: int | None) -> str:
    return "–" if value is None else points(value)
