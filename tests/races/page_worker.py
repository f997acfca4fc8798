"""One of two processes that press the same buttons at the same moment, told by lines of JSON on stdin.

`prepare KIND ROUNDS` makes an empty database with a tournament for each round; `press NAME` signs in and sends forms;
`look` tells what is in the database afterwards.
"""

from __future__ import annotations

import json
import os
import sys
from datetime import timedelta
from typing import Any

import django


def answer(what: object) -> None:
    """Send one line to the test."""
    print(json.dumps(what), flush=True)


def prepare(kind: str, rounds: int) -> None:
    """Answer the numbers of the tournaments, one for each round."""
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    from tests import builders

    builders.account("Hans", "jassleitung")
    builders.account("Regula", "jassleitung")
    answer([tournament_for(kind, n) for n in range(rounds)])


def tournament_for(kind: str, number: int) -> int:
    """Make one of 8 people, who are seated unless it is "open".

    "drawn" has a draft of Passe 1, "running" one sheet typed in, "invited" an open link `wettlauf-NUMBER`.
    """
    from jassturnier.models import Invitation
    from jassturnier.services.invitations import hash_of
    from tests import builders

    made = builders.tournament(passen=1, name=f"Herbstjass {number}")
    builders.people(made, 8)
    if kind != "open":
        builders.seat_everybody(made)
    if kind == "drawn":
        builders.draft(made, passe=1)
    if kind == "invited":
        Invitation.objects.create(
            tournament=made, role="helfer", secret_hash=hash_of(f"wettlauf-{made.pk}"),
            created_at=builders.now(), expires_at=builders.now() + timedelta(hours=1),
        )  # fmt: skip
    if kind == "running":
        builders.start(made)
        builders.played(made, 1, 1, 1000)
    return made.pk


def press(name: str) -> None:
    """For each line "[address, fields]" send the form and answer the number of the answer and where it leads."""
    from django.db import close_old_connections
    from django.test import Client

    from jassturnier.models import User

    client = Client(raise_request_exception=False, headers={"host": "localhost"})
    client.force_login(User.objects.get(name=name))
    answer("ready")
    for line in sys.stdin:
        address, fields = json.loads(line)
        found = client.post(address, fields)
        answer([found.status_code, found.headers.get("Location", "")])
        close_old_connections()  # as the server does after each request; the test client leaves it out


def look() -> None:
    """Answer, for each tournament asked for by a line, what there is; an empty line asks for faults."""
    from django.db import close_old_connections

    from jassturnier.queries.soundness import unsound

    answer("ready")
    for line in sys.stdin:
        close_old_connections()
        answer(facts(int(line)) if line.strip() else unsound())


def facts(number: int) -> dict[str, Any]:
    """Count what a tournament has, and list its journal."""
    from jassturnier.models import Entry, Journal, Membership, Passe, Place, Standblatt

    return {
        "places": Place.objects.filter(tournament_id=number).count(),
        "numbers": sorted(Standblatt.objects.filter(tournament_id=number).values_list("number", flat=True)),
        "valid": Entry.objects.filter(tournament_id=number, valid=True).count(),
        "closed": Passe.objects.filter(tournament_id=number, closed_at__isnull=False).count(),
        "rights": Membership.objects.filter(tournament_id=number).count(),
        "deeds": list(
            Journal.objects.filter(tournament_number=number).order_by("number").values_list("deed", flat=True)
        ),
    }


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    if sys.argv[1] == "prepare":
        prepare(sys.argv[2], int(sys.argv[3]))
    elif sys.argv[1] == "press":
        press(sys.argv[2])
    else:
        look()
