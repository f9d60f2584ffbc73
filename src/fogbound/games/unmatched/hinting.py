"""The game's insight, as a person is told it."""

from __future__ import annotations

from fogbound.core.players import Sight
from fogbound.core.voice import Hint, Voice


def hints(view: Sight, voice: Voice) -> list[Hint]:
    return []
