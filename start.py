"""Start the program on a laptop that has only Python: `python3 start.py`; run all tests: `python3 start.py test`.

This file is read by Pythons of any age, so it checks the version in words that all of them understand.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Dieses Programm braucht Python 3.11 oder neuer; hier ist es Python %d.%d.\n"  # noqa: UP031
        "Bitte ein neues Python von www.python.org installieren und dann nochmals starten:\n"
        "  Windows:      py -3 start.py\n"
        "  macOS, Linux: python3 start.py" % sys.version_info[:2]
    )

from jassturnier.starter.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
