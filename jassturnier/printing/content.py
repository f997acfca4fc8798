"""What a form says: plain frozen data, filled by the app's queries, drawn by the modules beside this one.

Texts are the people's own words, unescaped; every drawing function cleans and shortens them itself. Numbers of points
are whole card points. Everything here can be pickled, because large prints are drawn in another process.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

EINZEL: Literal["einzel"] = "einzel"
PARTNER: Literal["partner"] = "partner"
Kind = Literal["einzel", "partner"]
Paper = Literal["a4x4", "a4x2", "a5", "a6"]
"""Four A6 on an A4 sheet, two A5 on an A4 sheet, or one form per page of A5 or A6 paper."""
Role = Literal["rank", "number", "name", "place", "points", "total", "text"]
"""What a list column holds; it decides alignment, weight and who gives way when the page is full."""


@dataclass(frozen=True)
class Event:
    """What every sheet of one tournament repeats. The print time is given, never asked from the clock, so that equal
    content gives equal bytes."""

    tournament: str
    printed_at: datetime
    date: str = ""
    place: str = ""
    kind: Kind = EINZEL
    spiele: tuple[int, ...] = (12, 12, 12, 12)
    """Spiele of each Passe; its length is the number of Passen."""
    match_bonus: int = 0
    streich: int = 0
    """How many worst Passen are dropped."""
    draw_label: str = ""
    """"Auslosung 2, 20.14 Uhr"; empty before a draw."""
    address: str = ""
    """The hall's address as people type it, "http://192.168.1.20:8000"; empty: no QR code and no address is printed."""
    reglement: str = ""
    """Where the Reglement can be read, for the foot; may be empty."""
    rehearsal: bool = False
    """Every page says that it is a rehearsal."""


@dataclass(frozen=True)
class Person:
    """Somebody on a form. Unknown parts stay empty: an empty name prints a line to write on."""

    name: str = ""
    number: int | None = None
    place: str = ""


@dataclass(frozen=True)
class Link:
    """A QR code with what a person without a camera types instead."""

    url: str
    code: str = ""
    """The same secret in letters, grouped for reading ("K7QF-2MXA")."""


@dataclass(frozen=True)
class StandblattRow:
    """One Passe on a Standblatt. `others`: the partner in the Einzelschieber, the opponents in the Partnerschieber."""

    passe: int
    table: int | None = None
    team: str = ""
    others: tuple[Person, ...] = ()
    pause_credit: int | None = None
    """Set: the row prints "Pause, Gutschrift 942"."""
    note: str = ""
    """Printed over the row instead of a seat, "nicht dabei"."""
    points: int | None = None
    """Known result, when a sheet is printed again during the evening."""
    total: int | None = None


@dataclass(frozen=True)
class StandblattContent:
    """The sheet of one start number: one person, or a pair in the Partnerschieber. No people: lines to write on.
    Missing rows print empty, one for each Passe of the event."""

    number: int
    people: tuple[Person, ...] = ()
    ersatz: bool = False
    category: str = ""
    rows: tuple[StandblattRow, ...] = ()
    link: Link | None = None
    draw_label: str = ""
    """Differs from the event's when this sheet is older; empty: the event's."""


@dataclass(frozen=True)
class PunkteblattContent:
    """The sheet of one table in one Passe. In the Partnerschieber both people of a team carry the same number.
    None for Passe or table: a line to write on. No people: numbers and names are written by hand."""

    spiele: int
    passe: int | None = None
    table: int | None = None
    team_a: tuple[Person, ...] = ()
    team_b: tuple[Person, ...] = ()
    link: Link | None = None


@dataclass(frozen=True)
class LosContent:
    """One label to draw from the hat."""

    table: int
    team: str
    passe: int | None = None


@dataclass(frozen=True)
class Seat:
    """Where somebody sits in one Passe: a table and team, or a note instead ("Pause")."""

    passe: int
    table: int | None = None
    team: str = ""
    note: str = ""


@dataclass(frozen=True)
class SeatRow:
    """One line of the Auslosung by name."""

    name: str
    number: int
    seats: tuple[Seat, ...]
    place: str = ""


@dataclass(frozen=True)
class TableRow:
    """One table of the Auslosung by table."""

    table: int
    team_a: tuple[Person, ...] = ()
    team_b: tuple[Person, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class PasseTables:
    """All tables of one Passe, and who pauses."""

    passe: int
    tables: tuple[TableRow, ...]
    pauses: tuple[Person, ...] = ()


@dataclass(frozen=True)
class ParticipantRow:
    """One line of the Teilnehmerliste; False prints an empty box to tick, True a cross."""

    number: int
    name: str = ""
    place: str = ""
    category: str = ""
    present: bool = False
    paid: bool = False
    note: str = ""


@dataclass(frozen=True)
class ControlRow:
    """One table on the Kontrollblatt; what is not known is left empty to write in."""

    table: int
    received: str = ""
    sum_a: int | None = None
    sum_b: int | None = None
    entered: str = ""
    visum: str = ""


@dataclass(frozen=True)
class ControlContent:
    """The Kontrollblatt of one Passe."""

    passe: int
    rows: tuple[ControlRow, ...]


@dataclass(frozen=True)
class Column:
    """One column of a ranking; `label` is its header."""

    label: str
    role: Role = "text"


@dataclass(frozen=True)
class Section:
    """Rows under an own heading ("noch offen", "ausser Konkurrenz"); each row has one text per column.
    A line break inside a text starts a second line in its cell (the two names of a pair)."""

    rows: tuple[tuple[str, ...], ...]
    heading: str = ""


@dataclass(frozen=True)
class RankingContent:
    """A ranking as the page shows it: all cells are finished texts ("4'408", "(812)", "942 P", "…")."""

    title: str
    columns: tuple[Column, ...]
    sections: tuple[Section, ...]
    subtitle: str = ""
    """"11 von 12 Tischen erfasst"."""
    footers: tuple[str, ...] = ()


@dataclass(frozen=True)
class ReadOutRow:
    """One rank as it is read out."""

    rank: str
    names: tuple[str, ...]
    total: str
    place: str = ""
    prize: str = ""
    note: str = ""


@dataclass(frozen=True)
class ReadOutContent:
    """The list for the Rangverlesen, already in the order of reading."""

    title: str
    rows: tuple[ReadOutRow, ...]
    order: str = ""
    """"vom letzten zum ersten Rang"."""


@dataclass(frozen=True)
class TischschildContent:
    """The sign that stands on a table."""

    table: int
    name: str = ""
    link: Link | None = None
    wlan: str = ""
    """Name and password of the wireless network as people read it; printed only when given."""
    steps: tuple[str, ...] = ()
    """Short instruction; empty: the usual three steps."""


@dataclass(frozen=True)
class NotfallContent:
    """All that lets the evening go on without the laptop, in one file."""

    by_name: tuple[SeatRow, ...]
    passen: tuple[PasseTables, ...]
    reserve_per_passe: int = 0
    """Empty Punkteblätter for each Passe; 0: as many as it has tables."""


@dataclass(frozen=True)
class ReglementContent:
    """The settings from which the page of rules is written."""

    tie_rule: Literal["total", "best", "all"] = "best"
    """Equal totals: shared rank; best Passe decides; best, second best, … decide."""
    pause_credit: int | None = None
    entry_fee: str = ""
    extra: tuple[str, ...] = ()
    """The organiser's own sentences."""
