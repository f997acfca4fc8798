"""Who may open what: one row for each named route. A new route without a row fails the matrix."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class Who(Enum):
    """The least right that a page asks for."""

    EVERYBODY = "everybody"
    SECRET = "everybody who has the link"  # a wrong one answers 410
    ACCOUNT = "every account"
    HELFER = "Helfer of this tournament"
    LEITUNG = "Jassleitung of this tournament"
    HOUSE_HELFER = "Helfer of the organiser"
    HOUSE_LEITUNG = "Jassleitung of the organiser"


@dataclass(frozen=True)
class Row:
    """One route. `methods` are those that it answers; `values` are parts of its address that differ from SAMPLE."""

    who: Who
    methods: str = "GET"
    values: dict[str, object] = field(default_factory=dict)
    query: str = ""


BOTH = "GET POST"
SAMPLE: dict[str, object] = {
    "passe": 1,
    "k": 1,
    "tisch": 1,
    "table": 1,
    "m": 1,
    "number": 1,
    "nummer": 1,
    "secret": "geraten",
    "link": "geraten",
}

ACCOUNTS = {
    "login": Row(Who.EVERYBODY, BOTH),
    "logout": Row(Who.EVERYBODY, "POST"),
    "first_visit": Row(Who.EVERYBODY),
    "first_account": Row(Who.SECRET, BOTH),
    "invitation": Row(Who.SECRET, BOTH),
    "new_password": Row(Who.SECRET, BOTH),
    "people_with_rights": Row(Who.HOUSE_LEITUNG, BOTH),
    "remote_leitung": Row(Who.HOUSE_LEITUNG, "POST"),
    "remove_right": Row(Who.HOUSE_LEITUNG, "POST", {"right": 999_999}),
    "withdraw_invitation": Row(Who.HOUSE_LEITUNG, "POST", {"link": 999_999}),
    "tournament_rights": Row(Who.LEITUNG, BOTH),
    "remove_tournament_right": Row(Who.LEITUNG, "POST", {"right": 999_999}),
    "withdraw_tournament_invitation": Row(Who.LEITUNG, "POST", {"link": 999_999}),
    "help": Row(Who.EVERYBODY),
}
TOURNAMENTS: dict[str, Row] = {
    "tournaments": Row(Who.ACCOUNT),
    "tournament_new": Row(Who.HOUSE_LEITUNG, BOTH),
    "rehearsal_new": Row(Who.HOUSE_LEITUNG, "POST"),
    "now": Row(Who.HELFER),
    "door_close": Row(Who.LEITUNG, "POST"),
    "door_open": Row(Who.LEITUNG, "POST"),
    "sheets_printed": Row(Who.HELFER, "POST"),
    "settings": Row(Who.LEITUNG, BOTH),
    "passe_change": Row(Who.LEITUNG, "POST"),
    "archive": Row(Who.LEITUNG, "POST"),
    "tournament_delete": Row(Who.LEITUNG, "POST"),
}
PEOPLE: dict[str, Row] = {
    "people": Row(Who.HELFER),
    "people_mark": Row(Who.HELFER, "POST"),
    "person_add": Row(Who.HELFER, BOTH),
    "people_import": Row(Who.HELFER, BOTH),
    "door": Row(Who.HELFER, BOTH),
    "handed_out": Row(Who.HELFER, BOTH),
    "talons": Row(Who.HELFER, BOTH),
    "ersatz": Row(Who.HELFER, "POST"),
    "wishes": Row(Who.HELFER, BOTH),
    "wish_remove": Row(Who.HELFER, "POST", {"wunsch": 999_999}),
    "person": Row(Who.HELFER),
    "person_deed": Row(Who.HELFER, "POST", {"tat": "ersetzen"}),
}
DRAWS: dict[str, Row] = {
    "draw": Row(Who.HELFER),
    "draw_seating": Row(Who.HELFER),
    "draw_reprinted": Row(Who.HELFER, "POST"),
    "draw_new": Row(Who.LEITUNG, BOTH),
    "draw_preprint": Row(Who.LEITUNG, BOTH),
    "draw_gaps": Row(Who.LEITUNG, BOTH),
    "draw_plan_in": Row(Who.LEITUNG, BOTH),
    "draw_plan_out": Row(Who.HELFER),
    "draw_draft": Row(Who.HELFER),
    "draw_confirm": Row(Who.LEITUNG, "POST"),
    "draw_discard": Row(Who.LEITUNG, "POST"),
    "seats_exchange": Row(Who.HELFER, BOTH),
    "seats_take": Row(Who.HELFER, BOTH),
    "seats_take_over": Row(Who.HELFER, BOTH),
    "seats_dissolve": Row(Who.LEITUNG, BOTH),
}
PASSEN: dict[str, Row] = {
    "passen": Row(Who.HELFER),
    "board": Row(Who.HELFER),
    "passe_start": Row(Who.LEITUNG, BOTH),
    "passe_close": Row(Who.LEITUNG, BOTH),
    "passe_reopen": Row(Who.LEITUNG, BOTH),
    "sheet_receive": Row(Who.HELFER, "POST"),
    "pile": Row(Who.HELFER, BOTH),
    "sheet_open": Row(Who.HELFER),
    "sheet": Row(Who.HELFER, BOTH),
    "sheet_paper": Row(Who.HELFER, "POST"),
    "sheet_visum": Row(Who.HELFER, "POST"),
    "sheet_choose": Row(Who.HELFER, "POST"),
    "sheet_move": Row(Who.HELFER, "POST"),
}
RANKING = {
    "hall": Row(Who.EVERYBODY),
    "hall_own": Row(Who.EVERYBODY),
    "ranking": Row(Who.HELFER),
    "ranking_release": Row(Who.LEITUNG, "POST"),
    "why": Row(Who.HELFER),
    "check": Row(Who.LEITUNG),
    "export": Row(Who.HELFER),
    "exported": Row(Who.HELFER, values={"what": "rangliste", "kind": "csv"}),
}
DECISIONS: dict[str, Row] = {
    "decisions": Row(Who.HELFER),
    "correction_add": Row(Who.LEITUNG, "POST"),
    "correction_undo": Row(Who.LEITUNG, "POST"),
    "warning_add": Row(Who.LEITUNG, "POST"),
    "decision_add": Row(Who.LEITUNG, "POST"),
    "journal": Row(Who.HELFER),
}
PRINTING = {
    "printing": Row(Who.HELFER),
    "printed": Row(Who.HELFER, values={"form": "teilnehmerliste"}),
}
SCHREIBER = {
    "table_pin": Row(Who.EVERYBODY, BOTH),
    "schreiber": Row(Who.SECRET),
    "schreiber_qr": Row(Who.SECRET),
    "schreiber_check": Row(Who.SECRET, "POST"),
    "schreiber_change": Row(Who.SECRET, "POST"),
    "schreiber_hand_in": Row(Who.SECRET, "POST"),
    "schreiber_beat": Row(Who.SECRET, BOTH),
    "schreiber_take": Row(Who.SECRET, "POST"),
    "schreiber_report": Row(Who.SECRET, "POST"),
    "schreiber_seats": Row(Who.SECRET, "POST"),
    "board_fresh": Row(Who.SECRET),
    "report_settle": Row(Who.HELFER, "POST"),
    "table_renew": Row(Who.LEITUNG, "POST"),
}
ROWS: dict[str, Row] = SCHREIBER | ACCOUNTS | TOURNAMENTS | PEOPLE | DRAWS | PASSEN | RANKING | DECISIONS | PRINTING
"""The page of the parts is for developers and has no row: outside debug mode it answers 404 to everybody."""
