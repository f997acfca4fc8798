"""Figures and findings, counted on small evenings by hand."""

from __future__ import annotations

from draws import Code, Mode, Place, Player, Quality, Reason, Wishes, find, measure
from draws.model import in_order


def table(passe: int, number: int, names: str) -> list[Place]:
    """Four names at one table, the first two in team A."""
    a, b, c, d = names
    return [
        Place(passe, a, number, "A", 1),
        Place(passe, b, number, "A", 2),
        Place(passe, c, number, "B", 1),
        Place(passe, d, number, "B", 2),
    ]


def test_nothing_played_counts_nothing() -> None:
    assert measure([]) == Quality()
    assert find(Mode.EINZEL, []) == ()


def test_figures_of_two_passen() -> None:
    places = [*table(1, 1, "abcd"), Place(1, "e"), *table(2, 1, "abed"), Place(2, "c")]
    assert measure(places) == Quality(
        partner_repeats=1,      # a b
        encounter_repeats=3,    # a b, a d, b d
        coincidences=3,
        encounter_max=2,
        table_repeats=3,        # a, b, d
        table_max=2,
        letter_max=2,           # a, b, d
        letter_excess=6,
        pause_min=0,
        pause_max=1,
    )  # fmt: skip


def test_third_meeting_counts_twice_as_repeat_and_three_times_as_coincidence() -> None:
    places = [*table(1, 1, "abcd"), *table(2, 2, "aebf"), *table(3, 3, "gahb")]
    assert (measure(places).encounter_repeats, measure(places).coincidences) == (2, 3)


def test_ersatz_do_not_count() -> None:
    places = [*table(1, 1, "abcx"), *table(2, 2, "dexa")]
    assert measure(places).encounter_repeats == 1
    assert measure(places, [Player("x", ersatz=True)]).encounter_repeats == 0


def test_findings_in_the_order_of_importance() -> None:
    places = [*table(1, 1, "abcd"), Place(1, "e"), *table(2, 1, "abed"), Place(2, "c")]
    codes = list(dict.fromkeys(finding.code for finding in find(Mode.EINZEL, places, (), Wishes((("a", "b"),)))))
    assert codes == [
        Code.TOGETHER_WISH,
        Code.PARTNER_REPEAT,
        Code.ENCOUNTER_REPEAT,
        Code.LETTERS_UNEVEN,
        Code.TABLE_AGAIN,
        Code.PAUSE,
    ]


def test_two_ersatz_at_one_table_are_named() -> None:
    helpers = [Player("x", ersatz=True), Player("y", ersatz=True)]
    found = find(Mode.EINZEL, table(1, 1, "axby"), helpers)
    assert [(f.code, f.players, f.passen) for f in found] == [(Code.ERSATZ_TOGETHER, ("x", "y"), (1,))]


def test_partner_wish_is_broken_only_by_partners() -> None:
    wishes = Wishes((), (("a", "b"), ("c", "a")))
    found = find(Mode.EINZEL, table(1, 1, "abcd"), (), wishes)
    assert [(f.code, f.players, f.reason) for f in found] == [
        (Code.PARTNER_WISH, ("a", "b"), Reason.TOO_FEW_PEOPLE),
    ]


def test_own_table_is_no_return() -> None:
    players = [Player("a", fixed_table=1)]
    found = find(Mode.EINZEL, [*table(1, 1, "abcd"), *table(2, 1, "efga")], players)
    assert Code.TABLE_AGAIN not in {finding.code for finding in found}


def test_fixed_table_missed_with_reason() -> None:
    players = [Player("a", fixed_table=7)]
    places = table(1, 1, "abcd")
    assert [f.reason for f in find(Mode.EINZEL, places, players, available=[1, 2])] == [Reason.TABLE_NOT_AVAILABLE]
    assert [f.reason for f in find(Mode.EINZEL, places, players, available=[1, 7])] == [Reason.NOT_FOUND]
    five = [Player(name, fixed_table=7) for name in "aefgh"]
    assert [f.reason for f in find(Mode.EINZEL, places, five, available=[1, 7])] == [Reason.FIXED_TABLE_FULL]


def test_places_in_order() -> None:
    mixed = [Place(2, "p"), *reversed(table(2, 1, "efgh")), Place(1, "z"), *reversed(table(1, 2, "abcd"))]
    assert [place.player for place in in_order(mixed)] == ["a", "b", "c", "d", "z", "e", "f", "g", "h", "p"]
