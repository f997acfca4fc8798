"""What `start.py` does before any package is installed: environment, checks, start. Standard library only."""
