"""Computer players that do what none should."""

from __future__ import annotations

import os
from random import Random
from threading import Event
from typing import Any


class Sleeper:
    """Never answers."""

    def __init__(self, *_: Any) -> None:
        pass

    def choose(self, view: Any, budget: Any, rng: Random) -> str:
        """Wait for ever."""
        Event().wait()
        return ""


class Mumbler(Sleeper):
    """Says something where only answers belong, past all that Python could do about it."""

    def choose(self, view: Any, budget: Any, rng: Random) -> str:
        """Mumble."""
        os.write(1, b"hm, hm\n")
        return ""


class Quitter(Sleeper):
    """Ends its process."""

    def choose(self, view: Any, budget: Any, rng: Random) -> str:
        """Go."""
        os._exit(3)
