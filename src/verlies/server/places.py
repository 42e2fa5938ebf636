"""Places: the seats at a table, who has them, and what they are called."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from msgspec import Struct

from verlies.bots import LEVELS
from verlies.server.speech import Problem

LONGEST_NAME = 30
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by Unicode, but nothing to be seen."""


class Place(Struct):
    """A seat: whose it is (the hash of a secret), and the level of the bot that plays it."""

    name: str = ""
    lock: str | None = None
    level: str | None = None
    left_to_bot: bool = False
    """Its person let the bot play; else the host did."""

    def take(self, name: str) -> str:
        """Give the seat to somebody new; returns the secret."""
        secret = secrets.token_urlsafe(24)
        self.name = name
        self.lock = _hash(secret)
        self.level = None
        return secret

    def opens_with(self, secret: str) -> bool:
        return self.lock is not None and hmac.compare_digest(self.lock, _hash(secret))

    @property
    def open(self) -> bool:
        return self.lock is None and self.level is None

    @property
    def has_a_say(self) -> bool:
        """Nobody loses it because the host put a bot there."""
        return self.lock is not None and not self.left_to_bot


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def clean_name(name: str) -> str:
    """A name without what cannot be seen; raises Problem if it is too long."""
    shown = "".join(" " if sign.isspace() else sign for sign in name if sign.isspace() or sign.isprintable())
    neat = " ".join(unicodedata.normalize("NFC", shown).split())
    if not any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS for sign in neat):
        return ""
    if len(neat) > LONGEST_NAME:
        raise Problem("name", last=LONGEST_NAME)
    return neat


def check_level(level: str | None) -> str | None:
    if level is not None and level not in LEVELS:
        raise Problem("no_level")
    return level
