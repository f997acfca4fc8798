"""The tables of the house on screen (django-tables2), built on plain rows from `queries`."""
