"""Everything bad that somebody may type, as the tests of bad input use it."""

from __future__ import annotations

SCRIPT = "<script>alert(1)</script>"
ODD_NAMES = (SCRIPT, "A <b Team", "=1+1", "O'Neill", "Đurić-Şahin", "🃏 Jass")
"""Names that are taken as they are."""
IMPOSSIBLE_NAMES = ("x" * 200, "Mus\x07ter", "Mus\x00ter", "", "   ")
"""Names that are refused in a form."""
NO_NUMBERS = ("-1", "1 57", "157,0", "157.0", "1_57", "١٥٧", "1234567890", "abc", "\x00")
"""What is no number at all."""
JPEG = b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(range(256)) * 20
