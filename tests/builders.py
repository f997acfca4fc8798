"""Few plain builders: a tournament, its people, seats, played sheets. They write rows directly, never through verbs."""

from __future__ import annotations

from datetime import date, datetime
from itertools import count

from django.utils import timezone

from jassturnier.models import (
    Draw,
    Entry,
    Holder,
    Membership,
    Organiser,
    Passe,
    Place,
    Punkteblatt,
    Standblatt,
    Table,
    Tournament,
    User,
)
from jassturnier.models.accounts import Role
from jassturnier.services.actors import Actor

JASSLEITUNG = Actor(name="Vreni", role=Role.JASSLEITUNG, device="Laptop")
HELFER = Actor(name="Hans", role=Role.HELFER, device="Laptop")

_nonces = count(1)


def now() -> datetime:
    """Return the present time, as the rows want it."""
    return timezone.now()


def organiser() -> Organiser:
    """Return the one organiser of the laptop."""
    return Organiser.objects.first() or Organiser.objects.create(name="Jassclub")


def tournament(*, passen: int = 4, spiele: int = 12, kind: str = "einzel", **settings: object) -> Tournament:
    """Make a tournament with its Passen."""
    fields: dict[str, object] = {
        "organiser": organiser(),
        "kind": kind,
        "name": "Herbstjass",
        "date": date(2026, 11, 28),
        "place": "Hergiswil",
        "key": "00112233445566778899aabbccddeeff" * 2,
        "created_at": now(),
    }
    made = Tournament.objects.create(**(fields | settings))
    Passe.objects.bulk_create(Passe(tournament=made, number=n, spiele=spiele) for n in range(1, passen + 1))
    return made


def people(made: Tournament, number: int, *, handed_out: bool = True, first: int = 1) -> list[Standblatt]:
    """Give `number` Standblätter with names to a tournament; pairs in the Partnerschieber."""
    positions = (1, 2) if made.kind == "partner" else (1,)
    sheets = Standblatt.objects.bulk_create(
        Standblatt(tournament=made, number=n, handed_out_at=now() if handed_out else None)
        for n in range(first, first + number)
    )
    Holder.objects.bulk_create(
        Holder(tournament=made, standblatt=s, position=p, name=f"Muster {s.number:03}{'ab'[p - 1]}", place="Kriens")
        for s in sheets
        for p in positions
    )
    return sheets


def seats(made: Tournament, passe: int, rows: list[list[int]]) -> None:
    """Seat start numbers: one inner list per table, in the order A A B B (or A B for pairs)."""
    played = Passe.objects.get(tournament=made, number=passe)
    by_number = {s.number: s for s in Standblatt.objects.filter(tournament=made)}
    half = len(rows[0]) // 2
    for index, numbers in enumerate(rows, start=1):
        table, _ = Table.objects.get_or_create(tournament=made, number=index)
        Place.objects.bulk_create(
            Place(
                tournament=made,
                passe=played,
                standblatt=by_number[n],
                kind="seat",
                table=table,
                team="A" if i < half else "B",
                seat=i % half + 1,
            )
            for i, n in enumerate(numbers)
        )


def seat_everybody(made: Tournament) -> None:
    """Seat all handed-out Standblätter in every Passe by shifting them; a plain plan without quality."""
    numbers = list(
        Standblatt.objects.filter(tournament=made, handed_out_at__isnull=False).values_list("number", flat=True)
    )
    size = 4 if made.kind == "einzel" else 2
    for passe in Passe.objects.filter(tournament=made):
        shifted = [numbers[i::size][passe.number * i :] + numbers[i::size][: passe.number * i] for i in range(size)]
        rows = [list(row) for row in zip(*shifted, strict=False)]
        if rows:
            seats(made, passe.number, rows)


def start(made: Tournament, passe: int = 1) -> Passe:
    """Mark a Passe as started."""
    played = Passe.objects.get(tournament=made, number=passe)
    played.started_at = now()
    played.save()
    return played


def played(made: Tournament, passe: int, table: int, a: int, **fields: object) -> Entry:
    """Write a valid entry of totals for one table: `a` card points for A, the rest of Spiele × 157 for B."""
    row = Passe.objects.get(tournament=made, number=passe)
    sheet, _ = Punkteblatt.objects.get_or_create(
        tournament=made, passe=row, table=Table.objects.get(tournament=made, number=table)
    )
    expected = row.spiele * 157
    values: dict[str, object] = {
        "version": sheet.entries.count() + 1,
        "by_spiel": False,
        "control_a": a,
        "control_b": expected - a,
        "expected": expected,
        "who": "Hans",
        "at": now(),
        "nonce": f"test-{next(_nonces)}",
        "valid": True,
    }
    return Entry.objects.create(tournament=made, punkteblatt=sheet, **(values | fields))


def account(name: str = "vreni", role: str = "jassleitung", made: Tournament | None = None) -> User:
    """Make an account with a role for the organiser, or for one tournament."""
    user = User(name=name, created_at=now())
    user.set_password("jass-am-abend")
    user.save()
    scope = {"tournament": made} if made else {"organiser": organiser()}
    Membership.objects.create(user=user, role=role, **scope)
    return user


def draft(made: Tournament, passe: int = 2) -> Draw:
    """Keep a draft that seats everybody in one Passe as they sit now."""
    rows = Place.objects.filter(tournament=made, passe__number=passe).order_by("pk")
    plan = rows.values_list("passe__number", "standblatt__number", "table__number", "team", "seat")
    numbers = Standblatt.objects.filter(tournament=made).values_list("number", flat=True)
    options = {"way": "ausgelost", "passen": [passe], "players": [[n, False, None, []] for n in numbers]}
    return Draw.objects.create(
        tournament=made, number=1, first_passe=passe, last_passe=passe, seed="7", program_version="0", by="Vreni",
        at=now(), plan=[list(row) for row in plan], options=options,
    )  # fmt: skip
