"""The running program on the laptop: its door, what it prints at the start, its backups every three minutes."""
