"""Keep a draft: its number, seed, plan and findings, and all it takes to draw the same again."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, field
from typing import Any

from django.db.models import Max
from django.utils.translation import gettext as _

from draws import Place, Plan, Player, Wishes, new_seed
from jassturnier.models import Draw, Tournament
from jassturnier.models.draws import DrawState
from jassturnier.queries.draws_plan import Way, finding_rows, plan_rows, player_rows
from jassturnier.services.deed import Frame
from jassturnier.services.outcomes import Refused
from jassturnier.version import VERSION


@dataclass
class Draft:
    """A draft in the making: how it came about, the seed (None without a lot), its Passen and players."""

    way: Way
    seed: int | None
    passen: tuple[int, ...]
    players: tuple[Player, ...]
    extra: dict[str, Any] = field(default_factory=dict)


def refuse_second_draft(tournament: Tournament) -> None:
    """Let only one draft be open at a time."""
    number = Draw.objects.filter(tournament=tournament, state=DrawState.DRAFT).values_list("number", flat=True).first()
    if number is not None:
        text = _("Die Auslosung %(n)s ist noch ein Entwurf. Bitte zuerst bestätigen oder verwerfen.") % {"n": number}
        raise Refused("draft_open", text)


def seed_for(tournament: Tournament, seed: int | None = None) -> tuple[int, int]:
    """Return number and seed of the next draw; a rehearsal derives the seed, so that it can be played again alike."""
    last = Draw.objects.filter(tournament=tournament).aggregate(last=Max("number"))["last"] or 0
    number = last + 1
    if seed is not None:
        return number, seed
    if tournament.rehearsal and tournament.rehearsal_seed:
        digest = hashlib.sha256(f"{tournament.rehearsal_seed}|auslosung|{number}".encode()).digest()
        return number, int.from_bytes(digest[:6], "big")
    return number, new_seed()


def keep_draft(
    d: Frame, number: int, draft: Draft, plan: Plan, history: tuple[Place, ...], wishes: Wishes, reason: str
) -> None:
    """Write the draft and its journal line."""
    options = {
        "way": draft.way.value,
        "passen": list(draft.passen),
        "players": player_rows(draft.players),
        "history": plan_rows(history),
        "wishes": {"not_together": wishes.not_together, "not_partner": wishes.not_partner},
        "quality": asdict(plan.quality),
        **draft.extra,
    }
    Draw.objects.create(
        tournament=d.tournament,
        number=number,
        first_passe=draft.passen[0],
        last_passe=draft.passen[-1],
        seed="" if draft.seed is None else str(draft.seed),
        options=options,
        program_version=VERSION,
        plan=plan_rows(plan.places),
        findings=finding_rows(plan.findings),
        reason=reason,
        by=d.by.name,
        at=d.now,
    )
    d.journal(
        "Auslosung entworfen",
        f"Auslosung {number}",
        new={"seed": str(draft.seed or ""), "passen": list(draft.passen), "way": draft.way.value},
        reason=reason,
    )
