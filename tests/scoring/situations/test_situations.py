"""The rulings of the Reglement, found by three questions."""

import pytest

from scoring.situations import RULINGS, Event, Fault, Noticed, moments, parties, ruling
from scoring.situations.words import Cards, Dealing, Decides, Points, Trick

PARAGRAPHS = {"2.6.4", "2.6.5", *(f"2.8.{number}" for number in range(1, 13)), "4.1", "4.2", "4.3"}


def test_every_paragraph_has_a_ruling() -> None:
    assert {each.paragraph for each in RULINGS} == PARAGRAPHS


def test_every_event_has_a_ruling() -> None:
    assert {each.event for each in RULINGS} == set(Event)


def test_three_answers_lead_to_exactly_one_ruling() -> None:
    assert len({(each.event, each.noticed, each.fault) for each in RULINGS}) == len(RULINGS)


@pytest.mark.parametrize("event", Event)
def test_questions_lead_to_every_ruling_of_an_event(event: Event) -> None:
    found = [ruling(event, moment, fault) for moment in moments(event) for fault in parties(event, moment)]
    assert found == [each for each in RULINGS if each.event is event]


def test_answers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(KeyError):
        ruling(Event.WRONG_DEALER, Noticed.AT_ONCE, Fault.DEALER)


def test_wrong_dealer_stands_once_the_first_trick_is_turned() -> None:
    late = ruling(Event.WRONG_DEALER, Noticed.AFTER_FIRST_TRICK_TURNED, Fault.DEALER)
    early = ruling(Event.WRONG_DEALER, Noticed.BEFORE_OWN_CARD, Fault.DEALER)
    assert (late.cards, late.trick, late.dealing) == (Cards.UNTOUCHED, Trick.STANDS, Dealing.ORDER_STANDS)
    assert (early.cards, early.dealing) == (Cards.DEALT_AGAIN, Dealing.RIGHT_DEALER_DEALS)


def test_missing_card_found_late_leaves_the_choice_to_the_other_side() -> None:
    found = ruling(Event.WRONG_NUMBER_OF_CARDS, Noticed.AFTER_FIRST_LEAD, Fault.ONE_SIDE)
    assert (found.trick, found.points, found.decides) == (
        Trick.STANDS_OR_REPEATED, Points.MISSING_TO_OPPONENTS, Decides.OTHER_SIDE,
    )  # fmt: skip


def test_wrong_announcement_shifts_the_dealing() -> None:
    found = ruling(Event.WRONG_PLAYER_ANNOUNCED, Noticed.BEFORE_FIRST_TRICK_TURNED, Fault.ONE_SIDE)
    assert found.dealing is Dealing.OPPONENTS_ANNOUNCE


def test_power_is_lost_but_never_points() -> None:
    powerless = [each for each in RULINGS if each.paragraph in {f"2.8.{number}" for number in range(3, 9)}]
    assert {each.points for each in powerless} == {Points.AS_PLAYED}
    assert Cards.UNTOUCHED not in {each.cards for each in powerless}


def test_wrong_rest_gives_all_outstanding_away() -> None:
    assert ruling(Event.WRONG_REST, Noticed.AT_ANY_TIME, Fault.ONE_SIDE).points is Points.OUTSTANDING_TO_OPPONENTS


def test_only_repeated_offence_excludes() -> None:
    assert [each.paragraph for each in RULINGS if each.excluded] == ["4.2"]
