"""Evaluates one worked example of any kind; whatever the input holds, it answers and never breaks off."""

from collections.abc import Callable, Mapping

from scoring.vectors import card_kinds, free_kinds, tournament_kinds, weis_kinds
from scoring.vectors.reading import Example, Refused

KINDS: Mapping[str, Callable[[Example], Example]] = {
    "deck_total": card_kinds.deck_total,
    "eights_replace_puur_nell": card_kinds.eights_replace_puur_nell,
    "undenufe_values": card_kinds.undenufe_values,
    "trick": card_kinds.trick,
    "trick_altes_undenufe": card_kinds.trick_altes_undenufe,
    "legal_cards": card_kinds.legal,
    "game": card_kinds.game,
    "weis_sequence": weis_kinds.weis_sequence,
    "weis_four": weis_kinds.weis_four,
    "weis_hand": weis_kinds.weis_hand,
    "weis_cards": weis_kinds.weis_cards,
    "weis_top_card": weis_kinds.weis_top_card,
    "weis_compare": weis_kinds.weis_compare,
    "weis_compare_hands": weis_kinds.weis_compare_hands,
    "game_entry": tournament_kinds.game_entry,
    "passe_total": tournament_kinds.passe_total,
    "dealer_order": tournament_kinds.dealer_order,
    "ranking": tournament_kinds.ranking,
    "ranking_full": tournament_kinds.ranking_full,
    "score_sheet": tournament_kinds.score_sheet,
    "factors": free_kinds.factor_table,
    "written_points": free_kinds.written,
    "settlement": free_kinds.settlement,
    "schneider": free_kinds.schneider,
    "end_of_match": free_kinds.end_of_match,
    "slate_z": free_kinds.slate_z,
    "palette": free_kinds.palette,
    "ramset": free_kinds.ramset,
    "ramset_round": free_kinds.ramset_round,
}


def evaluate(kind: object, given: object) -> Example | str:
    """What the rules give for this input: the figures, or one word that says why it is refused."""
    if not isinstance(kind, str) or kind not in KINDS:
        return "unknown_kind"
    if not isinstance(given, dict):
        return "unreadable"
    try:
        return KINDS[kind](given)
    except Refused as refused:
        return refused.word
    except (TypeError, ValueError, AttributeError, LookupError):
        return "unreadable"


def asked_for(got: Example | str, expected: object) -> Example | str:
    """The part of the figures an example asks for: an example may name some of them only."""
    if isinstance(got, dict) and isinstance(expected, dict):
        return {key: value for key, value in got.items() if key in expected} or got
    return got


def agree(got: Example | str, expected: object) -> bool:
    """Whether the figures are the expected ones; a refusal agrees with the same word, alone or under "error"."""
    if isinstance(got, str) and isinstance(expected, dict) and "error" in expected:
        return bool(got == expected["error"])
    return bool(got == expected)


def verdict(example: object) -> Example:
    """One example -> id, got, expected, equal."""
    if not isinstance(example, dict):
        return {"id": None, "got": "unreadable", "expected": None, "equal": False}
    expected = example.get("expected")
    got = asked_for(evaluate(example.get("kind"), example.get("input")), expected)
    return {"id": example.get("id"), "got": got, "expected": expected, "equal": agree(got, expected)}
