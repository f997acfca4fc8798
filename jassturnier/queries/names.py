"""Who holds which Standblatt: the people of a start number at a Passe, or at the end."""

from __future__ import annotations

from dataclasses import dataclass

from jassturnier.models import Holder


@dataclass(frozen=True, slots=True)
class Person:
    """One holder as copied that evening. `position` 1 or 2 (the second of a pair); `from_passe` when he took over."""

    name: str
    place: str
    club: str
    category: str
    not_published: bool
    position: int
    from_passe: int
    to_passe: int | None


@dataclass(frozen=True, slots=True)
class Holders:
    """All who ever held one Standblatt, by position and first Passe."""

    all: tuple[Person, ...] = ()

    def at(self, passe: int) -> tuple[Person, ...]:
        """Return who held it in Passe `passe` (1–12), the first of a pair first."""
        return tuple(p for p in self.all if p.from_passe <= passe and (p.to_passe is None or p.to_passe >= passe))

    @property
    def last(self) -> tuple[Person, ...]:
        """Return who holds it now, the first of a pair first."""
        return tuple(p for p in self.all if p.to_passe is None)

    def replaced_by(self, passe: int) -> bool:
        """Say whether somebody took over after the first Passe and up to Passe `passe` (DESIGN 6, replaced)."""
        return any(2 <= p.from_passe <= passe for p in self.all)


NOBODY = Holders()


def holders_by_standblatt(tournament_id: int) -> dict[int, Holders]:
    """Return the holders of every Standblatt by its row id. One query."""
    found: dict[int, list[Person]] = {}
    rows = Holder.objects.filter(tournament_id=tournament_id).order_by("standblatt_id", "position", "from_passe")
    for h in rows:
        person = Person(h.name, h.place, h.club, h.category, h.not_published, h.position, h.from_passe, h.to_passe)
        found.setdefault(h.standblatt_id, []).append(person)
    return {standblatt_id: Holders(tuple(people)) for standblatt_id, people in found.items()}


def joined(people: tuple[Person, ...], part: str = "name") -> str:
    """Return the names (or places, clubs …) of a pair as one text, equal ones once: «Muster Hans / Meier Rita»."""
    texts = [getattr(p, part) for p in people if getattr(p, part)]
    return " / ".join(dict.fromkeys(texts))
