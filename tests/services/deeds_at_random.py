"""Every verb of a running evening with random arguments, sensible and not, for the test of random deeds."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from jassturnier.queries.people_rows import NewStandblatt, PersonData
from jassturnier.services import (
    decisions,
    door,
    draws,
    draws_confirm,
    draws_gaps,
    entries,
    entries_paper,
    entries_versions,
    passen,
    passen_plan,
    people,
    people_changes,
    releases,
    seats,
    seats_by_hand,
    seats_dissolve,
    wishes,
)
from jassturnier.services.entries_figures import Row, Rows, Side, Totals

Deed = Callable[..., object]
Chance = random.Random
Words = dict[str, Any]
SPIELE, PASSEN, PEOPLE = 4, 3, 9


def number(r: Chance) -> int:
    return r.choice([*range(1, PEOPLE + 3), 901, 77])


def passe(r: Chance) -> int:
    return r.choice([1, 1, 1, 2, 2, 3, 4])


def table(r: Chance) -> int:
    return r.choice([1, 1, 2, 2, 3, 9])


def reason(r: Chance) -> str:
    return r.choice(["", "Grund", "Grund"])


def person(r: Chance) -> PersonData:
    return PersonData(r.choice(["Muster Anna", "Muster Beat", "", "x" * 90]), r.choice(["", "Horw"]))


def figures(r: Chance) -> Totals | Rows:
    """Give totals or rows, mostly possible ones."""
    if r.random() < 0.5:
        a = r.choice([0, 157, 300, 310, 628, 629])
        return Totals(a, r.choice([628 - a, 10]), r.choice([0, 0, 1]))
    points = [r.choice([157, 80, 60, 156, 0]) for _spiel in range(r.choice([SPIELE, SPIELE, SPIELE - 1]))]
    rows = tuple(Row(a, 157 - a, Side.A if a == 157 and r.random() < 0.5 else None) for a in points)
    return Rows(rows, r.choice([sum(points), sum(points), 1]))


def sheet(r: Chance) -> Words:
    """Give what comes with a sheet; few nonces, so that some forms come twice."""
    return {
        "passe": passe(r), "table": table(r), "figures": figures(r), "based_on": r.choice([0, 0, 1, 2]),
        "nonce": f"zufall-{r.randrange(40):04}", "reason": reason(r), "hints_confirmed": r.random() < 0.8,
        "override": r.choice(["", "", "entscheid", "abgeschrieben"]), "visum": r.random() < 0.5,
        "seats": r.choice([(), (), tuple(r.sample(range(1, PEOPLE + 1), 4))]),
    }  # fmt: skip


def numbered(r: Chance) -> Words:
    return {"number": number(r)}


def with_reason(r: Chance) -> Words:
    return {"number": number(r), "reason": reason(r)}


def on_table(r: Chance) -> Words:
    return {"passe": passe(r), "table": table(r)}


def of_passe(r: Chance) -> Words:
    return {"number": passe(r), "reason": reason(r)}


def many(r: Chance) -> Words:
    return {"numbers": [number(r) for _each in range(2)]}


DEEDS: list[tuple[Deed, Callable[[Chance], Words]]] = [
    (entries.enter_sheet, sheet),
    (entries.enter_sheet, sheet),
    (entries.enter_sheet, sheet),
    (entries_versions.choose_version, lambda r: on_table(r) | {
        "version": r.randint(1, 3), "seen": r.randint(1, 3), "reason": reason(r)}),
    (entries_versions.move_entry, lambda r: on_table(r) | {"to_table": table(r), "reason": reason(r)}),
    (entries_paper.receive_sheet, on_table),
    (entries_paper.take_receipt_back, on_table),
    (entries_paper.give_visum, on_table),
    (entries_paper.take_visum_back, on_table),
    (passen.start_passe, lambda r: {"number": passe(r), "exception": reason(r), "by_hand": r.random() < 0.3}),
    (passen.close_passe, lambda r: {"number": passe(r), "exception": reason(r), "acknowledged": reason(r)}),
    (passen.reopen_passe, of_passe),
    (passen_plan.shorten_passe, lambda r: of_passe(r) | {"spiele": r.choice([3, 4, 12])}),
    (passen_plan.cancel_passe, of_passe),
    (passen_plan.revive_passe, lambda r: {"number": passe(r)}),
    (people.add_person, lambda r: {"person": NewStandblatt((person(r),), r.choice([None, number(r)]), present=True)}),
    (people.edit_person, lambda r: numbered(r) | {"people": (person(r),)}),
    (people.renumber, lambda r: numbered(r) | {"new_number": number(r)}),
    (people.remove_person, numbered),
    (people_changes.replace_holder, lambda r: numbered(r) | {"person": person(r), "from_passe": passe(r)}),
    (people_changes.leave, lambda r: numbered(r) | {"last_passe": passe(r)}),
    (people_changes.stay, numbered),
    (people_changes.come_late, lambda r: numbered(r) | {"from_passe": passe(r)}),
    (people_changes.exclude, with_reason),
    (people_changes.readmit, with_reason),
    (people_changes.decide_ranked, lambda r: with_reason(r) | {"ranked": r.choice(["auto", "ja", "nein"])}),
    (people_changes.record_lot, lambda r: numbered(r) | {"lot": r.choice([None, 1, 2])}),
    (people_changes.add_ersatz, lambda r: {"count": r.choice([1, 2])}),
    (door.hand_out, many),
    (door.take_back, many),
    (door.hand_out_all_but, lambda r: {"left_over": [number(r)]}),
    (door.mark_paid, lambda r: many(r) | {"paid": r.random() < 0.5}),
    (door.fill_talon, lambda r: numbered(r) | {"people": (person(r),)}),
    (door.prepare_stack, lambda r: {"count": r.choice([9, 12])}),
    (door.close_door, lambda r: {}),
    (door.open_door, lambda r: {}),
    (draws.make_draft, lambda r: {"first_passe": r.choice([None, 2]), "seed": r.randrange(99)}),
    (draws_gaps.make_gaps_draft, lambda r: {}),
    (draws_confirm.confirm_draft, lambda r: {"number": r.randint(1, 3)}),
    (draws_confirm.discard_draft, lambda r: {"number": r.randint(1, 3), "reason": reason(r)}),
    (seats.exchange_seats, lambda r: with_reason(r) | {"passe": passe(r), "other": number(r)}),
    (seats.take_seat, lambda r: with_reason(r) | on_table(r) | {"team": r.choice("AB")}),
    (seats.take_over, lambda r: with_reason(r) | {"of": number(r), "from_passe": passe(r)}),
    (seats_by_hand.seat_by_hand, lambda r: on_table(r) | {
        "numbers": r.sample(range(1, PEOPLE + 1), 4), "reason": reason(r)}),
    (seats_dissolve.dissolve_table, lambda r: on_table(r) | {"pausing": r.random() < 0.5, "reason": reason(r)}),
    (wishes.add_wish, lambda r: numbered(r) | r.choice([
        {"kind": "absent", "passe": passe(r)}, {"kind": "not_together", "other": number(r)}])),
    (decisions.correct_points, lambda r: {
        "standblatt": number(r), "points": r.choice([-10, 0, 20]), "reason": reason(r)}),
    (decisions.warn, lambda r: {"standblatt": number(r), "situation": "Redet zu viel", "text": reason(r)}),
    (decisions.decide, lambda r: {"situation": "Karte verdeckt", "text": reason(r), "passe": passe(r)}),
    (releases.release_ranking, lambda r: {"after_passe": passe(r), "reason": reason(r)}),
]  # fmt: skip
