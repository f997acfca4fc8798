"""From the database to finished plain data: lists and frozen dataclasses, never querysets."""
