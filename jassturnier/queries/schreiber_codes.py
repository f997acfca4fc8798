"""The credential of a table: the code in its QR, its short PIN, and the way back from a code to the table.

A code is `<tournament>-<table>-<Passe or 0>-<secret>`: the first three only say where to look, so that one row is read
and one secret compared. Capitals, digits and hyphens make the smallest QR codes.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass

from django.db.models import QuerySet

from jassturnier.models import Table, Tournament
from jassturnier.queries.secrets import same_secret, secret_of
from jassturnier.queries.tournaments import TournamentInfo, info_of

_CODE = re.compile(r"([0-9]{1,9})-([0-9]{1,4})-([0-9]{1,2})-([A-Z2-7]{26})", re.ASCII)
_MOST_TOURNAMENTS = 20


@dataclass(frozen=True, slots=True)
class Access:
    """What a code opens: one table, and one Passe only where `passe` is set (QR on the Punkteblatt).

    `mark` tells tournaments apart in the storage of a device, which belongs to the address alone.
    """

    tournament: TournamentInfo
    table: int
    passe: int | None
    code: str
    mark: str

    @property
    def archived(self) -> bool:
        """Say whether the tournament is over and put away: nothing can be written any more."""
        return self.tournament.archived_at is not None


@dataclass(frozen=True, slots=True)
class TableCode:
    """The credential of one table as it is printed."""

    table: int
    code: str
    pin: str


def code_of(key: str, tournament_id: int, table: int, renewal: int, passe: int = 0) -> str:
    """Return the code of a table (purpose "tisch"), or of one Punkteblatt where `passe` is 1–12 (purpose "blatt")."""
    purpose, number = ("blatt", table * 100 + passe) if passe else ("tisch", table)
    secret = secret_of(key, purpose, number, renewal)
    return f"{tournament_id}-{table}-{passe}-{secret}"


def pin_of(key: str, table: int, renewal: int) -> str:
    """Return the six digits that are typed with the table number where nobody can photograph the QR."""
    digest = hmac.new(bytes.fromhex(key), f"pin|{table}|{renewal}".encode(), hashlib.sha256).digest()
    return f"{int.from_bytes(digest[:8], 'big') % 1_000_000:06}"


def access_for(code: str) -> Access | None:
    """Return what a code opens, None for one that is wrong, renewed or of a deleted tournament. One query."""
    parts = _CODE.fullmatch(code.strip().upper())
    if parts is None:
        return None
    tournament_id, table, passe = (int(each) for each in parts.groups()[:3])
    row = _tables().filter(tournament_id=tournament_id, number=table).first()
    if row is None or passe > 12:
        return None
    real = code_of(row.tournament.key, tournament_id, table, row.renewal, passe)
    return _access(row, passe, real) if same_secret(parts[0], real) else None


def access_by_pin(table: int, pin: str) -> Access | None:
    """Return the table with this number and PIN among the tournaments that are not put away. One query."""
    rows = _tables().filter(number=table, tournament__archived_at__isnull=True).order_by("-tournament_id")
    fitting = [
        row for row in rows[:_MOST_TOURNAMENTS] if same_secret(pin, pin_of(row.tournament.key, table, row.renewal))
    ]
    if len(fitting) != 1:
        return None
    row = fitting[0]
    return _access(row, 0, code_of(row.tournament.key, row.tournament_id, table, row.renewal))


def table_codes(tournament_id: int) -> dict[int, TableCode]:
    """Return code and PIN of every table, by its number. Two queries."""
    key = _key(tournament_id)
    rows = Table.objects.filter(tournament_id=tournament_id).values_list("number", "renewal")
    return {n: TableCode(n, code_of(key, tournament_id, n, r), pin_of(key, n, r)) for n, r in rows}


def sheet_codes(tournament_id: int, passe: int) -> dict[int, TableCode]:
    """Return the codes of the Punkteblätter of one Passe, by table; the PIN is the table's. Two queries."""
    key = _key(tournament_id)
    rows = Table.objects.filter(tournament_id=tournament_id).values_list("number", "renewal")
    return {n: TableCode(n, code_of(key, tournament_id, n, r, passe), pin_of(key, n, r)) for n, r in rows}


def _tables() -> QuerySet[Table]:
    return Table.objects.select_related("tournament")


def _key(tournament_id: int) -> str:
    return str(Tournament.objects.values_list("key", flat=True).get(pk=tournament_id))


def _access(row: Table, passe: int, code: str) -> Access:
    mark = secret_of(row.tournament.key, "turnier", row.tournament_id)[:8]
    return Access(info_of(row.tournament), row.number, passe or None, code, mark)
