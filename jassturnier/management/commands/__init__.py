"""One file per command: `python manage.py NAME`."""
