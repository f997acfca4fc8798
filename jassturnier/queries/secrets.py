"""Secrets of tables and start numbers: 128 bits of HMAC-SHA256 from the tournament key, printable again (DESIGN 3)."""

from __future__ import annotations

import base64
import hashlib
import hmac


def secret_of(key: str, purpose: str, number: int, renewal: int = 0) -> str:
    """Return 26 letters and digits (base32) for a table or start number.

    `key` is the tournament's key in hex, `purpose` "tisch", "blatt" or "start". The same input gives the same secret
    on every machine, so that a sheet can be printed again and works after a restore.
    """
    message = f"{purpose}|{number}|{renewal}".encode()
    digest = hmac.new(bytes.fromhex(key), message, hashlib.sha256).digest()
    return base64.b32encode(digest[:16]).decode("ascii").rstrip("=")


def same_secret(given: str, real: str) -> bool:
    """Compare in constant time; upper and lower case are alike, since people type codes."""
    return hmac.compare_digest(given.strip().upper().encode(), real.encode())
