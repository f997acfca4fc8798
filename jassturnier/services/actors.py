"""Who does a deed: name, device and the role held for this tournament."""

from __future__ import annotations

from dataclasses import dataclass

from jassturnier.models.accounts import Role

__all__ = ["Actor", "Role", "covers"]


@dataclass(frozen=True, slots=True)
class Actor:
    """One who acts. `name` goes into the journal; `device` is a short label of the device, or empty."""

    name: str
    role: Role
    device: str = ""


def covers(held: Role, needed: Role) -> bool:
    """Say whether the role `held` includes the rights of `needed` (Jassleitung includes Helfer)."""
    return held == Role.JASSLEITUNG or held == needed
