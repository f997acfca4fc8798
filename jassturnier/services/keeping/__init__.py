"""The parts of a backup: its file, the copy of each kind of database, going back to one."""
