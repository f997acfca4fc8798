"""All rulings of the Reglement, 2.6.4 to 2.8.12 and 4.1 to 4.3, as data (RULES.md 8 "Penalties and their effect")."""

from scoring.situations.words import Cards, Dealing, Decides, Event, Fault, Noticed, Points, Ruling, Trick


def _again(paragraph: str, event: Event, noticed: Noticed, fault: Fault, dealing: Dealing) -> Ruling:
    """The cards are dealt again, and nothing counts yet."""
    return Ruling(paragraph, event, noticed, fault, Cards.DEALT_AGAIN, Trick.VOID, Points.NONE_YET, dealing)


def _powerless(paragraph: str, event: Event, cards: Cards = Cards.WITHOUT_POWER) -> Ruling:
    """Cards lose their power to take tricks, never their points; the Spiel goes on (2.8.3 to 2.8.8)."""
    return Ruling(paragraph, event, Noticed.AT_ANY_TIME, Fault.ONE_SIDE, cards, Trick.GOES_ON)


def _left_open(paragraph: str, event: Event) -> Ruling:
    """Forbidden, but without a sanction in the Reglement: the Jassleitung decides (RULES.md 10.30)."""
    return Ruling(
        paragraph, event, Noticed.AT_ANY_TIME, Fault.ONE_SIDE, points=Points.AS_DECIDED, decides=Decides.JASSLEITUNG
    )


RULINGS: tuple[Ruling, ...] = (
    _again("2.6.4", Event.WRONG_DEALER, Noticed.BEFORE_OWN_CARD, Fault.DEALER, Dealing.RIGHT_DEALER_DEALS),
    Ruling("2.6.4", Event.WRONG_DEALER, Noticed.AFTER_OWN_CARD, Fault.DEALER),
    Ruling("2.6.4", Event.WRONG_DEALER, Noticed.AFTER_FIRST_TRICK_TURNED, Fault.DEALER),
    _again("2.6.5", Event.WRONG_NUMBER_OF_CARDS, Noticed.BEFORE_FIRST_LEAD, Fault.DEALER, Dealing.SAME_DEALS_AGAIN),
    Ruling(
        "2.6.5",
        Event.WRONG_NUMBER_OF_CARDS,
        Noticed.AFTER_FIRST_LEAD,
        Fault.ONE_SIDE,
        trick=Trick.STANDS_OR_REPEATED,
        points=Points.MISSING_TO_OPPONENTS,
        decides=Decides.OTHER_SIDE,
    ),
    Ruling(
        "2.6.5",
        Event.WRONG_NUMBER_OF_CARDS,
        Noticed.AFTER_FIRST_LEAD,
        Fault.BOTH_SIDES,
        trick=Trick.STANDS_OR_REPEATED,
        points=Points.AS_DECIDED,
        decides=Decides.JASSLEITUNG,
    ),
    _again("2.8.1", Event.CARD_SHOWN_IN_DEALING, Noticed.AT_ONCE, Fault.DEALER, Dealing.SAME_DEALS_AGAIN),
    _again(
        "2.8.2",
        Event.WRONG_PLAYER_ANNOUNCED,
        Noticed.BEFORE_FIRST_TRICK_TURNED,
        Fault.ONE_SIDE,
        Dealing.OPPONENTS_ANNOUNCE,
    ),
    Ruling("2.8.2", Event.WRONG_PLAYER_ANNOUNCED, Noticed.AFTER_FIRST_TRICK_TURNED, Fault.ONE_SIDE),
    _powerless("2.8.3", Event.WRONG_PLAYER_LED, Cards.BACK_WITHOUT_POWER),
    _powerless("2.8.4", Event.SUIT_NOT_FOLLOWED),
    _powerless("2.8.4", Event.TRUMP_NOT_FOLLOWED, Cards.TRUMPS_WITHOUT_POWER),
    _powerless("2.8.5", Event.UNDERTRUMPED),
    _powerless("2.8.6", Event.CARD_TOO_EARLY),
    _powerless("2.8.7", Event.SEVERAL_CARDS),
    _powerless("2.8.8", Event.POWERLESS_CARD_LED),
    _left_open("2.8.9", Event.LOOKED_AT_TRICKS),
    Ruling(
        "2.8.10",
        Event.WRONG_REST,
        Noticed.AT_ANY_TIME,
        Fault.ONE_SIDE,
        trick=Trick.REST_TO_OPPONENTS,
        points=Points.OUTSTANDING_TO_OPPONENTS,
    ),
    Ruling(
        "2.8.11",
        Event.FORGOT_TO_COUNT,
        Noticed.AT_ANY_TIME,
        Fault.NOBODY,
        points=Points.ESTIMATED_TOGETHER,
        decides=Decides.BOTH_SIDES,
    ),
    _left_open("2.8.12", Event.SIGNS_OR_REMARKS),
    Ruling("4.1", Event.AGREEMENT, Noticed.BEFORE_NEXT_TRICK_PLAYED, Fault.NOBODY, trick=Trick.GOES_ON),
    Ruling(
        "4.1",
        Event.AGREEMENT,
        Noticed.AFTER_NEXT_TRICK_PLAYED,
        Fault.NOBODY,
        points=Points.AS_DECIDED,
        decides=Decides.BOTH_SIDES,
    ),
    Ruling(
        "4.2",
        Event.REPEATED_OFFENCE,
        Noticed.AT_ANY_TIME,
        Fault.ONE_SIDE,
        points=Points.AS_DECIDED,
        decides=Decides.JASSLEITUNG,
        excluded=True,
    ),
    Ruling(
        "4.3",
        Event.DISPUTE,
        Noticed.AT_ANY_TIME,
        Fault.NOBODY,
        points=Points.AS_DECIDED,
        decides=Decides.JASSLEITUNG,
    ),
)
"""Every row of the catalogue. A mistake by 2.8.2 shifts the order of dealing (`dealer.deal(shift=…)`)."""

WARNINGS_BEFORE_EXCLUSION = 2
"""Warnings after which a player is excluded (4.2)."""
