"""Draws forms for the server: small ones at once, large ones in a process of their own, so that entries stay quick.

The process is started by the first large print as `python -m jassturnier.printing.worker_process`; it imports neither
Django nor the program that started the server, needs no main guard, and works alike on Linux, macOS and Windows. It
ends when its input is closed: by `shut_down`, at the end of the server, or when the server is killed.
"""

import atexit
import logging
import subprocess
import sys
from pathlib import Path
from threading import Lock
from typing import Any

from jassturnier.printing.content import Event, NotfallContent, PasseTables, RankingContent
from jassturnier.printing.forms import FORMS
from jassturnier.printing.pipe import receive, send

_ROOT = Path(__file__).resolve().parent.parent.parent
_SMALL = 40
"""Forms or lists up to this size take less than about 0.2 s and are drawn at once."""
_log = logging.getLogger(__name__)
_lock = Lock()
_process: subprocess.Popen[bytes] | None = None


def draw(form: str, event: Event, content: Any, **options: Any) -> bytes:  # noqa: ANN401 - each form has its own
    """Draw one form by its name in `forms.FORMS`; large prints go to the worker process if there is one.

    KeyError for an unknown name; otherwise what the drawing function itself would raise.
    """
    drawing = FORMS[form]
    if size(content) > _SMALL:
        answer = draw_in_worker(form, event, content, **options)
        if answer is not None:
            return answer
    return drawing(event, content, **options)


def draw_in_worker(form: str, *arguments: Any, **options: Any) -> bytes | None:  # noqa: ANN401
    """Draw in the worker process, one print after the other; None when it cannot be started, died or failed."""
    global _process
    with _lock:
        try:
            _process = _running(_process)
            send(_process.stdin, (form, arguments, options))
            answer: bytes | None = receive(_process.stdout)
        except (OSError, EOFError, ValueError) as error:
            _log.warning("The print worker does not answer (%s); drawing in the server.", error)
            _end()
            return None
    return answer


def size(content: Any) -> int:  # noqa: ANN401
    """How much there is to draw, in forms; about five lines of a list count as one."""
    if isinstance(content, RankingContent):
        return sum(len(section.rows) for section in content.sections) // 5
    if isinstance(content, NotfallContent):
        return size(content.by_name) + size(content.passen) + sum(len(passe.tables) for passe in content.passen)
    if isinstance(content, list | tuple):
        if content and isinstance(content[0], PasseTables):
            return sum(len(passe.tables) for passe in content) // 5
        return len(content)
    return 1


def shut_down() -> None:
    """End the worker process, if one runs; the next large print starts another."""
    with _lock:
        _end()


def _running(process: subprocess.Popen[bytes] | None) -> subprocess.Popen[bytes]:
    if process is not None and process.poll() is None:
        return process
    return subprocess.Popen(
        [sys.executable, "-m", "jassturnier.printing.worker_process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=_ROOT,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _end() -> None:
    global _process
    process, _process = _process, None
    if process is None:
        return
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                _log.debug("The print worker had gone already.")
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


atexit.register(shut_down)
