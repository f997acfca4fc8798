"""The worker process: draws one order after the other until its input is closed; imports only paper."""

import os
import signal
import sys

from jassturnier.printing.forms import FORMS
from jassturnier.printing.pipe import receive, send


def main() -> None:
    """Serve orders (form name, positional and named arguments) from standard input; None answers an order that failed.

    Ctrl-C is for the server, which closes our input when it goes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    orders, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    while True:
        try:
            form, arguments, options = receive(orders)
        except EOFError:
            return
        try:
            answer = FORMS[form](*arguments, **options)
        except Exception:  # the server draws it again itself and meets the same error where it can be handled
            answer = None
        send(answers, answer)


if __name__ == "__main__":
    main()
