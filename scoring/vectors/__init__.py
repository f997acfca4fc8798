"""Worked examples evaluated through the public functions: `python -m scoring.vectors FILE`."""
