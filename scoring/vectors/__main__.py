"""`python -m scoring.vectors FILE`: evaluate all examples of a file and print id, got, expected, equal as JSON."""

import json
import sys
from pathlib import Path

from scoring.vectors.evaluate import verdict


def main(arguments: list[str]) -> int:
    """Print the verdicts, equal or not. Exit status 0; 2 when there is no readable file."""
    if len(arguments) != 1:
        sys.stderr.write("python -m scoring.vectors FILE\n")
        return 2
    try:
        document = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{arguments[0]}: {error}\n")
        return 2
    examples = document.get("examples") if isinstance(document, dict) else document
    if not isinstance(examples, list):
        sys.stderr.write(f"{arguments[0]}: examples\n")
        return 2
    verdicts = [verdict(example) for example in examples]
    sys.stdout.write(json.dumps(verdicts, ensure_ascii=False, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
