"""The words of a ruling: what happened, when it was noticed, who is at fault, and what follows. No sentences."""

from dataclasses import dataclass
from enum import StrEnum


class Event(StrEnum):
    """What happened; the comment names the paragraph of the Reglement."""

    WRONG_DEALER = "wrong_dealer"  # 2.6.4
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"  # 2.6.5
    CARD_SHOWN_IN_DEALING = "card_shown_in_dealing"  # 2.8.1
    WRONG_PLAYER_ANNOUNCED = "wrong_player_announced"  # 2.8.2
    WRONG_PLAYER_LED = "wrong_player_led"  # 2.8.3
    SUIT_NOT_FOLLOWED = "suit_not_followed"  # 2.8.4
    TRUMP_NOT_FOLLOWED = "trump_not_followed"  # 2.8.4
    UNDERTRUMPED = "undertrumped"  # 2.8.5
    CARD_TOO_EARLY = "card_too_early"  # 2.8.6
    SEVERAL_CARDS = "several_cards"  # 2.8.7
    POWERLESS_CARD_LED = "powerless_card_led"  # 2.8.8
    LOOKED_AT_TRICKS = "looked_at_tricks"  # 2.8.9
    WRONG_REST = "wrong_rest"  # 2.8.10
    FORGOT_TO_COUNT = "forgot_to_count"  # 2.8.11
    SIGNS_OR_REMARKS = "signs_or_remarks"  # 2.8.12
    AGREEMENT = "agreement"  # 4.1
    REPEATED_OFFENCE = "repeated_offence"  # 4.2
    DISPUTE = "dispute"  # 4.3


class Noticed(StrEnum):
    """When it was noticed, from early to late."""

    AT_ONCE = "at_once"
    BEFORE_OWN_CARD = "before_own_card"
    """Before the one who objects has played to the first trick."""
    AFTER_OWN_CARD = "after_own_card"
    BEFORE_FIRST_LEAD = "before_first_lead"
    AFTER_FIRST_LEAD = "after_first_lead"
    BEFORE_FIRST_TRICK_TURNED = "before_first_trick_turned"
    AFTER_FIRST_TRICK_TURNED = "after_first_trick_turned"
    BEFORE_NEXT_TRICK_PLAYED = "before_next_trick_played"
    """Before all four have played to the next trick."""
    AFTER_NEXT_TRICK_PLAYED = "after_next_trick_played"
    AT_ANY_TIME = "at_any_time"


class Fault(StrEnum):
    """Who is at fault."""

    DEALER = "dealer"
    ONE_SIDE = "one_side"
    BOTH_SIDES = "both_sides"
    NOBODY = "nobody"


class Cards(StrEnum):
    """What happens to the cards."""

    UNTOUCHED = "untouched"
    DEALT_AGAIN = "dealt_again"
    BACK_WITHOUT_POWER = "back_without_power"
    """Taken back; when played later it can take no trick, its points count."""
    WITHOUT_POWER = "without_power"
    """Stays; can take no trick, its points count."""
    TRUMPS_WITHOUT_POWER = "trumps_without_power"
    """All trumps of that hand but the Puur can take no trick, their points count."""


class Trick(StrEnum):
    """What happens to the trick, or to the Spiel."""

    GOES_ON = "goes_on"
    VOID = "void"
    STANDS = "stands"
    STANDS_OR_REPEATED = "stands_or_repeated"
    REST_TO_OPPONENTS = "rest_to_opponents"


class Points(StrEnum):
    """What happens to the points; a Spiel always counts 157 in all."""

    AS_PLAYED = "as_played"
    NONE_YET = "none_yet"
    MISSING_TO_OPPONENTS = "missing_to_opponents"
    OUTSTANDING_TO_OPPONENTS = "outstanding_to_opponents"
    ESTIMATED_TOGETHER = "estimated_together"
    AS_DECIDED = "as_decided"


class Dealing(StrEnum):
    """What happens to the order of dealing."""

    ORDER_STANDS = "order_stands"
    RIGHT_DEALER_DEALS = "right_dealer_deals"
    SAME_DEALS_AGAIN = "same_deals_again"
    OPPONENTS_ANNOUNCE = "opponents_announce"
    """A new deal; the opponents announce next and the side at fault loses one announcement: the order shifts."""


class Decides(StrEnum):
    """Who has a say beyond the rule itself."""

    RULE = "rule"
    OTHER_SIDE = "other_side"
    """The side with the right number of cards."""
    BOTH_SIDES = "both_sides"
    JASSLEITUNG = "jassleitung"


@dataclass(frozen=True, slots=True)
class Ruling:
    """One row: the three answers, what follows, and the paragraph of the Reglement it stands on."""

    paragraph: str
    event: Event
    noticed: Noticed
    fault: Fault
    cards: Cards = Cards.UNTOUCHED
    trick: Trick = Trick.STANDS
    points: Points = Points.AS_PLAYED
    dealing: Dealing = Dealing.ORDER_STANDS
    decides: Decides = Decides.RULE
    excluded: bool = False
