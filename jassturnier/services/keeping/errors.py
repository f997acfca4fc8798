"""Why a backup or a restore could not be done."""


class BackupFailed(Exception):
    """No sound backup could be made or read; the text says to a person what happened and what to do."""
