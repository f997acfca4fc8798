"""Why a file could not be read: a code and figures; the sentences belong to the app's forms."""

from typing import Literal

Code = Literal["empty", "too_big", "too_many_rows", "too_many_columns", "not_a_table", "old_excel", "damaged"]


class Unreadable(Exception):
    """A refusal. `limit` and `found` are bytes, rows or columns where the code is about a size, otherwise 0."""

    def __init__(self, code: Code, limit: int = 0, found: int = 0) -> None:
        super().__init__(code)
        self.code: Code = code
        self.limit = limit
        self.found = found
