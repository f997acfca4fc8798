"""Paper: draws plain data (see content.py) as PDF, without Django and without a database."""
