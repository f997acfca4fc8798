"""Gaps in the seating as sentences, one per start number or empty seat, with the repair that fits."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from jassturnier.queries.draws_gaps import EXCLUDED, NOT_OUT, Gaps
from jassturnier.queries.number_ranges import written
from jassturnier.queries.seating import Names
from jassturnier.views.draws_findings import listed

SHOWN = 20


@dataclass(frozen=True, slots=True)
class GapLine:
    """One sentence with the name of the page that repairs it and what to fill in there."""

    text: str
    route: str = ""
    query: str = ""


def gap_lines(gaps: Gaps, names: Names) -> list[GapLine]:
    """Word the gaps: who is not there, which seats are empty, who has no place."""
    lines = [*_not_out(gaps), *_away(gaps, names), *_empty(gaps), *_unseated(gaps, names)]
    if len(lines) > SHOWN:
        return [*lines[:SHOWN], GapLine(_("… und noch %(n)s weitere.") % {"n": len(lines) - SHOWN})]
    return lines


def _not_out(gaps: Gaps) -> list[GapLine]:
    """Say once which sheets were not handed out, and how many seats that leaves in each Passe."""
    numbers = {gap.number for gap in gaps.empty if gap.why == NOT_OUT}
    if not numbers:
        return []
    passen = sorted({gap.passe for gap in gaps.empty if gap.why == NOT_OUT})
    text = _("Nicht ausgegeben und doch auf der Liste: %(numbers)s (%(count)s Plätze in Passe %(passen)s).")
    return [GapLine(text % {"numbers": written(numbers), "count": len(numbers), "passen": listed(passen)})]


def _away(gaps: Gaps, names: Names) -> list[GapLine]:
    """Say who has a place and is not there."""
    passen: dict[tuple[int, str], list[int]] = {}
    for gap in gaps.empty:
        if gap.number and gap.why != NOT_OUT:
            passen.setdefault((gap.number, gap.why), []).append(gap.passe)
    return [
        GapLine(
            (
                _("%(who)s ist ausgeschlossen, hat aber in Passe %(passen)s noch einen Platz.")
                if why == EXCLUDED
                else _("%(who)s ist in Passe %(passen)s nicht da, hat aber noch einen Platz.")
            )
            % {"who": named(number, names), "passen": listed(of_one)},
            "seats_take_over",
            f"of={number}&passe={of_one[0]}",
        )
        for (number, why), of_one in sorted(passen.items())
    ]


def _empty(gaps: Gaps) -> list[GapLine]:
    """Say which seats nobody has."""
    text = _("An Tisch %(table)s ist in Passe %(passe)s in Team %(team)s ein Platz leer.")
    return [
        GapLine(
            text % {"table": gap.table, "passe": gap.passe, "team": gap.team},
            "seats_take",
            f"passe={gap.passe}&table={gap.table}&team={gap.team}",
        )
        for gap in gaps.empty
        if not gap.number
    ]


def _unseated(gaps: Gaps, names: Names) -> list[GapLine]:
    """Say who is there without a place; an Ersatz's seats are offered first."""
    text = _("%(who)s hat in Passe %(passen)s noch keinen Platz.")
    offer = f"&of={gaps.ersatz[0]}" if gaps.ersatz else ""
    return [
        GapLine(
            text % {"who": named(one.number, names), "passen": listed(one.passen)},
            "seats_take_over",
            f"number={one.number}&passe={one.passen[0]}{offer}",
        )
        for one in gaps.unseated
    ]


def gap_rows(gaps: Gaps) -> list[tuple[int, str]]:
    """Return for each Passe which seats nobody will take: "Tisch 3 A (12), Tisch 15 B (59)"."""
    by_passe: dict[int, list[str]] = {}
    for gap in gaps.empty:
        seat = _("Tisch %(t)s %(team)s") % {"t": gap.table, "team": gap.team} if gap.table else _("Pause")
        by_passe.setdefault(gap.passe, []).append(f"{seat} ({gap.number})" if gap.number else seat)
    return [(passe, ", ".join(seats)) for passe, seats in sorted(by_passe.items())]


def named(number: int, names: Names) -> str:
    """Return "17 Muster Hans", or the number alone."""
    return f"{number} {names.label(number)}".strip()
