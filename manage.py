#!/usr/bin/env python3
"""Run one of the project's commands: `python manage.py migrate`, `python manage.py sichern` ..."""

import os
import sys


def main() -> None:
    """Prepare the data folder, then hand the words of the command line to Django."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "jassturnier.settings")
    from django.core.management import execute_from_command_line

    from jassturnier.datafolder import data_folder, prepare

    prepare(data_folder())
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
