"""L1: a full hall against waitress and SQLite: 50 tables, 60 devices, 3 displays; all tables hand in within one second.

`python -m benchmarks.tables [rounds]` starts the program on a fresh data folder and prints figures; ten rounds fill one
tournament (one Passe each). Real connections, think times, drafts after the keys, displays that ask every two seconds.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from tests.browser.real_server import RealServer

TABLES, DEVICES, DISPLAYS, PASSEN = 50, 60, 3, 10
PREPARE = (
    "import django; django.setup(); import json; from tests import builders;"
    "from jassturnier.queries.schreiber_codes import table_codes;"
    "from jassturnier.views.schreiber_office import board_ticket;"
    f"made = builders.tournament(passen={PASSEN}); builders.people(made, {TABLES * 4});"
    f"builders.seat_everybody(made); [builders.start(made, n) for n in range(1, {PASSEN + 1})];"
    "print(json.dumps([[c.code for _n, c in sorted(table_codes(made.pk).items())], board_ticket(made.pk)]))"
)
COUNT = (
    "import django; django.setup(); from jassturnier.models import Entry;"
    "print(Entry.objects.filter(valid=True).count(), Entry.objects.count())"
)


@dataclass
class Seen:
    """What the clients measured, in seconds."""

    hand_in: list[float] = field(default_factory=list)
    draft: list[float] = field(default_factory=list)
    display: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    changes: list[float] = field(default_factory=list)


async def ask(port: int, method: str, path: str, fields: dict[str, object] | None = None) -> tuple[int, bytes, float]:
    """Send one request on a connection of its own and give status, body and seconds."""
    body = urlencode(fields or {}).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        "Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    began = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1]), answer.partition(b"\r\n\r\n")[2], time.perf_counter() - began


async def device(port: int, code: str, number: int, seen: Seen, passe: list[int], stop: asyncio.Event) -> None:
    """Mirror a changed draft every ten seconds, as the page does; a table types one Spiel in four minutes."""
    revision = 0
    await asyncio.sleep(random.random() * 10)
    while not stop.is_set():
        revision += 1
        fields: dict[str, object] = {
            "passe": passe[0], "device": f"device-{number:06}", "revision": revision, "filled": revision % 12,
            "content": json.dumps({"rows": [{"a": "100", "b": "57", "by": "a"}] * 12}),
        }  # fmt: skip
        status, _body, took = await ask(port, "POST", f"/s/{code}/stand/", fields)
        seen.draft.append(took)
        if status != 200:
            seen.errors.append(f"draft {status}")
        await asyncio.sleep(9 + 2 * random.random())


async def display(port: int, ticket: str, seen: Seen, stop: asyncio.Event) -> None:
    """Ask every two seconds whether anything is new."""
    known = b""
    while not stop.is_set():
        status, body, took = await ask(port, "GET", f"/tafel/{ticket}/")
        seen.display.append(took)
        if status != 200:
            seen.errors.append(f"display {status}")
        if body != known:
            seen.changes.append(time.perf_counter())
        known = body
        await asyncio.sleep(2)


async def hand_in(port: int, code: str, passe: int, seen: Seen) -> None:
    """Hand in somewhere within one second."""
    await asyncio.sleep(random.random())
    a = random.randrange(700, 1100)
    fields: dict[str, object] = {
        "passe": passe, "art": "totale", "a": a, "b": 1884 - a, "based_on": 0, "nonce": f"load-{passe}-{code[-12:]}",
    }  # fmt: skip
    status, body, took = await ask(port, "POST", f"/s/{code}/abgeben/", fields)
    seen.hand_in.append(took)
    if status != 200 or not json.loads(body)["ok"]:
        seen.errors.append(f"hand-in {status}")


async def evening(port: int, codes: list[str], ticket: str, rounds: int) -> tuple[Seen, list[float]]:
    """Run all clients; give what they saw and how long the displays took to show each round."""
    seen, stop, passe, shown = Seen(), asyncio.Event(), [1], []
    others = [device(port, codes[n % TABLES], n, seen, passe, stop) for n in range(DEVICES)]
    others += [display(port, ticket, seen, stop) for _n in range(DISPLAYS)]
    running = [asyncio.create_task(each) for each in others]
    for number in range(1, rounds + 1):
        passe[0] = number
        await asyncio.gather(*(hand_in(port, code, number, seen) for code in codes))
        last = time.perf_counter()
        await asyncio.sleep(3)
        shown += [min((at - last for at in seen.changes if at > last), default=99.0)]
    stop.set()
    await asyncio.gather(*running)
    return seen, shown


def told(name: str, times: list[float]) -> str:
    """Say how long something took."""
    ordered = sorted(times)
    cut = [ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000 for share in (0.5, 0.95, 0.99)]
    return f"{name}: {len(times)}, p50 {cut[0]:.0f} ms, p95 {cut[1]:.0f} ms, p99 {cut[2]:.0f} ms"


def main() -> None:
    """Start, load, print."""
    rounds = min(int(sys.argv[1]) if len(sys.argv) > 1 else PASSEN, PASSEN)
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder), tables=1)
        codes, ticket = json.loads(server.run(PREPARE))
        before = int(server.run(COUNT).split()[0])
        server.start()
        try:
            seen, shown = asyncio.run(evening(server.port, codes, ticket, rounds))
        finally:
            server.kill()
        valid, versions = (int(each) for each in server.run(COUNT).split())
    print(told("hand-ins", seen.hand_in), told("drafts", seen.draft), told("displays", seen.display), sep="\n")
    print(f"errors {len(seen.errors)} {sorted(set(seen.errors))}; stored {valid - before} of {rounds * TABLES}")
    print(f"versions beside {versions - valid}; display saw the end of a round after at most {max(shown):.1f} s")


if __name__ == "__main__":
    main()
