"""The data of the house: one class per fact, with what must be true as a database constraint (DESIGN 3)."""

from jassturnier.models.accounts import Invitation, Membership, Organiser, User
from jassturnier.models.devices import Draft, ErrorReport
from jassturnier.models.draws import Draw, Wish
from jassturnier.models.entries import Entry, Punkteblatt, Spiel
from jassturnier.models.passen import Passe, Place
from jassturnier.models.people import Holder, Player, Standblatt
from jassturnier.models.records import Correction, Decision, Journal, Release
from jassturnier.models.tournaments import Table, Tournament

__all__ = [
    "Correction",
    "Decision",
    "Draft",
    "Draw",
    "Entry",
    "ErrorReport",
    "Holder",
    "Invitation",
    "Journal",
    "Membership",
    "Organiser",
    "Passe",
    "Place",
    "Player",
    "Punkteblatt",
    "Release",
    "Spiel",
    "Standblatt",
    "Table",
    "Tournament",
    "User",
    "Wish",
]
