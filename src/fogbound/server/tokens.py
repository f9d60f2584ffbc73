"""Links and cookies that nobody can guess; only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without letters that are taken for one another."""


def new_token() -> str:
    """What stands in a link or a cookie: 160 bits."""
    return secrets.token_urlsafe(20)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_name() -> str:
    """What a table is called in addresses: 69 bits, so that whoever may look on has been told."""
    return "".join([secrets.choice(_ALPHABET) for _ in range(14)])
