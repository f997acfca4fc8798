"""How a print order and its answer travel between two processes of this program: a length, then a pickle."""

import pickle
from typing import IO, Any

_LENGTH = 8


def send(stream: IO[bytes] | None, message: Any) -> None:  # noqa: ANN401 - any picklable order or answer
    """Write one message and flush it; OSError or EOFError when the other side has gone."""
    if stream is None:
        raise EOFError
    data = pickle.dumps(message)
    stream.write(len(data).to_bytes(_LENGTH, "big") + data)
    stream.flush()


def receive(stream: IO[bytes] | None) -> Any:  # noqa: ANN401 - what was sent
    """Read one message; EOFError when the other side has gone or was never there."""
    if stream is None or len(head := stream.read(_LENGTH)) < _LENGTH:
        raise EOFError
    data = stream.read(int.from_bytes(head, "big"))
    return pickle.loads(data)  # noqa: S301 - both ends are this program, joined by a private pipe
